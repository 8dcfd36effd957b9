import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPanel } from '../../../widget/account/account-panel.tsx'
import type { PanelTask } from '../../../widget/account/account-panel.tsx'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { useAccountCart } from './use-account-cart.ts'
import './account-screen.css'

/** A task of accounts on a page of its own. A token in the address belongs to `withToken` and is taken out of it. */
export function AccountScreen({ task, withToken = task }: { task: PanelTask; withToken?: PanelTask }) {
  const { t } = useTranslation('account')
  const { navigate } = useEnvironment()
  const { join } = useAccountCart()
  const screen = useRef<HTMLDivElement>(null)
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const view = screen.current?.ownerDocument.defaultView
    if (view) setToken(takeToken(view))
  }, [])
  const shown = token === undefined ? task : withToken
  return (
    <div ref={screen} className="account-screen">
      <div className="account-screen__column">
        <h1 className="account-screen__title display" tabIndex={-1}>
          {t(`${shown}.title`)}
        </h1>
        <AccountPanel
          key={shown}
          task={shown}
          token={token}
          onLoggedIn={() => void join().then(() => navigate({ to: 'invoices' }, { replace: true }))}
        />
      </div>
    </div>
  )
}

/** Out of the address, where it would be bookmarked, shared and sent along as a referrer. */
function takeToken(view: Window): string | undefined {
  const address = new URL(view.location.href)
  const token = address.searchParams.get('token')
  if (token === null) return undefined
  address.searchParams.delete('token')
  view.history.replaceState(view.history.state, '', address)
  return token
}

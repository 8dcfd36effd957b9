import { Suspense, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { createAccountClient } from './account-client.ts'
import type { PanelTask } from './account-panel.tsx'
import { wasLoggedIn } from './logged-in-hint.ts'

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }))

/** Props of `AccountOffer`. */
export interface AccountOfferProps {
  /** Stands in a dialog already: the form opens below the offer. */
  inline?: boolean
  /** Who is logged in, from before or by this offer. */
  onKnown?: (email: string) => void
  /** Somebody has logged in by this offer. */
  onLoggedIn?: () => void
}

/** Offers to log in or sign up in a dialog, without leaving what one is at; says who is logged in. */
export function AccountOffer({ inline = false, onKnown, onLoggedIn }: AccountOfferProps) {
  const { t } = useTranslation('account')
  const { api, memory, announce } = useEnvironment()
  const arrived = useArrived()
  const [email, setEmail] = useState<string>()
  const [task, setTask] = useState<PanelTask>()
  const session = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)
  const know = useRef(onKnown)
  useLayoutEffect(() => {
    know.current = onKnown
  })
  useEffect(() => {
    if (!wasLoggedIn(memory)) return
    // who cannot be asked now is offered to log in, which does no harm
    createAccountClient({ api, memory })
      .who()
      .then(setEmail, () => undefined)
  }, [api, memory])
  useEffect(() => {
    if (email === undefined) return
    know.current?.(email)
    // the button that was pressed is gone, and the focus of the keyboard with it
    if (hasAsked.current) session.current?.focus()
  }, [email])

  if (!arrived) return null
  if (email !== undefined) {
    return (
      <div ref={session} tabIndex={-1}>
        <Notice icon="check">{t('session.as', { email })}</Notice>
      </div>
    )
  }
  const ask = (wanted: PanelTask) => {
    hasAsked.current = true
    setTask(wanted)
  }
  return (
    <>
      <Notice
        title={t('offer.title')}
        icon="lock"
        actions={
          <>
            <Button size="small" onClick={() => ask('logIn')}>
              {t('logIn.action')}
            </Button>
            <Button size="small" look="quiet" onClick={() => ask('signUp')}>
              {t('signUp.action')}
            </Button>
          </>
        }
      >
        {t('offer.text')}
      </Notice>
      {task ? (
        <Suspense fallback={null}>
          <AccountDialog
            task={task}
            inline={inline}
            onTask={setTask}
            onClose={() => setTask(undefined)}
            onLoggedIn={(found) => {
              setEmail(found)
              setTask(undefined)
              onLoggedIn?.()
              announce(t('session.as', { email: found }))
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { createAccountClient, wasLoggedIn } from './account-client.ts'
import { AccountPanel } from './account-panel.tsx'
import type { PanelTask } from './account-panel.tsx'

/** Offers to log in or sign up in a dialog, without leaving what one is at; says who is logged in. */
export function AccountOffer({ onLoggedIn }: { onLoggedIn?: () => void }) {
  const { t } = useTranslation('account')
  const { api, memory, announce } = useEnvironment()
  const arrived = useArrived()
  const [email, setEmail] = useState<string>()
  const [task, setTask] = useState<PanelTask>()
  useEffect(() => {
    if (!wasLoggedIn(memory)) return
    // who cannot be asked now is offered to log in, which does no harm
    createAccountClient({ api, memory })
      .who()
      .then(setEmail, () => undefined)
  }, [api, memory])

  if (!arrived) return null
  if (email !== undefined) {
    return <Notice icon="check">{t('session.as', { email })}</Notice>
  }
  return (
    <>
      <Notice
        title={t('offer.title')}
        icon="lock"
        actions={
          <>
            <Button size="small" onClick={() => setTask('logIn')}>
              {t('logIn.action')}
            </Button>
            <Button size="small" look="quiet" onClick={() => setTask('signUp')}>
              {t('signUp.action')}
            </Button>
          </>
        }
      >
        {t('offer.text')}
      </Notice>
      {task ? (
        <Dialog title={t(`${task}.title`)} shape="sheet" onClose={() => setTask(undefined)}>
          <AccountPanel
            key={task}
            task={task}
            onTask={setTask}
            onLoggedIn={(found) => {
              setEmail(found)
              setTask(undefined)
              onLoggedIn?.()
              announce(t('session.as', { email: found }))
            }}
          />
        </Dialog>
      ) : null}
    </>
  )
}

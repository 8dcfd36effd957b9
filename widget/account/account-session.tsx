import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { createAccountClient } from './account-client.ts'
import './account-session.css'

/** Who is logged in, and the way out. */
export function AccountSession({ email, onLoggedOut }: { email: string; onLoggedOut: () => void }) {
  const { t } = useTranslation('account')
  const { api, memory, announce, address } = useEnvironment()
  async function logOut(): Promise<void> {
    try {
      await createAccountClient({ api, memory }).logOut()
    } catch {
      announce(t('trouble.failed'))
      return
    }
    announce(t('session.out'))
    onLoggedOut()
  }
  return (
    <div className="account-session">
      <p>{t('session.as', { email })}</p>
      <div className="account-session__ways">
        <ButtonLink look="quiet" size="small" href={address({ to: 'change-password' })}>
          {t('changePassword.way')}
        </ButtonLink>
        <ButtonLink look="quiet" size="small" href={`${address({ to: 'change-password' })}#sessions`}>
          {t('endSessions.way')}
        </ButtonLink>
        <Button size="small" onClick={() => void logOut()}>
          {t('session.logOut')}
        </Button>
      </div>
    </div>
  )
}

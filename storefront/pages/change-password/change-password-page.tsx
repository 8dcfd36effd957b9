import { useTranslation } from 'react-i18next'
import { AccountSessions } from '../../../widget/account/account-sessions.tsx'
import { ChangePassword } from '../../../widget/account/change-password.tsx'
import { useAccountCart } from '../log-in/use-account-cart.ts'
import '../log-in/account-screen.css'

/** A new password for who is logged in, and where else they are. */
export function ChangePasswordPage() {
  const { t } = useTranslation('account')
  const { join } = useAccountCart()
  return (
    <div className="account-screen">
      <div className="account-screen__column">
        <h1 className="account-screen__title display" tabIndex={-1}>
          {t('changePassword.title')}
        </h1>
        {/* the account’s cart has another key with another password: a visitor who goes on at once must have it */}
        <ChangePassword onChanged={join} />
        <AccountSessions />
      </div>
    </div>
  )
}

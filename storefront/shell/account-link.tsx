import { useTranslation } from 'react-i18next'
import { wasLoggedIn } from '../../widget/account/logged-in-hint.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { useArrived } from '../../widget/ui/arrived.ts'

/** The way to the account: to log in, or to one's bookings. Asks the server nothing. */
export function AccountLink({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const { address, memory } = useEnvironment()
  const arrived = useArrived()
  const isLoggedIn = arrived && wasLoggedIn(memory)
  return (
    <a className={className} href={address({ to: isLoggedIn ? 'invoices' : 'log-in' })}>
      {t(isLoggedIn ? 'account.bookings' : 'account.logIn')}
    </a>
  )
}

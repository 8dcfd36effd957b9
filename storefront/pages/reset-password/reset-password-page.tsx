import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { BlankState } from '../../../widget/ui/blank-state.tsx'
import { ButtonLink } from '../../../widget/ui/button.tsx'
import './reset-password-page.css'

/** Until there are accounts there is no password to forget: says so, and where bookings are found without one. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { address } = useEnvironment()
  return (
    <div className="reset-password-page">
      <BlankState
        title={t('reset.title')}
        hour="dusk"
        actions={
          <>
            <ButtonLink look="act" href={address({ to: 'invoices' })}>
              {t('reset.bookings')}
            </ButtonLink>
            <ButtonLink href={address({ to: 'contact' })}>{t('reset.contact')}</ButtonLink>
          </>
        }
      >
        <p>{t('reset.text')}</p>
      </BlankState>
    </div>
  )
}

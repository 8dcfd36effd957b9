import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import './who-may-review.css'

/** Says to a visitor without a link who may write a review, and where they find their link. */
export function WhoMayReview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reviews')
  const { address } = useEnvironment()
  return (
    <Dialog
      title={t('who.title')}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="who-may-review__ways">
          <ButtonLink look="act" href={address({ to: 'invoices' })}>
            {t('who.open')}
          </ButtonLink>
          <ButtonLink href={address({ to: 'find-order' })}>{t('who.find')}</ButtonLink>
        </div>
      }
    >
      <div className="who-may-review">
        <p>{t('who.text')}</p>
        <p>{t('who.mail')}</p>
        <p>{t('who.bookings')}</p>
      </div>
    </Dialog>
  )
}

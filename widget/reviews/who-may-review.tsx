import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import './who-may-review.css'

/** Writing a review without a link: says who may write one, and where they find their link. */
export function WhoMayReview() {
  const { t } = useTranslation('reviews')
  const { address } = useEnvironment()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('write')}</Button>
      {open ? (
        <Dialog
          title={t('who.title')}
          shape="sheet"
          onClose={() => setOpen(false)}
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
      ) : null}
    </>
  )
}

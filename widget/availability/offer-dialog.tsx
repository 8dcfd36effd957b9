import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Asks the supplier for a custom offer. */
export function OfferDialog({ experience, onClose }: { experience: Experience; onClose: () => void }) {
  const { t } = useTranslation('availability')
  return (
    <Dialog title={t('offer.ask')} description={t('offer.intro')} shape="sheet" onClose={onClose}>
      {experience.title}
    </Dialog>
  )
}

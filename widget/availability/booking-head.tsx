import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { FromPriceText } from '../ui/facts/from-price.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import type { BookingModel } from './booking-model.ts'
import { priceFrom } from './option-price.ts'
import './booking-head.css'

/** The from-price and what reassures, above the choices. */
export function BookingHead({ experience, model }: { experience: Experience; model?: BookingModel }) {
  useSignals()
  return (
    <header className="booking-head">
      <p className="booking-head__price">
        <FromPriceText from={priceFrom(experience, model)} />
      </p>
      <BookingSafe experience={experience} />
    </header>
  )
}

/** When a booking is confirmed, and when it is paid; nothing where only offers are made. */
export function BookingSafe({
  experience: { instantConfirmation, payLater, negotiation },
}: {
  experience: Experience
}) {
  const { t } = useTranslation('availability')
  if (negotiation === 'ONLY') return null
  return (
    <ul className="booking-head__safe">
      <li>
        <Icon name={instantConfirmation ? 'bolt' : 'clock'} size={16} />
        {t(instantConfirmation ? 'safe.instant' : 'safe.onRequest')}
      </li>
      {payLater ? (
        <li>
          <Icon name="check" size={16} />
          {t('safe.payLater')}
        </li>
      ) : null}
    </ul>
  )
}

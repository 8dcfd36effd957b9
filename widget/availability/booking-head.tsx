import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { FromPriceText } from '../ui/facts/from-price.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import './booking-head.css'

/** The from-price and what reassures, above the choices. */
export function BookingHead({ experience }: { experience: Experience }) {
  const { t } = useTranslation('availability')
  const { from, instantConfirmation, payLater, negotiation } = experience
  return (
    <header className="booking-head">
      <p className="booking-head__price">
        <FromPriceText from={from} />
      </p>
      {negotiation === 'ONLY' ? null : (
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
      )}
    </header>
  )
}

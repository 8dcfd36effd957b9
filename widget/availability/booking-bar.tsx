import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { FromPriceText } from '../ui/from-price.tsx'
import { Button } from '../ui/button.tsx'
import { MoneyText } from '../ui/money.tsx'
import type { BookingModel } from './booking-model.ts'
import './booking-bar.css'

/** The price and the next step, at the foot of a phone. */
export function BookingBar({
  experience,
  model,
  onOpen,
}: {
  experience: Experience
  model: BookingModel | undefined
  onOpen: (from: Element) => void
}) {
  useSignals()
  const { t } = useTranslation('availability')
  const total = model?.quote.value.value?.price?.total
  const label = experience.negotiation === 'ONLY' ? 'offer.ask' : total ? 'continue' : 'check'
  return (
    <section className="booking-bar" aria-label={t('bar.label')}>
      <p className="booking-bar__price">
        {total ? (
          <>
            <span className="booking-bar__label">{t('price.total')}</span>
            <strong>
              <MoneyText money={total} />
            </strong>
          </>
        ) : (
          <FromPriceText from={experience.from} />
        )}
      </p>
      <Button look="act" className="booking-bar__step" onClick={(event) => onOpen(event.currentTarget)}>
        {t(label)}
      </Button>
    </section>
  )
}

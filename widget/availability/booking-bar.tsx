import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { FromPriceText } from '../ui/facts/from-price.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { MoneyText } from '../ui/facts/money.tsx'
import type { BookingModel } from './booking-model.ts'
import { optionOfFrom } from './from-option.ts'
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
  const cheapest = optionOfFrom(experience)
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
          <>
            <FromPriceText from={experience.from} />
            {cheapest ? <bdi className="booking-bar__option">{cheapest.title}</bdi> : null}
          </>
        )}
      </p>
      {/* without scripts it leads to the form in the page */}
      <ButtonLink
        look="act"
        href="#book"
        role="button"
        data-load="full"
        onClick={(event) => {
          event.preventDefault()
          onOpen(event.currentTarget)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          onOpen(event.currentTarget)
        }}
      >
        {t(label)}
      </ButtonLink>
    </section>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Price, QuoteReply } from '../../server/contract/availability.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { dot } from '../ui/facts/dot.ts'
import { formatDuration } from '../ui/facts/duration.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { peopleOf } from '../ui/facts/people-of.ts'
import { useGuestsText } from '../ui/facts/units.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { BookingModel } from './booking-model.ts'
import { sizeOf } from './party.ts'

/** What is chosen, what it comes to, and until when it can be cancelled free. */
export function BookingSum({
  model,
  quote,
  price,
}: {
  model: BookingModel
  quote: QuoteReply
  price: Price
}) {
  const { t } = useTranslation(['availability', 'choices'])
  return (
    <>
      <Chosen model={model} />
      <p className="booking-total__line" aria-live="polite" aria-atomic="true">
        <span>{t('price.total')}</span>
        <span className="booking-total__sums">
          {price.originalTotal ? (
            <>
              <span className="visually-hidden">{t('choices:was')} </span>
              <MoneyText money={price.originalTotal} struck />
            </>
          ) : null}
          <strong className="booking-total__sum">
            <MoneyText money={price.total} />
          </strong>
        </span>
      </p>
      {quote.outcome === 'available' && quote.payThere ? (
        <p className="booking-total__there">
          {t(`choices:payThere.${quote.payThere.kind}`, { sum: quote.payThere.sum })}
        </p>
      ) : null}
      {quote.outcome === 'available' ? <Cancellation model={model} quote={quote} /> : null}
    </>
  )
}

/** What is booked, in one line. */
function Chosen({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('lines')
  const { formats } = useEnvironment()
  const { moment } = useLocalTimes()
  const guestsText = useGuestsText()
  const option = model.option.value
  const departure = model.departure.value
  if (!option || !departure) return null
  const titles = Object.fromEntries(option.units.map(({ id, title }) => [id, title]))
  const { guests, periods = 1 } = model.priced.value ?? {}
  const party = model.party.value
  const people = peopleOf(party, option)
  // "1 adult, 1 family" is five people: who forgot to take the adult off sees it before paying
  const told = guests ?? (people > sizeOf(party) ? people : undefined)
  const { periods: hire } = model.source.value.experience
  const length =
    hire &&
    formatDuration({ unit: `${hire.period}S`, minimum: periods }, formats, (count) => t('nights', { count }))
  return (
    <p className="booking-total__chosen">
      {[moment(departure.start), length, guestsText(party, titles, told)].filter(Boolean).join(dot)}
    </p>
  )
}

function Cancellation({
  model,
  quote,
}: {
  model: BookingModel
  quote: Extract<QuoteReply, { outcome: 'available' }>
}) {
  useSignals()
  const { t } = useTranslation('lines')
  const { experience } = model.source.value
  const { free, kept } = useCancellationText()(quote, experience)
  // until its supplier confirms, cancelling is free whatever the terms are
  if (!experience.instantConfirmation) {
    const terms = [free, kept].filter(Boolean).join(dot)
    return terms ? <p className="booking-total__hint">{t('free.confirmed', { terms })}</p> : null
  }
  return (
    <>
      {free ? (
        <p className="booking-total__safe">
          <Icon name="shield" size={16} />
          <span>{free}</span>
        </p>
      ) : null}
      {kept ? <p className="booking-total__hint">{kept}</p> : null}
    </>
  )
}

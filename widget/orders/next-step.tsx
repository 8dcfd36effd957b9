import { useTranslation } from 'react-i18next'
import type { Booking, Invoice, WholeInvoice } from '../../server/contract/checkout.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'

/** Where the tickets are, and that one has to be there in time, unless all that is to come is an entry. */
export function TicketsNext({ invoice: { bookings, buyer, ticketsMailed } }: { invoice: WholeInvoice }) {
  const { t } = useTranslation('orders')
  const ahead = bookings.filter(({ status, isOver }) => status === 'CONFIRMED' && !isOver)
  if (ahead.length === 0) return null
  const isPickedUp = ahead.some(({ pickup }) => pickup?.time)
  const begins = isPickedUp || ahead.some(({ entry }) => !entry)
  return [
    t('outcome.success.next', { email: buyer.email, context: ticketsMailed ? 'mailed' : undefined }),
    begins && t('outcome.success.arrive', { context: isPickedUp ? 'pickup' : undefined }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** When and where the first confirmed booking begins, and by when a supplier answers: before everything else. */
export function NextStep({ invoice: { bookings, paymentMethod } }: { invoice: Invoice }) {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  const { day, time, instant, zoneOf } = useLocalTimes()
  const [ahead] = bookings
    .filter(({ status, isOver }) => status === 'CONFIRMED' && !isOver)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const asked = bookings.find(({ answerBy }) => answerBy)
  const timesOf = (local: string, { experience }: Booking) => ({
    day: day(local, 'short'),
    time: time(local),
    zone: zoneOf(experience.destination.name),
  })
  const begins =
    ahead &&
    (ahead.pickup?.time
      ? t('first.pickup', { name: isolate(ahead.pickup.name), ...timesOf(ahead.pickup.time, ahead) })
      : t('first.start', timesOf(ahead.start, ahead)))
  const answers =
    asked?.answerBy &&
    t('first.answer', {
      context: paymentMethod === 'PAY_LATER' ? 'later' : undefined,
      when: instant(asked.answerBy, asked.experience.timeZone),
      zone: zoneOf(asked.experience.destination.name),
    })
  return [begins, answers].map((text) =>
    text ? (
      <p key={text} className="outcome-head__first">
        {text}
      </p>
    ) : null,
  )
}

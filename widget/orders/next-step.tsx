import { useTranslation } from 'react-i18next'
import type { Booking, Invoice, WholeInvoice } from '../../server/contract/checkout.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { nameOf } from '../ui/facts/name-of.tsx'
import { fetchedAt } from '../../locales/fetched-at.ts'

/** Where the tickets are, and that one has to be there in time, unless all that is to come is an entry. */
export function TicketsNext({ invoice: { bookings, buyer, ticketsMailed } }: { invoice: WholeInvoice }) {
  const { t } = useTranslation('orders')
  const ahead = bookings.filter(({ status, isOver }) => status === 'CONFIRMED' && !isOver)
  if (ahead.length === 0) return null
  const isPickedUp = ahead.some(({ readyAt }) => readyAt)
  const begins = isPickedUp || ahead.some(({ entry }) => !entry)
  // an entry is open for a while after the time on its ticket
  const withEntries = ahead.some(({ entry }) => entry) ? 'entries' : undefined
  return [
    t('outcome.success.next', { email: buyer.email, context: ticketsMailed ? 'mailed' : undefined }),
    begins && t('outcome.success.arrive', { context: withEntries ?? (isPickedUp ? 'pickup' : undefined) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A pickup or a transfer comes before the start: by this they stand in the order's e-mail too. */
const beginningOf = ({ start, readyAt }: Booking) => readyAt?.time ?? start

/**
 * When and where each confirmed booking begins, and by when a supplier answers: before everything else. In an order of several
 * bookings each line is under the name of its own, since a traveller may read nothing else on the way to a pickup.
 */
export function NextStep({ invoice: { bookings, paymentMethod } }: { invoice: Invoice }) {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  const { day, time, instant, zoneOf } = useLocalTimes()
  const isConfirmed = ({ status, isOver }: Booking) => status === 'CONFIRMED' && !isOver
  const begins = ({ start, readyAt, addressGiven, experience }: Booking) => {
    const timesOf = (local: string) => ({
      day: day(local, 'short'),
      time: time(local),
      zone: zoneOf(experience.destination.name),
    })
    return readyAt
      ? t('first.pickup', { name: isolate(fetchedAt(readyAt, addressGiven)), ...timesOf(readyAt.time) })
      : t('first.start', timesOf(start))
  }
  const answers = ({ answerBy, experience }: Booking) =>
    answerBy &&
    t('first.answer', {
      context: paymentMethod === 'PAY_LATER' ? 'later' : undefined,
      when: instant(answerBy, experience.timeZone),
      zone: zoneOf(experience.destination.name),
    })
  return bookings
    .filter((booking) => isConfirmed(booking) || booking.answerBy)
    .toSorted((a, b) => beginningOf(a).localeCompare(beginningOf(b)))
    .map((booking) => (
      <p key={booking.reference} className="outcome-head__first">
        {bookings.length > 1 ? (
          <span className="outcome-head__whose">
            {nameOf({ ...booking.experience, name: booking.experience.title })}
          </span>
        ) : null}
        {[isConfirmed(booking) && begins(booking), answers(booking)].filter(Boolean).join(' ')}
      </p>
    ))
}

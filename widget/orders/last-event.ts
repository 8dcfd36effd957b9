import type { ChangeRecord } from '../../server/contract/changes.ts'
import type { Booking, Invoice } from '../../server/contract/checkout.ts'

/** What has happened to an order since its purchase: what became of a change, or one of its bookings was cancelled. */
export type LastEvent =
  | { kind: ChangeRecord['state']; booking: Booking; change: ChangeRecord }
  | { kind: 'cancelled'; booking: Booking }

/** A change that is still to be paid, or what happened last, where all that is said of the purchase has been true since before it. */
export function lastEvent({
  outcome,
  bookings,
  moves = [],
}: Pick<Invoice, 'outcome' | 'bookings' | 'moves'>): LastEvent | undefined {
  const changes = bookings
    .filter(({ status }) => status === 'CONFIRMED')
    .flatMap((booking) => booking.changes.map((change) => ({ kind: change.state, booking, change })))
  const waiting = changes.find(({ kind }) => kind === 'waiting')
  if (waiting && (outcome === 'success' || outcome === 'partially-booked')) return waiting
  if (outcome !== 'success') return undefined
  const events: { at: string; event: LastEvent }[] = changes.map((event) => ({ at: event.change.at, event }))
  for (const booking of bookings) {
    const { cancelledAt } = booking
    if (cancelledAt) events.push({ at: cancelledAt, event: { kind: 'cancelled', booking } })
  }
  // all are instants in UTC, with and without parts of a second
  const [last] = events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  // a reservation that is paid after all: the sentences of the purchase are true from then on, and the change is older
  const paid = moves.find(({ kind, byHand }) => kind === 'payment' && byHand)
  return last && paid && Date.parse(paid.at) > Date.parse(last.at) ? undefined : last?.event
}

import type { OrderOutcome } from '../../contract/checkout.ts'
import type { InvoiceBookingRow, InvoiceChangeRow, InvoiceRow } from './invoice.queries.ts'

/** What of an order says whether something is under way. */
export interface Polled extends Pick<InvoiceRow, 'purchasedAt' | 'moves' | 'refunds'> {
  bookings: (Pick<InvoiceBookingRow, 'status'> & { changes: Pick<InvoiceChangeRow, 'status' | 'at'>[] })[]
}

/**
 * When a page that shows the order should read it again: while the payment network is at work, often at first, when the buyer
 * sits before the page, and seldom once they have left it open; while a supplier has to answer, every minute.
 */
export function nextPollAt(
  order: Polled,
  outcome: OrderOutcome,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const changes = order.bookings.flatMap((booking) => (booking.status === 'CONFIRMED' ? booking.changes : []))
  const atWork = [
    ...(outcome === 'in-progress' ? [order.purchasedAt.toTemporalInstant().toString()] : []),
    ...changes.filter(({ status }) => status === 'AWAITING_PAYMENT').map(({ at }) => at),
    ...(order.refunds.sending > 0 ? order.moves.filter(({ open }) => open).map(({ at }) => at) : []),
  ].map((at) => now.since(Temporal.Instant.from(at)).total('minutes'))
  const minutes = Math.min(...atWork)
  if (minutes < 60) return now.add({ seconds: minutes < 5 ? 2 : minutes < 15 ? 5 : 15 })
  const isAsked = outcome === 'on-hold' || changes.some(({ status }) => status === 'ASKED')
  return isAsked || atWork.length > 0 ? now.add({ minutes: 1 }) : undefined
}

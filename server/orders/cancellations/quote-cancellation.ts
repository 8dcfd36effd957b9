import { cancellationTerms, freeUntil, penaltyPercent } from '../../availability/cancellation.ts'
import type { CancellationQuote, CancellationRefusal } from '../../contract/cancellations.ts'
import { feeOf } from '../changes/reprice-booking.ts'
import type { CancellableRow } from './cancellation.queries.ts'
import type { SettlementRow } from '../orders.queries.ts'
import { presentWays } from '../refunds/share-refund.ts'

/** What cancelling a booking costs, by the terms it was sold under. Pure. */
export function quoteCancellation(
  order: SettlementRow,
  booking: CancellableRow,
  now: Temporal.Instant,
): CancellationQuote {
  const startsAt = booking.startsAt.toTemporalInstant()
  const terms = { startsAt, timeZone: booking.timeZone, now }
  // what the supplier has not agreed to, and what is only reserved, may be given up freely
  const feePercent = booking.status === 'CONFIRMED' ? penaltyPercent(booking.policy, terms) : 0
  const fee = feeOf(booking.price, feePercent, booking.currency)
  const paid = isTaken(order) && isStanding(order, booking) ? booking.price : 0
  const money = (amount: number) => ({ amount, currency: booking.currency })
  const refund = Math.max(0, paid - fee)
  return {
    booking: booking.reference,
    refusal: refusalOf(order, booking, { fee, begun: Temporal.Instant.compare(startsAt, now) <= 0 }),
    paid: money(paid),
    feePercent,
    fee: money(fee),
    refund: money(refund),
    ...presentWays(refund, order.refundable, money),
    freeUntil: freeUntil(booking.policy, terms)?.toString(),
    cancellationTerms: cancellationTerms(booking.policy, terms),
  }
}

/**
 * Whether its bookings are paid for. What was free of charge has no payment of its own, but what was paid since to change
 * it is taken; what is only reserved has none either.
 */
export function isTaken({ status, payment }: Pick<SettlementRow, 'status' | 'payment'>): boolean {
  return payment ? payment.status === 'CAPTURED' || payment.status === 'REFUNDED' : status !== 'RESERVED'
}

function isStanding(
  { status }: Pick<SettlementRow, 'status'>,
  booking: Pick<CancellableRow, 'status'>,
): boolean {
  const reserved = booking.status === 'ON_HOLD' && status === 'RESERVED'
  return booking.status === 'CONFIRMED' || booking.status === 'PENDING' || reserved
}

/** Why a booking cannot be given up, in whole or in part, when that costs a fee or when it does not. */
export function refusalOf(
  { status, payment }: SettlementRow,
  booking: CancellableRow,
  { fee, begun }: { fee: number; begun: boolean },
): CancellationRefusal | undefined {
  if (!isStanding({ status }, booking)) return 'not-standing'
  if (begun) return 'started'
  if (payment?.status !== 'AUTHORISED') return undefined
  // the amount to be taken is decided already, or a fee would have to be taken before it is
  return payment.captureAmount !== null || fee > 0 ? 'undecided' : undefined
}

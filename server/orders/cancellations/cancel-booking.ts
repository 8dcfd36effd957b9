import type { Knex } from 'knex'
import type { z } from 'zod'
import { givePlacesBack } from '../../availability/ledger.ts'
import type {
  CancelBookingReply,
  CancelBookingRequest,
  CancellationQuote,
} from '../../contract/cancellations.ts'
import { announce } from '../../messages/announce.ts'
import { inTransaction } from '../../platform/database.ts'
import { claimKey, fingerprintOf, keepReply } from '../../platform/idempotency.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { Problem } from '../../platform/problem.ts'
import { findCancellable, noteCancellation } from './cancellation.queries.ts'
import type { CancellableRow } from './cancellation.queries.ts'
import { concludeOrder } from '../settling/conclude-order.ts'
import { finishWhatIsDue } from '../settling/finish-what-is-due.ts'
import {
  decideCapture,
  findSettlement,
  listBookingStates,
  lockOrder,
  moveBookings,
  moveOrder,
} from '../orders.queries.ts'
import type { SettlementRow } from '../orders.queries.ts'
import { givePromoUseBack } from '../settling/promo-uses.queries.ts'
import { capturePaymentJob } from '../payment-jobs.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { requestRefunds } from '../refunds/request-refunds.ts'
import type { RefundWays } from '../refunds/share-refund.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { notifySuppliersOfCancellation } from '../fulfilment/notify-supplier.ts'

/** A booking of an order, by its reference. */
export interface BookingKey {
  orderId: string
  booking: string
}

/**
 * What cancelling a booking would cost now. Changes nothing.
 *
 * @throws Problem 404 `booking_unknown`
 */
export async function readCancellation(deps: SettleDeps, key: BookingKey): Promise<CancellationQuote> {
  const { order, booking } = await find(deps.db, key.orderId, key.booking)
  return quoteCancellation(order, booking, deps.clock.now())
}

/**
 * Cancels a booking by the terms that the traveller agreed to: its places go back at once, the refund is sent by a job,
 * and the order is cancelled with its last booking. The same idempotency key cancels once. When the refund is not the
 * agreed one any more, nothing is cancelled and the new terms come back.
 *
 * @throws Problem 404 `booking_unknown`, 409 `not_cancellable`, 409 `idempotency_key_reused`
 */
export async function cancelBooking(
  deps: SettleDeps,
  key: BookingKey,
  { idempotencyKey, request }: { idempotencyKey: string; request: z.output<typeof CancelBookingRequest> },
): Promise<CancelBookingReply> {
  const { orderId: id } = key
  const known = await find(deps.db, id, key.booking)
  // what is authorised and decided is taken first, so that it can be given back
  await finishWhatIsDue(deps, known.order)
  const claim = {
    scope: `cancel:${id}`,
    key: idempotencyKey,
    fingerprint: fingerprintOf(key.booking, request),
  }
  const reply = await inTransaction<CancelBookingReply>(
    deps.db,
    ({ outcome }) => outcome === 'cancelled',
    async (trx) => {
      await lockOrder(trx, known.order)
      const claimed = await claimKey(trx, claim)
      if (claimed.state === 'answered') return claimed.reply.body as CancelBookingReply
      const { order, booking } = await find(trx, id, key.booking)
      const quote = quoteCancellation(order, booking, deps.clock.now())
      if (quote.refusal) {
        throw new Problem(409, 'not_cancellable', `This booking cannot be cancelled: ${quote.refusal}.`)
      }
      const { agreedRefund } = request
      if (agreedRefund.amount !== quote.refund.amount || agreedRefund.currency !== quote.refund.currency) {
        return { outcome: 'review', quote }
      }
      await cancel(trx, { order, booking, quote }, deps.clock.now())
      const cancelled: CancelBookingReply = { outcome: 'cancelled', refund: quote.refund }
      await keepReply(trx, claim, { status: 200, body: cancelled })
      return cancelled
    },
  )
  if (reply.outcome === 'cancelled') await finishWhatIsDue(deps, known.order)
  return reply
}

interface Known {
  order: SettlementRow
  booking: CancellableRow
}

async function find(db: Knex, orderId: string, reference: string): Promise<Known> {
  const order = await findSettlement(db, orderId)
  const booking = await findCancellable(db, { orderId, reference })
  if (!order || !booking) throw new Problem(404, 'booking_unknown', 'This order has no such booking.')
  return { order, booking }
}

async function cancel(
  trx: Knex.Transaction,
  { order, booking, quote }: Known & { quote: CancellationQuote },
  now: Temporal.Instant,
): Promise<void> {
  if ((await moveBookings(trx, [booking.id], 'CANCELLED')).length === 0) {
    throw new Problem(409, 'not_cancellable', 'The status of this booking has changed in the meantime.')
  }
  await givePlacesBack(trx, [booking.id])
  const { paid, fee, refund } = quote
  // a fee is only ever kept from what was taken
  await noteCancellation(trx, {
    id: booking.id,
    fee: Math.min(fee.amount, paid.amount),
    refund: refund.amount,
  })
  const ways = await requestRefunds(trx, order.id, { amount: refund.amount, reason: 'cancelled' })
  await concludeCancelled(trx, { order, booking, ways }, now)
}

async function concludeCancelled(
  trx: Knex.Transaction,
  { order, booking, ways }: Known & { ways: RefundWays },
  now: Temporal.Instant,
): Promise<void> {
  const authorised = order.payment?.status === 'AUTHORISED' ? order.payment : null
  const standing = (await listBookingStates(trx, order.id)).some(
    ({ status }) =>
      status === 'CONFIRMED' || status === 'PENDING' || status === 'ON_HOLD' || status === 'REDEEMED',
  )
  const { reference, status } = booking
  const was = status === 'ON_HOLD' || status === 'PENDING' ? status : 'CONFIRMED'
  await announce(trx, {
    kind: 'booking-cancelled',
    orderId: order.id,
    booking: reference,
    was,
    refundPayments: ways.refundPayments,
    refundByHand: ways.byHand,
  })
  const by = status === 'ON_HOLD' ? 'unreserved' : 'traveller'
  await notifySuppliersOfCancellation(trx, [booking.id], by)
  if (standing) {
    if (order.status === 'ON_HOLD') await concludeOrder(trx, { ...order, payment: authorised }, now)
    return
  }
  await moveOrder(trx, order.id, 'CANCELLED')
  const unused = order.status === 'RESERVED' || order.status === 'ON_HOLD'
  if (unused) await givePromoUseBack(trx, order.id)
  if (!authorised) return
  await decideCapture(trx, authorised.id, 0)
  const { id: paymentId } = authorised
  await enqueueJob(trx, capturePaymentJob, { paymentId }, { key: `${capturePaymentJob}:${paymentId}` })
}

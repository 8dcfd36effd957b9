import type { Knex } from 'knex'
import { dropChangePlaces, movePlaces } from '../../availability/change-places.ts'
import type { Want } from '../../availability/ledger.ts'
import { listSellables } from '../../availability/list-sellables.ts'
import { placesOf } from '../../availability/price.ts'
import { slotsOf } from '../../availability/schedule.ts'
import { occupancyOf } from '../../availability/sellable.ts'
import { announce } from '../../messages/announce.ts'
import { inTransaction } from '../../platform/database.ts'
import { enqueueJob } from '../../platform/jobs.ts'
import { insertRefund, lockOrder, movePayment } from '../orders.queries.ts'
import { refundPaymentJob } from '../payment-jobs.ts'
import { judge } from '../settling/settle-order.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { tellProviderOfChange } from '../fulfilment/tell-provider.ts'
import { endWaiting, findDifference } from './change-payments.queries.ts'
import type { DifferenceRow } from './change-payments.queries.ts'
import { addToOrder, findPeriods, reshapeBooking } from './changes.queries.ts'

/** A change whose payment page could not be opened by then never gets one. */
const openingLimit = { minutes: 2 }

/**
 * Brings a change to where the payment of its difference says it is. Webhook, return page and sweeper all come through
 * here, in any order and as often as they like: the difference is taken once, and the booking is changed once. What was
 * paid for places that are gone meanwhile goes back at once.
 *
 * @throws PaymentNetworkUnreachable when the network cannot be asked; nothing has changed then
 */
export async function settleChange(deps: SettleDeps, changeId: string): Promise<void> {
  const change = await findDifference(deps.db, changeId)
  if (change?.status !== 'AWAITING_PAYMENT') return
  const { payment, booking } = change
  const now = deps.clock.now()
  if (!payment.sessionId) {
    const late = Temporal.Instant.compare(now, toInstant(change.createdAt).add(openingLimit)) > 0
    if (late) await lapseChange(deps, change, 'FAILED')
    return
  }
  let reading = await deps.payments.readCheckout(payment.sessionId)
  const over =
    Temporal.Instant.compare(now, toInstant(change.heldUntil)) > 0 || booking.status !== 'CONFIRMED'
  if (reading.status === 'open' && over) {
    await deps.payments.expireCheckout(payment.sessionId)
    reading = await deps.payments.readCheckout(payment.sessionId)
  }
  const verdict = judge(reading)
  if (verdict.kind === 'waiting') return
  if (verdict.kind === 'unpaid') return lapseChange(deps, change, verdict.payment)
  if (verdict.amount < payment.amount || verdict.currency !== change.order.currency) {
    throw new Error(
      `${booking.reference}: ${verdict.currency} ${verdict.amount} was authorised for its change`,
    )
  }
  await movePayment(deps.db, payment.id, 'AUTHORISED', { intentId: verdict.intentId })
  await (booking.status === 'CONFIRMED' ? take : letGo)(deps, change, verdict.intentId)
}

/** The booking was cancelled while its traveller was on the payment page: nothing is taken. */
async function letGo(deps: SettleDeps, change: DifferenceRow, intentId: string): Promise<void> {
  const result = await deps.payments.cancel(intentId)
  // somebody captured it at the network's own desk
  if (result.outcome === 'captured') return giveBack(deps, change, result.amount)
  return lapseChange(deps, change, 'CANCELLED')
}

async function take(deps: SettleDeps, change: DifferenceRow, intentId: string): Promise<void> {
  const { payment } = change
  const result = await deps.payments.capture(intentId, { idempotencyKey: `capture:${payment.id}` })
  if (result.outcome !== 'captured') return lapseChange(deps, change, 'FAILED')
  const applied = await inTransaction<boolean>(
    deps.db,
    (done) => done,
    (trx) => applyPaid({ ...deps, db: trx }, trx, change, result.amount),
  )
  if (!applied) await giveBack(deps, change, result.amount)
}

/** False: nothing is kept, since the places are gone or the booking does not stand any more. */
async function applyPaid(
  deps: SettleDeps,
  trx: Knex.Transaction,
  known: DifferenceRow,
  captured: number,
): Promise<boolean> {
  await lockOrder(trx, { id: known.order.id, cartId: known.order.cartId })
  const change = await findDifference(trx, known.id)
  if (!change) return false
  // somebody else was faster
  if (change.status !== 'AWAITING_PAYMENT') return true
  const { booking, before, after, order, payment } = change
  if (booking.status !== 'CONFIRMED') return false
  if ((await movePlaces(trx, await wantOf(deps, change), deps.clock.now())) === 'short') return false
  await movePayment(trx, payment.id, 'CAPTURED', { captured })
  await endWaiting(trx, change.id, 'APPLIED')
  await reshapeBooking(trx, { id: booking.id, after, soldAs: after.soldAs, fee: 0, refund: 0 })
  await addToOrder(trx, order.id, {
    subtotal: after.originalPrice - before.originalPrice,
    discount: after.discount - before.discount,
  })
  await announce(trx, {
    kind: 'booking-changed',
    orderId: order.id,
    booking: booking.reference,
    change: change.id,
  })
  await tellProviderOfChange(trx, booking.id, change)
  return true
}

async function wantOf(deps: SettleDeps, { booking, after }: DifferenceRow): Promise<Want> {
  const sellable = (await listSellables(deps, [booking.optionId])).get(booking.optionId)
  if (!sellable) throw new Error(`the option of ${booking.reference} is gone`)
  const periods = await findPeriods(deps.db, booking.id)
  return {
    bookingId: booking.id,
    poolId: sellable.poolId,
    capacity: sellable.poolCapacity,
    timeZone: sellable.timeZone,
    slots: slotsOf(occupancyOf(sellable), after.start, periods),
    places: placesOf(sellable, after),
  }
}

/** The difference was taken, but the change cannot be made: all of it goes back, and the booking stays as it was. */
async function giveBack(deps: SettleDeps, change: DifferenceRow, captured: number): Promise<void> {
  const { payment, order, booking } = change
  await deps.db.transaction(async (trx) => {
    await lockOrder(trx, { id: order.id, cartId: order.cartId })
    if (!(await endWaiting(trx, change.id, 'LAPSED'))) return
    await dropChangePlaces(trx, change.id)
    await movePayment(trx, payment.id, 'CAPTURED', { captured })
    const refundId = await insertRefund(trx, {
      paymentId: payment.id,
      amount: captured,
      reason: 'change-lapsed',
    })
    await enqueueJob(trx, refundPaymentJob, { refundId }, { key: `${refundPaymentJob}:${refundId}` })
    await announce(trx, {
      kind: 'booking-change-failed',
      orderId: order.id,
      booking: booking.reference,
      change: change.id,
    })
  })
}

/** Ends a change that nobody paid for: its places go back, and the booking stays as it was. */
export async function lapseChange(
  { db }: Pick<SettleDeps, 'db'>,
  { id, payment, order }: Pick<DifferenceRow, 'id' | 'payment' | 'order'>,
  status: 'FAILED' | 'EXPIRED' | 'CANCELLED',
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockOrder(trx, { id: order.id, cartId: order.cartId })
    if (!(await endWaiting(trx, id, 'LAPSED'))) return
    await dropChangePlaces(trx, id)
    await movePayment(trx, payment.id, status)
  })
}

function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}

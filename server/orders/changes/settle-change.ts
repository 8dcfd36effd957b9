import type { Knex } from 'knex'
import { dropChangePlaces, holdForChange, movePlaces } from '../../availability/change-places.ts'
import { announce } from '../../messages/announce.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { insertRefund, lockOrder, movePayment } from '../orders.queries.ts'
import { refundPaymentJob } from '../payment-jobs.ts'
import { requestRefunds } from '../refunds/request-refunds.ts'
import { asksSupplier } from '../sold-as.ts'
import { judge, openingLimit } from '../settling/settle-order.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { notifySupplierOfChange, readTold } from '../fulfilment/notify-supplier.ts'
import { answerUntil, askSupplierAbout } from './ask-supplier.ts'
import { addToOrder, reshapeBooking } from './changes.queries.ts'
import { abandonChange, lapseChange } from './abandon-change.ts'
import { endChange, findPendingChange, noteAsked } from './pending-changes.queries.ts'
import type { PendingChange } from './pending-changes.queries.ts'
import { wantOf } from './places-of-change.ts'

type PayableChange = PendingChange & { payment: NonNullable<PendingChange['payment']> }

/**
 * Brings a change to where the payment of its difference and the word of its supplier say it is. Webhook, return page and
 * sweeper all come through here, in any order and as often as they like: the difference is taken once, and the booking is
 * changed once. What was paid for places that are gone meanwhile goes back at once.
 *
 * @throws PaymentNetworkUnreachable when the network cannot be asked; nothing has changed then
 */
export async function settleChange(deps: SettleDeps, changeId: string): Promise<void> {
  const change = await findPendingChange(deps.db, changeId)
  if (change?.status === 'ASKED') return endUnanswered(deps, change)
  if (change && isPayable(change)) await settlePayment(deps, change)
}

/**
 * The same for a change that its traveller gives up while it waits for its payment: the payment page is closed first. A payment
 * that was made before that is settled and the change is made, unless its supplier has yet to be asked.
 *
 * @throws PaymentNetworkUnreachable when the network cannot be asked; nothing has changed then
 */
export async function settleWithdrawn(deps: SettleDeps, change: PendingChange): Promise<void> {
  if (isPayable(change)) await settlePayment(deps, change, 'withdrawn')
}

const isPayable = (change: PendingChange): change is PayableChange =>
  change.status === 'AWAITING_PAYMENT' && change.payment !== null

/** The supplier has said nothing in time, or there is nothing to say any more. */
async function endUnanswered(deps: SettleDeps, change: PendingChange): Promise<void> {
  const stands = change.booking.status === 'CONFIRMED'
  const silent =
    change.answerBy && Temporal.Instant.compare(change.answerBy.toTemporalInstant(), deps.clock.now()) <= 0
  if (stands && !silent) return
  await abandonChange(deps, change, { to: 'LAPSED', tells: stands ? 'booking-change-unanswered' : undefined })
}

async function settlePayment(deps: SettleDeps, change: PayableChange, given?: 'withdrawn'): Promise<void> {
  const { payment, booking } = change
  const now = deps.clock.now()
  if (!payment.sessionId) {
    // a page that is being opened is closed by who opens it, once the change has ended
    if (given) return lapseChange(deps, change, 'CANCELLED')
    const late = Temporal.Instant.compare(now, change.createdAt.toTemporalInstant().add(openingLimit)) > 0
    if (late) await lapseChange(deps, change, 'FAILED')
    return
  }
  let reading = await deps.payments.readCheckout(payment.sessionId)
  const late = Temporal.Instant.compare(now, change.heldUntil.toTemporalInstant()) > 0
  const over = late || given === 'withdrawn' || booking.status !== 'CONFIRMED'
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
  const asks = asksSupplier(change.after) && !change.agreed
  // it was cancelled while its traveller was on the payment page, or given up before anybody was asked: nothing is taken
  if (booking.status !== 'CONFIRMED' || (asks && given)) await abandonChange(deps, change, { to: 'LAPSED' })
  else if (asks) await ask(deps, change)
  else await take(deps, change, verdict.intentId)
}

/** What is due is authorised and nothing is taken: the supplier is asked, and the places are kept until they answer. */
async function ask(deps: SettleDeps, known: PayableChange): Promise<void> {
  const asked = await inTransaction<boolean>(
    deps.db,
    (done) => done,
    async (trx) => {
      await lockOrder(trx, { id: known.order.id, cartId: known.order.cartId })
      const change = await findPendingChange(trx, known.id)
      if (change?.status !== 'AWAITING_PAYMENT' || change.agreed) return true
      const now = deps.clock.now()
      const { before, after, booking } = change
      const terms = { timeZone: booking.timeZone, policy: after.soldAs.cancellation }
      const until = answerUntil({ before, after, ...terms }, now)
      await dropChangePlaces(trx, change.id)
      const want = await wantOf({ ...deps, db: trx }, change)
      const held = await holdForChange(trx, want, { changeId: change.id, now, expiresAt: until })
      if (held === 'short') return false
      await noteAsked(trx, { changeId: change.id, answerBy: until.toString() })
      await askSupplierAbout(trx, change)
      return true
    },
  )
  if (!asked) await abandonChange(deps, known, { to: 'LAPSED', tells: 'booking-change-failed' })
}

async function take(deps: SettleDeps, change: PayableChange, intentId: string): Promise<void> {
  const { payment } = change
  const result = await deps.payments.capture(intentId, { idempotencyKey: `capture:${payment.id}` })
  if (result.outcome !== 'captured') return lapseChange(deps, change, 'FAILED', 'booking-change-failed')
  if (!(await applyChange(deps, change, result.amount))) await giveBack(deps, change, result.amount)
}

/**
 * Makes a change that is paid for and agreed to, in one transaction: the places move, the booking is what was asked for,
 * and what is too much of its price goes back.
 *
 * @returns false when nothing is kept, since the places are gone or the booking does not stand any more
 */
export function applyChange(
  deps: Pick<Deps, 'db' | 'clock'>,
  known: PendingChange,
  captured?: number,
): Promise<boolean> {
  return inTransaction<boolean>(
    deps.db,
    (done) => done,
    (trx) => apply({ ...deps, db: trx }, trx, { known, captured }),
  )
}

async function apply(
  deps: Pick<Deps, 'db' | 'clock'>,
  trx: Knex.Transaction,
  { known, captured }: { known: PendingChange; captured?: number },
): Promise<boolean> {
  await lockOrder(trx, { id: known.order.id, cartId: known.order.cartId })
  const change = await findPendingChange(trx, known.id)
  if (!change) return false
  // another transaction was faster
  if (change.status !== known.status) return change.status === 'APPLIED'
  const { booking, before, after, order, payment, fee, refund } = change
  if (booking.status !== 'CONFIRMED') return false
  const old = await readTold(trx, booking.id)
  const places = await wantOf(deps, change)
  if ((await movePlaces(trx, places, deps.clock.now())) === 'short') return false
  if (payment) await movePayment(trx, payment.id, 'CAPTURED', { captured })
  await endChange(trx, change, { to: 'APPLIED' })
  await reshapeBooking(trx, { id: booking.id, after, soldAs: after.soldAs, fee, refund, places })
  await addToOrder(trx, order.id, {
    subtotal: after.originalPrice - before.originalPrice,
    discount: after.discount - before.discount,
  })
  const { refundPayments, byHand } = await requestRefunds(trx, order.id, {
    amount: refund,
    reason: 'changed',
  })
  await announce(trx, {
    kind: 'booking-changed',
    orderId: order.id,
    booking: booking.reference,
    change: change.id,
    refundPayments,
    refundByHand: byHand,
  })
  if (old) await notifySupplierOfChange(trx, booking.id, { id: change.id, before: old, fee, refund })
  return true
}

/** The difference was taken, but the change cannot be made: all of it goes back, and the booking stays as it was. */
async function giveBack(deps: SettleDeps, change: PayableChange, captured: number): Promise<void> {
  const { payment, order, booking } = change
  await deps.db.transaction(async (trx) => {
    await lockOrder(trx, { id: order.id, cartId: order.cartId })
    if (!(await endChange(trx, change, { to: 'LAPSED' }))) return
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

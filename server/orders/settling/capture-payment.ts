/** Captures or voids the payment of an order as its bookings came to, and sends its refunds. */
import { givePlacesBack } from '../../availability/ledger.ts'
import { returnOrderedLines } from '../../carts/return-ordered-lines.ts'
import { noteUnpaid, tellAccepted } from '../../offers/settle-offer.ts'
import type { CaptureResult } from '../../payments/payment-network.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { notifySuppliersOfCancellation } from '../fulfilment/notify-supplier.ts'
import { numberInvoice } from '../invoices/number-invoice.queries.ts'
import { announceOutcome } from './announce-outcome.ts'
import {
  findPayment,
  findRefund,
  findSettlement,
  insertRefund,
  listBookingStates,
  lockOrder,
  moveBookings,
  moveOrder,
  movePayment,
  settleRefund,
} from '../orders.queries.ts'
import type { PaymentRow } from '../orders.queries.ts'
import { refundPaymentJob } from '../payment-jobs.ts'
import { givePromoUseBack } from './promo-uses.queries.ts'
import type { SettleDeps } from './settle-deps.ts'

/**
 * Takes what an order's bookings came to, or lets the authorisation go when none was confirmed. Does nothing while
 * bookings are undecided, and nothing when it has been done.
 *
 * @throws PaymentNetworkUnreachable when the network does not answer: call it again
 */
export async function finishPayment(deps: SettleDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (!payment?.intentId || payment.status !== 'AUTHORISED' || payment.captureAmount === null) return
  const due = { ...payment, intentId: payment.intentId, captureAmount: payment.captureAmount }
  return due.captureAmount === 0 ? letGo(deps, due) : capture(deps, due)
}

type DuePayment = PaymentRow & { intentId: string; captureAmount: number }

async function capture(deps: SettleDeps, payment: DuePayment): Promise<void> {
  const result = await deps.payments.capture(payment.intentId, {
    // all of it needs no amount, and then cannot be wrong by one
    amount: payment.captureAmount === payment.amount ? undefined : payment.captureAmount,
    idempotencyKey: `capture:${payment.id}`,
  })
  switch (result.outcome) {
    case 'captured':
      await deps.db.transaction(async (trx) => {
        if (!(await movePayment(trx, payment.id, 'CAPTURED', { captured: result.amount }))) return
        const order = await findSettlement(trx, payment.orderId)
        if (order) await announceOutcome(trx, order.id, order.status)
        const { offerRequestId, reference } = payment
        if (offerRequestId) await tellAccepted(deps, trx, { offerRequestId, order: reference })
        await numberInvoice(trx, payment.orderId, deps.clock.now())
      })
      return
    case 'declined':
    case 'gone':
      return undoConfirmation(deps, payment, result)
    default:
      result satisfies never
  }
}

/** The capture was declined after the bookings were confirmed: they are unpaid, so they are cancelled. */
async function undoConfirmation(
  deps: SettleDeps,
  payment: DuePayment,
  result: Exclude<CaptureResult, { outcome: 'captured' }>,
): Promise<void> {
  const declineCode = result.outcome === 'declined' ? result.code : result.outcome
  await deps.db.transaction(async (trx) => {
    await lockOrder(trx, { id: payment.orderId, cartId: payment.cartId })
    if (!(await movePayment(trx, payment.id, 'FAILED', { declineCode }))) return
    await moveOrder(trx, payment.orderId, 'PAYMENT_FAILED')
    await announceOutcome(trx, payment.orderId, 'PAYMENT_FAILED')
    if (payment.offerRequestId) await noteUnpaid(trx, payment.offerRequestId)
    const bookings = (await listBookingStates(trx, payment.orderId)).map(({ id }) => id)
    const cancelled = await moveBookings(trx, bookings, 'CANCELLED')
    if (!payment.offerRequestId) await notifySuppliersOfCancellation(trx, cancelled, 'unpaid')
    await givePlacesBack(trx, cancelled)
    await returnOrderedLines(trx, cancelled)
    await givePromoUseBack(trx, payment.orderId)
  })
  deps.log.error(
    { paymentId: payment.id, declineCode },
    'a confirmed order could not be captured and was cancelled',
  )
}

async function letGo(deps: SettleDeps, payment: DuePayment): Promise<void> {
  const result = await deps.payments.cancel(payment.intentId)
  if (result.outcome !== 'captured') {
    await movePayment(deps.db, payment.id, 'CANCELLED')
    return
  }
  // it was captured in the network's own dashboard: the buyer gets it back
  await deps.db.transaction(async (trx) => {
    if (!(await movePayment(trx, payment.id, 'CAPTURED', { captured: result.amount }))) return
    const refundId = await insertRefund(trx, {
      paymentId: payment.id,
      amount: result.amount,
      reason: 'unsuccessful',
    })
    await enqueueJob(trx, refundPaymentJob, { refundId }, { key: `${refundPaymentJob}:${refundId}` })
  })
}

/**
 * Sends a requested refund, once: the network knows it by its id.
 *
 * @throws PaymentNetworkUnreachable when the network does not answer: call it again
 */
export async function sendRefund(deps: SettleDeps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId)
  if (!refund?.intentId || refund.status !== 'REQUESTED') return
  const { intentId, amount, paymentId } = refund
  const result = await deps.payments.refund(intentId, { amount, idempotencyKey: refundId })
  const succeeded = result.outcome === 'refunded'
  if (!succeeded) deps.log.error({ refundId, outcome: result.outcome }, 'a refund failed and needs a person')
  await deps.db.transaction(async (trx) => {
    const { refundedInFull } = await settleRefund(trx, { refundId, succeeded })
    if (refundedInFull) await movePayment(trx, paymentId, 'REFUNDED')
  })
}

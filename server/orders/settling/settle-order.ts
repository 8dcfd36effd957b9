import { PaymentNetworkUnreachable } from '../../payments/payment-network.ts'
import type { CheckoutReading } from '../../payments/payment-network.ts'
import { announceOutcome } from './announce-outcome.ts'
import { finishPayment } from './capture-payment.ts'
import { confirmOrder, endUnpaidOrder, refuseOrder } from './conclude-order.ts'
import type { Ending } from './conclude-order.ts'
import { findSettlement, lockOrder, movePayment } from '../orders.queries.ts'
import type { SettlementRow } from '../orders.queries.ts'
import { countPromoUse } from './promo-uses.queries.ts'
import type { SettleDeps } from './settle-deps.ts'

/** An order whose payment page could not be opened by then never gets one. */
export const openingLimit = { minutes: 2 }

/**
 * Brings an order to where its payment says it is. The webhook's job, the return page, the reconciler and the sweeper all
 * come through here, in any order and as often as they like: the network is asked, and the order moves by
 * compare-and-set in one transaction, so that it is confirmed once and captured once.
 *
 * @throws PaymentNetworkUnreachable when the network cannot be asked; nothing has changed then
 */
export async function settleOrder(deps: SettleDeps, orderId: string): Promise<void> {
  const order = await findSettlement(deps.db, orderId)
  if (!order) return
  if (order.status === 'AWAITING_PAYMENT') await settleAwaiting(deps, order)
  if (order.status === 'CANCELLED' || order.status === 'PAYMENT_FAILED') await letLatePaymentGo(deps, order)
  if (!order.payment) return
  try {
    await finishPayment(deps, order.payment.id)
  } catch (error) {
    // the job that the settlement enqueued goes on trying
    if (!(error instanceof PaymentNetworkUnreachable)) throw error
    deps.log.warn({ err: error, orderId }, 'the payment will be finished by its job')
  }
}

async function settleAwaiting(deps: SettleDeps, order: SettlementRow): Promise<void> {
  const { payment } = order
  const now = deps.clock.now()
  if (!payment?.sessionId) {
    const late = Temporal.Instant.compare(now, order.purchasedAt.add(openingLimit)) > 0
    if (late) await end(deps, order, { order: 'PAYMENT_FAILED', booking: 'EXPIRED', payment: 'FAILED' })
    return
  }
  let reading = await deps.payments.readCheckout(payment.sessionId)
  if (isOpen(reading) && Temporal.Instant.compare(now, order.heldUntil) > 0) {
    // its places may be gone: nobody is to pay for them any more
    await deps.payments.expireCheckout(payment.sessionId)
    reading = await deps.payments.readCheckout(payment.sessionId)
  }
  const verdict = judge(reading)
  switch (verdict.kind) {
    case 'waiting':
      return
    case 'paid':
      return confirm(deps, order, verdict)
    case 'unpaid':
      return end(deps, order, {
        order: 'PAYMENT_FAILED',
        booking: 'EXPIRED',
        payment: verdict.payment,
        declineCode: verdict.declineCode,
      })
    default:
      verdict satisfies never
  }
}

const isOpen = (reading: CheckoutReading) => reading.status === 'open'

type Verdict =
  | { kind: 'waiting' }
  | { kind: 'paid'; intentId: string; amount: number; currency: string }
  | { kind: 'unpaid'; payment: 'FAILED' | 'EXPIRED'; declineCode: string | null }

/** What a reading of the network means for whoever waits for a payment. */
export function judge(reading: CheckoutReading): Verdict {
  if (reading.status === 'gone') return { kind: 'unpaid', payment: 'FAILED', declineCode: null }
  const { intentId, intentStatus, currency, declineCode } = reading
  if (reading.status === 'expired') return { kind: 'unpaid', payment: 'EXPIRED', declineCode }
  if (reading.status === 'open') return { kind: 'waiting' }
  if (intentStatus === 'canceled') return { kind: 'unpaid', payment: 'FAILED', declineCode }
  const paid = intentStatus === 'requires_capture' || intentStatus === 'succeeded'
  return paid && intentId
    ? { kind: 'paid', intentId, amount: Math.max(reading.capturable, reading.received), currency }
    : { kind: 'waiting' }
}

async function confirm(
  deps: SettleDeps,
  order: SettlementRow,
  paid: Extract<Verdict, { kind: 'paid' }>,
): Promise<void> {
  const { payment } = order
  if (!payment) return
  if (paid.amount < payment.amount || paid.currency !== payment.currency) {
    throw new Error(
      `${order.reference}: ${paid.currency} ${paid.amount} was authorised, not ${payment.currency} ${payment.amount}`,
    )
  }
  await deps.db.transaction(async (trx) => {
    if ((await lockOrder(trx, order)) !== 'AWAITING_PAYMENT') return
    // its cart may have joined that of an account while the network was asked
    const present = (await findSettlement(trx, order.id)) ?? order
    await movePayment(trx, payment.id, 'AUTHORISED', { intentId: paid.intentId })
    const isAsAgreed = !present.promoCode || (await countPromoUse(trx, order.id))
    await (isAsAgreed ? confirmOrder : refuseOrder)(trx, present, deps.clock.now())
  })
}

async function end(deps: SettleDeps, order: SettlementRow, ending: Ending): Promise<void> {
  await deps.db.transaction(async (trx) => {
    if ((await lockOrder(trx, order)) !== 'AWAITING_PAYMENT') return
    await endUnpaidOrder(trx, order, ending)
    await announceOutcome(trx, order.id, ending.order)
  })
}

/** The buyer paid on an old tab after we gave the order up: the authorisation is let go, nothing is taken. */
async function letLatePaymentGo(
  { payments, log }: SettleDeps,
  { payment, reference }: SettlementRow,
): Promise<void> {
  if (!payment?.sessionId) return
  const reading = await payments.readCheckout(payment.sessionId)
  if (reading.status !== 'complete' || reading.intentStatus !== 'requires_capture' || !reading.intentId) {
    return
  }
  const result = await payments.cancel(reading.intentId)
  log.warn(
    { reference, result: result.outcome },
    'an order that was given up had been paid; its authorisation was let go',
  )
}

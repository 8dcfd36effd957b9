import type { CheckoutReading, ToldByEvent } from '../../payments/payment-network.ts'
import { announceOutcome } from './announce-outcome.ts'
import { confirmOrder, endUnpaidOrder, refuseOrder } from './conclude-order.ts'
import type { Ending } from './conclude-order.ts'
import { finishWhatIsDue } from './finish-what-is-due.ts'
import { findSettlement, lockOrder, movePayment } from '../orders.queries.ts'
import type { SettlementRow } from '../orders.queries.ts'
import { countPromoUse } from './promo-uses.queries.ts'
import type { SettleDeps } from './settle-deps.ts'

/** An order or a change whose payment page could not be opened by then never gets one. */
export const openingLimit = { minutes: 2 }

/**
 * Brings an order to where its payment says it is. The webhook's job, the return page, the reconciler and the sweeper all
 * come through here, in any order and as often as they like: the network is asked, and the order moves by
 * compare-and-set in one transaction, so that it is confirmed once and captured once.
 *
 * @param told what an event of the network says by itself: where it is about this payment, the network is not asked
 * @throws PaymentNetworkUnreachable when the network cannot be asked; nothing has changed then
 */
export async function settleOrder(
  deps: SettleDeps,
  orderId: string,
  told: ToldByEvent | null = null,
): Promise<void> {
  const order = await findSettlement(deps.db, orderId)
  if (!order) return
  if (order.status === 'AWAITING_PAYMENT') await settleAwaiting(deps, order, told)
  const ended = order.status === 'CANCELLED' || order.status === 'PAYMENT_FAILED'
  if (ended && told?.kind !== 'expired' && told?.kind !== 'unpaid') await letLatePaymentGo(deps, order)
  await finishWhatIsDue(deps, order)
}

async function settleAwaiting(
  deps: SettleDeps,
  order: SettlementRow,
  told: ToldByEvent | null,
): Promise<void> {
  const { payment } = order
  const now = deps.clock.now()
  if (!payment?.sessionId) {
    const late = Temporal.Instant.compare(now, order.purchasedAt.add(openingLimit)) > 0
    if (late) await end(deps, order, { order: 'PAYMENT_FAILED', booking: 'EXPIRED', payment: 'FAILED' })
    return
  }
  const verdict = verdictOf(told, order) ?? (await ask(deps, order, payment.sessionId))
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

/** Undefined: the event does not say it, or is about another payment of the order. */
function verdictOf(
  told: ToldByEvent | null,
  { reference, payment }: Pick<SettlementRow, 'reference' | 'payment'>,
): Verdict | undefined {
  if (told?.kind === 'authorised' && told.reference === reference) return { ...told, kind: 'paid' }
  if (told?.kind === 'expired' && told.sessionId === payment?.sessionId) {
    return { kind: 'unpaid', payment: 'EXPIRED', declineCode: null }
  }
  return told?.kind === 'unpaid' ? { kind: 'waiting' } : undefined
}

async function ask(
  { payments, clock }: SettleDeps,
  { keptUntil }: Pick<SettlementRow, 'keptUntil'>,
  sessionId: string,
): Promise<Verdict> {
  let reading = await payments.readCheckout(sessionId)
  if (isOpen(reading) && Temporal.Instant.compare(clock.now(), keptUntil) > 0) {
    // its places may be gone: it must not be paid any more
    await payments.expireCheckout(sessionId)
    reading = await payments.readCheckout(sessionId)
  }
  return judge(reading)
}

const isOpen = (reading: CheckoutReading) => reading.status === 'open'

type Verdict =
  | { kind: 'waiting' }
  | { kind: 'paid'; intentId: string; amount: number; currency: string }
  | { kind: 'unpaid'; payment: 'FAILED' | 'EXPIRED'; declineCode: string | null }

/** What a reading of the network means for an order or a change that waits for its payment. */
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

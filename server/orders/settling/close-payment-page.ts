import { findSettlement } from '../orders.queries.ts'
import { settleOrder } from './settle-order.ts'
import type { SettleDeps } from './settle-deps.ts'

/**
 * Closes the payment page of an unpaid order, so that an old tab cannot pay for it any more. 'paid': the buyer was
 * faster; the order has been settled.
 *
 * @throws PaymentNetworkUnreachable when the network cannot be asked
 */
export async function closePaymentPage(deps: SettleDeps, orderId: string): Promise<'closed' | 'paid'> {
  const order = await findSettlement(deps.db, orderId)
  if (!order?.payment?.sessionId || order.status !== 'AWAITING_PAYMENT') return 'closed'
  const { outcome } = await deps.payments.expireCheckout(order.payment.sessionId)
  if (outcome !== 'complete') return 'closed'
  await settleOrder(deps, orderId)
  const settled = await findSettlement(deps.db, orderId)
  return settled?.status === 'AWAITING_PAYMENT' || settled?.status === 'PAYMENT_FAILED' ? 'closed' : 'paid'
}

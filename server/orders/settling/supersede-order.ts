import type { Knex } from 'knex'
import { endUnpaidOrder } from './conclude-order.ts'
import { findSettlement, lockOrder } from '../orders.queries.ts'
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

/** Cancels an unpaid order in favour of the one that the same transaction places: its places are free for that one. */
export async function supersedeOrder(trx: Knex.Transaction, orderId: string): Promise<void> {
  const order = await findSettlement(trx, orderId)
  if (!order || (await lockOrder(trx, order)) !== 'AWAITING_PAYMENT') return
  await endUnpaidOrder(trx, order, { order: 'CANCELLED', booking: 'CANCELLED', payment: 'CANCELLED' })
}

/** Gives an order up whose payment page could not be opened. One whose page is open stays as it is. */
export async function failOrder({ db }: Pick<SettleDeps, 'db'>, orderId: string): Promise<void> {
  await db.transaction(async (trx) => {
    const order = await findSettlement(trx, orderId)
    if (!order || (await lockOrder(trx, order)) !== 'AWAITING_PAYMENT') return
    const present = await findSettlement(trx, orderId)
    if (present?.payment?.sessionId) return
    await endUnpaidOrder(trx, order, { order: 'PAYMENT_FAILED', booking: 'EXPIRED', payment: 'FAILED' })
  })
}

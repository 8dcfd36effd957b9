import { noteUnpaid, tellAccepted } from '../../offers/settle-offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { confirmOrder } from './conclude-order.ts'
import { findReserved, insertPaymentByHand } from './mark-paid.queries.ts'
import { countPromoUse } from './promo-uses.queries.ts'
import { findSettlement, listBookingStates, lockOrder, movePayment } from '../orders.queries.ts'

/** How marking an order as paid ended. 'late': it is not reserved any more, or never was. */
export type MarkPaidResult = 'paid' | 'late' | 'unknown'

/**
 * Support has the money of a reserved order: its places are sold, and it goes on as any paid order does. Places that were
 * given away in the meantime expire, and are not counted as paid.
 */
export async function markPaid(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  reference: string,
): Promise<MarkPaidResult> {
  const found = await findReserved(db, reference)
  if (!found) return 'unknown'
  return db.transaction(async (trx) => {
    const order = await findSettlement(trx, found.id)
    if (!order || (await lockOrder(trx, order)) !== 'RESERVED') return 'late'
    // support has taken the money at this price: it stands, even if the code was used up meanwhile
    if (order.promoCode) await countPromoUse(trx, order.id)
    await confirmOrder(trx, { ...order, payment: null }, clock.now())
    const amount = (await listBookingStates(trx, order.id))
      .filter(({ status }) => status === 'CONFIRMED' || status === 'PENDING')
      .reduce((sum, { price }) => sum + price, 0)
    const paymentId = await insertPaymentByHand(trx, {
      orderId: order.id,
      amount,
      now: clock.now().toString(),
    })
    await movePayment(trx, paymentId, 'AUTHORISED')
    await movePayment(trx, paymentId, 'CAPTURED', { captured: amount })
    const { offerRequestId } = order
    if (offerRequestId && amount > 0) {
      await tellAccepted({ env, clock }, trx, { offerRequestId, order: reference })
    } else if (offerRequestId) {
      await noteUnpaid(trx, offerRequestId)
    }
    return 'paid'
  })
}

import type { LeavePaymentReply, LeavePaymentRequest } from '../contract/leave-payment.ts'
import { findOpenCart } from '../carts/find-open-cart.ts'
import { closePaymentPage } from '../orders/settling/close-payment-page.ts'
import { supersedeOrder } from '../orders/settling/supersede-order.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { PaymentNetworkUnreachable } from '../payments/payment-network.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { findUnpaidOrder } from './checkout.queries.ts'
import { leftPageMinutes } from './hold-lifetimes.ts'
import { notePageLeft } from './payment-page.queries.ts'

/**
 * The buyer is back from the payment page without having paid. 'keep': the places are kept for ten minutes, or for as long as
 * they were held if the page is opened again. 'release': the page is closed, so that it can no longer be paid, and the
 * places are free for others; the cart stays as it is. Asked twice it is the same.
 *
 * @throws Problem 401 `cart_unknown`, 503 `payment_unavailable` when the page could not be closed: the places stay held
 */
export async function leavePayment(
  deps: SettleDeps,
  storefront: Pick<ServedStorefront, 'id'>,
  { token, places }: LeavePaymentRequest & { token: string },
): Promise<LeavePaymentReply> {
  const cart = await findOpenCart(deps, storefront, token)
  const order = await findUnpaidOrder(deps.db, cart.id)
  if (!order) return { outcome: 'settled' }
  if (places === 'keep') {
    const now = deps.clock.now()
    const releaseAt = now.add({ minutes: leftPageMinutes }).toString()
    const keptUntil = await notePageLeft(deps.db, order.id, { now: now.toString(), releaseAt })
    if (!keptUntil) return { outcome: 'settled' }
    return { outcome: 'kept', heldUntil: keptUntil.toTemporalInstant().toString() }
  }
  if ((await close(deps, order.id)) === 'paid') return { outcome: 'settled' }
  await deps.db.transaction((trx) => supersedeOrder(trx, order.id))
  return { outcome: 'released' }
}

async function close(deps: SettleDeps, orderId: string): Promise<'closed' | 'paid'> {
  try {
    return await closePaymentPage(deps, orderId)
  } catch (error) {
    if (!(error instanceof PaymentNetworkUnreachable)) throw error
    throw new Problem(503, 'payment_unavailable', 'The payment page could not be closed. Please try again.')
  }
}

import type { Knex } from 'knex'
import { emptyOfferCart, holdOfferCart } from '../carts/offer-cart.ts'
import { unpaidOrderOf } from '../orders/order-of-cart.ts'
import { closePaymentPage } from '../orders/settling/close-payment-page.ts'
import { supersedeOrder } from '../orders/settling/supersede-order.ts'
import { PaymentNetworkUnreachable } from '../payments/payment-network.ts'
import { lockOfferRequest } from './offers.queries.ts'
import type { OfferRow } from './offers.queries.ts'
import type { OfferDeps } from './offer-deps.ts'

/** 'paying': the traveller is at the payment page, and it cannot be closed now. 'late': it was decided before. */
export type Refused = 'paying' | 'late'

/** Who is overtaken so often gives up: the traveller is paying. */
const mostAttempts = 4

/**
 * Changes what was offered while it cannot be paid for. A payment page that is open for the offer is closed first and its
 * order given up; a traveller who was faster has accepted, and nothing changes. `work` says undefined when the request has
 * moved on; nothing has changed then either.
 */
export async function changeOffer<Result extends object>(
  deps: OfferDeps,
  offer: Pick<OfferRow, 'id' | 'cartId'>,
  work: (trx: Knex.Transaction, offer: OfferRow) => Promise<Result | undefined>,
): Promise<Result | Refused> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const unpaid = offer.cartId ? await unpaidOrderOf(deps.db, offer.cartId) : undefined
    const closed = unpaid ? await closePage(deps, unpaid) : 'closed'
    if (closed !== 'closed') return closed
    const result = await deps.db.transaction(async (trx) => {
      const cartId = await holdOfferCart(trx, offer.id)
      const current = cartId && (await unpaidOrderOf(trx, cartId))
      if (current && current !== unpaid) return 'again'
      const locked = await lockOfferRequest(trx, offer.id)
      const done = locked && (await work(trx, locked))
      if (!done) return 'late'
      if (current) await supersedeOrder(trx, current)
      if (cartId) await emptyOfferCart(trx, cartId)
      return done
    })
    if (result !== 'again') return result
  }
  return 'paying'
}

async function closePage({ payments, ...deps }: OfferDeps, orderId: string): Promise<'closed' | Refused> {
  if (!payments) return 'paying'
  try {
    return (await closePaymentPage({ ...deps, payments }, orderId)) === 'paid' ? 'late' : 'closed'
  } catch (error) {
    if (!(error instanceof PaymentNetworkUnreachable)) throw error
    return 'paying'
  }
}

import { holdOfferCart } from '../carts/offer-cart.ts'
import { unpaidOrderOf } from '../orders/order-of-cart.ts'
import type { Deps } from '../platform/deps.ts'
import { announceSilence } from './announce-offer.ts'
import { standingAt } from './offer-standing.ts'
import { listLapsed, lockOfferRequest, moveOffer } from './offers.queries.ts'

const batch = 100

/**
 * Notes which requests and offers have ended by time, and writes to travellers who got no answer. No request waits for
 * this: what has ended cannot be accepted any more, noted or not. A traveller at the payment page has accepted in time.
 */
export async function expireOffers(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  for (const { id } of await listLapsed(deps.db, { now: deps.clock.now().toString(), limit: batch })) {
    await deps.db.transaction(async (trx) => {
      const cartId = await holdOfferCart(trx, id)
      if (cartId && (await unpaidOrderOf(trx, cartId))) return
      const offer = await lockOfferRequest(trx, id)
      if (!offer || standingAt(offer, deps.clock.now()) !== 'EXPIRED') return
      const silent = offer.status === 'REQUESTED'
      if ((await moveOffer(trx, id, 'EXPIRED')) && silent) await announceSilence(deps, trx, offer)
    })
  }
}

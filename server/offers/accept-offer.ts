import { agreedPrice } from '../availability/agreed-terms.ts'
import { openOfferCart, putIntoCart } from '../carts/offer-cart.ts'
import { readCart } from '../carts/read-cart.ts'
import type { AcceptOfferReply } from '../contract/offers.ts'
import { inTransaction } from '../platform/database.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import { hashToken } from '../platform/secret-token.ts'
import { offerCartToken } from './offer-links.ts'
import { standingAt } from './offer-standing.ts'
import { lockOfferRequest } from './offers.queries.ts'
import type { OfferRow } from './offers.queries.ts'
import { rereadOffer } from './read-offer.ts'

/**
 * Opens the cart of an offer that stands: the traveller orders and pays it as any other, at the price that was offered.
 * However often and in however many tabs it is asked, it is the same cart, and so one order. The offer counts as accepted
 * once it is paid.
 */
export async function acceptOffer(
  deps: Deps,
  context: Pick<RequestContext, 'storefront' | 'language' | 'origin'>,
  asked: OfferRow,
): Promise<AcceptOfferReply> {
  const token = offerCartToken(deps.env, asked)
  const isOpen = await inTransaction<boolean>(
    deps.db,
    (opened) => opened,
    async (trx) => {
      // the cart is locked before the offer, as in every transaction
      const cartId = await openOfferCart(trx, {
        offerRequestId: asked.id,
        storefrontId: context.storefront.id,
        tokenHash: hashToken(token),
        language: asked.language,
        currency: asked.quote?.currency ?? asked.storefront.currency,
      })
      const offer = await lockOfferRequest(trx, asked.id)
      const quote = offer?.quote
      if (!offer || !quote || standingAt(offer, deps.clock.now()) !== 'QUOTED') return false
      const { reference, experience } = offer
      const { amount, currency, expiresAt, cancellation, place, optionId, start, periods, units, guests } =
        quote
      const terms = { reference, amount, expiresAt, cancellation, place }
      await putIntoCart(trx, {
        cartId,
        currency,
        line: {
          experienceId: experience.id,
          optionId,
          start,
          periods,
          units,
          guests,
          extras: {},
          pickup: null,
          agreedTotal: agreedPrice(terms, currency).total.amount,
        },
        offer: terms,
      })
      return true
    },
  )
  if (!isOpen) return { outcome: 'gone', offer: await rereadOffer(deps, context, asked) }
  return { outcome: 'open', token, cart: await readCart(deps, context, token) }
}

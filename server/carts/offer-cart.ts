import type { Knex } from 'knex'
import type { AgreedTerms } from '../availability/agreed-terms.ts'
import type { LineDraft } from './carts.queries.ts'
import { clearOffer, lockOfferCart, putOffer, upsertOfferCart } from './offer-cart.queries.ts'

/** The cart of an offer on its way into the table. */
export type OfferCartDraft = Parameters<typeof upsertOfferCart>[1]

/** The cart of an offer, opened if it is not yet; no other request orders it until the transaction ends. */
export function openOfferCart(trx: Knex.Transaction, draft: OfferCartDraft): Promise<string> {
  return upsertOfferCart(trx, draft)
}

/** Puts what was offered into its cart: nothing that a browser sent is in there, and no browser can change it. */
export function putIntoCart(
  trx: Knex.Transaction,
  offered: { cartId: string; currency: string; line: LineDraft; offer: AgreedTerms },
): Promise<void> {
  return putOffer(trx, offered)
}

/** Prevents the ordering of an offer's cart until the transaction ends. Undefined: it was not accepted yet. */
export function holdOfferCart(trx: Knex.Transaction, offerRequestId: string): Promise<string | undefined> {
  return lockOfferCart(trx, offerRequestId)
}

/** The offer does not stand any more: what is in its cart cannot be ordered. */
export function emptyOfferCart(trx: Knex.Transaction, cartId: string): Promise<void> {
  return clearOffer(trx, cartId)
}

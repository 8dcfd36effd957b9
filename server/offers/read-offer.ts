import { asAgreed } from '../availability/agreed-terms.ts'
import { listSellableOptions } from '../availability/list-sellable-options.ts'
import type { Offer } from '../contract/offers.ts'
import { boughtOrderOf } from '../orders/order-of-cart.ts'
import { orderKey, orderPage } from '../orders/order-links.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import { isOfferKey } from './offer-links.ts'
import { presentOffer } from './offer.presenter.ts'
import { standingAt } from './offer-standing.ts'
import { findOfferRequest, listOpenOffers } from './offers.queries.ts'
import type { OfferName, OfferRow } from './offers.queries.ts'
import type { OfferState } from './transitions.ts'

/** A request to read an offer request: its reference, and the key of the link in its mails. */
export interface OfferReader {
  reference: string
  token: string | undefined
}

type Context = Pick<RequestContext, 'storefront' | 'language' | 'origin'>

/**
 * The offer request that a key opens. A supplier's widget has no pages: what was asked there is read on the
 * marketplace too, but never on the site of another supplier.
 * Undefined for a wrong reference, a wrong key and a foreign site alike.
 */
export async function findOwnOffer(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { storefront }: Pick<Context, 'storefront'>,
  { reference, token }: OfferReader,
): Promise<OfferRow | undefined> {
  const allowed = token !== undefined && isOfferKey(env, token, { reference, now: clock.now() })
  const offer = allowed ? await findOfferRequest(db, { reference }) : undefined
  const foreign = storefront.supplierId !== undefined && storefront.supplierId !== offer?.supplier.id
  return foreign ? undefined : offer
}

/** An offer request as the traveller who asked reads it, after what may have happened to it since it was found. */
export async function rereadOffer(deps: Deps, context: Context, found: OfferRow): Promise<Offer> {
  return readOffer(deps, context, (await findOfferRequest(deps.db, { id: found.id })) ?? found)
}

/** An offer request as the traveller who asked reads it. */
export async function readOffer(deps: Deps, context: Context, offer: OfferRow): Promise<Offer> {
  const { quote, cartId } = offer
  const now = deps.clock.now()
  const option = quote ? (await listSellableOptions(deps, [quote.optionId])).get(quote.optionId) : undefined
  const standing = standingAt(offer, now)
  const order = standing === 'ACCEPTED' && cartId ? await boughtOrderOf(deps.db, cartId) : undefined
  const { language, origin } = context
  return presentOffer(offer, {
    standing,
    option: option && asAgreed(option),
    language,
    now,
    orderUrl: order && orderPage(origin, { reference: order, language, key: orderKey(deps.env, order, now) }),
  })
}

/** An offer request with where it stands now, for who is known to be allowed. */
export interface ReadableOffer {
  offer: OfferRow
  standing: OfferState
}

/** The offer request of an id or a reference; the caller decides who may read it. */
export async function findAnyOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: OfferName,
): Promise<ReadableOffer | undefined> {
  const offer = await findOfferRequest(db, name)
  return offer && { offer, standing: standingAt(offer, clock.now()) }
}

/** Offer requests that wait for their supplier or their traveller, the most urgent first. */
export async function listWaitingOffers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ReadableOffer[]> {
  const open = await listOpenOffers(db)
  return open.map((offer) => ({ offer, standing: standingAt(offer, clock.now()) }))
}

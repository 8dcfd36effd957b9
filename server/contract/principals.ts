/** Who can make a call, and what an operation demands of them. */

/** How a link in an e-mail is refused that we did not sign, or whose time is up. */
const refusedLink = { status: 404, code: 'link_unknown', detail: 'This link is no longer valid.' } as const

/**
 * The kinds of callers. One entry for each: what they carry, and how a call is refused that needs one and has none or a wrong one.
 * A token of one object (an order, an offer) that is not its own is refused as if the object did not exist, so that callers
 * do not learn which exist. A new kind (a member of staff, the key of a channel) is an entry here and, where an operation admits
 * it, a function that identifies it.
 */
export const principals = {
  cart: {
    carries: 'bearer',
    status: 401,
    code: 'cart_unknown',
    detail: 'This storefront has no cart with that token. Open a new one.',
    description: 'The token that came with the new cart.',
  },
  order: {
    carries: 'bearer',
    status: 404,
    code: 'order_unknown',
    detail: 'This order does not exist, or the token does not belong to it.',
    description: 'The token that came with the placed order, or the key in a message about it.',
  },
  orderDevice: {
    carries: 'bearer',
    status: 404,
    code: 'order_unknown',
    detail: 'This order does not exist, or the token does not belong to it.',
    description:
      'The token of an order that a widget keeps in a supplier’s own page: at that storefront alone, for a day after its last use.',
  },
  offer: {
    carries: 'bearer',
    status: 404,
    code: 'offer_unknown',
    detail: 'This offer request does not exist, or the token does not belong to it.',
    description: 'The key in the link of a message about an offer request.',
  },
  review: {
    carries: 'bearer',
    status: 404,
    code: 'booking_unknown',
    detail: 'The booking does not exist or has another key.',
    description: 'The key in the link of a review invitation (`reviewUrl` of a booking).',
  },
  account: {
    carries: 'cookie',
    status: 401,
    code: 'log_in_required',
    detail: 'Log in first.',
    description: 'The session that logging in begins; set by the server, out of reach of scripts.',
  },
  widgetAccount: {
    carries: 'bearer',
    status: 401,
    code: 'log_in_required',
    detail: 'Log in first.',
    description: 'The token of a log-in in a supplier’s own page, for that storefront alone.',
  },
  bookingSupplier: {
    carries: 'link',
    ...refusedLink,
    description: 'The supplier of a booking, by the link in the e-mail that asks for an answer.',
  },
  changeSupplier: {
    carries: 'link',
    ...refusedLink,
    description: 'The supplier of a booking, by the link in the e-mail that asks whether it may be changed.',
  },
  offerSupplier: {
    carries: 'link',
    ...refusedLink,
    description:
      'The supplier who is asked for an offer, by the link in the e-mail about it; for one answer.',
  },
  reservationSupport: {
    carries: 'link',
    ...refusedLink,
    description:
      'Support of a storefront, by the link in the e-mail about an order that is reserved and not paid.',
  },
  paymentNetwork: {
    carries: 'signature',
    status: 400,
    code: 'webhook_signature_invalid',
    detail: 'The signature does not match the body.',
    description: 'A signature over the body, by a secret that only the payment network and the server know.',
  },
} as const

/** The name of a kind of principal. `nobody` (no principal at all) is not one: it stands beside them in `Access`. */
export type PrincipalKind = keyof typeof principals

/** Who may make a call. The guard of the router reads it; nothing else decides it. */
export interface Access {
  /** One of these kinds is needed; with `nobody`, every caller may. */
  who: readonly [PrincipalKind | 'nobody', ...PrincipalKind[]]
  /** Kinds that are recognised when they are there, and change what the call does. */
  also?: readonly PrincipalKind[]
  /**
   * Scripts of which pages may call. `listed`: of the storefront's list of origins. `own`: of our own sites alone, and other
   * pages may not even send the call in a visitor's name (403 `cross_site_request`): what a cookie decides. `any`: of all.
   * `none`: it is not called by pages.
   */
  pages: 'listed' | 'own' | 'any' | 'none'
}

/** The links that open an offer request, for its traveller and for its supplier, and how long they work. */
import type { Language } from '../contract/primitives.ts'
import { localisePath, offerPath as travellerPath } from '../contract/addresses.ts'
import { deriveToken } from '../platform/secret-token.ts'
import { isSignedFor, linkKeys, newestLinkKey, signSubject } from '../platform/signed-link.ts'
import type { LinkEnv } from '../platform/signed-link.ts'
import type { OfferRow } from './offers.queries.ts'

/** Negotiations are over by then. */
const travellerDays = 120
/** A supplier may come back to an offer of theirs for so long after it has ended. */
export const supplierDays = 14

const travellerSubject = (reference: string) => `offer:${reference}`
const supplierSubject = (id: string, turn: number) => `offer-answer:${id}:${turn}`

/** A token that opens an offer request for the traveller who made it. */
export function offerKey(env: LinkEnv, reference: string, now: Temporal.Instant): string {
  return signSubject(linkKeys(env), travellerSubject(reference), now.add({ hours: travellerDays * 24 }))
}

/** Whether a token was made by `offerKey` for this request and still opens it. */
export function isOfferKey(
  env: LinkEnv,
  token: string,
  { reference, now }: { reference: string; now: Temporal.Instant },
): boolean {
  return isSignedFor(linkKeys(env), token, { subject: travellerSubject(reference), now })
}

/** Path of the page of an offer. The key is in the fragment, which no server and no log sees. */
export function offerPath(
  language: Language,
  { reference, key }: { reference: string; key: string },
): string {
  return `${localisePath(language, travellerPath(reference))}#token=${key}`
}

/** The token of the cart that an offer is accepted with: the same for every tab, and stored nowhere. */
export function offerCartToken(env: LinkEnv, { id }: Pick<OfferRow, 'id'>): string {
  return deriveToken(newestLinkKey(env).toString('base64url'), `offer-cart:${id}`)
}

/**
 * Path of the page on which a supplier answers, once: `turn` is how often they have answered before, and an answer makes
 * it another one.
 */
export function supplierOfferPath(
  env: LinkEnv,
  { id, turn, until }: { id: string; turn: number; until: Temporal.Instant },
): string {
  return `/supplier/offers/${id}.${turn}.${signSubject(linkKeys(env), supplierSubject(id, turn), until)}`
}

/** What a supplier's link is for; undefined when it was not signed by us, or its time is up. */
export function readSupplierOfferToken(
  env: LinkEnv,
  token: string,
  now: Temporal.Instant,
): { id: string; turn: number } | undefined {
  const [, id = '', digits = '', signature = ''] = /^([0-9a-f-]{36})\.(\d{1,6})\.(.+)$/.exec(token) ?? []
  const turn = Number(digits)
  return isSignedFor(linkKeys(env), signature, { subject: supplierSubject(id, turn), now })
    ? { id, turn }
    : undefined
}

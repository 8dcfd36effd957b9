/** The links and tokens that open an order, its files, its payment page and its review, and how long each works. */
import { proofMinutes } from '../contract/proof-minutes.ts'
import type { Language } from '../contract/primitives.ts'
import type { Env } from '../platform/env.ts'
import { fixedPaths, localisePath, orderPath } from '../contract/addresses.ts'
import { isSignedFor, linkKeys, signSubject } from '../platform/signed-link.ts'
import type { LinkEnv } from '../platform/signed-link.ts'
import { allowsOrigin } from '../storefronts/allows-origin.ts'
import { ownSite } from '../storefronts/own-site.ts'
import type { InvoiceRow } from './invoices/invoice.queries.ts'

/** A mail is looked for again before a trip that was booked a year ahead. */
export const messageLinkHours = 400 * 24
/** A link on a screen is fetched again with the screen; in a widget it ends with the proof that opened the screen. */
const downloadHours = 24

/** A widget's token of an order lives as long after each use; a proof is held in memory while its buyer is there. */
const deviceHours = 24

const deviceSubject = (storefrontId: number, reference: string) => `order-device:${storefrontId}:${reference}`
const orderSubject = (reference: string) => `order:${reference}`
const reviewSubject = (booking: string) => `review:${booking}`
const paymentSubject = (reference: string) => `payment:${reference}`
/** Longer than any payment page of an order is open. */
const paymentLinkHours = 24
/** One file each: a link to a ticket must not open the invoice. */
const downloadSubject = (reference: string, file: string) => `download:${reference}/${file}`

/** A token that opens an order as its own token does: what messages carry, since the order's own is stored nowhere. */
export function orderKey(
  env: LinkEnv,
  reference: string,
  now: Temporal.Instant,
  hours = messageLinkHours,
): string {
  return signSubject(linkKeys(env), orderSubject(reference), now.add({ hours }))
}

/** Whether a token was made by `orderKey` or `orderProof` for this order and still opens it. */
export function isOrderKey(
  env: LinkEnv,
  token: string,
  { reference, now }: { reference: string; now: Temporal.Instant },
): boolean {
  return isSignedFor(linkKeys(env), token, { subject: orderSubject(reference), now })
}

/** Opens all of an order as `orderKey` does, for half an hour. */
export function orderProof(env: LinkEnv, reference: string, now: Temporal.Instant): string {
  return signSubject(linkKeys(env), orderSubject(reference), now.add({ minutes: proofMinutes }))
}

/** The token of an order that a widget keeps where the scripts of its page can read it. Read by `readOrder` alone. */
export function deviceToken(
  env: LinkEnv,
  { reference, storefrontId, now }: { reference: string; storefrontId: number; now: Temporal.Instant },
): string {
  return signSubject(linkKeys(env), deviceSubject(storefrontId, reference), now.add({ hours: deviceHours }))
}

/** Whether a token was made by `deviceToken` for this order and storefront, within the last day. */
export function isDeviceToken(
  env: LinkEnv,
  token: string,
  { reference, storefrontId, now }: { reference: string; storefrontId: number; now: Temporal.Instant },
): boolean {
  return isSignedFor(linkKeys(env), token, { subject: deviceSubject(storefrontId, reference), now })
}

/** Whether a token is from the link that invites to review this booking. It opens nothing else. */
export function isReviewKey(
  env: LinkEnv,
  token: string,
  { booking, now }: { booking: string; now: Temporal.Instant },
): boolean {
  return isSignedFor(linkKeys(env), token, { subject: reviewSubject(booking), now })
}

/** Whether the signature of a download's address is for this file of the order and still valid. */
export function allowsDownload(
  env: LinkEnv,
  signature: string,
  { reference, file, now }: { reference: string; file: string; now: Temporal.Instant },
): boolean {
  return isSignedFor(linkKeys(env), signature, { subject: downloadSubject(reference, file), now })
}

/** Address that leads to the payment page of an order and notes that it was opened. The same each time it is asked for. */
export function paymentLink(
  env: LinkEnv,
  { reference, origin, purchasedAt }: { reference: string; origin: string; purchasedAt: Temporal.Instant },
): string {
  const until = purchasedAt.add({ hours: paymentLinkHours })
  const signature = signSubject(linkKeys(env), paymentSubject(reference), until)
  return `${origin}/pay/${reference}?signature=${signature}`
}

/** Whether a signature was made by `paymentLink` for this order. */
export function allowsPayment(
  env: LinkEnv,
  signature: string,
  { reference, now }: { reference: string; now: Temporal.Instant },
): boolean {
  return isSignedFor(linkKeys(env), signature, { subject: paymentSubject(reference), now })
}

/** Addresses of what can be downloaded of an order, for a browser that can send no header, and of where to review. */
export interface Downloads {
  invoice: string
  calendar: string
  ticket(booking: string): string
  payment(purchasedAt: Temporal.Instant): string
  review(booking: string): string
}

/** Signed addresses, for a day unless told otherwise, and no longer than `keyEnds`. */
export function downloadsOf(
  env: LinkEnv,
  {
    reference,
    origin,
    language,
    now,
    hours = downloadHours,
    keyEnds,
  }: {
    reference: string
    origin: string
    language: Language
    now: Temporal.Instant
    hours?: number
    keyEnds?: Temporal.Instant
  },
): Downloads {
  const usual = now.add({ hours })
  const until = keyEnds && Temporal.Instant.compare(keyEnds, usual) < 0 ? keyEnds : usual
  const address = (file: string) => {
    const signature = signSubject(linkKeys(env), downloadSubject(reference, file), until)
    const query = new URLSearchParams({ signature, language }).toString()
    return `${origin}/api/v1/orders/${reference}/${file}?${query}`
  }
  return {
    invoice: address('invoice.pdf'),
    calendar: address('calendar.ics'),
    ticket: (booking) => address(`tickets/${booking}.pdf`),
    payment: (purchasedAt) => paymentLink(env, { reference, origin, purchasedAt }),
    review(booking) {
      const key = signSubject(linkKeys(env), reviewSubject(booking), now.add({ hours: messageLinkHours }))
      return `${origin}${localisePath(language, fixedPaths['write-review'])}?booking=${encodeURIComponent(booking)}#token=${key}`
    },
  }
}

/** The site that an order was placed on, for links in messages. */
export function siteOf(
  { PUBLIC_ORIGIN, PORT }: Pick<Env, 'PUBLIC_ORIGIN' | 'PORT'>,
  {
    returnUrl,
    storefront,
  }: { returnUrl: string; storefront: Pick<InvoiceRow['storefront'], 'origins' | 'hosts'> },
): string {
  const { origin } = new URL(returnUrl)
  // a supplier's own page that embeds us has neither our pages nor our pictures
  if (!allowsOrigin(storefront.origins, origin)) return origin
  // the traveller bought from this shop and not from the marketplace
  return ownSite(PUBLIC_ORIGIN ?? `http://localhost:${PORT}`, storefront.hosts)
}

/** The page of an order with the key to it in the fragment, which no server and no log sees. */
export function orderPage(
  site: string,
  { reference, language, key }: { reference: string; language: Language; key: string },
): string {
  return `${site}${localisePath(language, orderPath('success'))}?order=${encodeURIComponent(reference)}#token=${key}`
}

import { linkKeys, readSignedName, signSubject } from '../platform/signed-link.ts'
import type { LinkEnv } from '../platform/signed-link.ts'

/** A payment page may be left open, and a slow payment followed from another window. */
const validHours = 24

const subjectOf = (storefront: string, reference: string) => `return:${storefront}:${reference}`

/**
 * A code that names an order to the page that the payment page leads back to, and is useless elsewhere: it opens
 * the order only through `redeemReturn`, once. The same input gives the same code, so that opening a payment page can be
 * repeated.
 */
export function makeReturnCode(
  env: LinkEnv,
  {
    storefront,
    reference,
    heldUntil,
  }: { storefront: string; reference: string; heldUntil: Temporal.Instant },
): string {
  const until = heldUntil.add({ hours: validHours })
  return `${reference}.${signSubject(linkKeys(env), subjectOf(storefront, reference), until)}`
}

/** The order that a code names; undefined when it is not ours, is another storefront's, or has expired. */
export function readReturnCode(
  env: LinkEnv,
  { code, storefront, now }: { code: string; storefront: string; now: Temporal.Instant },
): string | undefined {
  return readSignedName(linkKeys(env), code, { subjectOf: (named) => subjectOf(storefront, named), now })
}

import { linkKeys, readSignedName, signSubject } from '../platform/signed-link.ts'
import type { LinkEnv } from '../platform/signed-link.ts'

const subjectOf = (orderId: string) => `reservation:${orderId}`

/**
 * The path of the page on which support says that a reserved order was paid, or ends it, until a time. It works once: the
 * answer moves the order by compare-and-set, and afterwards the page only says what became of it.
 */
export function reservationPath(env: LinkEnv, orderId: string, until: Temporal.Instant): string {
  return `/supplier/reservations/${orderId}.${signSubject(linkKeys(env), subjectOf(orderId), until)}`
}

/** The order that a link is for; undefined when it was not signed by us, or its time is up. */
export function readReservationToken(env: LinkEnv, token: string, now: Temporal.Instant): string | undefined {
  return readSignedName(linkKeys(env), token, { subjectOf, now })
}

/** The links by which a supplier answers for a booking or a change of one, each until a time. */
import { linkKeys, readSignedName, signSubject } from '../platform/signed-link.ts'
import type { LinkEnv } from '../platform/signed-link.ts'

const subjectOf = (bookingId: string) => `supplier:${bookingId}`
const changeSubjectOf = (changeId: string) => `supplier-change:${changeId}`

/**
 * The path of the page on which a supplier answers a booking, until a time. It works once: an answer moves the booking
 * by compare-and-set, and afterwards the page only says what was answered.
 */
export function supplierPath(env: LinkEnv, bookingId: string, until: Temporal.Instant): string {
  return `/supplier/${bookingId}.${signSubject(linkKeys(env), subjectOf(bookingId), until)}`
}

/** The booking that a link is for; undefined when it was not signed by us, or its time is up. */
export function readSupplierToken(env: LinkEnv, token: string, now: Temporal.Instant): string | undefined {
  return readSignedName(linkKeys(env), token, { subjectOf, now })
}

/** The path of the page on which a supplier says whether a booking may be changed, once, until a time. */
export function supplierChangePath(env: LinkEnv, changeId: string, until: Temporal.Instant): string {
  return `/supplier/changes/${changeId}.${signSubject(linkKeys(env), changeSubjectOf(changeId), until)}`
}

/** The change that a link is for; undefined when it was not signed by us, or its time is up. */
export function readChangeToken(env: LinkEnv, token: string, now: Temporal.Instant): string | undefined {
  return readSignedName(linkKeys(env), token, { subjectOf: changeSubjectOf, now })
}

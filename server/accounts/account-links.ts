/**
 * The links in mails about an account, to show its address or to choose a new password: what they carry, and whether they
 * still work.
 */
import type { Language } from '../contract/primitives.ts'
import { localisePath } from '../contract/addresses.ts'
import { isSignedFor, linkKeys, signSubject } from '../platform/signed-link.ts'
import type { LinkEnv } from '../platform/signed-link.ts'
import type { AccountRow } from './accounts.queries.ts'

type Password = Pick<AccountRow, 'id' | 'passwordVersion'>

const verifyHours = 48
const resetHours = 1

// a new password raises the version: a link works once, and older ones not at all
const verifySubject = ({ id, passwordVersion }: Password) => `account-verify:${id}:${passwordVersion}`
const resetSubject = ({ id, passwordVersion }: Password) => `account-reset:${id}:${passwordVersion}`

/** What the link of a sign-up's mail carries: it shows that the address is the traveller's own. */
export function verifyToken(env: LinkEnv, account: Password, now: Temporal.Instant): string {
  return signSubject(linkKeys(env), verifySubject(account), now.add({ hours: verifyHours }))
}

/** Whether a token is from the last mail of this account's sign-up. */
export function isVerifyToken(
  env: LinkEnv,
  token: string,
  account: Password,
  now: Temporal.Instant,
): boolean {
  return isSignedFor(linkKeys(env), token, { subject: verifySubject(account), now })
}

/** What the link to choose a new password carries. Nothing of it is stored. */
export function resetToken(env: LinkEnv, account: Password, now: Temporal.Instant): string {
  return `${account.id}.${signSubject(linkKeys(env), resetSubject(account), now.add({ hours: resetHours }))}`
}

/** The account that a reset token says it is for; whether it is, `isResetToken` tells. */
export function accountOfToken(token: string): number | undefined {
  const id = /^(\d{1,15})\./.exec(token)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Whether a token still lets choose a new password for this account. */
export function isResetToken(env: LinkEnv, token: string, account: Password, now: Temporal.Instant): boolean {
  const signature = token.slice(token.indexOf('.') + 1)
  return isSignedFor(linkKeys(env), signature, { subject: resetSubject(account), now })
}

/** A page of accounts on a site, with a token in its address, from where the page takes it at once. */
export function accountPage(
  page: 'log-in' | 'reset-password',
  { language, token }: { language: Language; token: string },
): string {
  return `${localisePath(language, `/auth/${page}`)}?token=${encodeURIComponent(token)}`
}

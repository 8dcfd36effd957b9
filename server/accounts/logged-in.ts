import type { Account } from '../contract/accounts.ts'
import { noteSecurity } from '../platform/note-security.ts'
import type { SecurityEvent } from '../platform/note-security.ts'
import type { Logger } from '../platform/log.ts'
import type { SessionAccount } from '../platform/session.ts'
import type { AccountRow } from './accounts.queries.ts'

/** Who has logged in; how that is remembered (a cookie, a token) is the caller's business. */
export interface LoggedIn {
  outcome: 'logged-in'
  account: Account
  session: SessionAccount
  /** What its device keeps from now on; undefined where it keeps what it has. */
  device: string | undefined
}

/** What logging in answers. */
export function loggedIn({ id, email, passwordVersion }: AccountRow, device?: string): LoggedIn {
  return { outcome: 'logged-in', account: { email }, session: { accountId: id, passwordVersion }, device }
}

/** Logs what was tried about an account, from where, and how it ended. */
export function noteAccount(
  log: Logger,
  what: SecurityEvent['what'],
  { address, outcome, session }: { address: string; outcome: string; session?: { accountId: number } },
): void {
  noteSecurity(log, { what, result: outcome, accountId: session?.accountId, address })
}

import type { z } from 'zod'
import type { Account, LogInRequest } from '../contract/accounts.ts'
import type { Deps } from '../platform/deps.ts'
import type { SessionAccount } from '../platform/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { isVerifyToken } from './account-links.ts'
import { findAccount, findAccountByEmail, verifyAccount } from './accounts.queries.ts'
import type { AccountRow } from './accounts.queries.ts'

/** Who has logged in; how that is remembered (a cookie, a token) is the caller's business. */
export interface LoggedIn {
  outcome: 'logged-in'
  account: Account
  session: SessionAccount
}

/**
 * Logs in with mail address and password. A wrong password, an address without an account, and an account whose address
 * was never shown to be its owner's end alike, in the same time.
 *
 * @throws Problem 429 `too_many_attempts`, 503 `busy`
 */
export async function logIn(
  deps: AccountDeps,
  { address }: { address: string },
  { email, password, token }: z.output<typeof LogInRequest>,
): Promise<LoggedIn | { outcome: 'wrong-password' }> {
  const { db, env, clock, passwords, attempts } = deps
  await attempts.tryPassword({ email, address })
  const account = await findAccountByEmail(db, email)
  const isRight = await passwords.matches(account?.passwordHash, password)
  if (!account || !isRight) return { outcome: 'wrong-password' }
  const now = clock.now()
  // the password alone proves nothing: anyone can sign up with another person's address
  if (!account.verified && !(token && isVerifyToken(env, token, account, now))) {
    return { outcome: 'wrong-password' }
  }
  if (!account.verified) await verifyAccount(db, account.id, now.toString())
  await attempts.forgive({ email, address })
  return loggedIn(account)
}

/** What logging in answers. */
export function loggedIn({ id, email, passwordVersion }: AccountRow): LoggedIn {
  return { outcome: 'logged-in', account: { email }, session: { accountId: id, passwordVersion } }
}

/** The account of a session, unless its password has changed since. */
export async function findSessionAccount(
  { db }: Pick<Deps, 'db'>,
  session: SessionAccount | undefined,
): Promise<AccountRow | undefined> {
  const account = session && (await findAccount(db, session.accountId))
  return account?.passwordVersion === session?.passwordVersion ? account : undefined
}

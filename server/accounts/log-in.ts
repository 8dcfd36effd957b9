import type { z } from 'zod'
import type { LogInRequest } from '../contract/accounts.ts'
import type { Deps } from '../platform/deps.ts'
import type { SessionAccount } from '../platform/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { isVerifyToken } from './account-links.ts'
import { findAccount, findAccountByEmail, verifyAccount } from './accounts.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { confirmDevice, isConfirmed } from './confirmed-devices.ts'
import type { Device } from './confirmed-devices.ts'
import { mailLogInCode } from './log-in-code.ts'
import type { LogInSite } from './log-in-code.ts'
import { loggedIn } from './logged-in.ts'
import type { LoggedIn } from './logged-in.ts'

/**
 * Logs in with mail address and password. A wrong password, an address without an account, and an account whose address
 * was never shown to be its owner's end alike, in the same time. On a device that the account has not confirmed the right
 * password has a code mailed: only who knows the password learns of it.
 *
 * @throws Problem 429 `too_many_attempts`, 503 `busy`
 */
export async function logIn(
  deps: AccountDeps,
  { address, device, site }: { address: string; device: Device; site: LogInSite },
  { email, password, token }: z.output<typeof LogInRequest>,
): Promise<LoggedIn | { outcome: 'wrong-password' } | { outcome: 'code-sent'; request: string }> {
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
  if (account.verified && !(await isConfirmed(deps, account, device))) {
    return mailLogInCode(deps, site, account)
  }
  await attempts.forgive({ email, address })
  if (account.verified) return loggedIn(account)
  // the link came by mail: it confirms the device as a code does
  await verifyAccount(db, account.id, now.toString())
  return loggedIn(account, await confirmDevice(deps, account, device))
}

/** The account of a session, unless its password has changed since. */
export async function findSessionAccount(
  { db }: Pick<Deps, 'db'>,
  session: SessionAccount | undefined,
): Promise<AccountRow | undefined> {
  const account = session && (await findAccount(db, session.accountId))
  return account?.passwordVersion === session?.passwordVersion ? account : undefined
}

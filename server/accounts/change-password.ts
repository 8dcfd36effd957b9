import type { z } from 'zod'
import type { ChangePasswordRequest } from '../contract/accounts.ts'
import type { SessionAccount } from '../platform/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountOfToken, isResetToken } from './account-links.ts'
import { deleteSessions, findAccount, updatePassword } from './accounts.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { loggedIn, requireAccount } from './log-in.ts'
import type { LoggedIn } from './log-in.ts'

type Change = z.output<typeof ChangePasswordRequest>

/**
 * Sets a new password, by the link of a mail or by the password until now, and ends every session of the account. The link
 * came by mail, so it also shows that the address is the account's own.
 *
 * @throws Problem 401 `log_in_required` for a change without a link when nobody is logged in, 429 `too_many_attempts`, 503
 *   `busy`
 */
export async function changePassword(
  deps: AccountDeps,
  { address, session }: { address: string; session: SessionAccount | undefined },
  change: Change,
): Promise<LoggedIn | { outcome: 'link-expired' } | { outcome: 'wrong-password' }> {
  const byLink = 'token' in change
  const account = byLink ? await accountOfLink(deps, change.token) : await requireAccount(deps, session)
  if (!account) return { outcome: 'link-expired' }
  const attempt = { email: account.email, address }
  if (!byLink) {
    await deps.attempts.tryPassword(attempt)
    const isRight = await deps.passwords.matches(account.passwordHash, change.current)
    if (!isRight) return { outcome: 'wrong-password' }
  }
  const passwordHash = await deps.passwords.hash(change.password)
  const version = await replacePassword(deps, account, { passwordHash, byLink })
  // another tab was faster with the same link
  if (version === undefined) return { outcome: byLink ? 'link-expired' : 'wrong-password' }
  await deps.attempts.forgive(attempt)
  return loggedIn({ ...account, passwordVersion: version })
}

async function accountOfLink(
  { db, env, clock }: AccountDeps,
  token: string,
): Promise<AccountRow | undefined> {
  const id = accountOfToken(token)
  const account = id === undefined ? undefined : await findAccount(db, id)
  return account && isResetToken(env, token, account, clock.now()) ? account : undefined
}

function replacePassword(
  { db, clock }: AccountDeps,
  { id, passwordVersion }: AccountRow,
  { passwordHash, byLink }: { passwordHash: string; byLink: boolean },
): Promise<number | undefined> {
  const verifiedAt = byLink ? clock.now().toString() : null
  return db.transaction(async (trx) => {
    const version = await updatePassword(trx, { id, version: passwordVersion, passwordHash, verifiedAt })
    if (version !== undefined) await deleteSessions(trx, id)
    return version
  })
}

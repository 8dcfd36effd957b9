/** Where an account is logged in, and how it ends sessions by its password. */
import type { z } from 'zod'
import type { AccountSession, EndSessionsRequest } from '../contract/accounts.ts'
import { idleDays } from './session-lifetimes.ts'
import type { AccountDeps } from './account-deps.ts'
import type { AccountRow } from './accounts.queries.ts'
import { forgetOtherDevices } from './confirmed-devices.ts'
import type { Device } from './confirmed-devices.ts'
import { deleteNamedSessions, deleteOtherSessions, findSessions } from './sessions.queries.ts'
import type { SessionRow } from './sessions.queries.ts'

/**
 * Where an account is logged in, the latest used first.
 *
 * @param own the name of the session that asks
 */
export async function listSessions(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { id, passwordVersion }: Pick<AccountRow, 'id' | 'passwordVersion'>,
  own: string,
): Promise<AccountSession[]> {
  const now = clock.now().toString()
  const rows = await findSessions(db, { accountId: id, passwordVersion, now })
  return rows.map((row) => presentSession(row, own))
}

/**
 * Ends sessions of an account by its password: a person who finds an open browser cannot shut its owner out. Every device but
 * this one then needs a code again, so that who was logged out does not come back by the password alone.
 *
 * @throws Problem 429 `too_many_attempts`, 503 `busy`
 */
export async function endSessions(
  deps: AccountDeps,
  { account, address, own, device }: { account: AccountRow; address: string; own: string; device: Device },
  { password, sessions }: z.output<typeof EndSessionsRequest>,
): Promise<{ outcome: 'ended'; sessions: AccountSession[] } | { outcome: 'wrong-password' }> {
  const attempt = { email: account.email, address }
  await deps.attempts.tryPassword(attempt)
  if (!(await deps.passwords.matches(account.passwordHash, password))) return { outcome: 'wrong-password' }
  await deps.attempts.forgive(attempt)
  const { id: accountId } = account
  if (sessions === 'others') await deleteOtherSessions(deps.db, { accountId, except: own })
  else await deleteNamedSessions(deps.db, { accountId, names: sessions })
  await forgetOtherDevices(deps.db, accountId, device)
  return { outcome: 'ended', sessions: await listSessions(deps, account, own) }
}

function presentSession(
  { name, begunAt, browser, system, site, expiresAt }: SessionRow,
  own: string,
): AccountSession {
  // a session of our own pages ends so many days after its last use; that of a widget does not notice its uses
  const usedAt = expiresAt.toTemporalInstant().subtract({ hours: idleDays * 24 })
  return {
    id: name,
    isThis: name === own,
    begunAt: begunAt ?? undefined,
    usedAt: site === null ? usedAt.toString() : undefined,
    browser: browser ?? undefined,
    system: system ?? undefined,
    site: site ?? undefined,
  }
}

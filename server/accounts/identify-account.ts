import type { Deps } from '../platform/deps.ts'
import type { Identify } from '../platform/guard.ts'
import { createSessions } from '../platform/session.ts'
import { idleDays, lifetimeDays } from './session-lifetimes.ts'
import type { AccountRow } from './accounts.queries.ts'
import { findSessionAccount } from './log-in.ts'

/** Recognises the account of a session's cookie, unless its password has changed since. */
export function identifyAccount(
  deps: Pick<Deps, 'db' | 'env' | 'log'>,
  sessions = createSessions(deps, { lifetimeDays, idleDays }),
): Identify<AccountRow> {
  return async (req) => findSessionAccount(deps, await sessions.read(req))
}

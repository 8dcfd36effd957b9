import type { Deps } from '../platform/deps.ts'
import type { Identify } from '../platform/guard.ts'
import { bearerToken, requestContext } from '../platform/http.ts'
import type { SessionAccount } from '../platform/session.ts'
import { isSignedFor, linkKeys, signSubject } from '../platform/signed-link.ts'
import type { LinkEnv } from '../platform/signed-link.ts'
import { accountOfToken } from './account-links.ts'
import { findAccount } from './accounts.queries.ts'
import type { AccountRow } from './accounts.queries.ts'

/** It is kept in a page that is not ours: an afternoon, not a month. */
const validHours = 12

const subjectOf = (storefront: string, { accountId, passwordVersion }: SessionAccount) =>
  `storefront-account:${storefront}:${accountId}:${passwordVersion}`

/**
 * What stands for a session where there are no cookies, in a supplier's own page: it shows the account at that storefront
 * and nowhere else, and ends with the password. Nothing of it is stored.
 */
export function storefrontToken(
  env: LinkEnv,
  { storefront, session, now }: { storefront: string; session: SessionAccount; now: Temporal.Instant },
): string {
  const until = now.add({ hours: validHours })
  return `${session.accountId}.${signSubject(linkKeys(env), subjectOf(storefront, session), until)}`
}

/** Recognises the account that a bearer token opens at this storefront. */
export function identifyWidgetAccount(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Identify<AccountRow> {
  return (req) =>
    findTokenAccount(deps, { token: bearerToken(req), storefront: requestContext(req).storefront.slug })
}

async function findTokenAccount(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { token = '', storefront }: { token: string | undefined; storefront: string },
): Promise<AccountRow | undefined> {
  const id = accountOfToken(token)
  const account = id === undefined ? undefined : await findAccount(db, id)
  const signature = token.slice(token.indexOf('.') + 1)
  const subject =
    account && subjectOf(storefront, { accountId: account.id, passwordVersion: account.passwordVersion })
  const isTheirs = subject && isSignedFor(linkKeys(env), signature, { subject, now: clock.now() })
  return isTheirs ? account : undefined
}

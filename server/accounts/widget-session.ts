import { randomUUID } from 'node:crypto'
import type { Deps } from '../platform/deps.ts'
import { describeBrowser } from '../platform/describe-browser.ts'
import type { Identify } from '../platform/guard.ts'
import { bearerToken, requestContext } from '../platform/http.ts'
import type { ServedStorefront } from '../platform/http.ts'
import type { SessionAccount } from '../platform/session.ts'
import { isSignedFor, linkKeys, signSubject } from '../platform/signed-link.ts'
import { findAccount } from './accounts.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { widgetHours } from './session-lifetimes.ts'
import { deleteSession, hasSession, insertWidgetSession } from './sessions.queries.ts'

/** The account of a widget's token, and its session. */
export type WidgetAccount = AccountRow & { sessionId: string | undefined }

const subjectOf = (storefront: string, { accountId, passwordVersion }: SessionAccount, session?: string) =>
  [`storefront-account:${storefront}:${accountId}:${passwordVersion}`, session].filter(Boolean).join(':')
// no cookie of ours ever has such an id
const storedId = (session: string) => `widget:${session}`

/**
 * Begins a session where there are no cookies, in a supplier's own page. The token shows the account at that storefront and
 * nowhere else; it ends with the session, and with the password.
 */
export async function beginWidgetSession(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  {
    storefront,
    account,
    userAgent,
  }: { storefront: Pick<ServedStorefront, 'slug' | 'name'>; account: SessionAccount; userAgent?: string },
): Promise<string> {
  const session = randomUUID()
  const now = clock.now()
  const until = now.add({ hours: widgetHours })
  await insertWidgetSession(db, {
    id: storedId(session),
    about: {
      ...account,
      ...describeBrowser(userAgent),
      begunAt: now.toString(),
      site: storefront.name,
      cookie: {},
    },
    expiresAt: until.toString(),
  })
  const signature = signSubject(linkKeys(env), subjectOf(storefront.slug, account, session), until)
  return `${account.accountId}.${session}.${signature}`
}

/** Ends it: its token opens nothing any more. */
export async function endWidgetSession(
  { db }: Pick<Deps, 'db'>,
  { sessionId }: Pick<WidgetAccount, 'sessionId'>,
): Promise<void> {
  if (sessionId) await deleteSession(db, storedId(sessionId))
}

/** Recognises the account that a bearer token opens at this storefront. */
export function identifyWidgetAccount(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Identify<WidgetAccount> {
  return (req) =>
    findTokenAccount(deps, { token: bearerToken(req), storefront: requestContext(req).storefront.slug })
}

async function findTokenAccount(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { token = '', storefront }: { token: string | undefined; storefront: string },
): Promise<WidgetAccount | undefined> {
  // 1.0.0-beta.1 gave tokens without a session: each is good for its half day
  const [, id, sessionId, signature] = /^(\d{1,15})\.(?:([\da-f-]{36})\.)?(s\..+)$/.exec(token) ?? []
  if (!id || !signature) return undefined
  const account = await findAccount(db, Number(id))
  if (!account) return undefined
  const { id: accountId, passwordVersion } = account
  const now = clock.now()
  const subject = subjectOf(storefront, { accountId, passwordVersion }, sessionId)
  if (!isSignedFor(linkKeys(env), signature, { subject, now })) return undefined
  const isOpen =
    sessionId === undefined || (await hasSession(db, { id: storedId(sessionId), now: now.toString() }))
  return isOpen ? { ...account, sessionId } : undefined
}

/**
 * The second step of a log-in on a device that the account has not confirmed: the mailed code, and how often it may be
 * tried.
 */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import type { z } from 'zod'
import type { ConfirmLogInRequest } from '../contract/accounts.ts'
import { fixedPaths, localisePath } from '../contract/addresses.ts'
import { announce } from '../messages/announce.ts'
import type { RequestContext } from '../platform/http.ts'
import { linkKeys } from '../platform/signed-link.ts'
import type { AccountDeps } from './account-deps.ts'
import { findAccount } from './accounts.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { confirmDevice } from './confirmed-devices.ts'
import type { Device } from './confirmed-devices.ts'
import { countTry, deleteLogInCode, findCodeEmail, insertLogInCode } from './devices.queries.ts'
import { loggedIn } from './logged-in.ts'
import type { LoggedIn } from './logged-in.ts'

const codeMinutes = 10
const digits = 6
/** Of a million codes. An hour gives ten codes to who has the password: 50 guesses of a million. */
const mostTries = 5

/** The site that a log-in is tried at: it writes the mail, in its look and the visitor's language. */
export type LogInSite = Pick<RequestContext, 'storefront' | 'language' | 'origin'>

/**
 * Mails a code to an account whose password was right. Only its hash is kept, and the mail until it has left.
 *
 * @throws Problem 429 `too_many_attempts`, by account and password
 */
export async function mailLogInCode(
  { db, env, clock, attempts }: AccountDeps,
  site: LogInSite,
  account: AccountRow,
): Promise<{ outcome: 'code-sent'; request: string }> {
  const { email, passwordVersion } = account
  await attempts.askForLogInCode({ email, passwordVersion })
  const request = await db.transaction((trx) => writeLogInCode({ trx, env, clock }, site, account))
  return { outcome: 'code-sent', request }
}

/** Writes a code and its mail into a transaction, and answers its request. Not counted: the caller's business. */
export async function writeLogInCode(
  { trx, env, clock }: Pick<AccountDeps, 'env' | 'clock'> & { trx: Knex.Transaction },
  { storefront, language, origin }: LogInSite,
  { id: accountId, email, passwordVersion }: Pick<AccountRow, 'id' | 'email' | 'passwordVersion'>,
): Promise<string> {
  const request = randomUUID()
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const [codeHash = Buffer.alloc(0)] = hashesOf(env, request, code)
  const expiresAt = clock.now().add({ minutes: codeMinutes }).toString()
  await insertLogInCode(trx, { id: request, accountId, passwordVersion, codeHash, expiresAt })
  await announce(trx, {
    kind: 'log-in-code',
    subject: request,
    to: email,
    language,
    storefrontId: storefront.id,
    origin,
    link: localisePath(language, fixedPaths['reset-password']),
    values: { code },
  })
  return request
}

/** Why a code lets nobody in. 'code-expired' is also for one that was used, and for a request that there never was. */
export type CodeRefusal = { outcome: 'wrong-code' | 'code-expired' | 'too-many-tries' }

/**
 * Logs in with the code of the mail, once, and remembers the device. Each guess counts as a password does.
 *
 * @throws Problem 429 `too_many_attempts`
 */
export async function confirmLogIn(
  deps: AccountDeps,
  { address, device }: { address: string; device: Device },
  { request, code }: z.output<typeof ConfirmLogInRequest>,
): Promise<LoggedIn | CodeRefusal> {
  const { db, env, clock, attempts } = deps
  const email = await findCodeEmail(db, request)
  await attempts.tryPassword({ email: email ?? request, address })
  const tried = await countTry(db, { id: request, now: clock.now().toString(), most: mostTries })
  const account = tried && (await findAccount(db, tried.accountId))
  if (!account || account.passwordVersion !== tried.passwordVersion) return { outcome: 'code-expired' }
  if (tried.tries > mostTries) return { outcome: 'too-many-tries' }
  const typed = hashesOf(env, request, code.replaceAll(/[\s-]/g, ''))
  if (!typed.some((hash) => timingSafeEqual(hash, tried.codeHash))) {
    return { outcome: tried.tries === mostTries ? 'too-many-tries' : 'wrong-code' }
  }
  if (!(await deleteLogInCode(db, request))) return { outcome: 'code-expired' }
  await attempts.forgive({ email: account.email, address })
  return loggedIn(account, await confirmDevice(deps, account, device))
}

/** A plain hash of six digits is undone by trying a million: these need the installation's key. The newest one first. */
function hashesOf(env: AccountDeps['env'], request: string, code: string): Buffer[] {
  return linkKeys(env).map((key) =>
    createHmac('sha256', key).update(`log-in-code:${request}:${code}`).digest(),
  )
}

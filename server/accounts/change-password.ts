import type { z } from 'zod'
import type { ChangePasswordRequest } from '../contract/accounts.ts'
import { answerOnce, findClaim, secretFingerprintOf } from '../platform/idempotency.ts'
import type { IdempotentRequest, KeptReply } from '../platform/idempotency.ts'
import { announce } from '../messages/announce.ts'
import type { RequestContext } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { fixedPaths, localisePath } from '../contract/addresses.ts'
import { hashToken } from '../platform/secret-token.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountOfToken, isResetToken } from './account-links.ts'
import { deleteSessions, findAccount, updatePassword } from './accounts.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { confirmDevice, isConfirmed } from './confirmed-devices.ts'
import type { Device } from './confirmed-devices.ts'
import { deleteDevices } from './devices.queries.ts'
import { writeLogInCode } from './log-in-code.ts'
import { loggedIn } from './logged-in.ts'
import type { LoggedIn } from './logged-in.ts'

type Change = z.output<typeof ChangePasswordRequest>

/** Who changes it: from which network address, and the account of the session, when logged in. */
interface PasswordChanger {
  address: string
  account: AccountRow | undefined
  device: Device
  idempotencyKey: string
  /** The site that it is changed at, which writes of it to the account's address. */
  context: Pick<RequestContext, 'storefront' | 'language' | 'origin'>
}

/**
 * Sets a new password, by the link of a mail or by the password until now, and ends every session of the account and what its
 * devices had confirmed, but this one's. The link came by mail, so it also shows that the address is the account's own; but it lets nobody
 * in on a device that the account had not confirmed: a code is mailed there as at any log-in (OWASP ASVS 6.4.3). A link works once; but a
 * caller who sends the same request with the same idempotency key again, because no answer arrived, is answered as they would have been.
 *
 * @throws Problem 400 `password_too_common`, 401 `log_in_required` for a change without a link when logged out, 409 `idempotency_key_reused`,
 *   429 `too_many_attempts`, 503 `busy`
 */
export async function changePassword(
  deps: AccountDeps,
  { address, account: loggedInAccount, device, idempotencyKey: key, context }: PasswordChanger,
  change: Change,
): Promise<ChangeEnding> {
  const byLink = 'token' in change
  const holder = byLink ? undefined : loggedInAccount
  if (!byLink && !holder) throw new Problem(401, 'log_in_required', 'Log in first.')
  const claim: IdempotentRequest = {
    scope: byLink ? `password:${hashToken(change.token).toString('base64url')}` : `password:${holder?.id}`,
    key,
    fingerprint: secretFingerprintOf(deps.env, change),
  }
  const before = await findClaim(deps.db, claim)
  if (before.state === 'answered') return answerAgain(deps, device, before.reply)
  const account = byLink ? await accountOfLink(deps, change.token) : holder
  if (!account) return { outcome: 'link-expired' }
  refuseCommonPassword(change.password, { email: account.email, site: context.storefront.name })
  const attempt = { email: account.email, address }
  if (!byLink) {
    await deps.attempts.tryPassword(attempt)
    const isRight = await deps.passwords.matches(account.passwordHash, change.current)
    if (!isRight) return { outcome: 'wrong-password' }
  }
  const passwordHash = await deps.passwords.hash(change.password)
  const letIn = !byLink || (await isConfirmed(deps, account, device))
  const changed = await replacePassword(deps, account, { passwordHash, byLink, letIn, claim, context })
  // another tab was faster with the same link
  if (!changed) return { outcome: byLink ? 'link-expired' : 'wrong-password' }
  const renewed = { ...account, ...changed }
  if (changed.request) return codeSent(renewed, changed.request)
  await deps.attempts.forgive(attempt)
  return loggedIn(renewed, await confirmDevice(deps, renewed, device))
}

type ChangeEnding =
  | LoggedIn
  | { outcome: 'link-expired' }
  | { outcome: 'wrong-password' }
  | (Pick<LoggedIn, 'account' | 'session'> & { outcome: 'code-sent'; request: string })

/** What is kept of a change for when the request is repeated: the account, the version of its new password, and the code that was mailed. */
type Changed = Pick<AccountRow, 'id' | 'passwordVersion'> & { request?: string }

function codeSent(renewed: AccountRow, request: string): ChangeEnding {
  const { account, session } = loggedIn(renewed)
  return { outcome: 'code-sent', request, account, session }
}

/** Only while that password is still the one. */
async function answerAgain(deps: AccountDeps, device: Device, { body }: KeptReply): Promise<ChangeEnding> {
  const { id, passwordVersion, request } = body as Changed
  const account = await findAccount(deps.db, id)
  if (account?.passwordVersion !== passwordVersion) return { outcome: 'link-expired' }
  if (request) return codeSent(account, request)
  return loggedIn(account, await confirmDevice(deps, account, device))
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
  { db, env, clock }: AccountDeps,
  { id, email, passwordVersion }: AccountRow,
  {
    passwordHash,
    byLink,
    letIn,
    claim,
    context,
  }: {
    passwordHash: string
    byLink: boolean
    letIn: boolean
    claim: IdempotentRequest
    context: PasswordChanger['context']
  },
): Promise<Changed | undefined> {
  const verifiedAt = byLink ? clock.now().toString() : null
  return answerOnce<Changed | undefined>(db, claim, {
    keep: (changed) => changed !== undefined,
    work: async (trx) => {
      const version = await updatePassword(trx, { id, version: passwordVersion, passwordHash, verifiedAt })
      if (version === undefined) return undefined
      await deleteSessions(trx, id)
      await deleteDevices(trx, { accountId: id, except: null })
      // an owner who did not do this themselves must learn of it, and how to undo it
      const { storefront, language, origin } = context
      await announce(trx, {
        kind: 'password-changed',
        subject: `${id}:${version}`,
        to: email,
        storefrontId: storefront.id,
        language,
        origin,
        link: localisePath(language, fixedPaths['reset-password']),
      })
      const changed = { id, passwordVersion: version }
      if (letIn) return changed
      const request = await writeLogInCode({ trx, env, clock }, context, { ...changed, email })
      return { ...changed, request }
    },
  })
}

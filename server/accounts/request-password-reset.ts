import type { z } from 'zod'
import type { MailFollowsReply, PasswordResetRequest } from '../contract/accounts.ts'
import { answerOnce, fingerprintOf } from '../platform/idempotency.ts'
import type { AccountDeps } from './account-deps.ts'
import { requestAccountMail } from './account-mail.ts'
import type { MailAsker } from './account-mail.ts'

/**
 * Asks for a link to choose a new password. If an account exists, a mail follows; the reply is the same if none does.
 *
 * @throws Problem 409 `idempotency_key_reused`, 429 `too_many_attempts`
 */
export async function requestPasswordReset(
  deps: AccountDeps,
  { address, idempotencyKey, ...context }: MailAsker,
  { email }: z.output<typeof PasswordResetRequest>,
): Promise<MailFollowsReply> {
  await deps.attempts.askForMail({ email, address })
  const claim = {
    scope: `password-reset:${context.storefront.id}:${address}`,
    key: idempotencyKey,
    fingerprint: fingerprintOf(email),
  }
  return answerOnce<MailFollowsReply>(deps.db, claim, {
    work: async (trx) => {
      await requestAccountMail({ ...deps, db: trx }, context, { wish: 'reset', email })
      return { outcome: 'mail-follows' }
    },
  })
}

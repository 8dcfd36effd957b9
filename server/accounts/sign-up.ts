import type { z } from 'zod'
import type { MailFollowsReply, SignUpRequest } from '../contract/accounts.ts'
import { answerOnce, secretFingerprintOf } from '../platform/idempotency.ts'
import type { AccountDeps } from './account-deps.ts'
import { requestAccountMail } from './account-mail.ts'
import type { MailAsker } from './account-mail.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { insertAccount } from './accounts.queries.ts'

/**
 * Opens an account, to be used once its address is shown to be the traveller's own: by logging in through the link of the
 * mail that follows. For an address that has an account already, the mail offers a new password instead, and the reply is
 * the same.
 *
 * @throws Problem 400 `password_too_common`, 409 `idempotency_key_reused`, 429 `too_many_attempts`, 503 `busy`
 */
export async function signUp(
  deps: AccountDeps,
  { address, idempotencyKey, ...context }: MailAsker,
  { email, password }: z.output<typeof SignUpRequest>,
): Promise<MailFollowsReply> {
  refuseCommonPassword(password, { email, site: context.storefront.name })
  await deps.attempts.askForMail({ email, address })
  const passwordHash = await deps.passwords.hash(password)
  const claim = {
    scope: `sign-up:${context.storefront.id}:${address}`,
    key: idempotencyKey,
    fingerprint: secretFingerprintOf(deps.env, email, password),
  }
  return answerOnce<MailFollowsReply>(deps.db, claim, {
    work: async (trx) => {
      await insertAccount(trx, { email, passwordHash })
      await requestAccountMail({ ...deps, db: trx }, context, { wish: 'sign-up', email })
      return { outcome: 'mail-follows' }
    },
  })
}

import type { z } from 'zod'
import type { MailFollowsReply, PasswordResetRequest, SignUpRequest } from '../contract/accounts.ts'
import type { RequestContext } from '../platform/http.ts'
import type { AccountDeps } from './account-deps.ts'
import { requestAccountMail } from './account-mail.ts'
import { insertAccount } from './accounts.queries.ts'

type Asker = Pick<RequestContext, 'storefront' | 'language' | 'origin'> & {
  /** Network address of who asks. */
  address: string
}

/**
 * Opens an account, to be used once its address is shown to be the traveller's own: by logging in through the link of the
 * mail that follows. For an address that has an account already, the mail offers a new password instead, and the reply is
 * the same.
 *
 * @throws Problem 429 `too_many_attempts`, 503 `busy`
 */
export async function signUp(
  deps: AccountDeps,
  { address, ...context }: Asker,
  { email, password }: z.output<typeof SignUpRequest>,
): Promise<MailFollowsReply> {
  await deps.attempts.askForMail({ email, address })
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (trx) => {
    await insertAccount(trx, { email, passwordHash })
    await requestAccountMail({ ...deps, db: trx }, context, { wish: 'sign-up', email })
  })
  return { outcome: 'mail-follows' }
}

/**
 * Asks for a link to choose a new password. If an account exists, a mail follows; the reply is the same if none does.
 *
 * @throws Problem 429 `too_many_attempts`
 */
export async function requestPasswordReset(
  deps: AccountDeps,
  { address, ...context }: Asker,
  { email }: z.output<typeof PasswordResetRequest>,
): Promise<MailFollowsReply> {
  await deps.attempts.askForMail({ email, address })
  await requestAccountMail(deps, context, { wish: 'reset', email })
  return { outcome: 'mail-follows' }
}

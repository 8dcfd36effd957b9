/** Mails about an account, sent by a job, so that no answer shows whether an address has an account. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Language } from '../contract/primitives.ts'
import { announce } from '../messages/announce.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueueJob } from '../platform/jobs/jobs.ts'
import type { RequestContext } from '../platform/http.ts'
import { accountPage, resetToken, verifyToken } from './account-links.ts'
import { findAccountByEmail } from './accounts.queries.ts'

/** The job that finds out whether an account has the address. */
export const accountMailJob = 'account-mail'

const AccountMail = z.object({
  wish: z.enum(['sign-up', 'reset']),
  email: z.string(),
  storefrontId: z.int(),
  language: Language,
  origin: z.url(),
  /** Distinguishes this wish from the next one of the same account. */
  id: z.uuid(),
})
type AccountMail = z.infer<typeof AccountMail>

/** Who asks for a mail about an account. */
export type MailAsker = Pick<RequestContext, 'storefront' | 'language' | 'origin'> & {
  /** Network address of the caller. */
  address: string
  /** The same one asks once. */
  idempotencyKey: string
}

/**
 * Asks for a mail about an account. Whether there is one is found out by the job, so that the request does the same work
 * in the same time for every address.
 */
export async function requestAccountMail(
  { db }: Pick<Deps, 'db'>,
  { storefront, language, origin }: Pick<RequestContext, 'storefront' | 'language' | 'origin'>,
  { wish, email }: Pick<AccountMail, 'wish' | 'email'>,
): Promise<void> {
  const mail: AccountMail = { wish, email, storefrontId: storefront.id, language, origin, id: randomUUID() }
  await enqueueJob(db, accountMailJob, mail)
}

/** Writes to the account, if there is one. Safe to run twice: the same wish is announced once. */
export async function announceAccountMail(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  payload: unknown,
): Promise<void> {
  const { wish, email, id, ...about } = AccountMail.parse(payload)
  const account = await findAccountByEmail(db, email)
  if (!account) return
  const now = clock.now()
  // who signs up again has forgotten that they have an account, and so the password
  const kind = wish === 'sign-up' && !account.verified ? 'verify-email' : 'password-reset'
  const link =
    kind === 'verify-email'
      ? accountPage('log-in', { language: about.language, token: verifyToken(env, account, now) })
      : accountPage('reset-password', { language: about.language, token: resetToken(env, account, now) })
  await db.transaction((trx) => announce(trx, { kind, subject: id, to: email, link, ...about }))
}

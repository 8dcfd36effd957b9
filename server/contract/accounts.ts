/** Accounts in the API: signing up, logging in, passwords, sessions, orders, what is saved. */
import { z } from 'zod'
import { EmailAddress, Instant } from './primitives.ts'
import { Invoice } from './checkout.ts'

/** Compared without regard to capitals. */
const Email = EmailAddress.toLowerCase()

/** At least 8 characters (specification, section 5). The upper bound keeps the cost of hashing small. */
export const NewPassword = z.string().min(8).max(200)
const GivenPassword = z.string().min(1).max(200)

/** Who is logged in. */
export const Account = z.object({ email: z.string() })
export type Account = z.infer<typeof Account>

/** The account of this session; `account` is left out when logged out. */
export const AccountReply = z.object({ account: Account.optional() })
export type AccountReply = z.infer<typeof AccountReply>

/** A new account. It can be used once its address is shown to be the traveller's own, by the link in a mail. */
export const SignUpRequest = z.object({ email: Email, password: NewPassword })
export type SignUpRequest = z.input<typeof SignUpRequest>

/** The same for every address, so that it never tells whether there is an account. */
export const MailFollowsReply = z.object({ outcome: z.literal('mail-follows') })
export type MailFollowsReply = z.infer<typeof MailFollowsReply>

/** `token` is what the link of a sign-up's mail carries: it shows that the address is the traveller's own. */
export const LogInRequest = z.object({
  email: Email,
  password: GivenPassword,
  token: z.string().max(300).optional(),
})
export type LogInRequest = z.input<typeof LogInRequest>

/** The password was right, on a device that the account has not confirmed: a mailed code belongs to this request. */
export const CodeSent = z.object({ outcome: z.literal('code-sent'), request: z.uuid() })

/** 'wrong-password' for a wrong password and for an address without an account alike. */
export const LogInReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('logged-in'), account: Account }),
  z.object({ outcome: z.literal('wrong-password') }),
  CodeSent,
])
export type LogInReply = z.infer<typeof LogInReply>

/** The code of the mail: six digits, with or without a space. */
export const ConfirmLogInRequest = z.object({ request: z.uuid(), code: z.string().trim().min(1).max(20) })
export type ConfirmLogInRequest = z.input<typeof ConfirmLogInRequest>

/** Why a code lets nobody in. 'code-expired': its ten minutes are over, or it was used; five wrong ones are 'too-many-tries'. */
export const CodeRefused = z.object({ outcome: z.enum(['wrong-code', 'code-expired', 'too-many-tries']) })

/** Logged in, on a device that needs no code for 90 days, or not. */
export const ConfirmLogInReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('logged-in'), account: Account }),
  CodeRefused,
])
export type ConfirmLogInReply = z.infer<typeof ConfirmLogInReply>

/** The session has ended. */
export const LogOutReply = z.object({ outcome: z.literal('logged-out') })
export type LogOutReply = z.infer<typeof LogOutReply>

/** Asks for a link to choose a new password. */
export const PasswordResetRequest = z.object({ email: Email })
export type PasswordResetRequest = z.input<typeof PasswordResetRequest>

/** A new password, by the link in a mail (`token`) or, when logged in, by the password until now (`current`). */
export const ChangePasswordRequest = z.union([
  z.object({ token: z.string().min(1).max(300), password: NewPassword }),
  z.object({ current: GivenPassword, password: NewPassword }),
])
export type ChangePasswordRequest = z.input<typeof ChangePasswordRequest>

/**
 * When it is changed every session of the account has ended, and this one begun. A link works once. 'code-sent': it is changed, by a
 * link on a device that the account had not confirmed, where a mailed code is asked for as at any log-in.
 */
export const ChangePasswordReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('changed'), account: Account }),
  CodeSent.extend({ account: Account }),
  z.object({ outcome: z.literal('link-expired') }),
  z.object({ outcome: z.literal('wrong-password') }),
])
export type ChangePasswordReply = z.infer<typeof ChangePasswordReply>

/** Where an account is logged in. What is not known is absent. */
export const AccountSession = z.object({
  id: z.string(),
  /** It is the one that asks. */
  isThis: z.boolean(),
  begunAt: Instant.optional(),
  usedAt: Instant.optional(),
  /** As in "Firefox" and "Windows". */
  browser: z.string().optional(),
  system: z.string().optional(),
  /** Name of the supplier's site in whose page it was begun. */
  site: z.string().optional(),
})
export type AccountSession = z.infer<typeof AccountSession>

/** Every session of the account, the latest used first. */
export const SessionsReply = z.object({ sessions: z.array(AccountSession) })
export type SessionsReply = z.infer<typeof SessionsReply>

/** Ends some sessions, or all but this one, by the password. */
export const EndSessionsRequest = z.object({
  password: GivenPassword,
  sessions: z.union([
    z.literal('others'),
    z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .min(1)
      .max(100),
  ]),
})
export type EndSessionsRequest = z.input<typeof EndSessionsRequest>

/** With the sessions that are left. */
export const EndSessionsReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ended'), sessions: z.array(AccountSession) }),
  z.object({ outcome: z.literal('wrong-password') }),
])
export type EndSessionsReply = z.infer<typeof EndSessionsReply>

/**
 * An invoice of an account, with a token that opens its order for a day: to cancel, to change, to pay again. In a widget a
 * summary, with the token that opens no more.
 */
export const AccountOrder = Invoice.extend({ orderToken: z.string() })
export type AccountOrder = z.infer<typeof AccountOrder>

/** The account's invoices at this storefront, newest first: what stands, or may yet, apart from what failed. */
export const AccountOrdersReply = z.object({
  confirmed: z.array(AccountOrder),
  failed: z.array(AccountOrder),
})
export type AccountOrdersReply = z.infer<typeof AccountOrdersReply>

/** Ten years: longer than a device keeps anything. */
const longestAgoMs = 315_360_000_000

/**
 * What a device has saved and taken off since it last asked: nothing, when it only reads. `agoMs` is how many milliseconds ago
 * the traveller chose so, by which the later choice of each experience stays.
 */
export const SyncSavedRequest = z.object({
  changes: z
    .array(
      z.object({
        slug: z.string().min(1).max(200),
        saved: z.boolean(),
        agoMs: z.int().min(0).max(longestAgoMs),
      }),
    )
    .max(200),
})
export type SyncSavedRequest = z.input<typeof SyncSavedRequest>

/** Slugs of the experiences that the account has saved at this storefront, the latest first. */
export const SavedReply = z.object({ slugs: z.array(z.string()) })
export type SavedReply = z.infer<typeof SavedReply>

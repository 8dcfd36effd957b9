import {
  AccountOrdersReply,
  AccountReply,
  MailFollowsReply,
  PasswordResetRequest,
  SignUpRequest,
} from './accounts.ts'

/**
 * What a call about an account is, wherever it is made. On a site of ours a cookie stands for the account; in a supplier's own
 * page a token does, at another address: those parts are in the records.
 */
const asking = { method: 'get', rate: 'unlimited', cache: 'never' } as const
const mailing = { method: 'post', key: 'required', rate: 'mails', cache: 'never' } as const

/** A new account; the mail's link confirms the address. */
export const signingUp = {
  ...mailing,
  description:
    'A mail follows, with a link to log in by. The reply is the same for an address that has an account.',
  body: SignUpRequest,
  reply: { status: 200, schema: MailFollowsReply, description: 'A mail follows.' },
  problems: { 400: ['password_too_common'], 503: ['busy'] },
  example: {
    body: { email: 'ada@example.com', password: 'a long good password' },
    reply: { outcome: 'mail-follows' },
  },
} as const

/** A mail with a link to choose a new password. */
export const askingForPasswordReset = {
  ...mailing,
  body: PasswordResetRequest,
  reply: { status: 200, schema: MailFollowsReply, description: 'If an account exists, a mail follows.' },
  example: { body: { email: 'ada@example.com' }, reply: { outcome: 'mail-follows' } },
} as const

/** A password tried. */
export const loggingIn = {
  method: 'post',
  rate: 'passwords',
  cache: 'never',
  problems: { 503: ['busy'] },
} as const

/** The code of a mail tried. */
export const confirmingLogIn = {
  method: 'post',
  rate: 'passwords',
  cache: 'never',
  description:
    'Takes the six digits that were mailed after the right password, within ten minutes and five tries, once. The device is remembered for 90 days.',
} as const

/** Who is logged in. */
export const readingAccount = {
  ...asking,
  reply: { status: 200, schema: AccountReply, description: 'The account, if somebody is logged in.' },
  example: { reply: { account: { email: 'ada@example.com' } } },
} as const

/** What the account has booked. */
export const listingOrders = {
  ...asking,
  reply: { status: 200, schema: AccountOrdersReply, description: 'The confirmed and the failed apart.' },
  example: { reply: { confirmed: [], failed: [] } },
} as const

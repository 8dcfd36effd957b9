import {
  AccountOrdersReply,
  AccountReply,
  ChangePasswordReply,
  ChangePasswordRequest,
  LogInReply,
  LogInRequest,
  LogOutReply,
  MailFollowsReply,
  PasswordResetRequest,
  SignUpRequest,
} from './accounts.ts'
import { AccountCartReply } from './carts.ts'
import type { Operation } from './operation.ts'

const foreignPage = { 403: ['cross_site_request'] } as const
const guarded = { ...foreignPage, 429: ['too_many_attempts'] } as const

/** Calls about the account of a session. */
export const accountOperations: readonly Operation[] = [
  {
    id: 'readAccount',
    method: 'get',
    path: '/api/v1/account',
    tag: 'Account',
    summary: 'Tell who is logged in',
    token: 'account',
    reply: { status: 200, schema: AccountReply, description: 'The account, if somebody is logged in.' },
  },
  {
    id: 'listAccountOrders',
    method: 'get',
    path: '/api/v1/account/orders',
    tag: 'Account',
    summary: 'List the invoices of the account',
    token: 'account',
    reply: { status: 200, schema: AccountOrdersReply, description: 'The confirmed and the failed apart.' },
    problems: { 401: ['log_in_required'] },
  },
  {
    id: 'joinAccountCart',
    method: 'post',
    path: '/api/v1/account/cart',
    tag: 'Account',
    summary: 'Go on with the cart of the account',
    description:
      'The cart whose bearer token is sent along joins it: the same option at the same time stays once, as it was chosen last. The token that comes back is for the account’s cart, until the next password.',
    token: 'account',
    reply: { status: 200, schema: AccountCartReply, description: 'The cart, if there is one.' },
    problems: { ...foreignPage, 401: ['log_in_required'] },
  },
  {
    id: 'signUp',
    method: 'post',
    path: '/api/v1/account/sign-up',
    tag: 'Account',
    summary: 'Sign up',
    description:
      'A mail follows, with a link to log in by. The reply is the same for an address that has an account.',
    body: SignUpRequest,
    reply: { status: 200, schema: MailFollowsReply, description: 'A mail follows.' },
    problems: { ...guarded, 503: ['busy'] },
  },
  {
    id: 'logIn',
    method: 'post',
    path: '/api/v1/account/log-in',
    tag: 'Account',
    summary: 'Log in',
    body: LogInRequest,
    reply: { status: 200, schema: LogInReply, description: 'Logged in, with a new session, or not.' },
    problems: { ...guarded, 503: ['busy'] },
  },
  {
    id: 'logOut',
    method: 'post',
    path: '/api/v1/account/log-out',
    tag: 'Account',
    summary: 'Log out',
    token: 'account',
    reply: { status: 200, schema: LogOutReply, description: 'The session has ended.' },
    problems: foreignPage,
  },
  {
    id: 'requestPasswordReset',
    method: 'post',
    path: '/api/v1/account/password-reset',
    tag: 'Account',
    summary: 'Ask for a link to choose a new password',
    body: PasswordResetRequest,
    reply: { status: 200, schema: MailFollowsReply, description: 'If an account exists, a mail follows.' },
    problems: guarded,
  },
  {
    id: 'changePassword',
    method: 'post',
    path: '/api/v1/account/password',
    tag: 'Account',
    summary: 'Choose a new password',
    description: 'Ends every session of the account; the caller gets a new one.',
    body: ChangePasswordRequest,
    reply: { status: 200, schema: ChangePasswordReply, description: 'Changed, or why not.' },
    problems: { ...guarded, 401: ['log_in_required'], 503: ['busy'] },
  },
]

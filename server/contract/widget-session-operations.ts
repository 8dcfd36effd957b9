import {
  AccountOrdersReply,
  AccountReply,
  MailFollowsReply,
  PasswordResetRequest,
  SignUpRequest,
} from './accounts.ts'
import { WidgetLogInReply, WidgetLogInRequest } from './embed.ts'
import { defineOperations } from './operation.ts'

/** Calls about the account of a token, from a supplier’s own page. */
export const widgetSessionOperations = defineOperations({
  logInToWidget: {
    method: 'post',
    path: '/api/v1/widget-session',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    key: { notNeeded: 'each guess counts, and a token is for whoever has the password now' },
    rate: 'passwords',
    cache: 'never',
    summary: 'Log in from a supplier’s own page',
    description:
      'Answers a bearer token for this storefront alone instead of a cookie. It ends within half a day.',
    body: WidgetLogInRequest,
    reply: { status: 200, schema: WidgetLogInReply, description: 'Logged in, with a token, or not.' },
    problems: { 503: ['busy'] },
    example: {
      body: { email: 'ada@example.com', password: 'a long good password' },
      reply: { outcome: 'wrong-password' },
    },
  },
  signUpInWidget: {
    method: 'post',
    path: '/api/v1/widget-session/sign-up',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    key: 'required',
    rate: 'mails',
    cache: 'never',
    summary: 'Sign up from a supplier’s own page',
    description:
      'A mail follows, with a link to log in by. The reply is the same for an address that has an account.',
    body: SignUpRequest,
    reply: { status: 200, schema: MailFollowsReply, description: 'A mail follows.' },
    problems: { 400: ['password_too_common'], 503: ['busy'] },
    example: {
      body: { email: 'ada@example.com', password: 'a long good password' },
      reply: { outcome: 'mail-follows' },
    },
  },
  requestPasswordResetInWidget: {
    method: 'post',
    path: '/api/v1/widget-session/password-reset',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    key: 'required',
    rate: 'mails',
    cache: 'never',
    summary: 'Ask from a supplier’s own page for a link to choose a new password',
    body: PasswordResetRequest,
    reply: { status: 200, schema: MailFollowsReply, description: 'If an account exists, a mail follows.' },
    example: { body: { email: 'ada@example.com' }, reply: { outcome: 'mail-follows' } },
  },
  readWidgetSession: {
    method: 'get',
    path: '/api/v1/widget-session',
    tag: 'Widget',
    access: { who: ['widgetAccount'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Tell who is logged in in a supplier’s own page',
    reply: { status: 200, schema: AccountReply, description: 'The account.' },
    example: { reply: { account: { email: 'ada@example.com' } } },
  },
  listWidgetOrders: {
    method: 'get',
    path: '/api/v1/widget-session/orders',
    tag: 'Widget',
    access: { who: ['widgetAccount'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'List the invoices of the account at this storefront',
    reply: { status: 200, schema: AccountOrdersReply, description: 'The confirmed and the failed apart.' },
    example: { reply: { confirmed: [], failed: [] } },
  },
})

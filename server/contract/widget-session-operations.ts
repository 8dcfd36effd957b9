import {
  askingForPasswordReset,
  confirmingLogIn,
  listingOrders,
  loggingIn,
  readingAccount,
  signingUp,
} from './account-calls.ts'
import { LogOutReply } from './accounts.ts'
import {
  ConfirmWidgetLogInReply,
  ConfirmWidgetLogInRequest,
  WidgetLogInReply,
  WidgetLogInRequest,
} from './embed.ts'
import { defineOperations } from './operation.ts'

/** Calls about the account of a token, from a supplier’s own page. */
export const widgetSessionOperations = defineOperations({
  logInToWidget: {
    ...loggingIn,
    path: '/api/v1/widget-session',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    key: { notNeeded: 'each guess counts, and a token is for whoever has the password now' },
    summary: 'Log in from a supplier’s own page',
    description:
      'Answers a bearer token for this storefront alone instead of a cookie. It ends within half a day. On a device that the account has not confirmed, the right password has a code mailed for `confirmWidgetLogIn`.',
    body: WidgetLogInRequest,
    reply: { status: 200, schema: WidgetLogInReply, description: 'Logged in, with a token, or not.' },
    example: {
      body: { email: 'ada@example.com', password: 'a long good password' },
      reply: { outcome: 'wrong-password' },
    },
  },
  confirmWidgetLogIn: {
    ...confirmingLogIn,
    path: '/api/v1/widget-session/code',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    key: { notNeeded: 'each guess counts, and a code works once' },
    summary: 'Log in from a supplier’s own page with a mailed code',
    body: ConfirmWidgetLogInRequest,
    reply: { status: 200, schema: ConfirmWidgetLogInReply, description: 'Logged in, with a token, or not.' },
    example: {
      body: { request: '0195d0a4-6f3c-4b52-9c1e-2f1d7c9a8b10', code: '123456' },
      reply: { outcome: 'wrong-code' },
    },
  },
  logOutOfWidget: {
    method: 'post',
    path: '/api/v1/widget-session/end',
    tag: 'Widget',
    access: { who: ['nobody'], also: ['widgetAccount'], pages: 'listed' },
    key: { notNeeded: 'a session that has ended cannot end again' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Log out in a supplier’s own page',
    reply: { status: 200, schema: LogOutReply, description: 'The token opens nothing any more.' },
    example: { reply: { outcome: 'logged-out' } },
  },
  signUpInWidget: {
    ...signingUp,
    path: '/api/v1/widget-session/sign-up',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    summary: 'Sign up from a supplier’s own page',
  },
  requestPasswordResetInWidget: {
    ...askingForPasswordReset,
    path: '/api/v1/widget-session/password-reset',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    summary: 'Ask from a supplier’s own page for a link to choose a new password',
  },
  readWidgetSession: {
    ...readingAccount,
    path: '/api/v1/widget-session',
    tag: 'Widget',
    access: { who: ['widgetAccount'], pages: 'listed' },
    summary: 'Tell who is logged in in a supplier’s own page',
  },
  listWidgetOrders: {
    ...listingOrders,
    path: '/api/v1/widget-session/orders',
    tag: 'Widget',
    access: { who: ['widgetAccount'], pages: 'listed' },
    summary: 'List the invoices of the account at this storefront',
  },
})

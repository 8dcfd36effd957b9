import { AccountOrdersReply, AccountReply } from './accounts.ts'
import {
  OrderReturnReply,
  OrderReturnRequest,
  WidgetCheck,
  WidgetCheckQuery,
  WidgetLogInReply,
  WidgetLogInRequest,
  WidgetSetup,
} from './embed.ts'
import type { Operation } from './operation.ts'

/** Calls of the booking widget alone. */
export const embedOperations: readonly Operation[] = [
  {
    id: 'readWidgetSetup',
    method: 'get',
    path: '/api/v1/widget-setup',
    tag: 'Widget',
    summary: 'Read what a widget starts with',
    reply: { status: 200, schema: WidgetSetup, description: 'The storefront, and where maps come from.' },
  },
  {
    id: 'checkWidget',
    method: 'get',
    path: '/api/v1/widget-check',
    tag: 'Widget',
    summary: 'Tell whether a page may show a storefront',
    description: 'Answers pages of every origin, so that those that may not can be told why.',
    parameters: { query: WidgetCheckQuery },
    withoutStorefront: true,
    reply: { status: 200, schema: WidgetCheck, description: 'What the asking page may.' },
  },
  {
    id: 'logInToWidget',
    method: 'post',
    path: '/api/v1/widget-session',
    tag: 'Widget',
    summary: 'Log in from a supplier’s own page',
    description:
      'Answers a bearer token for this storefront alone instead of a cookie. It ends within half a day.',
    body: WidgetLogInRequest,
    reply: { status: 200, schema: WidgetLogInReply, description: 'Logged in, with a token, or not.' },
    problems: { 429: ['too_many_attempts'], 503: ['busy'] },
  },
  {
    id: 'readWidgetSession',
    method: 'get',
    path: '/api/v1/widget-session',
    tag: 'Widget',
    summary: 'Tell who is logged in in a supplier’s own page',
    token: 'widgetAccount',
    reply: { status: 200, schema: AccountReply, description: 'The account.' },
    problems: { 401: ['log_in_required'] },
  },
  {
    id: 'listWidgetOrders',
    method: 'get',
    path: '/api/v1/widget-session/orders',
    tag: 'Widget',
    summary: 'List the invoices of the account at this storefront',
    token: 'widgetAccount',
    reply: { status: 200, schema: AccountOrdersReply, description: 'The confirmed and the failed apart.' },
    problems: { 401: ['log_in_required'] },
  },
  {
    id: 'redeemOrderReturn',
    method: 'post',
    path: '/api/v1/order-returns',
    tag: 'Widget',
    summary: 'Come back from the payment page',
    description:
      'The payment page leads back to the page that the widget stands in, with `dhow_return` in its address. That code opens its order once, within a day.',
    body: OrderReturnRequest,
    reply: { status: 200, schema: OrderReturnReply, description: 'The order and its token.' },
    problems: { 404: ['return_unknown'], 409: ['return_used'] },
  },
]

import { OrderReturnReply, OrderReturnRequest, WidgetCheck, WidgetCheckQuery, WidgetSetup } from './embed.ts'
import { defineOperations } from './operation.ts'

/** Calls of the booking widget alone. */
export const embedOperations = defineOperations({
  readWidgetSetup: {
    method: 'get',
    path: '/api/v1/widget-setup',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'minute',
    summary: 'Read what a widget starts with',
    reply: { status: 200, schema: WidgetSetup, description: 'The storefront, and where maps come from.' },
    example: {},
  },
  redeemOrderReturn: {
    method: 'post',
    path: '/api/v1/order-returns',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'listed' },
    key: 'required',
    rate: 'unlimited',
    cache: 'never',
    summary: 'Come back from the payment page',
    description:
      'The payment page leads back to the page that the widget stands in, with `dhow_return` in its address. That code opens its order once, within a day.',
    body: OrderReturnRequest,
    reply: { status: 200, schema: OrderReturnReply, description: 'The order and its token.' },
    problems: { 404: ['return_unknown'], 409: ['return_used'] },
    example: { body: { code: 'DH-7K3M9Q.s.abc.def' } },
  },
})

/** The call that a page of every origin may make, before a storefront is looked for. */
export const widgetCheckOperations = defineOperations({
  checkWidget: {
    method: 'get',
    path: '/api/v1/widget-check',
    tag: 'Widget',
    access: { who: ['nobody'], pages: 'any' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Tell whether a page may show a storefront',
    description: 'Answers pages of every origin, so that those that may not can be told why.',
    parameters: { query: WidgetCheckQuery },
    withoutStorefront: true,
    reply: { status: 200, schema: WidgetCheck, description: 'What the asking page may.' },
    example: { query: { storefront: 'deira' }, reply: { storefront: true, origin: true } },
  },
})

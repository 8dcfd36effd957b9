import { OrderReturnReply, OrderReturnRequest, WidgetSetup } from './embed.ts'
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

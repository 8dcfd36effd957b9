import { z } from 'zod'
import { listingOrders } from './account-calls.ts'
import { Invoice } from './checkout.ts'
import { defineOperations } from './operation.ts'
import { FindOrderReply, FindOrderRequest } from './order-access.ts'

/** Calls that read orders. */
export const orderOperations = defineOperations({
  readOrder: {
    method: 'get',
    path: '/api/v1/orders/{reference}',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Read an order',
    description: 'While its outcome is `in-progress`, ask again at `nextPollAt` and not sooner.',
    parameters: { path: z.object({ reference: z.string().meta({ description: 'As in `DH-7K3M9Q`.' }) }) },
    reply: { status: 200, schema: Invoice, description: 'What the buyer sees of it.' },
    example: { path: { reference: 'DH-7K3M9Q' } },
  },
  findOrder: {
    method: 'post',
    path: '/api/v1/orders/find',
    tag: 'Orders',
    access: { who: ['nobody'], pages: 'listed' },
    key: { notNeeded: 'it changes nothing, and each guess counts' },
    rate: 'orderGuesses',
    cache: 'never',
    summary: 'Open an order by its reference and address',
    description:
      'Nothing tells whether an order exists. Ten tries for a reference and thirty for a caller, in a quarter of an hour.',
    body: FindOrderRequest,
    reply: { status: 200, schema: FindOrderReply, description: 'A token for a day, or nothing.' },
    example: { body: { reference: 'DH-7K3M9Q', email: 'ada@example.com' }, reply: { outcome: 'not-found' } },
  },
  listAccountOrders: {
    ...listingOrders,
    path: '/api/v1/account/orders',
    tag: 'Account',
    access: { who: ['account'], pages: 'own' },
    inWidget: 'listWidgetOrders',
    summary: 'List the invoices of the account',
  },
})

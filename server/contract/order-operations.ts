import { z } from 'zod'
import { listingOrders } from './account-calls.ts'
import { Invoice } from './checkout.ts'
import { defineOperations } from './operation.ts'
import {
  FindOrderReply,
  FindOrderRequest,
  MailOrderCodeReply,
  ProveOrderReply,
  ProveOrderRequest,
} from './order-access.ts'

const byReference = {
  path: z.object({ reference: z.string().meta({ description: 'As in `DH-7K3M9Q`.' }) }),
}

/** Calls that read orders. */
export const orderOperations = defineOperations({
  readOrder: {
    method: 'get',
    path: '/api/v1/orders/{reference}',
    tag: 'Orders',
    access: { who: ['order', 'orderDevice'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Read an order',
    description:
      'While something is under way (a payment, a refund, an answer of the supplier), ask again at `nextPollAt` and not sooner. The token that a widget keeps gets what was booked, when and its state: without buyer, pick-up, tickets, files and links; `deviceToken` takes its place for another day.',
    parameters: byReference,
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
  mailOrderCode: {
    method: 'post',
    path: '/api/v1/orders/{reference}/codes',
    tag: 'Orders',
    access: { who: ['orderDevice'], pages: 'listed' },
    key: { notNeeded: 'each asking has a code of its own, and is counted' },
    rate: 'mails',
    cache: 'never',
    summary: 'Mail its buyer a code that opens all of an order',
    parameters: byReference,
    reply: { status: 200, schema: MailOrderCodeReply, description: 'It is on its way.' },
    example: {
      path: { reference: 'DH-7K3M9Q' },
      reply: { outcome: 'sent', request: 'b7f0c2a4-52b1-4f0e-9d0a-6a3a5f0f1c11' },
    },
  },
  proveOrder: {
    method: 'post',
    path: '/api/v1/orders/{reference}/proofs',
    tag: 'Orders',
    access: { who: ['orderDevice'], pages: 'listed' },
    key: { notNeeded: 'a code is taken once, and each guess counts' },
    rate: 'orderGuesses',
    cache: 'never',
    summary: 'Open all of an order by the code of the e-mail',
    parameters: byReference,
    body: ProveOrderRequest,
    reply: { status: 200, schema: ProveOrderReply, description: 'A token for half an hour, or nothing.' },
    example: {
      path: { reference: 'DH-7K3M9Q' },
      body: { request: 'b7f0c2a4-52b1-4f0e-9d0a-6a3a5f0f1c11', code: '0000 0000' },
      reply: { outcome: 'wrong-code' },
    },
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

import type { Knex } from 'knex'
import { newId, toSeconds } from './api-call.ts'
import type { ApiCall } from './api-call.ts'
import {
  CancelIntent,
  CaptureIntent,
  CreateCoupon,
  CreateCustomer,
  CreateIntent,
  ListOf,
  Retrieve,
  assertChargeable,
  readInput,
} from './api-input.ts'
import { createSession, expireSession } from './checkout-sessions.ts'
import { expandReferences, listLineItems } from './expand-references.ts'
import { cancel, capture, createIntent } from './intent-machine.ts'
import { createRefund } from './refunds.ts'
import type { SandboxKind, SandboxObject } from './sandbox-objects.ts'
import { findObject, insertObject, listObjects, lockObject, saveObject } from './sandbox.queries.ts'
import { failures } from './stripe-failure.ts'

/** One call of Stripe's API. `id` is the path's; '' where it has none. */
export interface ApiEndpoint {
  method: 'get' | 'post'
  path: string
  run(call: ApiCall, input: unknown, id: string): Promise<object>
}

/** Everything of Stripe's API that the sandbox answers. */
export const apiEndpoints: readonly ApiEndpoint[] = [
  { method: 'post', path: '/v1/checkout/sessions', run: createSession },
  { method: 'get', path: '/v1/checkout/sessions', run: list('checkout.session', '/v1/checkout/sessions') },
  { method: 'get', path: '/v1/checkout/sessions/:id', run: retrieve('checkout.session', 'session') },
  {
    method: 'get',
    path: '/v1/checkout/sessions/:id/line_items',
    run: ({ trx }, _, id) => listLineItems(trx, id),
  },
  { method: 'post', path: '/v1/checkout/sessions/:id/expire', run: (call, _, id) => expireSession(call, id) },
  { method: 'post', path: '/v1/payment_intents', run: createBareIntent },
  { method: 'get', path: '/v1/payment_intents', run: list('payment_intent', '/v1/payment_intents') },
  { method: 'get', path: '/v1/payment_intents/:id', run: retrieve('payment_intent', 'intent') },
  { method: 'post', path: '/v1/payment_intents/:id/capture', run: captureIntent },
  { method: 'post', path: '/v1/payment_intents/:id/cancel', run: cancelIntent },
  { method: 'post', path: '/v1/refunds', run: createRefund },
  { method: 'get', path: '/v1/refunds', run: list('refund', '/v1/refunds') },
  { method: 'get', path: '/v1/refunds/:id', run: retrieve('refund', 'id') },
  { method: 'get', path: '/v1/charges', run: list('charge', '/v1/charges') },
  { method: 'get', path: '/v1/charges/:id', run: retrieve('charge', 'id') },
  { method: 'get', path: '/v1/events', run: list('event', '/v1/events') },
  { method: 'get', path: '/v1/events/:id', run: retrieve('event', 'id') },
  { method: 'post', path: '/v1/coupons', run: createCoupon },
  { method: 'get', path: '/v1/coupons/:id', run: retrieve('coupon', 'coupon') },
  { method: 'post', path: '/v1/customers', run: createCustomer },
  { method: 'get', path: '/v1/customers/:id', run: retrieve('customer', 'id') },
]

function retrieve(kind: SandboxKind, param: string): ApiEndpoint['run'] {
  return async ({ trx }, input, id) => {
    const { expand } = readInput(Retrieve, input)
    const found = await findObject(trx, kind, id)
    if (!found) throw failures.noSuch(kind, id, param)
    return expandReferences(trx, found.body, expand)
  }
}

function list(kind: SandboxKind, url: string): ApiEndpoint['run'] {
  return async ({ trx }, input) => {
    const { expand, limit, starting_after, ending_before, types, type, created, ...equals } = readInput(
      ListOf,
      input,
    )
    const wanted = types ?? (type ? [type] : undefined)
    const found = await listObjects(trx, kind, {
      equals: Object.fromEntries(Object.entries(equals).filter(([, value]) => value !== undefined)),
      types: wanted,
      createdFrom: created?.gte,
      startingAfter: starting_after,
      endingBefore: ending_before,
      limit,
    })
    const page = found.slice(0, limit)
    const data = ending_before ? page.toReversed() : page
    return expandReferences(trx, { object: 'list', url, has_more: found.length > limit, data }, expand)
  }
}

async function createBareIntent(call: ApiCall, input: unknown): Promise<object> {
  const form = readInput(CreateIntent, input)
  assertChargeable(form.currency, form.amount, 'amount')
  const { body } = await createIntent(
    call,
    {
      amount: form.amount,
      currency: form.currency,
      capture_method: form.capture_method === 'manual' ? 'manual' : 'automatic',
      customer: null,
      description: form.description ?? null,
      metadata: form.metadata,
    },
    null,
  )
  return body
}

async function lockIntent(trx: Knex.Transaction, id: string): Promise<SandboxObject<'payment_intent'>> {
  const intent = await lockObject(trx, 'payment_intent', id)
  if (!intent) throw failures.noSuch('payment_intent', id, 'intent')
  return intent
}

async function captureIntent(call: ApiCall, input: unknown, id: string): Promise<object> {
  const form = readInput(CaptureIntent, input)
  const intent = await lockIntent(call.trx, id)
  assertChargeable(intent.body.currency, form.amount_to_capture ?? 0, 'amount_to_capture')
  await capture(call, intent, form.amount_to_capture)
  // locked after the intent: no transaction that holds a complete session waits for its intent
  const session =
    intent.hidden.session && (await lockObject(call.trx, 'checkout.session', intent.hidden.session))
  if (session) {
    session.body.payment_status = 'paid'
    await saveObject(call.trx, 'checkout.session', session)
  }
  return expandReferences(call.trx, intent.body, form.expand)
}

async function cancelIntent(call: ApiCall, input: unknown, id: string): Promise<object> {
  const form = readInput(CancelIntent, input)
  const intent = await lockIntent(call.trx, id)
  const session =
    intent.hidden.session && (await findObject(call.trx, 'checkout.session', intent.hidden.session))
  if (session && session.body.status === 'open') throw failures.intentOfOpenSession(intent.body)
  await cancel(call, intent, form.cancellation_reason ?? null)
  return expandReferences(call.trx, intent.body, form.expand)
}

async function createCoupon(call: ApiCall, input: unknown): Promise<object> {
  const form = readInput(CreateCoupon, input)
  const body: SandboxObject<'coupon'>['body'] = {
    id: newId('coupon'),
    object: 'coupon',
    amount_off: form.amount_off,
    created: toSeconds(call.now),
    currency: form.currency,
    duration: form.duration,
    livemode: false,
    max_redemptions: form.max_redemptions ?? null,
    metadata: form.metadata,
    name: form.name ?? null,
    percent_off: null,
    times_redeemed: 0,
    valid: true,
  }
  await insertObject(call.trx, 'coupon', { body, hidden: {} })
  return body
}

async function createCustomer(call: ApiCall, input: unknown): Promise<object> {
  const form = readInput(CreateCustomer, input)
  const body: SandboxObject<'customer'>['body'] = {
    id: newId('cus'),
    object: 'customer',
    created: toSeconds(call.now),
    email: form.email ?? null,
    livemode: false,
    metadata: form.metadata,
    name: form.name ?? null,
  }
  await insertObject(call.trx, 'customer', { body, hidden: {} })
  return body
}

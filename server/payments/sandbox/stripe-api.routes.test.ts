import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { buildCheckout, buildTestSandbox } from './build-test-sandbox.ts'
import type { TestSandbox } from './build-test-sandbox.ts'
import { intentTransitions } from './intent-machine.ts'
import type { IntentState } from './sandbox-objects.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: TestSandbox

beforeAll(async () => {
  database = await testDatabase()
  shop = await buildTestSandbox(database.db)
})
afterAll(async () => {
  await shop.stop()
  await database.close()
})

const key = () => crypto.randomUUID()
const wire = (path: string, init: RequestInit = {}) => {
  const { host, port, apiKey } = shop.sandbox
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(init.headers as Record<string, string> | undefined),
  }
  return fetch(`http://${host}:${port}${path}`, { ...init, headers })
}

const params = (
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'eur', unit_amount: 1_500, product_data: { name: 'Museum ticket' } },
    },
  ],
  payment_intent_data: { capture_method: 'manual', metadata: { orderId: 'o1' } },
  success_url: 'https://shop.example/back',
  ...change,
})

/** A payment in a state, by the ways that lead there. */
async function buildIntent(state: IntentState): Promise<{ id: string; sessionId: string }> {
  const session = await shop.stripe.checkout.sessions.create(params())
  const url = session.url ?? ''
  const send = (path: string, form: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
  await send('', {
    choice:
      { requires_payment_method: 'declined', requires_action: 'three_d_secure' }[String(state)] ?? 'success',
  })
  const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(session.id)
  const id = payment_intent as string
  if (state === 'succeeded') await shop.stripe.paymentIntents.capture(id)
  if (state === 'canceled') await shop.stripe.paymentIntents.cancel(id)
  return { id, sessionId: session.id }
}

describe('the payment’s states', () => {
  const states = Object.keys(intentTransitions) as IntentState[]

  it.each(states)('reaches %s', async (state) => {
    const { id } = await buildIntent(state)
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe(state)
  })

  const others = states.filter((state) => state !== 'requires_capture')

  it('captures what is set aside', async () => {
    const { id } = await buildIntent('requires_capture')
    expect(await shop.stripe.paymentIntents.capture(id)).toMatchObject({
      status: 'succeeded',
      amount_received: 3_000,
      amount_capturable: 0,
    })
  })

  it.each(others)('captures nothing from %s', async (state) => {
    const { id } = await buildIntent(state)
    await expect(shop.stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      payment_intent: { id, status: state },
    })
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe(state)
  })

  it('lets what is set aside go', async () => {
    const { id } = await buildIntent('requires_capture')
    const reason = { cancellation_reason: 'requested_by_customer' } as const
    expect(await shop.stripe.paymentIntents.cancel(id, reason)).toMatchObject({
      ...reason,
      status: 'canceled',
      amount_capturable: 0,
    })
  })

  it.each(others)('cancels nothing from %s: it is at an end, or on a page that is open', async (state) => {
    const { id } = await buildIntent(state)
    await expect(shop.stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    })
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe(state)
  })

  it.each(['requires_payment_method', 'requires_action'] as const)(
    'gives up a payment in %s with its page',
    async (state) => {
      const { id, sessionId } = await buildIntent(state)
      expect(await shop.stripe.checkout.sessions.expire(sessionId)).toMatchObject({
        status: 'expired',
        url: null,
      })
      expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({
        status: 'canceled',
        cancellation_reason: 'automatic',
      })
    },
  )

  it('captures at once where nobody asked to wait', async () => {
    const session = await shop.stripe.checkout.sessions.create(params({ payment_intent_data: {} }))
    await shop.sandbox.control.pay(session.id)
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: {
        status: 'succeeded',
        amount_received: 3_000,
        latest_charge: { captured: true, amount_captured: 3_000 },
      },
    })
  })

  it('lets an authorisation lapse after seven days', async () => {
    const later = await buildTestSandbox(database.db)
    const { sessionId } = await later.network.openCheckout(buildCheckout(later.clock))
    await later.sandbox.control.pay(sessionId)
    later.clock.leap({ hours: 7 * 24 + 1 })
    await later.sandbox.control.webhooks.idle()
    expect(await later.network.readCheckout(sessionId)).toMatchObject({
      status: 'complete',
      intentStatus: 'canceled',
      capturable: 0,
    })
    expect(later.received.at(-1)?.type).toBe('payment_intent.canceled')
    await later.stop()
  })
})

describe('refusals', () => {
  it('refuses a wrong key, and none', async () => {
    const { host, port } = shop.sandbox
    const stranger = new Stripe('sk_test_wrong', { host, port, protocol: 'http', telemetry: false })
    await expect(stranger.paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
    expect((await fetch(`http://${host}:${port}/v1/events`)).status).toBe(401)
  })

  it.each([
    ['payment_intent', () => shop.stripe.paymentIntents.retrieve('pi_none')],
    ['checkout.session', () => shop.stripe.checkout.sessions.retrieve('cs_none')],
    ['charge', () => shop.stripe.charges.retrieve('ch_none')],
    ['refund', () => shop.stripe.refunds.retrieve('re_none')],
    ['event', () => shop.stripe.events.retrieve('evt_none')],
    ['customer', () => shop.stripe.customers.retrieve('cus_none')],
    ['payment_intent', () => shop.stripe.refunds.create({ payment_intent: 'pi_none' })],
    ['coupon', () => shop.stripe.checkout.sessions.create(params({ discounts: [{ coupon: 'none' }] }))],
  ])('answers 404 resource_missing for an unknown %s', async (what, call) => {
    await expect(call()).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: expect.stringContaining(`No such ${what}`) as string,
    })
  })

  it('answers 404 for what the sandbox does not do', async () => {
    const reply = await wire('/v1/subscriptions')
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: 'Unrecognized request URL (GET: /v1/subscriptions).' },
    })
  })

  it.each([
    ['mode=payment', 'parameter_missing', 'line_items'],
    [
      'mode=payment&line_items[0][price_data][currency]=eur&success_url=https://x.example',
      'parameter_missing',
      'line_items[0][price_data][unit_amount]',
    ],
    ['amount=100&currency=eur&surprise=1', 'parameter_unknown', 'surprise'],
    ['amount=-5&currency=eur', 'parameter_invalid', 'amount'],
    ['amount=12.5&currency=eur', 'parameter_invalid', 'amount'],
    ['amount=100&currency=euro', 'parameter_invalid', 'currency'],
  ])('names the wrong parameter of %s', async (body, code, param) => {
    const path = body.startsWith('mode') ? '/v1/checkout/sessions' : '/v1/payment_intents'
    const reply = await wire(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } })
  })

  it('refuses a total of nothing, one of nine digits, two currencies, and a coupon of another one', async () => {
    const line = (currency: string, unit_amount: number) => ({
      price_data: { currency, unit_amount, product_data: { name: 'A' } },
    })
    const create = (change: Partial<Stripe.Checkout.SessionCreateParams>) =>
      shop.stripe.checkout.sessions.create(params(change))
    await expect(create({ line_items: [line('eur', 0)] })).rejects.toMatchObject({ code: 'amount_too_small' })
    await expect(create({ line_items: [line('eur', 99_999_999), line('eur', 1)] })).rejects.toMatchObject({
      code: 'amount_too_large',
    })
    await expect(create({ line_items: [line('eur', 1), line('usd', 1)] })).rejects.toMatchObject({
      param: 'line_items[1][price_data][currency]',
    })
    const coupon = await shop.stripe.coupons.create({ amount_off: 100, currency: 'usd', duration: 'once' })
    await expect(create({ discounts: [{ coupon: coupon.id }] })).rejects.toMatchObject({
      param: 'discounts[0][coupon]',
    })
  })

  it('refuses to capture or refund more than there is', async () => {
    const { id } = await buildIntent('requires_capture')
    await expect(shop.stripe.paymentIntents.capture(id, { amount_to_capture: 3_001 })).rejects.toMatchObject({
      code: 'amount_too_large',
    })
    await shop.stripe.paymentIntents.capture(id, { amount_to_capture: 2_000 })
    await expect(shop.stripe.refunds.create({ payment_intent: id, amount: 2_001 })).rejects.toMatchObject({
      code: 'amount_too_large',
    })
    expect(await shop.stripe.refunds.create({ payment_intent: id })).toMatchObject({
      amount: 2_000,
      status: 'succeeded',
    })
    await expect(shop.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })
})

describe('idempotency', () => {
  it('gives the first reply again, says so, and works once', async () => {
    const options = { idempotencyKey: key() }
    const first = await shop.stripe.checkout.sessions.create(params(), options)
    const again = await shop.stripe.checkout.sessions.create(params(), options)
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(again.lastResponse.requestId).toBe(first.lastResponse.requestId)
  })

  it('refuses the key for other parameters, or another path', async () => {
    const options = { idempotencyKey: key() }
    await shop.stripe.checkout.sessions.create(params(), options)
    const refused = { type: 'StripeIdempotencyError', rawType: 'idempotency_error', statusCode: 400 }
    const other = params({ success_url: 'https://shop.example/other' })
    await expect(shop.stripe.checkout.sessions.create(other, options)).rejects.toMatchObject(refused)
    await expect(shop.stripe.refunds.create({ payment_intent: 'pi_1' }, options)).rejects.toMatchObject(
      refused,
    )
  })

  it('repeats a refusal too: the state has changed since, the answer has not', async () => {
    const { id } = await buildIntent('requires_action')
    const options = { idempotencyKey: key() }
    await expect(shop.stripe.paymentIntents.capture(id, {}, options)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    await expect(shop.stripe.paymentIntents.capture(id, {}, options)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      headers: { 'idempotent-replayed': 'true' },
    })
  })

  it('keeps no reply of a request whose parameters were wrong', async () => {
    const options = { idempotencyKey: key() }
    await expect(
      shop.stripe.coupons.create({ amount_off: 100, currency: 'nope', duration: 'once' }, options),
    ).rejects.toMatchObject({ param: 'currency' })
    expect(
      await shop.stripe.coupons.create({ amount_off: 100, currency: 'eur', duration: 'once' }, options),
    ).toMatchObject({ amount_off: 100 })
  })

  it('works once for twenty at the same time; who came in between is told to come again', async () => {
    const { id } = await buildIntent('succeeded')
    const options = { idempotencyKey: key() }
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        shop.stripe.refunds.create({ payment_intent: id, amount: 100 }, options),
      ),
    )
    const refunded = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
    const refused = all.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Stripe.errors.StripeError).code] : [],
    )
    expect(new Set(refunded).size).toBe(1)
    expect(new Set([...refused, 'idempotency_key_in_use'])).toEqual(new Set(['idempotency_key_in_use']))
    expect((await shop.stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1)
  })

  it('forgets a key after a day', async () => {
    const options = { idempotencyKey: key() }
    const first = await shop.stripe.checkout.sessions.create(params(), options)
    await database
      .db('payment_sandbox_replies')
      .update({ created_at: database.db.raw(`now() - interval '25 hours'`) })
    await shop.sandbox.control.webhooks.idle()
    expect((await shop.stripe.checkout.sessions.create(params(), options)).id).not.toBe(first.id)
  })
})

describe('reading', () => {
  it('lists newest first, page by page, through the SDK’s own iteration', async () => {
    const { id } = await buildIntent('succeeded')
    for (const amount of [1, 2, 3, 4, 5]) await shop.stripe.refunds.create({ payment_intent: id, amount })
    const amounts: number[] = []
    for await (const refund of shop.stripe.refunds.list({ payment_intent: id, limit: 2 })) {
      amounts.push(refund.amount)
    }
    expect(amounts).toEqual([5, 4, 3, 2, 1])
    const first = await shop.stripe.refunds.list({ payment_intent: id, limit: 2 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/refunds' })
    const before = await shop.stripe.refunds.list({ payment_intent: id, ending_before: first.data[1]?.id })
    expect(before.data.map(({ amount }) => amount)).toEqual([5])
  })

  it('expands references, and refuses what cannot be expanded', async () => {
    const { id, sessionId } = await buildIntent('requires_capture')
    const session = await shop.stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['line_items', 'payment_intent'],
    })
    expect(session).toMatchObject({
      payment_intent: { id, metadata: { orderId: 'o1' } },
      line_items: { data: [{ description: 'Museum ticket', quantity: 2, amount_total: 3_000 }] },
    })
    expect((await shop.stripe.checkout.sessions.listLineItems(sessionId)).data).toHaveLength(1)
    const { data } = await shop.stripe.charges.list({ payment_intent: id, expand: ['data.payment_intent'] })
    expect(data).toMatchObject([
      { payment_intent: { id }, payment_method_details: { card: { last4: '4242' } } },
    ])
    await expect(shop.stripe.paymentIntents.retrieve(id, { expand: ['amount'] })).rejects.toMatchObject({
      param: 'expand',
    })
  })

  it('keeps customers', async () => {
    const customer = await shop.stripe.customers.create({ email: 'amina@example.com', name: 'Amina' })
    expect(await shop.stripe.customers.retrieve(customer.id)).toMatchObject({
      email: 'amina@example.com',
      name: 'Amina',
    })
  })

  it('remembers every event, told or not, with the request that caused it', async () => {
    const { id } = await buildIntent('requires_capture')
    const options = { idempotencyKey: key() }
    await shop.stripe.paymentIntents.capture(id, {}, options)
    const events = await shop.stripe.events.list({ types: ['payment_intent.succeeded'], limit: 1 })
    expect(events.data[0]).toMatchObject({
      object: 'event',
      api_version: Stripe.API_VERSION,
      request: { idempotency_key: options.idempotencyKey },
      data: { object: { id, status: 'succeeded' } },
    })
    expect(await shop.stripe.events.retrieve(events.data[0]?.id ?? '')).toMatchObject({
      type: 'payment_intent.succeeded',
    })
  })
})

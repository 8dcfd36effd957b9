import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { buildCheckout, buildTestSandbox } from './build-test-sandbox.ts'
import type { TestSandbox } from './build-test-sandbox.ts'
import { PaymentNetworkUnreachable } from '../payment-network.ts'
import { readDispute } from '../read-dispute.ts'
import { usualWebhooks } from './sandbox.ts'
import { faultyCards } from './test-cards.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: TestSandbox

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db('payment_sandbox_deliveries').delete()
  shop = await buildTestSandbox(database.db)
  await shop.sandbox.control.webhooks.behave(usualWebhooks)
  return () => shop.stop()
})

async function open(on: TestSandbox = shop): Promise<string> {
  return (await on.network.openCheckout(buildCheckout(on.clock))).sessionId
}
async function pay(on: TestSandbox = shop): Promise<string> {
  const sessionId = await open(on)
  await on.sandbox.control.pay(sessionId)
  return sessionId
}

const types = () => shop.received.map(({ type }) => type)
const usual = ['payment_intent.amount_capturable_updated', 'checkout.session.completed']

describe('webhooks', () => {
  it('come signed, in order, with whom they are about', async () => {
    const sessionId = await pay()
    await shop.sandbox.control.webhooks.idle()
    expect(types()).toEqual(usual)
    const [authorised, completed] = shop.received
    const read = async (webhook: typeof authorised) =>
      webhook && shop.network.verifyWebhook(webhook.body, webhook.signature)
    const orderId = buildCheckout(shop.clock).orderId
    expect(await read(authorised)).toMatchObject({
      type: usual[0],
      orderId,
      intentId: expect.stringMatching(/^pi_/) as string,
    })
    expect(await read(completed)).toMatchObject({ id: completed?.id, orderId, sessionId })
  })

  it('are not believed when forged, changed, or signed with another secret', async () => {
    await pay()
    await shop.sandbox.control.webhooks.idle()
    const { body, signature } = shop.received[0] ?? { body: Buffer.alloc(0), signature: '' }
    expect(await shop.network.verifyWebhook(body, signature)).not.toBeNull()
    expect(await shop.network.verifyWebhook(Buffer.concat([body, Buffer.from(' ')]), signature)).toBeNull()
    expect(await shop.network.verifyWebhook(body, '')).toBeNull()
    expect(await shop.network.verifyWebhook(body, 't=1,v1=abc')).toBeNull()
    const sign = (payload: string, secret: string, timestamp?: number) =>
      shop.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    expect(await shop.network.verifyWebhook(body, sign(body.toString(), 'whsec_other'))).toBeNull()
    const old = Math.floor(Date.now() / 1000) - 600
    expect(
      await shop.network.verifyWebhook(body, sign(body.toString(), shop.sandbox.webhookSecret, old)),
    ).toBeNull()
    const noJson = Buffer.from('not json')
    expect(await shop.network.verifyWebhook(noJson, sign('not json', shop.sandbox.webhookSecret))).toBeNull()
  })

  it('are sent again until they are taken, each attempt with a signature of its own', async () => {
    shop.answers.push(500, 503)
    await pay()
    await shop.sandbox.control.webhooks.idle()
    const failed = await shop.sandbox.control.webhooks.list()
    expect(failed).toMatchObject([
      { type: usual[0], attempts: 1, state: 'waiting', lastStatus: 500 },
      { type: usual[1], attempts: 1, state: 'waiting', lastStatus: 503 },
    ])
    shop.clock.leap({ seconds: 1 })
    await shop.sandbox.control.webhooks.idle()
    expect(await shop.sandbox.control.webhooks.list()).toMatchObject([
      { attempts: 2, state: 'delivered', lastStatus: 200 },
      { attempts: 2, state: 'delivered', lastStatus: 200 },
    ])
    expect(shop.received.map(({ id }) => id).slice(0, 2)).toEqual(shop.received.map(({ id }) => id).slice(2))
    for (const { body, signature } of shop.received) {
      expect(await shop.network.verifyWebhook(body, signature)).not.toBeNull()
    }
  })

  it('are given up after about three days of refusals', async () => {
    shop.answers.push(...Array<number>(40).fill(500))
    await pay()
    for (let hours = 0; hours < 75; hours += 1) {
      await shop.sandbox.control.webhooks.flush()
      shop.clock.leap({ hours: 1 })
    }
    const list = await shop.sandbox.control.webhooks.list()
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['given_up']))
    expect(list[0]?.attempts).toBe(13)
    shop.answers.length = 0
    await shop.sandbox.control.webhooks.resend(list[0]?.eventId ?? '')
    await shop.sandbox.control.webhooks.idle()
    expect((await shop.sandbox.control.webhooks.list()).at(-1)).toMatchObject({ state: 'delivered' })
  })

  it('come twice on demand', async () => {
    await shop.sandbox.control.webhooks.behave({ copies: 2 })
    await pay()
    await shop.sandbox.control.webhooks.idle()
    expect(types()).toEqual([usual[0], usual[0], usual[1], usual[1]])
    expect(new Set(shop.received.map(({ id }) => id)).size).toBe(2)
  })

  it('come late, three times or never about a payment with a card for that, and as usual about others', async () => {
    const { control } = shop.sandbox
    await control.pay(await open(), faultyCards.repeated)
    await control.pay(await open(), faultyCards.late)
    await control.pay(await open(), faultyCards.never)
    await control.pay(await open())
    await control.webhooks.idle()
    const told = (await control.webhooks.list()).map(({ eventId }) => eventId)
    expect(told).toHaveLength(2 * 3 + 2 + 0 + 2)
    // the dice may let copies come at once
    expect(new Set(types())).toEqual(new Set(usual))
    expect(types().length).toBeLessThanOrEqual(2 * 3 + 2)
    shop.clock.leap({ seconds: 5 })
    await control.webhooks.idle()
    expect(types().toSorted()).toEqual(usual.flatMap((type) => Array<string>(5).fill(type)).toSorted())
  })

  it('are all there is while the network is silent about a payment', async () => {
    const sessionId = await open()
    await shop.sandbox.control.pay(sessionId, faultyCards.late)
    await expect(shop.network.readCheckout(sessionId)).rejects.toThrow(PaymentNetworkUnreachable)
    expect(await shop.network.readCheckout(await pay())).toMatchObject({ intentStatus: 'requires_capture' })
    shop.clock.leap({ seconds: faultyCards.late.silentSeconds + 1 })
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({ intentStatus: 'requires_capture' })
  })

  it('come late on demand', async () => {
    await shop.sandbox.control.webhooks.behave({ delayMs: 30_000 })
    await pay()
    await shop.sandbox.control.webhooks.idle()
    expect(types()).toEqual([])
    shop.clock.leap({ seconds: 31 })
    await shop.sandbox.control.webhooks.idle()
    expect(types()).toEqual(usual)
  })

  it('come in another order on demand', async () => {
    await shop.sandbox.control.webhooks.behave({ delivery: 'held' })
    await pay()
    await shop.sandbox.control.webhooks.flush()
    expect(types()).toEqual([])
    expect(await shop.sandbox.control.webhooks.release('reversed')).toBe(2)
    shop.clock.leap({ seconds: 1 })
    await shop.sandbox.control.webhooks.idle()
    expect(types()).toEqual(usual.toReversed())
  })

  it('never come on demand; what happened can still be asked', async () => {
    await shop.sandbox.control.webhooks.behave({ delivery: 'never' })
    const sessionId = await pay()
    await shop.sandbox.control.webhooks.flush()
    expect(types()).toEqual([])
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({
      status: 'complete',
      capturable: 25_000,
    })
    const [event] = (await shop.stripe.events.list({ types: ['checkout.session.completed'], limit: 1 })).data
    await shop.sandbox.control.webhooks.resend(event?.id ?? '')
    await shop.sandbox.control.webhooks.idle()
    expect(types()).toEqual(['checkout.session.completed'])
  })

  it('tell of a refund that the traveller’s bank sent back', async () => {
    const { sessionId, url } = await shop.network.openCheckout(buildCheckout(shop.clock))
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'other', number: '4000000000005126' }),
      redirect: 'manual',
    })
    const reading = await shop.network.readCheckout(sessionId)
    const intentId = reading.status === 'gone' ? '' : (reading.intentId ?? '')
    await shop.network.capture(intentId, { idempotencyKey: 'capture-bouncing' })
    const refund = { amount: 25_000, idempotencyKey: 'refund-bouncing' }
    expect(await shop.network.refund(intentId, refund)).toMatchObject({
      outcome: 'refunded',
      status: 'succeeded',
    })
    shop.clock.leap({ seconds: 2 })
    await shop.sandbox.control.webhooks.idle()
    expect(types().at(-1)).toBe('refund.failed')
    const { body, signature } = shop.received.at(-1) ?? { body: Buffer.alloc(0), signature: '' }
    expect(await shop.network.verifyWebhook(body, signature)).toMatchObject({
      intentId,
      refundId: expect.stringMatching(/^re_/) as string,
    })
    expect(await shop.network.refund(intentId, refund)).toMatchObject({
      outcome: 'failed',
      reason: 'expired_or_canceled_card',
    })
  })

  it('tell of a dispute, which no refund can follow', async () => {
    const { sessionId, url } = await shop.network.openCheckout(buildCheckout(shop.clock))
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'other', number: '4000000000000259' }),
      redirect: 'manual',
    })
    const reading = await shop.network.readCheckout(sessionId)
    const intentId = reading.status === 'gone' ? '' : (reading.intentId ?? '')
    await shop.network.capture(intentId, { amount: 20_000, idempotencyKey: 'capture-disputed' })
    await shop.sandbox.control.webhooks.idle()
    const { body, signature } = shop.received.at(-1) ?? { body: Buffer.alloc(0), signature: '' }
    const event = await shop.network.verifyWebhook(body, signature)
    expect(event).toMatchObject({ type: 'charge.dispute.created', intentId })
    expect(event && readDispute(event)).toEqual({
      id: expect.stringMatching(/^dp_/) as string,
      amount: 20_000,
      currency: 'AED',
      answerBy: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    expect(await shop.network.refund(intentId, { amount: 1_000, idempotencyKey: 'refund-disputed' })).toEqual(
      {
        outcome: 'gone',
      },
    )
  })
})

describe('a restart', () => {
  it('loses neither pages, payments, keys, the signing secret nor webhooks that were on their way', async () => {
    await shop.sandbox.control.webhooks.behave({ delayMs: 60_000, copies: 2 })
    const idempotencyKey = crypto.randomUUID()
    const request = buildCheckout(shop.clock, { idempotencyKey })
    const opened = await shop.network.openCheckout(request)
    const paid = await pay()
    await shop.stop()

    const again = await buildTestSandbox(database.db, { clock: shop.clock })
    try {
      expect(again.sandbox.webhookSecret).toBe(shop.sandbox.webhookSecret)
      expect(await again.network.openCheckout(request)).toEqual(opened)
      expect(await again.network.readCheckout(paid)).toMatchObject({ status: 'complete', capturable: 25_000 })
      expect((await fetch(`${again.origin}/sandbox/pay/${opened.sessionId}`)).status).toBe(200)
      again.clock.leap({ seconds: 61 })
      await again.sandbox.control.webhooks.idle()
      expect(again.received.map(({ type }) => type)).toEqual([usual[0], usual[0], usual[1], usual[1]])
    } finally {
      await again.stop()
      shop = await buildTestSandbox(database.db)
    }
  })

  it('sends once more what was on its way when the process died', async () => {
    await pay()
    await shop.sandbox.control.webhooks.idle()
    // as a killed process leaves it: claimed, and never marked
    const claimed = { delivered_at: null, due_at: new Date(Date.now() + 15_000) }
    await database.db('payment_sandbox_deliveries').update(claimed)
    await shop.stop()
    const again = await buildTestSandbox(database.db)
    try {
      again.clock.leap({ seconds: 16 })
      await again.sandbox.control.webhooks.idle()
      expect(again.received.map(({ id }) => id)).toEqual(shop.received.map(({ id }) => id))
    } finally {
      await again.stop()
      shop = await buildTestSandbox(database.db)
    }
  })

  it('lets the slow bank answer after it', async () => {
    const { sessionId } = await shop.network.openCheckout(buildCheckout(shop.clock))
    expect(await shop.sandbox.control.pay(sessionId, 'slow')).toEqual({ outcome: 'waiting' })
    await shop.stop()
    shop = await buildTestSandbox(database.db)
    shop.clock.leap({ seconds: 6 })
    await shop.sandbox.control.webhooks.idle()
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({
      status: 'complete',
      capturable: 25_000,
    })
  })
})

describe('two processes on one database', () => {
  it('are one sandbox: each event is sent once, and what one opens the other can pay', async () => {
    const second = await buildTestSandbox(database.db)
    try {
      const { sessionId } = await shop.network.openCheckout(buildCheckout(shop.clock))
      await second.sandbox.control.pay(sessionId)
      await Promise.all([shop, second].map(({ sandbox }) => sandbox.control.webhooks.idle()))
      expect([...shop.received, ...second.received].map(({ type }) => type).toSorted()).toEqual(
        usual.toSorted(),
      )
    } finally {
      await second.stop()
    }
  })
})

describe('the control endpoint', () => {
  const ask = (method: string, path: string, body?: object) => {
    const { host, port, apiKey } = shop.sandbox
    return fetch(`http://${host}:${port}/sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
  }

  it('does from another process what the control object does in this one', async () => {
    expect(await (await ask('PUT', '/webhooks', { delivery: 'held' })).json()).toMatchObject({
      delivery: 'held',
      copies: 1,
    })
    const { sessionId } = await shop.network.openCheckout(buildCheckout(shop.clock))
    expect(
      await (await ask('POST', '/payments', { session: sessionId, card: 'three_d_secure' })).json(),
    ).toEqual({ outcome: 'complete' })
    expect(await (await ask('GET', '/deliveries')).json()).toMatchObject([
      { state: 'held' },
      { state: 'held' },
    ])
    expect(await (await ask('POST', '/webhooks/release', { order: 'reversed' })).json()).toEqual({
      released: 2,
    })
    await ask('POST', '/webhooks/flush')
    expect(types()).toEqual(usual.toReversed())
    await ask('POST', `/events/${shop.received[0]?.id}/resend`)
    await ask('POST', '/webhooks/flush')
    expect(types()).toHaveLength(3)
    await ask('POST', '/faults', { on: 'GET /v1/events', kind: 'unavailable', times: 5 })
    await expect(shop.stripe.events.list()).rejects.toMatchObject({ statusCode: 503 })
    await ask('DELETE', '/faults')
    expect((await shop.stripe.events.list({ limit: 1 })).data).toHaveLength(1)
  })

  it('refuses strangers and nonsense', async () => {
    const { host, port } = shop.sandbox
    expect((await fetch(`http://${host}:${port}/sandbox/deliveries`)).status).toBe(401)
    expect((await ask('PUT', '/webhooks', { copies: -1 })).status).toBe(400)
    expect((await ask('POST', '/faults', { on: 'GET /v1/events', kind: 'explode' })).status).toBe(400)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { PaymentNetworkRefused, PaymentNetworkUnreachable } from './payment-network.ts'
import type { CheckoutReading, CheckoutRequest } from './payment-network.ts'
import { buildCheckout, buildTestSandbox } from './sandbox/build-test-sandbox.ts'
import type { TestSandbox } from './sandbox/build-test-sandbox.ts'
import type { OfferedCard } from './sandbox/test-cards.ts'

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
beforeEach(() => shop.sandbox.control.faults.clear())

const key = () => crypto.randomUUID()

async function buildPaid(change: Partial<CheckoutRequest> = {}, card: OfferedCard = 'success') {
  const { sessionId } = await shop.network.openCheckout(buildCheckout(shop.clock, change))
  await shop.sandbox.control.pay(sessionId, card)
  const reading = await readFound(sessionId)
  if (!reading.intentId) throw new Error('nothing was paid')
  return { sessionId, intentId: reading.intentId, reading }
}

async function readFound(sessionId: string): Promise<Exclude<CheckoutReading, { status: 'gone' }>> {
  const reading = await shop.network.readCheckout(sessionId)
  if (reading.status === 'gone') throw new Error(`${sessionId} is gone`)
  return reading
}

describe('opening a payment page', () => {
  it('opens one for the agreed total, on the product’s own origin, until the agreed time', async () => {
    const request = buildCheckout(shop.clock)
    const opened = await shop.network.openCheckout(request)
    expect(opened.url).toBe(`${shop.origin}/sandbox/pay/${opened.sessionId}`)
    expect(Math.abs(opened.expiresAt.epochMilliseconds - request.expiresAt.epochMilliseconds)).toBeLessThan(
      1000,
    )
    expect(await shop.network.readCheckout(opened.sessionId)).toMatchObject({
      status: 'open',
      orderId: request.orderId,
      intentId: null,
      intentStatus: null,
      currency: 'AED',
      total: 25_000,
      capturable: 0,
      received: 0,
      declineCode: null,
    })
  })

  it('opens one page for one key, however often it is asked', async () => {
    const request = buildCheckout(shop.clock, {
      discount: { label: 'WELCOME10', amount: 2_500 },
      total: 22_500,
    })
    const [first, second] = await Promise.all(
      [1, 2].map(() => buildRetried(() => shop.network.openCheckout(request))),
    )
    expect(second?.sessionId).toBe(first?.sessionId)
  })

  it('takes a discount off the total', async () => {
    const { reading } = await buildPaid({ discount: { label: 'WELCOME10', amount: 2_500 }, total: 22_500 })
    expect(reading).toMatchObject({ total: 22_500, capturable: 22_500 })
  })

  it('refuses lines that do not add up to the total, before anybody can pay them', async () => {
    await expect(shop.network.openCheckout(buildCheckout(shop.clock, { total: 24_999 }))).rejects.toThrow(
      RangeError,
    )
    await expect(
      shop.network.openCheckout(buildCheckout(shop.clock, { lines: [], total: 0 })),
    ).rejects.toThrow(RangeError)
  })

  it('refuses the same key for another order', async () => {
    const request = buildCheckout(shop.clock)
    await shop.network.openCheckout(request)
    await expect(shop.network.openCheckout({ ...request, reference: 'DH-OTHER' })).rejects.toThrow(
      PaymentNetworkRefused,
    )
  })

  it('refuses a page that would close within half an hour or after a day, naming the parameter', async () => {
    const soon = buildCheckout(shop.clock, { expiresAt: shop.clock.now().add({ minutes: 10 }) })
    const late = buildCheckout(shop.clock, { expiresAt: shop.clock.now().add({ hours: 25 }) })
    await expect(shop.network.openCheckout(soon)).rejects.toThrow(/expires_at/)
    await expect(shop.network.openCheckout(late)).rejects.toThrow(/expires_at/)
  })

  it.each(['Ä'.repeat(400), '👩‍👩‍👧‍👦'.repeat(120)])(
    'shortens a name that the network would refuse',
    async (name) => {
      const lines = [{ name, description: name, quantity: 1, unitAmount: 25_000 }]
      const { sessionId } = await shop.network.openCheckout(buildCheckout(shop.clock, { lines }))
      expect(await readFound(sessionId)).toMatchObject({ total: 25_000 })
    },
  )
})

describe('money', () => {
  it.each([
    ['JPY', 5000, 5000],
    ['KWD', 12_340, 12_340],
    ['ISK', 700, 70_000],
    ['MGA', 150_000, 1500],
    ['EUR', 1999, 1999],
  ])(
    '%s %i goes through authorisation, capture and refund without losing a unit',
    async (currency, amount, wire) => {
      const lines = [{ name: 'Kayak tour', quantity: 1, unitAmount: amount }]
      const { sessionId, intentId, reading } = await buildPaid({ currency, lines, total: amount })
      expect(reading).toMatchObject({ currency, total: amount, capturable: amount, received: 0 })
      expect((await shop.stripe.paymentIntents.retrieve(intentId)).amount).toBe(wire)
      expect(await shop.network.capture(intentId, { idempotencyKey: key() })).toEqual({
        outcome: 'captured',
        amount,
      })
      expect(await readFound(sessionId)).toMatchObject({
        capturable: 0,
        received: amount,
        intentStatus: 'succeeded',
      })
      expect(await shop.network.refund(intentId, { amount, idempotencyKey: key() })).toMatchObject({
        outcome: 'refunded',
        amount,
        status: 'succeeded',
      })
    },
  )

  it('never asks Stripe for a three-decimal amount that it would refuse', async () => {
    const lines = [{ name: 'Kayak tour', quantity: 1, unitAmount: 12_345 }]
    const request = buildCheckout(shop.clock, { currency: 'KWD', lines, total: 12_345 })
    await expect(shop.network.openCheckout(request)).rejects.toThrow(RangeError)
    await expect(
      shop.stripe.paymentIntents.create({ amount: 12_345, currency: 'kwd' }),
    ).rejects.toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' })
  })
})

describe('capture and cancel', () => {
  it('captures a part and lets the rest go', async () => {
    const { sessionId, intentId } = await buildPaid()
    const captured = await shop.network.capture(intentId, { amount: 10_000, idempotencyKey: key() })
    expect(captured).toEqual({ outcome: 'captured', amount: 10_000 })
    expect(await readFound(sessionId)).toMatchObject({ received: 10_000, capturable: 0 })
    expect(await shop.network.refund(intentId, { amount: 10_001, idempotencyKey: key() })).toEqual({
      outcome: 'exceeded',
    })
  })

  it('captures once, with the same key and with another', async () => {
    const { intentId } = await buildPaid()
    const idempotencyKey = key()
    const once = await shop.network.capture(intentId, { idempotencyKey })
    expect(await shop.network.capture(intentId, { idempotencyKey })).toEqual(once)
    expect(await shop.network.capture(intentId, { idempotencyKey: key() })).toEqual({
      outcome: 'captured',
      amount: 25_000,
    })
    const charges = await shop.stripe.charges.list({ payment_intent: intentId })
    expect(charges.data.map((charge) => charge.amount_captured)).toEqual([25_000])
  })

  it('takes the money once when ten ask at the same time', async () => {
    const { intentId } = await buildPaid()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => shop.network.capture(intentId, { idempotencyKey: key() })),
    )
    expect(all).toEqual(all.map(() => ({ outcome: 'captured', amount: 25_000 })))
    const { data } = await shop.stripe.events.list({ types: ['payment_intent.succeeded'], limit: 100 })
    expect(data.filter((event) => (event.data.object as { id?: string }).id === intentId)).toHaveLength(1)
  })

  it('either captures or lets go, never both', async () => {
    const { sessionId, intentId } = await buildPaid()
    const [captured, cancelled] = await Promise.all([
      shop.network.capture(intentId, { idempotencyKey: key() }),
      shop.network.cancel(intentId),
    ])
    const { received, intentStatus } = await readFound(sessionId)
    expect([
      ['captured', 'captured', 25_000, 'succeeded'],
      ['gone', 'cancelled', 0, 'canceled'],
    ]).toContainEqual([captured.outcome, cancelled.outcome, received, intentStatus])
  })

  it('lets an authorisation go, once or twice; then there is nothing to capture', async () => {
    const { intentId } = await buildPaid()
    expect(await shop.network.cancel(intentId)).toEqual({ outcome: 'cancelled' })
    expect(await shop.network.cancel(intentId)).toEqual({ outcome: 'cancelled' })
    expect(await shop.network.capture(intentId, { idempotencyKey: key() })).toEqual({ outcome: 'gone' })
    expect(await shop.network.refund(intentId, { amount: 1, idempotencyKey: key() })).toEqual({
      outcome: 'gone',
    })
  })

  it('says that a cancel came too late', async () => {
    const { intentId } = await buildPaid()
    await shop.network.capture(intentId, { idempotencyKey: key() })
    expect(await shop.network.cancel(intentId)).toEqual({ outcome: 'captured', amount: 25_000 })
  })

  it('tells a card that is declined when it comes to capturing', async () => {
    const { sessionId } = await shop.network.openCheckout(buildCheckout(shop.clock))
    await fetch(`${shop.origin}/sandbox/pay/${sessionId}`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'other', number: '4000 0000 0000 0341' }),
    })
    const { intentId } = await readFound(sessionId)
    expect(await shop.network.capture(intentId ?? '', { idempotencyKey: key() })).toEqual({
      outcome: 'declined',
      code: 'generic_decline',
    })
  })

  it('answers "gone" for what never was', async () => {
    expect(await shop.network.readCheckout('cs_test_none')).toEqual({ status: 'gone' })
    expect(await shop.network.capture('pi_none', { idempotencyKey: key() })).toEqual({ outcome: 'gone' })
    expect(await shop.network.cancel('pi_none')).toEqual({ outcome: 'gone' })
    expect(await shop.network.expireCheckout('cs_test_none')).toEqual({ outcome: 'gone' })
    expect(await shop.network.refund('pi_none', { amount: 1, idempotencyKey: key() })).toEqual({
      outcome: 'gone',
    })
  })
})

describe('refunds', () => {
  it('refunds in parts, never more than was taken', async () => {
    const { intentId } = await buildPaid()
    await shop.network.capture(intentId, { idempotencyKey: key() })
    const refund = (amount: number) => shop.network.refund(intentId, { amount, idempotencyKey: key() })
    expect(await refund(20_000)).toMatchObject({ outcome: 'refunded', amount: 20_000 })
    expect(await refund(5_001)).toEqual({ outcome: 'exceeded' })
    expect(await refund(5_000)).toMatchObject({ outcome: 'refunded', amount: 5_000 })
    expect(await refund(1)).toEqual({ outcome: 'exceeded' })
  })

  it('refunds no more than was taken when many ask at the same time', async () => {
    const { intentId } = await buildPaid()
    await shop.network.capture(intentId, { idempotencyKey: key() })
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.network.refund(intentId, { amount: 10_000, idempotencyKey: key() }),
      ),
    )
    expect(all.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array<string>(6).fill('exceeded'),
      'refunded',
      'refunded',
    ])
  })

  it('refunds once for one key, also after the network forgot the key', async () => {
    const { intentId } = await buildPaid()
    await shop.network.capture(intentId, { idempotencyKey: key() })
    const options = { amount: 5_000, idempotencyKey: key() }
    const first = await shop.network.refund(intentId, options)
    await database.db('payment_sandbox_replies').delete()
    expect(await shop.network.refund(intentId, options)).toEqual(first)
    expect((await shop.stripe.refunds.list({ payment_intent: intentId })).data).toHaveLength(1)
  })

  it('refunds nothing of what is only set aside', async () => {
    const { intentId } = await buildPaid()
    expect(await shop.network.refund(intentId, { amount: 1, idempotencyKey: key() })).toEqual({
      outcome: 'gone',
    })
  })
})

describe('closing a payment page', () => {
  it('closes an open one, and again', async () => {
    const { sessionId } = await shop.network.openCheckout(buildCheckout(shop.clock))
    expect(await shop.network.expireCheckout(sessionId)).toEqual({ outcome: 'expired' })
    expect(await shop.network.expireCheckout(sessionId)).toEqual({ outcome: 'expired' })
    expect(await shop.sandbox.control.pay(sessionId)).toEqual({ outcome: 'expired' })
  })

  it('says that the buyer was faster', async () => {
    const { sessionId } = await buildPaid()
    expect(await shop.network.expireCheckout(sessionId)).toEqual({ outcome: 'complete' })
  })
})

describe('a network that fails', () => {
  it.each(['unavailable', 'rate_limited', 'lose_request', 'lose_reply'] as const)(
    'throws "unreachable" for %s; asked again with the same key, the money is taken once',
    async (kind) => {
      const { intentId } = await buildPaid()
      // twice: the SDK itself tries a broken connection once more
      shop.sandbox.control.faults.add({ on: 'POST /v1/payment_intents/*/capture', kind, times: 2 })
      const idempotencyKey = key()
      const capture = () => shop.network.capture(intentId, { idempotencyKey })
      await expect(capture()).rejects.toThrow(PaymentNetworkUnreachable)
      shop.sandbox.control.faults.clear()
      expect(await capture()).toEqual({ outcome: 'captured', amount: 25_000 })
    },
  )

  it('throws "unreachable" when no answer comes in time', async () => {
    const { intentId } = await buildPaid()
    shop.sandbox.control.faults.add({ on: 'POST /v1/payment_intents/*/cancel', kind: 'hang', times: 1 })
    const impatient = { timeout: 200, maxNetworkRetries: 0 }
    await expect(shop.stripe.paymentIntents.cancel(intentId, {}, impatient)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    // it was done all the same, which is why asking again must be harmless
    expect(await shop.network.cancel(intentId)).toEqual({ outcome: 'cancelled' })
  })
})

/** As the queue does: another request with the same key may still be at work. */
async function buildRetried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof PaymentNetworkUnreachable)) throw error
    }
  }
}

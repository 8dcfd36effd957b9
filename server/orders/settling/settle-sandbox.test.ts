import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartRoutes } from '../../carts/carts.routes.ts'
import { checkoutRoutes } from '../../checkout/checkout.routes.ts'
import type { PlaceOrderReply } from '../../contract/checkout.ts'
import { receiveWebhook } from '../../payments/receive-webhook.ts'
import { buildTestSandbox } from '../../payments/sandbox/build-test-sandbox.ts'
import { realLatency } from '../../payments/sandbox/latency.ts'
import type { TestSandbox } from '../../payments/sandbox/build-test-sandbox.ts'
import { testDatabase } from '../../testing/database.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { buildDeps } from '../../testing/factories/deps.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { seedShop } from '../../testing/factories/shop.ts'
import { orderJobs } from '../orders.jobs.ts'
import { orderRoutes } from '../orders.routes.ts'

type PayReply = Extract<PlaceOrderReply, { outcome: 'pay' }>

let test: Awaited<ReturnType<typeof testDatabase>>
let bank: TestSandbox
let api: ReturnType<typeof buildApi>
let deps: Parameters<typeof orderJobs>[0]
let slug: string
let slow: string
beforeAll(async () => {
  test = await testDatabase()
  bank = await buildTestSandbox(test.db, { latency: realLatency })
  const shop = await seedShop(test.db)
  deps = { ...buildDeps(test.db), clock: bank.clock, payments: bank.network }
  api = buildApi(shop.storefront, [cartRoutes(deps), checkoutRoutes(deps), orderRoutes(deps)])
  const options = [{ capacity: 1_000 }]
  slug = (await seedExperience(test.db, shop, { options })).slug
  slow = (await seedExperience(test.db, shop, { options, confirmation: 'ON_REQUEST' })).slug
})
afterAll(async () => {
  await bank.stop()
  await test.close()
})

const start = () =>
  `${bank.clock
    .now()
    .add({ hours: 24 * 14 })
    .toString()
    .slice(0, 10)}T09:00`
async function order(currency = 'AED', experience = slug): Promise<PayReply & { sessionId: string }> {
  const line = { experience, option: 'standard', start: start(), units: { ADULT: 2 } }
  const customer = await openShopper(api, line, currency)
  const reply = expectOutcome(await customer.order(), 'pay')
  const [payment] = await test
    .db<{ session_id: string }>('payments')
    .whereIn('order_id', test.db('orders').select('id').where({ reference: reply.reference }))
  return { ...reply, sessionId: payment?.session_id ?? '' }
}
/** Brings every webhook that the shop has noted to its door, and works off the jobs. */
async function deliverWebhooks(): Promise<void> {
  await bank.sandbox.control.webhooks.flush()
  const jobs = orderJobs(deps)
  for (const { body, signature, id } of bank.received) {
    const event = await deps.payments.verifyWebhook(body, signature)
    if (event) await receiveWebhook(deps, event)
    await jobs['settle-payment']?.({ eventId: id }, { attempt: 1 })
  }
}
async function capturesOf({
  sessionId,
}: {
  sessionId: string
}): Promise<{ status: string; received: number }> {
  const session = await bank.stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })
  const intent = session.payment_intent
  if (typeof intent !== 'object' || !intent) return { status: 'none', received: 0 }
  return { status: intent.status, received: intent.amount_received }
}

describe('through the sandbox, over Stripe’s own protocol', () => {
  it.each([
    ['AED', 20_000],
    // Stripe counts fils in tens and yen whole
    ['KWD', 16_700],
    ['JPY', 8_168],
  ])('a paid order in %s is captured once, whether page or webhook comes first', async (currency, sum) => {
    const placed = await order(currency)
    await bank.sandbox.control.pay(placed.sessionId)
    const [first] = await Promise.all([readInvoice(api, placed), deliverWebhooks()])
    expect(first.total).toEqual({ amount: sum, currency })
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'success', paymentStatus: 'CAPTURED' })
    await deliverWebhooks()
    expect(await capturesOf(placed)).toEqual({ status: 'succeeded', received: sum })
  })

  it('a declined card leaves the order open for another card', async () => {
    const placed = await order()
    expect(await bank.sandbox.control.pay(placed.sessionId, 'declined')).toMatchObject({
      outcome: 'declined',
    })
    expect(await readInvoice(api, placed)).toMatchObject({
      outcome: 'in-progress',
      paymentUrl: placed.paymentUrl,
    })
    await bank.sandbox.control.pay(placed.sessionId, 'three_d_secure')
    await deliverWebhooks()
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'success' })
  })

  it('an order that waits for its supplier is authorised only', async () => {
    const placed = await order('AED', slow)
    await bank.sandbox.control.pay(placed.sessionId)
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'on-hold', paymentStatus: 'AUTHORISED' })
    expect(await capturesOf(placed)).toEqual({ status: 'requires_capture', received: 0 })
  })

  it('an order nobody pays ends when its page closes', async () => {
    const placed = await order()
    bank.clock.leap({ minutes: 36 })
    await orderJobs(deps)['expire-holds']?.({}, { attempt: 1 })
    expect(await readInvoice(api, placed)).toMatchObject({
      outcome: 'payment-failed',
      paymentStatus: 'EXPIRED',
    })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { buildTestSandbox } from '../payments/sandbox/build-test-sandbox.ts'
import type { TestSandbox } from '../payments/sandbox/build-test-sandbox.ts'
import { realLatency } from '../payments/sandbox/latency.ts'
import { testDatabase } from '../testing/database.ts'
import { buildApi } from '../testing/factories/api.ts'
import { expectOutcome, openShopper } from '../testing/factories/checkout.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import type { CheckoutDeps } from './place-order.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let bank: TestSandbox
let api: ReturnType<typeof buildApi>
let slug: string
let shop: Shop
let deps: CheckoutDeps
beforeAll(async () => {
  test = await testDatabase()
  bank = await buildTestSandbox(test.db, { latency: realLatency, maxNetworkRetries: 1 })
  shop = await seedShop(test.db)
  deps = { ...buildDeps(test.db), clock: bank.clock, payments: bank.network }
  api = buildApi(shop.storefront, [cartRoutes(deps), checkoutRoutes(deps), orderRoutes(deps)])
  slug = (await seedExperience(test.db, shop, { options: [{ capacity: 1_000 }] })).slug
})
afterAll(async () => {
  await bank.stop()
  await test.close()
})
beforeEach(() => bank.sandbox.control.faults.clear())

const shopper = (at = api) => {
  const day = bank.clock.now().add({ hours: 24 * 14 })
  const start = `${day.toString().slice(0, 10)}T09:00`
  return openShopper(at, { experience: slug, option: 'standard', start, units: { ADULT: 2 } })
}
const ordersOf = async (cartId: string) => {
  const orders = await test
    .db<{ status: string; cart_id: string }>('orders')
    .select('status')
    .where({ cart_id: cartId })
  return orders.map(({ status }) => status)
}

describe('a double click on a network that takes its time', () => {
  it.each([
    ['the same key', () => ['twice', 'twice']],
    ['a key each', () => ['once', 'more']],
  ])('opens one payment page for each of twelve buyers, with %s', async (_, keysOf) => {
    const buyers = await Promise.all(Array.from({ length: 12 }, shopper))
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const clicks = keysOf().map((key) => buyer.order({}, `${key}-${index}`))
        const [first, second] = await Promise.all(clicks)
        if (!first || !second) throw new Error('somebody did not click twice')
        expect(expectOutcome(second, 'pay')).toEqual(expectOutcome(first, 'pay'))
        expect(await ordersOf(buyer.cart.id)).toEqual(['AWAITING_PAYMENT'])
      }),
    )
  })

  it('asks again while the network says that the request is still at work', async () => {
    const buyer = await shopper()
    bank.sandbox.control.faults.add({ on: 'POST /v1/checkout/sessions', kind: 'key_in_use', times: 5 })
    expectOutcome(await buyer.order(), 'pay')
    expect(await ordersOf(buyer.cart.id)).toEqual(['AWAITING_PAYMENT'])
  })
})

describe('a network that takes longer than a shopper waits', () => {
  /** Four times slower than its own client waits, and twice as slow as the shopper does. */
  async function openSlowShop() {
    const slow = await buildTestSandbox(test.db, {
      latency: { fromMs: 2_000, toMs: 2_000 },
      timeoutMs: 500,
      maxNetworkRetries: 1,
      clock: bank.clock,
    })
    const patience = { ...deps, payments: slow.network, answerWithinMs: 1_000 }
    return { slow, at: buildApi(shop.storefront, [cartRoutes(patience), checkoutRoutes(patience)]) }
  }

  it('ends in progress in time, and the same request then finds the one payment page', async () => {
    const { slow, at } = await openSlowShop()
    const buyer = await shopper(at)
    const began = performance.now()
    const first = expectOutcome(await buyer.order({}, 'patient'), 'in-progress')
    expect(performance.now() - began).toBeLessThan(1_900)
    expect(await ordersOf(buyer.cart.id)).toEqual(['AWAITING_PAYMENT'])
    const placed = await vi.waitFor(async () => expectOutcome(await buyer.order({}, 'patient'), 'pay'), {
      timeout: 15_000,
    })
    expect(placed).toMatchObject({ reference: first.reference, orderToken: first.orderToken })
    const { data } = await bank.stripe.checkout.sessions.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata?.['reference'] === first.reference)).toHaveLength(1)
    await slow.stop()
  })

  it('gives the places back when no page is open after minutes, and says so', async () => {
    const { slow, at } = await openSlowShop()
    const buyer = await shopper(at)
    slow.sandbox.control.faults.add({ on: 'POST /v1/checkout/sessions', kind: 'rate_limited' })
    expectOutcome(await buyer.order({}, 'unlucky'), 'in-progress')
    bank.clock.leap({ minutes: 3 })
    expect(await buyer.fail(503, {}, 'unlucky')).toMatchObject({ code: 'payment_unavailable' })
    expect(await ordersOf(buyer.cart.id)).toEqual(['PAYMENT_FAILED'])
    await slow.stop()
  })
})

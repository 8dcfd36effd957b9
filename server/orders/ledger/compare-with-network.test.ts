import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartRoutes } from '../../carts/carts.routes.ts'
import { checkoutRoutes } from '../../checkout/checkout.routes.ts'
import { buildTestSandbox } from '../../payments/sandbox/build-test-sandbox.ts'
import type { TestSandbox } from '../../payments/sandbox/build-test-sandbox.ts'
import { testDatabase } from '../../testing/database.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { buildDeps } from '../../testing/factories/deps.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { seedShop } from '../../testing/factories/shop.ts'
import { orderRoutes } from '../orders.routes.ts'
import { compareWithNetwork } from './compare-with-network.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let bank: TestSandbox
let api: ReturnType<typeof buildApi>
let slug: string
beforeAll(async () => {
  test = await testDatabase()
  // without delay: what is compared does not depend on when it is answered
  bank = await buildTestSandbox(test.db)
  const shop = await seedShop(test.db)
  const deps = { ...buildDeps(test.db), clock: bank.clock, payments: bank.network }
  api = buildApi(shop.storefront, [cartRoutes(deps), checkoutRoutes(deps), orderRoutes(deps)])
  slug = (await seedExperience(test.db, shop, { options: [{ capacity: 1_000 }] })).slug
})
afterAll(async () => {
  await bank.stop()
  await test.close()
})

async function order() {
  const start = `${bank.clock
    .now()
    .add({ hours: 24 * 14 })
    .toString()
    .slice(0, 10)}T09:00`
  const line = { experience: slug, option: 'standard', start, units: { ADULT: 2 } }
  const placed = expectOutcome(await (await openShopper(api, line)).order(), 'pay')
  const row = await test
    .db('payments')
    .whereIn('order_id', test.db('orders').select('id').where({ reference: placed.reference }))
    .first<{ session_id: string }>('session_id')
  return { ...placed, sessionId: row?.session_id ?? '' }
}
const intentOf = async (sessionId: string) => {
  const { payment_intent: intent } = await bank.stripe.checkout.sessions.retrieve(sessionId)
  return typeof intent === 'string' ? intent : (intent?.id ?? '')
}
const compare = () =>
  compareWithNetwork(
    { db: test.db, payments: bank.network },
    { since: bank.clock.now().subtract({ hours: 24 }), pause: 0 },
  )

it('agrees with the network over the wire, and names the order of each payment of which it says something else', async () => {
  const [paid, open, refunded] = [await order(), await order(), await order()]
  for (const placed of [paid, refunded]) {
    await bank.sandbox.control.pay(placed.sessionId)
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'success' })
  }
  expect(await compare()).toEqual({ compared: 3, faults: [] })

  // the operator gives money back in the network's own dashboard
  await bank.stripe.refunds.create({ payment_intent: await intentOf(refunded.sessionId), amount: 500 })
  // it is paid and captured, and no webhook has told us
  await bank.sandbox.control.pay(open.sessionId)
  await bank.stripe.paymentIntents.capture(await intentOf(open.sessionId))
  const { compared, faults } = await compare()
  expect(compared).toBe(3)
  expect(faults).toHaveLength(2)
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`network: order ${open.reference}: we have OPEN`),
      expect.stringContaining(`network: order ${refunded.reference}: we have CAPTURED`),
    ]),
  )
})

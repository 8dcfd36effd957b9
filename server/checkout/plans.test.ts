import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyer, openShopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

/** PostgreSQL makes five plans for the values of a statement before it compares their costs with one plan for all values. */
const plansBeforeOneForAll = 5
const connections = 12

interface PreparedStatement {
  pid: number
  name: string
  planned: number
  reused: number
}

it('a connection plans each statement of an order once: none is planned anew for each buyer', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {
    payLater: true,
    options: [{ capacity: 500 }],
  })
  const line = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  for (let turn = 0; turn < 40; turn += 1) {
    const shopper = await openShopper(floor.api, line)
    const email = `buyer-${turn}@example.com`
    const reply = await shopper.order({ paymentMethod: 'PAY_LATER', buyer: { ...buyer, email } })
    expect(reply.outcome).toBe('placed')
    // one address may reserve only so often
    await floor.db('orders').update({ reserved_from: null, turn_of_address: null })
  }
  // as many at once as there may be connections, so that each of them is asked
  const asked = await Promise.all(
    Array.from({ length: connections }, () =>
      floor.db.raw<{ rows: PreparedStatement[] }>(
        `select pg_backend_pid() pid, name, custom_plans::int planned, generic_plans::int reused
         from pg_prepared_statements, pg_sleep(0.1)`,
      ),
    ),
  )
  const statements = asked.flatMap(({ rows }) => rows)
  const warm = statements.filter(({ planned, reused }) => planned + reused > plansBeforeOneForAll)
  expect(new Set(warm.map(({ name }) => name))).toContain('insert-reservation')
  const anew = warm.filter(({ planned }) => planned > plansBeforeOneForAll)
  expect([...new Set(anew.map(({ name }) => name))]).toEqual([])
})

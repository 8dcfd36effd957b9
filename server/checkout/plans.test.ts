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

/** Departures of many pools, and carts with their lines: in small tables any number of rows costs the same. */
async function sellMuchElsewhere(): Promise<void> {
  await floor.db.raw(
    `with made as (
       insert into pools (supplier_id, capacity) select min(id), 20 from suppliers, generate_series(1, 200) group by generate_series
       returning id
     )
     insert into departures (pool_id, local_start, starts_at, capacity, sold)
     select id, day, day at time zone 'UTC', 20, 3 from made, generate_series(timestamp '2026-12-01', '2027-02-28', '1 day') day`,
  )
  await floor.db.raw(
    `with made as (
       insert into carts (storefront_id, token_hash, language, currency)
       select min(s.id), sha256(n::text::bytea), 'en', 'AED' from storefronts s, generate_series(1, 5000) n group by n
       returning id
     )
     insert into cart_lines (cart_id, experience_id, option_id, local_start, units, guests, agreed_total)
     select made.id, o.experience_id, o.id, '2026-12-02T09:00', '{"ADULT":1}', 1, 100 from made, options o`,
  )
  await floor.db.raw('analyze')
}

it('a connection plans each statement of an order once: none is planned anew for each buyer', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {
    payLater: true,
    options: [{ capacity: 500 }],
  })
  await sellMuchElsewhere()
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

import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'

let floor: ShopFloor
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  slug = (await seedExperience(floor.db, floor.shop, { options: [{ capacity: 100 }] })).slug
})
afterAll(() => floor.close())

/** Everything that an order and its payment write to. */
async function books(): Promise<string> {
  const tables = [
    'orders',
    'bookings',
    'payments',
    'holds',
    'departures',
    'promo_codes',
    'carts',
    'cart_lines',
  ]
  return JSON.stringify(await Promise.all(tables.map((table) => floor.db(table).select().orderByRaw('1'))))
}

/** Has the next write to a table fail, as a full disk would. */
async function failing<Result>(on: string, work: () => Promise<Result>): Promise<Result> {
  await floor.db.raw(`create or replace function fail_write() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is full' using errcode = 'XX000'; end $$`)
  await floor.db.raw(`create trigger fail_write before ${on} for each row execute function fail_write()`)
  try {
    return await work()
  } finally {
    const table = on.split(' on ')[1] ?? ''
    await floor.db.raw(`drop trigger fail_write on ${table}`)
  }
}

const shop = () =>
  openShopper(floor.api, {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2 },
  })

it.each([
  'insert on bookings',
  'insert on payments',
  'insert on holds',
  'update on departures',
  'insert on departures',
])(
  'an order whose %s fails leaves nothing behind, and is placed in full when it is tried again',
  async (on) => {
    const shopper = await shop()
    const start = on === 'insert on departures' ? '2026-12-05T09:00' : '2026-12-02T09:00'
    await shopper.add({ experience: slug, option: 'standard', start, units: { ADULT: 1 } })
    const before = await books()
    await failing(on, () => shopper.fail(500))
    expect(await books()).toBe(before)
    expectOutcome(await shopper.order(), 'pay')
    expect(await floor.discrepancies()).toEqual([])
  },
)

it('a payment whose booking cannot be confirmed changes nothing, and is settled in full when it is looked at again', async () => {
  const placed = expectOutcome(
    await (await shop()).order({ buyer: { ...buyer, email: 'x@example.com' } }),
    'pay',
  )
  floor.network.pay(placed.reference)
  const before = await books()
  await failing('update on bookings', () =>
    request(floor.api)
      .get(`/api/v1/orders/${placed.reference}`)
      .set('authorization', `Bearer ${placed.orderToken}`)
      .expect(500),
  )
  const withoutAsking = (text: string) => text.replaceAll(/"asked_at":(?:null|"[^"]*")/g, '')
  expect(withoutAsking(await books())).toBe(withoutAsking(before))
  floor.clock.advance({ seconds: 2 })
  expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'success' })
})

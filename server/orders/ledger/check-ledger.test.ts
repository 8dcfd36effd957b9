import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { checkLedger } from './check-ledger.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

it('finds the books true after a sale, and names each place that is not', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {})
  const shopper = await openShopper(floor.api, {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2 },
  })
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  expect(await checkLedger(floor.deps)).toEqual({ departures: 1, bookings: 1, faults: [] })

  // one place too few, and the departure agrees
  await floor.db('holds').update({ places: 1 })
  await floor.db('departures').update({ sold: 1 })
  expect((await checkLedger(floor.deps)).faults).toEqual([
    `booking ${placed.reference}-1: sold 2 places of each slot, has 1 to 1`,
  ])
  await floor.db('holds').update({ places: 2 })
  await floor.db('departures').update({ held: 3, sold: 2 })
  await floor.db('payments').update({ captured: 100 })
  await floor.db('bookings').update({ status: 'REJECTED' })
  expect((await checkLedger(floor.deps)).faults).toEqual([
    expect.stringContaining('counts 3 held and 2 sold, its holds say 0 and 2'),
    `booking ${placed.reference}-1: REJECTED with 0 held and 1 sold slots`,
    `order ${placed.reference}: took 100, gave back 0, its bookings cost 0`,
  ])
})

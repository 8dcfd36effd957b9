import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

it('bookings are told in the order in which they begin; each keeps the reference it got', async () => {
  const { slug: experience } = await seedExperience(floor.db, floor.shop, { payLater: true })
  const at = (start: string) => ({ experience, option: 'standard', start, units: { ADULT: 1 } })
  const shopper = await openShopper(floor.api, at('2026-12-03T09:00'))
  await shopper.add(at('2026-12-01T09:00'))
  const placed = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
  const { bookings } = await readInvoice(floor.api, placed)
  expect(bookings.map(({ start, reference }) => [start, reference.slice(-2)])).toEqual([
    ['2026-12-01T09:00', '-2'],
    ['2026-12-03T09:00', '-1'],
  ])
})

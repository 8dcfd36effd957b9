import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { sweepCarts } from './sweep-carts.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

it('forgets a cart nobody touched for two months, and keeps the others and the ordered ones', async () => {
  const { slug: experience } = await seedExperience(floor.db, floor.shop)
  const line = { experience, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const [abandoned, ordered, recent] = [
    await openShopper(floor.api, line),
    await openShopper(floor.api, line),
    await openShopper(floor.api, line),
  ]
  await ordered.order()
  await floor
    .db('carts')
    .whereIn('id', [abandoned.cart.id, ordered.cart.id])
    .update({ touched_at: '2026-09-01' })
  await floor.db('carts').where({ id: recent.cart.id }).update({ touched_at: '2026-11-20' })
  await sweepCarts(floor.deps)
  const left = await floor.db<{ id: string }>('carts').select('id')
  expect(left.map(({ id }) => id).toSorted()).toEqual([ordered.cart.id, recent.cart.id].toSorted())
})

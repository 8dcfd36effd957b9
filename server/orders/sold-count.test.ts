import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countSold } from '../catalogue/upkeep/count-sold.ts'
import type { CancellationQuote } from '../contract/cancellations.ts'
import { buildApi } from '../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { cancellationRoutes } from './cancellations/cancellation.routes.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
  floor.clock.set('2026-11-21T08:00:00Z')
})
afterAll(() => floor.close())

it('what is confirmed raises an experience among the recommended, and what is cancelled lowers it again', async () => {
  const { slug, id } = await seedExperience(floor.db, floor.shop)
  const standing = async () => {
    const [row] = await floor
      .db<{ id: number; sold_count: number; recommended: number }>('experiences')
      .where({ id })
      .select('sold_count', 'recommended')
    return row
  }
  const before = await standing()
  const units = { ADULT: 2, CHILD: 1 }
  const shopper = await openShopper(floor.api, {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units,
  })
  const placed = expectOutcome(await shopper.order(), 'pay')
  await countSold(floor.deps)
  expect(await standing()).toEqual(before)

  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  await Promise.all([countSold(floor.deps), countSold(floor.deps)])
  const sold = await standing()
  expect(sold?.sold_count).toBe(3)
  expect(sold?.recommended).toBeGreaterThan(Number(before?.recommended))
  expect(await countSold(floor.deps)).toBe(0)

  const api = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps)])
  const address = `/api/v1/orders/${placed.reference}/bookings/${placed.reference}-1`
  const auth = { authorization: `Bearer ${placed.orderToken}`, 'idempotency-key': randomUUID() }
  const quote = (await request(api).get(`${address}/cancellation`).set(auth)).body as CancellationQuote
  await request(api)
    .post(`${address}/cancellation`)
    .set(auth)
    .send({ agreedRefund: quote.refund })
    .expect(200)
  await countSold(floor.deps)
  expect(await standing()).toEqual(before)
})

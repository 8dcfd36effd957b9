import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartReply } from '../../contract/carts.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { answerBooking } from './answer-booking.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
  floor.clock.set('2026-11-21T08:00:00Z')
})
afterAll(() => floor.close())

it('gives back the promo code with the line that a supplier refused', async () => {
  await floor.db('promo_codes').insert({ code: 'WITH-IT', percent: 10, valid_from: '2026-01-01' })
  const { slug } = await seedExperience(floor.db, floor.shop, { confirmation: 'ON_REQUEST' })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const shopper = await openShopper(floor.api, selection)
  await shopper.promo('WITH-IT')
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  expect((await shopper.read()).promo).toBeUndefined()
  await answerBooking(floor.deps, `${placed.reference}-1`, { kind: 'decline', reason: 'the chef is ill' })
  expect(await shopper.read()).toMatchObject({ lines: [{}], promo: { code: 'WITH-IT' } })
})

it('leaves what was refused in the cart, and says there that this time was refused until another is chosen', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, { confirmation: 'ON_REQUEST' })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const shopper = await openShopper(floor.api, selection)
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  await answerBooking(floor.deps, `${placed.reference}-1`, { kind: 'decline', reason: 'the chef is ill' })
  expect(await shopper.read()).toMatchObject({
    lines: [{ start: selection.start, fault: { fault: 'refused' } }],
    total: { amount: 0 },
  })
  const change = async (start: string) => {
    const [line] = (await shopper.read()).lines
    const bearer = { authorization: `Bearer ${shopper.token}` }
    const path = `/api/v1/cart/lines/${line?.id}`
    const reply = await request(floor.api)
      .put(path)
      .set(bearer)
      .send({ selection: { ...selection, start } })
    return reply.body as CartReply
  }
  const refused = { outcome: 'unavailable', fault: 'refused' }
  expect(await change(selection.start)).toMatchObject(refused)
  expect(await change('2026-12-02T09:00')).toMatchObject({ outcome: 'changed' })
  const [line] = (await shopper.read()).lines
  expect(line).toMatchObject({ start: '2026-12-02T09:00', refusedStarts: [selection.start] })
  expect(line?.fault).toBeUndefined()
  expect(await change(selection.start)).toMatchObject(refused)
  expect(await shopper.add(selection)).toMatchObject(refused)
})

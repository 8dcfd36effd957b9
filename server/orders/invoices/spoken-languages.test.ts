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

it.each([
  ['those of the experience', null, ['en', 'ru']],
  ['those of its option', ['ru'], ['ru']],
  ['none of an entry without a guide', [], []],
])('a booking names the languages that it is held in: %s', async (_which, ofOption, named) => {
  const { slug, id, options } = await seedExperience(floor.db, floor.shop, { payLater: true })
  await floor
    .db('experiences')
    .where({ id })
    .update({ spoken_languages: ['en', 'ru'] })
  await floor.db('options').where({ id: options[0]?.id }).update({ spoken_languages: ofOption })
  const selection = { experience: slug, option: 'standard', start: '2026-12-03T09:00', units: { ADULT: 1 } }
  const shopper = await openShopper(floor.api, selection)
  const placed = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
  expect((await readInvoice(floor.api, placed)).bookings[0]?.spokenLanguages).toEqual(named)
})

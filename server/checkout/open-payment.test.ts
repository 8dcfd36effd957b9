import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

it('says who comes in the language of the order', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {})
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const shopper = await openShopper(floor.api, selection)
  expectOutcome(await shopper.order({ language: 'ar' }), 'pay')
  const [line] = floor.network.sessions.at(-1)?.request.lines ?? []
  expect(line?.description).toMatch(/ · بالغان$/)
})

it('says for how long something is hired: the page counts hours like things', async () => {
  const hours = { minimum: 1, maximum: 8 }
  const { slug } = await seedExperience(floor.db, floor.shop, { pricePeriod: 'HOUR', periods: hours })
  const shopper = await openShopper(floor.api, {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    periods: 3,
    units: { ADULT: 2 },
  })
  expectOutcome(await shopper.order(), 'pay')
  const [line] = floor.network.sessions.at(-1)?.request.lines ?? []
  expect(line).toMatchObject({
    quantity: 6,
    description: expect.stringMatching(/ · 2 adults · 3 hours$/) as string,
  })
})

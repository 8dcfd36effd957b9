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

it('ends no line of the payment page between a day and its month', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {})
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const shopper = await openShopper(floor.api, selection)
  expectOutcome(await shopper.order({ language: 'he' }), 'pay')
  const [line] = floor.network.sessions.at(-1)?.request.lines ?? []
  expect(line?.description).toMatch(/\d\u00a0\p{Script=Hebrew}/u)
})

it('says the hour of the start beside what begins then, and of an extra the day alone', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {
    extras: [{ id: 'car', price: 5_000, minutesBefore: 60 }],
  })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const shopper = await openShopper(floor.api, { ...selection, extras: { car: 1 } })
  expectOutcome(await shopper.order({ language: 'de' }), 'pay')
  const [tickets, car] = floor.network.sessions.at(-1)?.request.lines ?? []
  expect(tickets?.description).toMatch(/^01\.12\.2026, 09:00 · /)
  expect(car?.description).toBe('01.12.2026')
})

it('says for how many hours something is hired, and counts what is hired alone', async () => {
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
    quantity: 2,
    description: expect.stringMatching(/ · 2 adults · 3 hours$/) as string,
  })
})

it('says for how many nights and for how many guests, and counts the rooms alone', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {
    priceBasis: 'ITEM',
    pricePeriod: 'NIGHT',
    periods: { minimum: 1, maximum: 5 },
    options: [{ units: [{ id: 'ITEM', price: 20_000, guests: 2 }] }],
  })
  const stay = { experience: slug, option: 'standard', start: '2026-12-01T14:00', units: { ITEM: 1 } }
  const shopper = await openShopper(floor.api, { ...stay, periods: 2, guests: 2 })
  expectOutcome(await shopper.order(), 'pay')
  const [line] = floor.network.sessions.at(-1)?.request.lines ?? []
  expect(line).toMatchObject({ quantity: 1, unitAmount: 40_000 })
  expect(line?.description).toMatch(/ · 2 guests · 2 nights$/)
})

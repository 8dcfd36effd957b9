import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { groupDiscountOf, groupLine } from './group-discount.ts'

const steps = [
  { guests: 8, percent: 10 },
  { guests: 20, percent: 15 },
]

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

describe('what a group pays less', () => {
  it.each([
    [7, undefined],
    [8, 10],
    [19, 10],
    [20, 15],
    [500, 15],
  ])('for %i guests is one step, never two together', (guests, percent) => {
    expect(groupDiscountOf(steps.toReversed(), guests)?.percent).toBe(percent)
  })

  it('is rounded to what a card can be charged', () => {
    const line = groupLine(steps, { guests: 8, places: { amount: 12_345, currency: 'KWD' } })
    expect(line).toMatchObject({ kind: 'group', id: '8', percent: 10, amount: { amount: -1_230 } })
  })
})

describe('a group discount', () => {
  it('stands in the live price, comes before the promo code, and is what the payment page asks for', async () => {
    const { slug } = await seedExperience(floor.db, floor.shop, {
      extras: [{ id: 'photo', price: 1_000 }],
      options: [{ capacity: 30, groupDiscounts: steps }],
    })
    const selection = {
      experience: slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 6, CHILD: 2 },
      extras: { photo: 1 },
    }
    const quote = await request(floor.api)
      .post(`/api/v1/experiences/${slug}/quote`)
      .send({ selection, currency: 'AED' })
      .expect(200)
    // 6 × 100 + 2 × 50 = 700, less 10%, and an extra that no group makes cheaper
    expect(quote.body).toMatchObject({
      price: {
        total: { amount: 64_000 },
        originalTotal: { amount: 71_000 },
        lines: [
          { id: 'ADULT' },
          { id: 'CHILD' },
          { id: 'photo' },
          { kind: 'group', percent: 10, amount: { amount: -7_000 } },
        ],
      },
    })
    const code = `HALF${randomUUID().slice(0, 6).toUpperCase()}`
    await floor.db('promo_codes').insert({ code, percent: 50, valid_from: '2026-01-01T00:00:00Z' } as object)
    const shopper = await openShopper(floor.api, selection)
    await shopper.promo(code)
    expect(shopper.cart).toMatchObject({
      subtotal: { amount: 64_000 },
      discount: { amount: 32_000 },
      total: { amount: 32_000 },
    })
    expect(await shopper.order()).toMatchObject({ outcome: 'pay' })
    const session = floor.network.sessions.at(-1)
    expect(session?.request).toMatchObject({
      total: 32_000,
      discount: { label: `${code} · -10%`, amount: 39_000 },
    })
    const asked = session?.request.lines.reduce((sum, line) => sum + line.quantity * line.unitAmount, 0)
    expect(asked).toBe(32_000 + 39_000)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { checkoutRoutes } from './checkout.routes.ts'

let floor: ShopFloor
let api: ReturnType<typeof buildApi>
beforeAll(async () => {
  floor = await openShopFloor()
  const deps = { ...floor.deps, env: { ...floor.deps.env, UNPAID_PLACES: 40 } }
  api = buildApi(floor.shop.storefront, [cartRoutes(deps), checkoutRoutes(deps), orderRoutes(deps)])
  api.set('trust proxy', 1)
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.advance({ hours: 1 })
  await floor.jobs['expire-holds']?.({}, { attempt: 1 })
  // what was left unpaid an hour before counts
  floor.clock.advance({ hours: 2 })
})

const person = () => ({
  ...buyer,
  email: `${randomUUID()}@example.com`,
  phoneNumber: `050 ${1_000_000 + Math.floor(Math.random() * 8_999_999)}`,
})
async function seed(capacity = 1000): Promise<string> {
  return (await seedExperience(floor.db, floor.shop, { options: [{ capacity }] })).slug
}
async function shop(experience: string, guests: number, start = '2026-12-01T09:00') {
  return openShopper(api, { experience, option: 'standard', start, units: { ADULT: guests } })
}
/** Leaves the payment page of an order unopened. */
async function leavePage(slug: string): Promise<void> {
  expectOutcome(await (await shop(slug, 1)).order({ buyer: person() }), 'pay')
  floor.clock.advance({ minutes: 4 })
  await floor.jobs['expire-holds']?.({}, { attempt: 1 })
}
const minutesHeld = (placed: { heldUntil: string }) =>
  Temporal.Instant.from(placed.heldUntil).since(floor.clock.now()).total('minutes')

describe('places that are held and not paid', () => {
  it('are so many for one network address, whoever orders, until some are paid or run out', async () => {
    const slug = await seed()
    const placed = []
    // each on a day of its own
    for (let day = 1; day <= 4; day++) {
      const shopper = await shop(slug, 10, `2026-12-0${day}T09:00`)
      placed.push(expectOutcome(await shopper.order({ buyer: person() }), 'pay'))
    }
    const refused = await shop(slug, 1, '2026-12-05T09:00')
    expect(await refused.fail(409, { buyer: person() })).toMatchObject({
      code: 'too_many_unpaid_of_network',
      // when the last of them runs out
      retryAfterSeconds: 35 * 60,
    })
    floor.network.pay(placed[0]?.reference ?? '')
    if (placed[0]) await readInvoice(api, placed[0])
    expectOutcome(await refused.order({ buyer: person() }), 'pay')
  })

  it('are no more when all are asked for at once', async () => {
    const slug = await seed()
    const shoppers = await Promise.all(
      Array.from({ length: 12 }, (_, day) => shop(slug, 10, `2026-12-${10 + day}T09:00`)),
    )
    const replies = await Promise.allSettled(shoppers.map((shopper) => shopper.order({ buyer: person() })))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const [row] = await floor.db('departures').sum<{ sum: number }[]>('held')
    expect(row?.sum).toBe(40)
  })

  it('are two orders of one buyer, by e-mail address or telephone number', async () => {
    const slug = await seed()
    const who = person()
    for (let order = 0; order < 2; order++) {
      expectOutcome(
        await (await shop(slug, 1)).order({ buyer: { ...who, email: who.email.toUpperCase() } }),
        'pay',
      )
    }
    const third = await shop(slug, 1)
    expect(await third.fail(409, { buyer: { ...person(), phoneNumber: who.phoneNumber } })).toMatchObject({
      code: 'too_many_unpaid',
      retryAfterSeconds: 35 * 60,
    })
    expectOutcome(await third.order({ buyer: person() }), 'pay')
  })

  it('are told apart where one order alone has more of them', async () => {
    const shopper = await shop(await seed(), 41)
    expect(await shopper.fail(409, { buyer: person() })).toMatchObject({ code: 'too_many_places' })
  })

  it('are counted too where there is room only once holds that ran out are given back', async () => {
    const slug = await seed(50)
    expectOutcome(await (await shop(slug, 40)).order({ buyer: person() }), 'pay')
    // past its end, and no job has been by
    floor.clock.advance({ minutes: 40 })
    const shopper = await shop(slug, 41)
    expect(await shopper.fail(409, { buyer: person() })).toMatchObject({ code: 'too_many_places' })
    expectOutcome(await (await shop(slug, 40)).order({ buyer: person() }), 'pay')
  })

  it('are refused to nobody by card because others of the address have reservations, which stand for days', async () => {
    const { slug } = await seedExperience(floor.db, floor.shop, {
      payLater: true,
      options: [{ capacity: 60 }],
    })
    const later = { paymentMethod: 'PAY_LATER', buyer: person() } as const
    expectOutcome(await (await shop(slug, 40)).order(later), 'placed')
    const next = await shop(slug, 2)
    expect(await next.fail(409, { ...later, buyer: person() })).toMatchObject({
      code: 'too_many_reservations_of_network',
    })
    expectOutcome(await next.order({ buyer: person() }), 'pay')
  })

  it('are half of a departure at most for several orders of one address; one order may be for all of it', async () => {
    const [bus, boat] = [await seed(30), await seed(30)]
    expectOutcome(await (await shop(boat, 30)).order({ buyer: person() }), 'pay')
    floor.clock.advance({ hours: 1 })
    for (const guests of [8, 7]) {
      expectOutcome(await (await shop(bus, guests)).order({ buyer: person() }), 'pay')
    }
    expect(await (await shop(bus, 1)).fail(409, { buyer: person() })).toMatchObject({
      code: 'too_many_unpaid_of_network',
    })
  })

  it('are no more for an address that left ten payment pages unpaid within an hour', async () => {
    const slug = await seed()
    for (let page = 0; page < 10; page++) await leavePage(slug)
    const next = await shop(slug, 1)
    expect(await next.fail(409, { buyer: person() })).toMatchObject({ code: 'too_many_unpaid_of_network' })
    floor.clock.advance({ minutes: 21 })
    expectOutcome(await next.order({ buyer: person() }), 'pay')
  })

  it('are three payment pages more for each that was paid from the address', async () => {
    const slug = await seed()
    const paid = expectOutcome(await (await shop(slug, 1)).order({ buyer: person() }), 'pay')
    floor.network.pay(paid.reference)
    await readInvoice(api, paid)
    for (let page = 0; page < 13; page++) await leavePage(slug)
    const next = await shop(slug, 1)
    expect(await next.fail(409, { buyer: person() })).toMatchObject({ code: 'too_many_unpaid_of_network' })
  })

  it('are refused to no family whose members change their mind at the payment page, again and again', async () => {
    const slug = await seed(30)
    const shopper = await shop(slug, 4)
    const who = person()
    for (let turn = 0; turn < 6; turn++) {
      expectOutcome(
        await shopper.order({ buyer: { ...who, firstName: `Amina ${'x'.repeat(turn + 1)}` } }),
        'pay',
      )
      floor.clock.advance({ minutes: 2 })
    }
    const placed = expectOutcome(await shopper.order({ buyer: who }), 'pay')
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'success' })
  })

  it('are refused to no family, nor to three behind one address', async () => {
    const slug = await seed(12)
    for (const guests of [5, 4, 1]) {
      const shopper = await shop(slug, guests)
      await shopper.add({
        experience: await seed(6),
        option: 'standard',
        start: '2026-12-02T09:00',
        units: { ADULT: guests },
      })
      expectOutcome(await shopper.order({ buyer: person() }), 'pay')
    }
  })

  it('are held for less time as their departure fills', async () => {
    const slug = await seed(20)
    const first = expectOutcome(await (await shop(slug, 10)).order({ buyer: person() }), 'pay')
    expect(minutesHeld(first)).toBe(35)
    floor.network.pay(first.reference)
    await readInvoice(api, first)
    const second = expectOutcome(await (await shop(slug, 6)).order({ buyer: person() }), 'pay')
    expect(minutesHeld(second)).toBe(20)
    floor.network.pay(second.reference)
    await readInvoice(api, second)
    const third = expectOutcome(await (await shop(slug, 2)).order({ buyer: person() }), 'pay')
    expect(minutesHeld(third)).toBe(12)
    // then its page is closed: places that others may have are not paid for
    floor.clock.advance({ minutes: 13 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    const page = floor.network.sessions.find(({ request }) => request.reference === third.reference)
    expect(page?.status).toBe('expired')
  })

  it('are held for less time by an address that holds much already', async () => {
    const slug = await seed()
    const held = []
    for (let order = 0; order < 4; order++) {
      held.push(minutesHeld(expectOutcome(await (await shop(slug, 1)).order({ buyer: person() }), 'pay')))
    }
    expect(held).toEqual([35, 35, 35, 12])
  })
})

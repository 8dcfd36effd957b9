import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer, expectOutcome, openShopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { mostReservations } from './hold-lifetimes.ts'

let floor: ShopFloor
let experience: string
beforeAll(async () => {
  floor = await openShopFloor()
  const seeded = await seedExperience(floor.db, floor.shop, { payLater: true, options: [{ capacity: 500 }] })
  experience = seeded.slug
})
afterAll(() => floor.close())
beforeEach(endAll)

/** Lets the time for paying pass. */
async function endAll(): Promise<void> {
  floor.clock.advance({ hours: 48 })
  await floor.jobs['expire-holds']?.({}, { attempt: 1 })
  floor.clock.set('2026-11-21T08:00:00Z')
}

const newEmail = () => `${randomUUID()}@example.com`
const shop = () =>
  openShopper(floor.api, {
    experience,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 1 },
  })
const laterAs = (email: string) => ({ paymentMethod: 'PAY_LATER', buyer: { ...buyer, email } }) as const
const reserve = async (email: string) => expectOutcome(await (await shop()).order(laterAs(email)), 'placed')
const expectRefusal = async (email: string, code = 'too_many_reservations') =>
  expect(await (await shop()).fail(409, laterAs(email))).toMatchObject({ code })
async function held(): Promise<number> {
  const [row] = await floor.db('departures').sum<{ sum: number | null }[]>('held')
  return row?.sum ?? 0
}

describe('reservations that nobody has paid', () => {
  it('are so many for one mail address, until one of them has ended; by card there is no limit', async () => {
    const email = newEmail()
    for (let turn = 0; turn < mostReservations.ofEmail; turn++) {
      await reserve(turn % 2 ? email : email.toUpperCase())
    }
    await expectRefusal(email)
    expect(await held()).toBe(mostReservations.ofEmail)
    expectOutcome(await (await shop()).order({ buyer: { ...buyer, email } }), 'pay')
    await reserve(newEmail())
    await endAll()
    await reserve(email)
  })

  it('are no more when all of them are asked for at once', async () => {
    const email = newEmail()
    const shoppers = await Promise.all(Array.from({ length: 3 * mostReservations.ofEmail }, shop))
    const replies = await Promise.allSettled(shoppers.map((shopper) => shopper.order(laterAs(email))))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostReservations.ofEmail)
    expect(await held()).toBe(mostReservations.ofEmail)
    expect(await floor.discrepancies()).toEqual([])
  })

  it('are so many for one network address, whoever they are for', async () => {
    for (let turn = 0; turn < mostReservations.ofAddress; turn++) await reserve(newEmail())
    await expectRefusal(newEmail(), 'too_many_reservations_of_network')
    expect(await held()).toBe(mostReservations.ofAddress)
  })
})

import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingChange, ChangeBookingReply, ChangeQuote } from '../../contract/changes.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeededExperience, SeedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { changeRoutes } from './changes.routes.ts'
import { settleChange } from './settle-change.ts'

type Counts = Record<string, number>

interface Placed {
  reference: string
  orderToken: string
  experience: SeededExperience
}

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [changeRoutes(floor.deps)])
})
afterAll(() => floor.close())
beforeEach(() => {
  floor.clock.set('2026-11-21T08:00:00Z')
})

const morning = '2026-12-01T09:00'
const extras: SeedExperience['extras'] = [
  { id: 'seat', price: 2_000 },
  { id: 'massage', price: 3_000, atMost: 'GUESTS' },
  { id: 'lunch', price: 1_000, per: 'PERSON' },
]

async function place(bought: Counts, seed: SeedExperience = {}): Promise<Placed> {
  const experience = await seedExperience(floor.db, floor.shop, { extras, ...seed })
  const selection = { experience: experience.slug, option: 'standard', start: morning, units: { ADULT: 3 } }
  const shopper = await openShopper(floor.api, { ...selection, extras: bought })
  const [line] = shopper.cart.lines
  const notes = line?.addressFor ? [{ lineId: line.id, address: 'Hotel Oasis' }] : undefined
  const placed = expectOutcome(await shopper.order({ notes }), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  return { ...placed, experience }
}

const pathOf = ({ reference }: Placed) => `/api/v1/orders/${reference}/bookings/${reference}-1`
const bearer = ({ orderToken }: Placed) => ({ authorization: `Bearer ${orderToken}` })
const along = (wanted: Counts | undefined, units: Counts = { ADULT: 3 }): BookingChange => ({
  kind: 'move',
  start: morning,
  units,
  extras: wanted,
})

async function quote(placed: Placed, change: BookingChange): Promise<ChangeQuote> {
  const path = `${pathOf(placed)}/change-quotes`
  return (await request(api).post(path).set(bearer(placed)).send(change).expect(200)).body as ChangeQuote
}

/** Asks, agrees, and does it. */
async function agree(placed: Placed, change: BookingChange): Promise<ChangeBookingReply> {
  const { refund, due } = await quote(placed, change)
  const reply = await request(api)
    .post(`${pathOf(placed)}/changes`)
    .set({ ...bearer(placed), 'idempotency-key': randomUUID() as string })
    .send({ change, agreedRefund: refund, agreedDue: due })
    .expect(200)
  return reply.body as ChangeBookingReply
}

async function bookedAlong(placed: Placed): Promise<Counts> {
  const [booking] = (await readInvoice(floor.api, placed)).bookings
  return Object.fromEntries((booking?.extras ?? []).map(({ id, quantity }) => [id, quantity]))
}

async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}

const setExtras = ({ experience }: Placed, listed: object[]) =>
  floor
    .db('experiences')
    .where({ slug: experience.slug })
    .update({ extras: JSON.stringify(listed) })

describe('other extras of a booking', () => {
  it('gives one back alone, at the same date, time and guests', async () => {
    const placed = await place({ seat: 2, lunch: 1 })
    expect(await quote(placed, along({ seat: 1, lunch: 1 }))).toMatchObject({
      refund: { amount: 2_000 },
      due: { amount: 0 },
    })
    expect(await agree(placed, along({ seat: 1, lunch: 1 }))).toMatchObject({ outcome: 'changed' })
    expect(await bookedAlong(placed)).toEqual({ seat: 1, lunch: 3 })
    floor.clock.advance({ seconds: 1 })
    expect(await agree(placed, along({}))).toMatchObject({ outcome: 'changed', refund: { amount: 5_000 } })
    expect(await bookedAlong(placed)).toEqual({})
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      total: { amount: 30_000 },
      bookings: [
        {
          changes: [
            {
              before: { extras: [{ quantity: 2 }, { quantity: 3 }] },
              after: { extras: [{ quantity: 1 }, {}] },
            },
            { refund: { amount: 5_000 } },
          ],
        },
      ],
    })
    await expectTrueBooks()
  })

  it('adds more once the difference is paid', async () => {
    const placed = await place({})
    const wanted = along({ seat: 1, massage: 3, lunch: 1 })
    const pay = await agree(placed, wanted)
    expect(pay).toMatchObject({ outcome: 'pay', due: { amount: 2_000 + 9_000 + 3_000 } })
    expect(await bookedAlong(placed)).toEqual({})
    const [change] = await floor
      .db<{ id: string; status: string }>('booking_changes')
      .where({ status: 'AWAITING_PAYMENT' })
    floor.network.pay(`${placed.reference}-1`)
    await settleChange(floor.deps, change?.id ?? '')
    expect(await bookedAlong(placed)).toEqual({ seat: 1, massage: 3, lunch: 3 })
    await expectTrueBooks()
  })

  it('asks the limits of each again, for the party that it would be', async () => {
    const placed = await place({ massage: 3 })
    expect(await quote(placed, along({ massage: 3 }, { ADULT: 2 }))).toMatchObject({
      refusal: 'not-available',
      fault: 'extra-too-many',
      limit: 2,
    })
    expect(await quote(placed, along({ dragon: 1 }))).toMatchObject({ fault: 'extra-unknown' })
    // what is said of none follows the party
    expect(await quote(placed, along(undefined, { ADULT: 2 }))).toMatchObject({ refund: { amount: 13_000 } })
  })

  it('is none where the same is asked for', async () => {
    const placed = await place({ seat: 1, lunch: 1 })
    const same: (Counts | undefined)[] = [undefined, { seat: 1, lunch: 1 }, { seat: 1, lunch: 1, massage: 0 }]
    for (const wanted of same) {
      expect(await quote(placed, along(wanted))).toMatchObject({ refusal: 'unchanged' })
    }
  })

  it('goes without what is not offered any more, and is no change for that alone', async () => {
    const placed = await place({ seat: 1, massage: 1 })
    const rows = await floor
      .db<{ slug: string; extras: { id: string }[] }>('experiences')
      .where({ slug: placed.experience.slug })
    await setExtras(placed, rows[0]?.extras.filter(({ id }) => id !== 'seat') ?? [])
    expect(await quote(placed, along(undefined))).toMatchObject({ refusal: 'unchanged' })
    expect(await quote(placed, along({ seat: 1 }))).toMatchObject({ fault: 'extra-unknown' })
    const change = along(undefined, { ADULT: 2 })
    expect(await agree(placed, change)).toMatchObject({ refund: { amount: 12_000 } })
    expect(await bookedAlong(placed)).toEqual({ massage: 1 })
    await expectTrueBooks()
  })

  it('adds nothing for which its supplier has to know where, while nobody has said it', async () => {
    const placed = await place({}, { extras: [{ id: 'car', price: 5_000, asks: 'ADDRESS' }] })
    expect(await quote(placed, along({ car: 1 }))).toMatchObject({ fault: 'extra-unknown' })
    await floor
      .db('bookings')
      .where({ reference: `${placed.reference}-1` })
      .update({ address_given: 'Hotel Oasis' })
    expect(await quote(placed, along({ car: 1 }))).toMatchObject({ due: { amount: 5_000 } })
  })

  it('quotes when they are picked up before and after, and nothing of it once the transfer is taken off', async () => {
    const car = { id: 'car', price: 5_000, minutesBefore: 45 }
    const placed = await place({ car: 1 }, { extras: [car, ...extras] })
    const readyAt = { time: '2026-12-01T08:15', name: expect.any(String) as string }
    const kept = await quote(placed, along({ car: 1, seat: 1 }))
    expect([kept.before.readyAt, kept.after?.readyAt]).toEqual([readyAt, readyAt])
    const without = await quote(placed, along({ seat: 1 }))
    expect([without.before.readyAt, without.after?.readyAt]).toEqual([readyAt, undefined])
  })

  it('forgets where the travellers are fetched with the last extra that asked for it', async () => {
    const asks = 'ADDRESS' as const
    const cars = [{ id: 'car', price: 5_000, asks }, { id: 'van', price: 9_000, asks }, ...extras]
    const placed = await place({ car: 1, van: 1 }, { extras: cars })
    const addressOf = async () => (await readInvoice(floor.api, placed)).bookings[0]?.addressGiven
    expect(await addressOf()).toBe('Hotel Oasis')
    await agree(placed, along({ van: 1, seat: 1 }))
    expect(await addressOf()).toBe('Hotel Oasis')
    floor.clock.advance({ seconds: 1 })
    await agree(placed, along({ seat: 1 }))
    expect(await addressOf()).toBeUndefined()
    expect(await quote(placed, along({ car: 1, seat: 1 }))).toMatchObject({ fault: 'extra-unknown' })
    await expectTrueBooks()
  })
})

import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CalendarReply, DeparturesReply } from '../../contract/availability.ts'
import type { BookingChange, ChangeBookingReply, ChangeQuote } from '../../contract/changes.ts'
import type { CancellationPolicy } from '../../contract/listing.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { presentInvoice } from '../invoices/invoice.presenter.ts'
import { findInvoice } from '../invoices/invoice.queries.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeededExperience, SeedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { cancellationRoutes } from '../cancellations/cancellation.routes.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { changeRoutes } from './changes.routes.ts'

interface Placed {
  reference: string
  orderToken: string
  experience: SeededExperience
}

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps), changeRoutes(floor.deps)])
})
afterAll(() => floor.close())
beforeEach(() => {
  floor.clock.set('2026-11-21T08:00:00Z')
  Object.assign(floor.network, { down: false, declineCaptures: false })
})

const morning = '2026-12-01T09:00'
const afternoon = '2026-12-01T14:00'
const tiers: CancellationPolicy = {
  kind: 'TIERED',
  steps: [
    { days: 7, hours: 0, minutes: 0, penaltyPercent: 0 },
    { days: 2, hours: 0, minutes: 0, penaltyPercent: 33 },
  ],
}

interface Purchase {
  units?: Record<string, number>
  extras?: Record<string, number>
  promo?: string
  start?: string
  periods?: number
  experience?: SeededExperience
}

async function place(seed: SeedExperience = {}, purchase: Purchase = {}): Promise<Placed> {
  const { units = { ADULT: 3 }, extras = {}, promo, start = morning, periods } = purchase
  const experience = purchase.experience ?? (await seedExperience(floor.db, floor.shop, seed))
  const selection = { experience: experience.slug, option: 'standard', start, periods, units, extras }
  const shopper = await openShopper(floor.api, selection)
  if (promo) await shopper.promo(promo)
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  return { ...placed, experience }
}

const pathOf = ({ reference }: Placed) => `/api/v1/orders/${reference}/bookings/${reference}-1`
const bearer = ({ orderToken }: Placed) => ({ authorization: `Bearer ${orderToken}` })
const leave = (units: object): BookingChange => ({ kind: 'leave', units })
const move = (start: string, units: object = { ADULT: 3 }): BookingChange => ({ kind: 'move', start, units })

async function quote(placed: Placed, change: BookingChange): Promise<ChangeQuote> {
  const reply = await request(api)
    .post(`${pathOf(placed)}/change-quotes`)
    .set(bearer(placed))
    .send(change)
    .expect(200)
  return reply.body as ChangeQuote
}

const post = (
  placed: Placed,
  change: BookingChange,
  {
    refund = 0,
    due = 0,
    key = randomUUID() as string,
    language = 'en',
  }: { refund?: number; due?: number; key?: string; language?: string } = {},
) =>
  request(api)
    .post(`${pathOf(placed)}/changes`)
    .set({ ...bearer(placed), 'idempotency-key': key })
    .query({ language })
    .send({
      change,
      agreedRefund: { amount: refund, currency: 'AED' },
      agreedDue: { amount: due, currency: 'AED' },
    })

/** Asks, agrees, and does it. */
async function agree(placed: Placed, change: BookingChange): Promise<ChangeBookingReply> {
  const { refund, due } = await quote(placed, change)
  const reply = await post(placed, change, { refund: refund.amount, due: due.amount }).expect(200)
  return reply.body as ChangeBookingReply
}

const invoice = (placed: Placed) => readInvoice(floor.api, placed)
const sessionOf = ({ reference }: Placed) =>
  floor.network.sessions.find((session) => session.request.reference === reference)
async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}
async function soldAt(placed: Placed, start: string): Promise<number> {
  const [row] = await floor
    .db<{ sold: number; held: number; pool_id: number; local_start: string }>('departures')
    .where({ pool_id: placed.experience.options[0]?.poolId, local_start: start })
  return row ? row.sold + row.held : 0
}
const setPrice = (placed: Placed, price: number) =>
  floor
    .db('options')
    .where({ id: placed.experience.options[0]?.id })
    .update({ units: JSON.stringify([{ id: 'ADULT', price, places: 1, minimum: 0 }]) })

describe('the days and times of a change', () => {
  const read = async (placed: Placed, what: string) =>
    (
      await request(api)
        .get(`${pathOf(placed)}/${what}`)
        .set(bearer(placed))
        .expect(200)
    ).body as unknown
  const firstOfDecember = (reply: unknown) => (reply as CalendarReply).days[0]
  const starts = (reply: unknown) =>
    (reply as DeparturesReply).options.flatMap(({ departures }) =>
      departures.map(({ time, remaining, state }) => ({ time, remaining, state })),
    )

  it('count the places of the booking itself as free, and those of others as taken', async () => {
    const options: SeedExperience['options'] = [{ capacity: 4, schedule: [{ startTimes: ['09:00'] }] }]
    const placed = await place({ options })
    await place({}, { experience: placed.experience, units: { ADULT: 1 } })
    expect(firstOfDecember(await read(placed, 'calendar?month=2026-12&guests=3'))).toMatchObject({
      date: '2026-12-01',
      state: 'few',
    })
    expect(firstOfDecember(await read(placed, 'calendar?month=2026-12&guests=4'))).toMatchObject({
      state: 'sold-out',
      left: 3,
    })
    expect(starts(await read(placed, 'departures?date=2026-12-01'))).toEqual([
      { time: '09:00', remaining: 3, state: 'open' },
    ])
    const gone = await quote(placed, move(morning, { ADULT: 4 }))
    expect(gone).toMatchObject({ fault: 'too-few-places', limit: 3 })
  })

  it('are those that have room for as many hours as were booked before it closes', async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7]
    const placed = await place(
      {
        pricePeriod: 'HOUR',
        periods: { minimum: 1, maximum: 8 },
        openingHours: [{ weekdays: everyDay, opens: '09:00', closes: '22:00' }],
        options: [{ schedule: [{ startTimes: ['09:00', '20:00', '21:00'] }] }],
      },
      { periods: 2 },
    )
    expect(starts(await read(placed, 'departures?date=2026-12-01'))).toMatchObject([
      { time: '09:00', state: 'open' },
      { time: '20:00', state: 'open' },
      { time: '21:00', state: 'closed' },
    ])
  })

  it('are those from which as many days as were booked meet no closed day', async () => {
    const placed = await place(
      {
        pricePeriod: 'DAY',
        periods: { minimum: 1, maximum: 5 },
        options: [{ closedDays: ['2026-12-05'], schedule: [{ startTimes: ['09:00', '10:00'] }] }],
      },
      { periods: 2 },
    )
    const { days } = (await read(placed, 'calendar?month=2026-12&guests=3')) as CalendarReply
    expect(days.slice(2, 6).map(({ state }) => state)).toEqual(['open', 'closed', 'closed', 'open'])
    expect(starts(await read(placed, 'departures?date=2026-12-04'))).toEqual([])
    // a shorter stay could begin there, and the length stays as it was booked
    expect(await quote(placed, move('2026-12-04T09:00'))).toMatchObject({
      refusal: 'not-available',
      fault: 'periods-out-of-range',
      limit: 1,
    })
  })

  it('are those of its option alone', async () => {
    const placed = await place({ options: [{}, { code: 'other', schedule: [{ startTimes: ['20:00'] }] }] })
    expect(await read(placed, 'departures?date=2026-12-01')).toMatchObject({ options: [{ id: 'standard' }] })
  })
})

describe('cancelling some guests', () => {
  it('costs the fee of their part, gives back their places, and leaves the others their booking', async () => {
    const placed = await place({ cancellation: tiers, options: [{ units: [{ id: 'ADULT', price: 9_999 }] }] })
    floor.clock.set('2026-11-25T00:00:00Z')
    expect(await quote(placed, leave({ ADULT: 2 }))).toMatchObject({
      feePercent: 33,
      paid: { amount: 29_997 },
      fee: { amount: 3_299 },
      refund: { amount: 6_700 },
      before: { start: morning, until: '2026-12-01T11:00' },
      after: { guests: 2, price: { total: { amount: 19_998 } } },
    })
    expect(await soldAt(placed, morning)).toBe(3)
    expect(await agree(placed, leave({ ADULT: 2 }))).toEqual({
      outcome: 'changed',
      refund: { amount: 6_700, currency: 'AED' },
    })
    expect(await soldAt(placed, morning)).toBe(2)
    await expectTrueBooks()
    expect(sessionOf(placed)?.refunded).toBe(6_700)
    expect(await invoice(placed)).toMatchObject({
      outcome: 'success',
      total: { amount: 19_998 },
      bookings: [
        {
          status: 'CONFIRMED',
          guests: 2,
          total: { amount: 19_998 },
          refunded: { amount: 6_700 },
          fees: { amount: 3_299 },
          changes: [{ kind: 'leave', state: 'applied', before: { guests: 3 }, after: { guests: 2 } }],
        },
      ],
    })
  })

  it('can be done again, and the rest cancelled: all of it together is what was paid', async () => {
    const placed = await place({ cancellation: tiers })
    await agree(placed, leave({ ADULT: 2 }))
    floor.clock.set('2026-11-25T00:00:00Z')
    await agree(placed, leave({ ADULT: 1 }))
    await expectTrueBooks()
    floor.clock.set('2026-11-30T00:00:00Z')
    await request(api)
      .post(`${pathOf(placed)}/cancellation`)
      .set({ ...bearer(placed), 'idempotency-key': 'rest' })
      .send({ agreedRefund: { amount: 0, currency: 'AED' } })
      .expect(200)
    await expectTrueBooks()
    expect(sessionOf(placed)?.refunded).toBe(10_000 + 6_700)
    expect(await soldAt(placed, morning)).toBe(0)
    expect(await invoice(placed)).toMatchObject({
      outcome: 'cancelled',
      bookings: [{ refunded: { amount: 16_700 }, fees: { amount: 3_300 + 10_000 } }],
    })
  })

  it('takes the group price, the promo code and the extras of each with it, and says so', async () => {
    const code = `TENTH${randomUUID().slice(0, 6).toUpperCase()}`
    await floor.db('promo_codes').insert({ code, percent: 10, valid_from: '2026-01-01T00:00:00Z' } as object)
    const placed = await place(
      {
        extras: [{ id: 'lunch', price: 2_000, per: 'PERSON' }],
        options: [{ groupDiscounts: [{ guests: 4, percent: 20 }] }],
      },
      { units: { ADULT: 4 }, extras: { lunch: 1 }, promo: code },
    )
    // 4 × 100 less 20%, 4 lunches: 400; less 10%: 360
    const asked = await quote(placed, leave({ ADULT: 3 }))
    // 3 × 100 and 3 lunches: 360; less 10%: 324
    expect(asked).toMatchObject({ paid: { amount: 36_000 }, refund: { amount: 3_600 } })
    expect(asked.after?.price.lines).toMatchObject([
      { kind: 'unit', quantity: 3, amount: { amount: 30_000 } },
      { kind: 'extra', quantity: 3, amount: { amount: 6_000 } },
      { kind: 'discount', id: code, amount: { amount: -3_600 } },
    ])
    await agree(placed, leave({ ADULT: 3 }))
    await expectTrueBooks()
  })

  it('gives back the massages of guests who no longer come, and no more of them', async () => {
    const purchase = { units: { ADULT: 3 }, extras: { massage: 2, photos: 2 } }
    const placed = await place(
      {
        extras: [
          { id: 'massage', price: 2_000, atMost: 'GUESTS' },
          { id: 'photos', price: 1_000 },
        ],
      },
      purchase,
    )
    expect(await quote(placed, leave({ ADULT: 2 }))).toMatchObject({ refund: { amount: 10_000 } })
    const asked = await quote(placed, leave({ ADULT: 1 }))
    expect(asked.refund.amount).toBe(2 * 10_000 + 2_000)
    expect(asked.after?.price.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['ADULT', 1],
      ['massage', 1],
      ['photos', 2],
    ])
    await agree(placed, leave({ ADULT: 1 }))
    expect(await invoice(placed)).toMatchObject({
      bookings: [{ extras: [{ quantity: 1 }, { quantity: 2 }], refunded: { amount: 22_000 } }],
    })
    await expectTrueBooks()
  })

  it('keeps to the smallest party, and children to an adult', async () => {
    const party = await place({ options: [{ units: [{ id: 'ADULT', price: 10_000, minimum: 2 }] }] })
    expect(await quote(party, leave({ ADULT: 1 }))).toMatchObject({
      refusal: 'not-available',
      fault: 'unit-minimum',
      limit: 2,
    })
    const family = await place({}, { units: { ADULT: 1, CHILD: 2, INFANT: 1 } })
    expect(await quote(family, leave({ CHILD: 2 }))).toMatchObject({ fault: 'adult-required' })
    expect((await post(family, leave({ CHILD: 2 }), { refund: 10_000 })).body).toMatchObject({
      outcome: 'review',
    })
    // an infant on a lap has no place to give back
    await agree(family, leave({ ADULT: 1, CHILD: 2 }))
    expect(await soldAt(family, morning)).toBe(3)
    await expectTrueBooks()
  })

  it('lowers what is to be taken while the supplier has not answered', async () => {
    const placed = await place({ confirmation: 'ON_REQUEST' })
    expect(await quote(placed, leave({ ADULT: 1 }))).toMatchObject({
      fee: { amount: 0 },
      refund: { amount: 0 },
    })
    await agree(placed, leave({ ADULT: 1 }))
    await expectTrueBooks()
    expect(await invoice(placed)).toMatchObject({ outcome: 'on-hold', total: { amount: 10_000 } })
  })

  it('frees places of a reservation that nobody has paid', async () => {
    const experience = await seedExperience(floor.db, floor.shop, { payLater: true })
    const shopper = await openShopper(floor.api, {
      experience: experience.slug,
      option: 'standard',
      start: morning,
      units: { ADULT: 3 },
    })
    const placed = {
      ...expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed'),
      experience,
    }
    await agree(placed, leave({ ADULT: 1 }))
    expect(await soldAt(placed, morning)).toBe(1)
    expect(await invoice(placed)).toMatchObject({ outcome: 'reserved', total: { amount: 10_000 } })
    await expectTrueBooks()
  })

  it('happens once, however often and however many at once ask for it', async () => {
    const placed = await place({})
    const replies = await Promise.all(
      ['same', 'same', 'other'].map((key) => post(placed, leave({ ADULT: 2 }), { refund: 10_000, key })),
    )
    const [first, again, other] = replies.map(({ status }) => status)
    expect(again).toBe(first)
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([first, other])
    const key = first === 200 ? 'same' : 'other'
    await post(placed, leave({ ADULT: 1 }), { refund: 10_000, key }).expect(409)
    await expectTrueBooks()
    expect(sessionOf(placed)?.refunded).toBe(10_000)
    expect(await soldAt(placed, morning)).toBe(2)
  })
})

describe('moving a booking', () => {
  it('keeps the time that its extras add, offers no start without room for it, and takes the boat until then', async () => {
    const extended = {
      extras: [{ id: 'hour', price: 30_000, addsMinutes: 60 }],
      options: [
        {
          schedule: [{ startTimes: ['09:00', '11:00', '14:00'] }],
          resource: { name: 'a-boat-kept-longer', slotMinutes: 60 },
        },
      ],
    }
    const placed = await place(extended, { extras: { hour: 1 } })
    expect(await invoice(placed)).toMatchObject({ bookings: [{ start: morning, end: '2026-12-01T12:00' }] })
    const { due } = await quote(placed, move('2026-12-02T09:00'))
    expect(due.amount).toBe(0)
    const other = await place(
      {},
      { experience: placed.experience, units: { ADULT: 8 }, start: '2026-12-02T11:00' },
    )
    expect(await quote(placed, move('2026-12-02T09:00'))).toMatchObject({
      refusal: 'not-available',
      fault: 'extra-too-long',
    })
    const days = await request(api)
      .get(`${pathOf(placed)}/departures?date=2026-12-02`)
      .set(bearer(placed))
      .expect(200)
    const [option] = (days.body as DeparturesReply).options
    expect(option?.departures.map(({ start, remaining }) => [start.slice(11), remaining])).toEqual([
      ['09:00', 2],
      ['11:00', 2],
      ['14:00', 10],
    ])
    await agree(placed, move('2026-12-02T14:00'))
    expect(await soldAt(placed, '2026-12-02T16:00')).toBe(3)
    expect([await soldAt(placed, '2026-12-01T11:00'), await soldAt(other, '2026-12-02T12:00')]).toEqual([
      0, 8,
    ])
    await expectTrueBooks()
  })

  it('takes the new places and gives back the old ones, for the same money', async () => {
    const placed = await place({})
    expect(await quote(placed, move(afternoon))).toMatchObject({ refund: { amount: 0 }, due: { amount: 0 } })
    expect(await agree(placed, move(afternoon))).toMatchObject({ outcome: 'changed' })
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([0, 3])
    expect(await invoice(placed)).toMatchObject({
      bookings: [{ start: afternoon, end: '2026-12-01T16:00', freeUntil: '2026-11-30T10:00:00Z' }],
    })
    await expectTrueBooks()
  })

  it('for fewer guests takes no more massages along than guests come', async () => {
    const placed = await place(
      { extras: [{ id: 'massage', price: 2_000, atMost: 'GUESTS' }] },
      { extras: { massage: 3 } },
    )
    expect(await quote(placed, move(afternoon, { ADULT: 1 }))).toMatchObject({
      refund: { amount: 2 * 10_000 + 2 * 2_000 },
    })
    await agree(placed, move(afternoon, { ADULT: 1 }))
    await expectTrueBooks()
  })

  it('gives back the difference when today’s price is lower', async () => {
    const placed = await place({})
    await setPrice(placed, 8_000)
    expect(await agree(placed, move(afternoon))).toMatchObject({ refund: { amount: 6_000 } })
    await expectTrueBooks()
    expect(sessionOf(placed)?.refunded).toBe(6_000)
    expect(await invoice(placed)).toMatchObject({ total: { amount: 24_000 } })
  })

  it('is held to the deadline of free cancellation in the zone of the experience', async () => {
    const placed = await place({})
    floor.clock.set('2026-11-30T04:59:59Z')
    expect(await quote(placed, move(afternoon))).toMatchObject({
      freeUntil: '2026-11-30T05:00:00Z',
      // of the new start
      freeUntilAfter: '2026-11-30T10:00:00Z',
    })
    expect((await quote(placed, move(afternoon))).refusal).toBeUndefined()
    floor.clock.set('2026-11-30T05:00:00Z')
    expect(await quote(placed, move(afternoon))).toMatchObject({ refusal: 'past-deadline' })
    await post(placed, move(afternoon)).expect(409)
  })

  it('says before it is made until when the booking is free at its new start, or that it is not any more', async () => {
    const placed = await place({}, { start: '2026-12-04T09:00' })
    floor.clock.set('2026-11-30T10:00:00Z')
    expect(await quote(placed, move('2026-12-03T09:00'))).toMatchObject({
      freeUntil: '2026-12-03T05:00:00Z',
      freeUntilAfter: '2026-12-02T05:00:00Z',
      termsAfter: [{ until: '2026-12-02T05:00:00Z', percent: 0 }],
    })
    const sooner = await quote(placed, move(morning))
    expect(sooner).toMatchObject({ freeUntil: '2026-12-03T05:00:00Z', termsAfter: [] })
    expect(sooner.refusal).toBeUndefined()
    expect(sooner.freeUntilAfter).toBeUndefined()
  })

  it('is never free for what is never refunded, nor to be had before its supplier has answered', async () => {
    const fixed = await place({ cancellation: { kind: 'NON_REFUNDABLE', steps: [] } })
    expect(await quote(fixed, move(afternoon))).toMatchObject({ refusal: 'non-refundable' })
    const asked = await place({ confirmation: 'ON_REQUEST' })
    expect(await quote(asked, move(afternoon))).toMatchObject({ refusal: 'unanswered' })
  })

  it('counts its own places as free when more come along to the same start', async () => {
    const placed = await place({ options: [{ capacity: 4 }] })
    await setPrice(placed, 7_500)
    expect(await agree(placed, move(morning, { ADULT: 4 }))).toMatchObject({ outcome: 'changed' })
    expect(await soldAt(placed, morning)).toBe(4)
    expect(await quote(placed, move(morning, { ADULT: 5 }))).toMatchObject({
      refusal: 'not-available',
      fault: 'too-few-places',
      limit: 4,
    })
    await expectTrueBooks()
  })

  it('says so when the places go to somebody else in between, and keeps the booking', async () => {
    const placed = await place({ options: [{ capacity: 4 }] })
    const agreed = await quote(placed, move(afternoon))
    expect(agreed.refusal).toBeUndefined()
    await place({}, { experience: placed.experience, units: { ADULT: 2 }, start: afternoon })
    const reply = await post(placed, move(afternoon)).expect(200)
    expect(reply.body).toMatchObject({ outcome: 'review', quote: { fault: 'too-few-places', limit: 2 } })
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([3, 2])
    await expectTrueBooks()
  })

  it('lets one of many win the last places, and the others keep what they had', async () => {
    const experience = await seedExperience(floor.db, floor.shop, { options: [{ capacity: 8 }] })
    const buy = (start: string, count: number) => place({}, { experience, start, units: { ADULT: count } })
    const full = await buy(afternoon, 6)
    const wanting = []
    for (let index = 0; index < 4; index++) wanting.push(await buy(morning, 2))
    const replies = await Promise.all(wanting.map((placed) => post(placed, move(afternoon, { ADULT: 2 }))))
    const outcomes = replies.map(({ body }) => (body as ChangeBookingReply).outcome)
    expect(outcomes.toSorted()).toEqual(['changed', 'review', 'review', 'review'])
    expect([await soldAt(full, morning), await soldAt(full, afternoon)]).toEqual([6, 8])
    await expectTrueBooks()
  })

  it('lets two swap their starts at the same time without either losing both', async () => {
    const experience = await seedExperience(floor.db, floor.shop, { options: [{ capacity: 3 }] })
    const early = await place({}, { experience, start: morning, units: { ADULT: 2 } })
    const late = await place({}, { experience, start: afternoon, units: { ADULT: 1 } })
    await Promise.all([post(early, move(afternoon, { ADULT: 2 })), post(late, move(morning, { ADULT: 1 }))])
    const starts = [await invoice(early), await invoice(late)].map(({ bookings }) => bookings[0]?.start)
    expect(starts).toContain(afternoon)
    await expectTrueBooks()
  })
})

describe('a dearer change', () => {
  const payable = (placed: Placed) => `${placed.reference}-1`

  it('is refused, before anybody agrees to it, when the difference is more than can be paid at once', async () => {
    const placed = await place({})
    await setPrice(placed, 33_343_333)
    expect((await quote(placed, move(afternoon))).refusal).toBeUndefined()
    await setPrice(placed, 33_343_334)
    expect(await quote(placed, move(afternoon))).toMatchObject({ refusal: 'too-large' })
    const reply = await post(placed, move(afternoon), { due: 100_000_002 }).expect(200)
    expect(reply.body).toMatchObject({ outcome: 'review', quote: { refusal: 'too-large' } })
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([3, 0])
    await expectTrueBooks()
  })

  it('holds the new places beside the old ones and takes effect when the difference is paid', async () => {
    const placed = await place({})
    await setPrice(placed, 12_000)
    expect(await quote(placed, move(afternoon))).toMatchObject({
      due: { amount: 6_000 },
      refund: { amount: 0 },
    })
    const reply = await post(placed, move(afternoon), { due: 6_000, key: 'dearer' }).expect(200)
    expect(reply.body).toMatchObject({ outcome: 'pay', due: { amount: 6_000 } })
    // the same request again is the same page
    const again = await post(placed, move(afternoon), { due: 6_000, key: 'dearer' }).expect(200)
    expect(again.body).toEqual(reply.body)
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([3, 3])
    expect(await invoice(placed)).toMatchObject({
      total: { amount: 30_000 },
      bookings: [{ start: morning, changes: [{ state: 'waiting', due: { amount: 6_000 } }] }],
    })
    expect(await quote(placed, leave({ ADULT: 1 }))).toMatchObject({ refusal: 'waiting' })
    await expectTrueBooks()

    floor.network.pay(payable(placed))
    floor.clock.advance({ seconds: 3 })
    expect(await invoice(placed)).toMatchObject({
      total: { amount: 36_000 },
      bookings: [{ start: afternoon, changes: [{ state: 'applied' }] }],
    })
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([0, 3])
    await expectTrueBooks()

    // and all of it, the difference included, comes back when it is cancelled
    await request(api)
      .post(`${pathOf(placed)}/cancellation`)
      .set({ ...bearer(placed), 'idempotency-key': 'all' })
      .send({ agreedRefund: { amount: 36_000, currency: 'AED' } })
      .expect(200)
    await expectTrueBooks()
    const refunded = floor.network.sessions
      .filter((session) => session.request.reference.startsWith(placed.reference))
      .map((session) => session.refunded)
    expect(refunded).toEqual([30_000, 6_000])
    const { moves } = await invoice(placed)
    expect(moves?.map(({ kind, amount, open }) => [kind, amount.amount, open])).toEqual([
      ['payment', 30_000, undefined],
      ['payment', 6_000, undefined],
      ['refund', 30_000, undefined],
      ['refund', 6_000, undefined],
    ])
  })

  it('is paid in the language of the page that asks, which it comes back to; mails keep that of the order', async () => {
    const placed = await place({})
    await setPrice(placed, 12_000)
    await post(placed, move(afternoon), { due: 6_000, language: 'ru' }).expect(200)
    const opened = floor.network.sessions.find(({ request: { reference } }) => reference === payable(placed))
    expect(opened?.request.language).toBe('ru')
    expect(opened?.request.lines[0]?.description).toMatch(/3\sвзрослых/)
    expect(new URL(opened?.request.successUrl ?? '').pathname).toMatch(/^\/ru\//)
    const order = await floor
      .db('orders')
      .where({ reference: placed.reference })
      .first<{ language: string }>()
    expect(order?.language).toBe('en')
  })

  it('takes no more off by a code of a fixed sum when guests are added', async () => {
    const code = `SUM${randomUUID().slice(0, 6).toUpperCase()}`
    await floor
      .db('promo_codes')
      .insert({ code, amount: 2_500, currency: 'AED', valid_from: '2026-01-01T00:00:00Z' } as object)
    const placed = await place({}, { promo: code })
    expect(await quote(placed, move(morning, { ADULT: 5 }))).toMatchObject({ due: { amount: 20_000 } })
    await agree(placed, move(morning, { ADULT: 5 }))
    floor.network.pay(payable(placed))
    floor.clock.advance({ seconds: 3 })
    expect(await invoice(placed)).toMatchObject({
      discount: { amount: 2_500 },
      total: { amount: 47_500 },
    })
    await expectTrueBooks()
  })

  it('gives back what was paid to change a booking that was free of charge', async () => {
    const experience = await seedExperience(floor.db, floor.shop, {
      options: [{ units: [{ id: 'ADULT', price: 0 }] }],
    })
    const selection = { experience: experience.slug, option: 'standard', start: morning, units: { ADULT: 3 } }
    const shopper = await openShopper(floor.api, selection)
    const placed = { ...expectOutcome(await shopper.order(), 'placed'), experience }
    await setPrice(placed, 5_000)
    await post(placed, move(afternoon), { due: 15_000 }).expect(200)
    floor.network.pay(payable(placed))
    await invoice(placed)
    expect(await agree(placed, leave({ ADULT: 2 }))).toMatchObject({ refund: { amount: 5_000 } })
    const reply = await request(api)
      .post(`${pathOf(placed)}/cancellation`)
      .set({ ...bearer(placed), 'idempotency-key': randomUUID() })
      .send({ agreedRefund: { amount: 10_000, currency: 'AED' } })
      .expect(200)
    expect(reply.body).toMatchObject({ outcome: 'cancelled' })
    await expectTrueBooks()
    const paid = floor.network.sessions.find((session) => session.request.reference === payable(placed))
    expect(paid?.refunded).toBe(15_000)
  })

  it('is forgotten when nobody pays: the held places go back and the booking stands', async () => {
    const placed = await place({})
    await setPrice(placed, 12_000)
    await post(placed, move(afternoon), { due: 6_000 }).expect(200)
    floor.clock.advance({ minutes: 36 })
    await floor.jobs['settle-changes']?.({}, { attempt: 1 })
    await floor.jobs['settle-changes']?.({}, { attempt: 1 })
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([3, 0])
    expect(await invoice(placed)).toMatchObject({
      outcome: 'success',
      bookings: [{ start: morning, changes: [{ state: 'lapsed' }] }],
    })
    expect(() => floor.network.pay(payable(placed))).toThrow('expired')
    await expectTrueBooks()
  })

  it('goes back whole when it is paid after its places were given away', async () => {
    const placed = await place({ options: [{ capacity: 3 }] })
    await setPrice(placed, 12_000)
    await post(placed, move(afternoon), { due: 6_000 }).expect(200)
    floor.network.pay(payable(placed))
    floor.clock.advance({ minutes: 36 })
    await place({}, { experience: placed.experience, start: afternoon, units: { ADULT: 3 } })
    await Promise.all([
      floor.jobs['settle-changes']?.({}, { attempt: 1 }),
      floor.jobs['settle-changes']?.({}, { attempt: 1 }),
    ])
    await expectTrueBooks()
    const session = floor.network.sessions.find(({ request: { reference } }) => reference === payable(placed))
    expect(session).toMatchObject({ captured: 6_000, refunded: 6_000 })
    expect(await invoice(placed)).toMatchObject({
      outcome: 'success',
      paymentStatus: 'CAPTURED',
      bookings: [{ start: morning, status: 'CONFIRMED', changes: [{ state: 'lapsed' }] }],
    })
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([3, 3])
  })

  it('takes nothing when the booking is cancelled before it is paid', async () => {
    const placed = await place({})
    await setPrice(placed, 12_000)
    await post(placed, move(afternoon), { due: 6_000 }).expect(200)
    await request(api)
      .post(`${pathOf(placed)}/cancellation`)
      .set({ ...bearer(placed), 'idempotency-key': 'before' })
      .send({ agreedRefund: { amount: 30_000, currency: 'AED' } })
      .expect(200)
    // there is nothing to pay any more, also before a job has looked
    const row = await findInvoice(floor.db, { reference: placed.reference })
    const shown = row && presentInvoice(row, { language: 'en', now: floor.clock.now() })
    expect(shown?.bookings[0]?.changes).toMatchObject([{ state: 'lapsed', paymentUrl: undefined }])
    floor.network.pay(payable(placed))
    floor.clock.advance({ minutes: 4 })
    await floor.jobs['settle-changes']?.({}, { attempt: 1 })
    await expectTrueBooks()
    const session = floor.network.sessions.find(({ request: { reference } }) => reference === payable(placed))
    expect(session).toMatchObject({ captured: 0, intentStatus: 'canceled' })
    expect([await soldAt(placed, morning), await soldAt(placed, afternoon)]).toEqual([0, 0])
  })

  it('waits for the payment page while the network is at work at it', async () => {
    const placed = await place({})
    await setPrice(placed, 12_000)
    floor.network.busyOpenings = 2
    const replies = await Promise.all(
      ['busy', 'busy'].map((key) => post(placed, move(afternoon), { due: 6_000, key })),
    )
    expect(replies.map(({ body }) => body as object)).toEqual([
      expect.objectContaining({ outcome: 'pay' }),
      replies[0]?.body,
    ])
    await expectTrueBooks()
  })

  it('changes nothing when the payment page cannot be opened', async () => {
    const placed = await place({})
    await setPrice(placed, 12_000)
    floor.network.down = true
    const reply = await post(placed, move(afternoon), { due: 6_000, key: 'away' }).expect(503)
    expect(reply.body).toMatchObject({ code: 'payment_unavailable' })
    floor.network.down = false
    expect(await soldAt(placed, afternoon)).toBe(0)
    expect((await post(placed, move(afternoon), { due: 6_000, key: 'away' })).body).toMatchObject({
      outcome: 'pay',
    })
    await expectTrueBooks()
  })
})

describe('the calls', () => {
  it('refuse foreign orders, unknown bookings and no token alike', async () => {
    const [mine, other] = [await place({}), await place({})]
    const stolen = { ...mine, orderToken: other.orderToken }
    await post(stolen, leave({ ADULT: 1 }), { refund: 20_000 }).expect(404)
    await request(api)
      .post(`${pathOf(mine)}/change-quotes`)
      .send(leave({ ADULT: 1 }))
      .expect(404)
    await request(api)
      .post(`/api/v1/orders/${mine.reference}/bookings/${other.reference}-1/changes`)
      .set({ ...bearer(mine), 'idempotency-key': 'x' })
      .send({
        change: leave({ ADULT: 1 }),
        agreedRefund: { amount: 20_000, currency: 'AED' },
        agreedDue: { amount: 0, currency: 'AED' },
      })
      .expect(404)
    await request(api)
      .post(`${pathOf(mine)}/changes`)
      .set(bearer(mine))
      .send({})
      .expect(400)
  })

  it.each([
    { kind: 'leave', units: { ADULT: -1 } },
    { kind: 'leave', units: { ADULT: 1.5 } },
    { kind: 'leave', units: { GHOST: 1 } },
    { kind: 'leave', units: { ADULT: 1e9 } },
    { kind: 'leave' },
    { kind: 'steal', units: { ADULT: 1 } },
    { kind: 'move', start: '2026-13-01T09:00', units: { ADULT: 1 } },
    { kind: 'move', start: "2026-12-01T09:00'; drop table bookings", units: { ADULT: 1 } },
    { kind: 'move', start: afternoon, units: { ADULT: 501 } },
    { kind: 'move', start: afternoon, units: { ADULT: 1 }, guests: 0 },
    [],
    null,
  ])('refuse %j as malformed', async (change) => {
    const placed = await place({})
    await request(api)
      .post(`${pathOf(placed)}/change-quotes`)
      .set(bearer(placed))
      .send(change as object)
      .expect(400)
  })

  it.each([
    [leave({ ADULT: 3 }), { refusal: 'unchanged' }],
    [leave({ ADULT: 4 }), { refusal: 'nobody-left' }],
    [leave({ CHILD: 1 }), { refusal: 'nobody-left' }],
    [leave({}), { refusal: 'nobody-left' }],
    [leave({ ADULT: 0 }), { refusal: 'nobody-left' }],
    [move(morning), { refusal: 'unchanged' }],
    [move(afternoon, {}), { fault: 'no-units' }],
    [move(afternoon, { ADULT: 500 }), { fault: 'too-few-places' }],
    [move('2026-12-01T03:33'), { fault: 'not-running' }],
    [move('2026-11-20T09:00'), { fault: 'past-cutoff' }],
  ] as const)('answer %j with why it cannot be', async (change, expected) => {
    const placed = await place({})
    const reply = await quote(placed, change)
    expect(reply.refusal).toBeDefined()
    expect(reply).toMatchObject(expected)
  })

  it('never settle other sums than those that were shown', async () => {
    const placed = await place({})
    for (const refund of [-1, 0, 9_999, 30_000, Number.MAX_SAFE_INTEGER]) {
      const reply = await post(placed, leave({ ADULT: 2 }), { refund }).expect(200)
      expect(reply.body).toMatchObject({ outcome: 'review', quote: { refund: { amount: 10_000 } } })
    }
    expect(await soldAt(placed, morning)).toBe(3)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { testDatabase } from '../testing/database.ts'
import { seedBookings } from '../testing/factories/booking.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { givePlacesBack, sellPlaces, takePlaces } from './ledger.ts'
import type { TakeResult, Want } from './ledger.ts'
import { findDiscrepancies } from './ledger.queries.ts'
import { slotsOf } from './schedule.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const later = now.add({ minutes: 35 })
const timeZone = 'Asia/Dubai'
const start = '2026-12-01T09:00'

let test: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let shop: Shop
beforeAll(async () => {
  test = await testDatabase()
  db = test.db
  shop = await seedShop(db)
})
afterAll(() => test.close())

let poolId: number
beforeEach(async () => {
  const experience = await seedExperience(db, shop, { options: [{ capacity: 7 }] })
  poolId = experience.options[0]?.poolId ?? 0
})

const want = (bookingId: string, overrides: Partial<Want> = {}): Want => ({
  bookingId,
  poolId,
  capacity: 7,
  timeZone,
  slots: [start],
  places: 1,
  ...overrides,
})
const take = (wants: Want[], at = now) =>
  inTransaction<TakeResult>(
    db,
    (result) => result.outcome === 'taken',
    (trx) => takePlaces(trx, wants, { now: at, expiresAt: at.add({ minutes: 35 }) }),
  )
const sell = (bookingIds: string[], at = now) => db.transaction((trx) => sellPlaces(trx, bookingIds, at))
const giveBack = (bookingIds: string[]) => db.transaction((trx) => givePlacesBack(trx, bookingIds))
const booking = async () => (await seedBookings(db, shop, 1))[0] ?? ''
async function counts(pool = poolId) {
  const rows = await db<{ pool_id: number; local_start: string; held: number; sold: number }>('departures')
    .select('local_start', 'held', 'sold')
    .where({ pool_id: pool })
    .orderBy('local_start')
  return rows.map((row) => [row.local_start.slice(11), row.held, row.sold])
}
const expectTrueLedger = async () => expect(await findDiscrepancies(db)).toEqual([])

describe('takePlaces', () => {
  it('gives exactly seven of two hundred parallel takers one of seven places', async () => {
    const bookings = await seedBookings(db, shop, 200)
    const results = await Promise.all(bookings.map((id) => take([want(id)])))
    expect(results.filter((result) => result.outcome === 'taken')).toHaveLength(7)
    expect(await counts()).toEqual([['09:00', 7, 0]])
    await expectTrueLedger()
  })

  it('never oversells with parties of mixed sizes', async () => {
    const bookings = await seedBookings(db, shop, 60)
    const results = await Promise.all(
      bookings.map((id, index) => take([want(id, { places: 1 + (index % 4) })])),
    )
    const places = results.reduce(
      (sum, result, index) => sum + (result.outcome === 'taken' ? 1 + (index % 4) : 0),
      0,
    )
    expect(places).toBe(7)
    await expectTrueLedger()
  })

  it('takes all slots of a booking or none, without two takers waiting for each other', async () => {
    const bookings = await seedBookings(db, shop, 40)
    const hours = ['09:00', '10:00', '11:00', '12:00'].map((time) => `2026-12-01T${time}`)
    const results = await Promise.all(
      bookings.map((id, index) =>
        take([want(id, { slots: index % 2 ? hours : hours.toReversed(), places: 2 })]),
      ),
    )
    expect(results.filter((result) => result.outcome === 'taken')).toHaveLength(3)
    expect(await counts()).toEqual(hours.map((hour) => [hour.slice(11), 6, 0]))
    await expectTrueLedger()
  })

  it('never runs two options of one boat over', async () => {
    const resource = { name: `boat-${randomUUID()}`, slotMinutes: 30 }
    const shared = await seedExperience(db, shop, {
      options: [
        { capacity: 1, resource, durationMinutes: 120 },
        { capacity: 1, resource, durationMinutes: 60 },
      ],
    })
    const boat = shared.options[0]?.poolId ?? 0
    const slots = (at: string, durationMinutes: number) =>
      slotsOf({ slotMinutes: 30, durationMinutes, pricePeriod: null, timeZone }, at, 1)
    const onBoat = { poolId: boat, capacity: 1 }
    const bookings = await seedBookings(db, shop, 20)
    const results = await Promise.all(
      bookings.map((id, index) =>
        take([want(id, { ...onBoat, slots: index % 2 ? slots(start, 120) : slots('2026-12-01T10:00', 60) })]),
      ),
    )
    expect(results.filter((result) => result.outcome === 'taken')).toHaveLength(1)
    expect(await take([want(await booking(), { ...onBoat, slots: slots('2026-12-01T11:00', 60) })])).toEqual({
      outcome: 'taken',
      madeRoom: false,
    })
    await expectTrueLedger()
  })

  it('names the bookings that found no room, and keeps nothing', async () => {
    const [fits, full] = [await booking(), await booking()]
    const result = await take([want(fits, { slots: ['2026-12-01T14:00'] }), want(full, { places: 8 })])
    expect(result).toEqual({ outcome: 'short', bookingIds: [full] })
    expect(await counts()).toEqual([])
  })

  it('counts two lines of one departure together', async () => {
    const [one, two] = [await booking(), await booking()]
    expect(await take([want(one, { places: 4 }), want(two, { places: 4 })])).toMatchObject({
      outcome: 'short',
    })
    expect(await take([want(one, { places: 4 }), want(two, { places: 3 })])).toEqual({
      outcome: 'taken',
      madeRoom: false,
    })
    expect(await counts()).toEqual([['09:00', 7, 0]])
  })

  it('gives the places of a hold that ran out to the next taker, without any job', async () => {
    const [slow, quick] = [await booking(), await booking()]
    await take([want(slow, { places: 7 })])
    expect(await take([want(quick, { places: 7 })], later.subtract({ seconds: 1 }))).toMatchObject({
      outcome: 'short',
    })
    expect(await take([want(quick, { places: 7 })], later)).toEqual({ outcome: 'taken', madeRoom: true })
    await expectTrueLedger()
  })

  it('follows a pool that grew since the departure was made', async () => {
    await take([want(await booking(), { places: 7 })])
    expect(await take([want(await booking())])).toMatchObject({ outcome: 'short' })
    await db('pools').where({ id: poolId }).update({ capacity: 8 })
    expect(await take([want(await booking(), { capacity: 8 })])).toEqual({
      outcome: 'taken',
      madeRoom: false,
    })
  })
})

describe('sellPlaces', () => {
  it('moves held places to sold, once', async () => {
    const id = await booking()
    await take([want(id, { places: 3 })])
    expect(await sell([id])).toEqual({ sold: [id], lost: [] })
    expect(await sell([id])).toEqual({ sold: [id], lost: [] })
    expect(await counts()).toEqual([['09:00', 0, 3]])
    await expectTrueLedger()
  })

  it('sells a hold that ran out as long as nobody else took the places', async () => {
    const id = await booking()
    await take([want(id, { places: 7 })])
    expect(await sell([id], later.add({ hours: 5 }))).toEqual({ sold: [id], lost: [] })
    await expectTrueLedger()
  })

  it('takes places again that were given away and came back', async () => {
    const [paid, other] = [await booking(), await booking()]
    await take([want(paid, { places: 4 })])
    await take([want(other, { places: 4 })], later)
    expect(await counts()).toEqual([['09:00', 4, 0]])
    await giveBack([other])
    expect(await sell([paid], later)).toEqual({ sold: [paid], lost: [] })
    expect(await counts()).toEqual([['09:00', 0, 4]])
    await expectTrueLedger()
  })

  it('loses a booking whose places somebody else has, and holds nothing for it any more', async () => {
    const [paid, other] = [await booking(), await booking()]
    await take([want(paid, { places: 4, slots: [start, '2026-12-01T14:00'] })])
    await take([want(other, { places: 4 })], later)
    expect(await sell([paid], later)).toEqual({ sold: [], lost: [paid] })
    expect(await counts()).toEqual([
      ['09:00', 4, 0],
      ['14:00', 0, 0],
    ])
    await expectTrueLedger()
  })

  it('never sells more than there is when expiry, sale and new takers meet', async () => {
    const bookings = await seedBookings(db, shop, 30)
    const [early, late] = [bookings.slice(0, 7), bookings.slice(7)]
    await Promise.all(early.map((id) => take([want(id)])))
    const results = await Promise.all([
      ...early.map((id) => sell([id], later).then(({ sold }) => sold.length)),
      ...late.map((id) => take([want(id)], later).then(({ outcome }) => (outcome === 'taken' ? 1 : 0))),
    ])
    expect(results.reduce<number>((sum, taken) => sum + taken, 0)).toBe(7)
    await expectTrueLedger()
  })
})

describe('givePlacesBack', () => {
  it('returns exactly what was taken, held or sold, once', async () => {
    const [held, sold] = [await booking(), await booking()]
    await take([want(held, { places: 2 }), want(sold, { places: 3 })])
    await sell([sold])
    await giveBack([held, sold])
    await giveBack([held, sold])
    expect(await counts()).toEqual([['09:00', 0, 0]])
    await expectTrueLedger()
  })
})

describe('the table itself', () => {
  it('refuses to be oversold by code that does not ask', async () => {
    await take([want(await booking())])
    await expect(db('departures').where({ pool_id: poolId }).update({ sold: 7 })).rejects.toThrow(
      /departures_never_oversold/,
    )
  })
})

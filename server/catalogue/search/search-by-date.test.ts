import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startsOn, toInstant } from '../../availability/schedule.ts'
import { SearchQuery } from '../../contract/catalogue.ts'
import type { ListingInput, ScheduleRule } from '../../contract/listing.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { refreshOpenDays } from '../upkeep/refresh-open-days.ts'
import { searchExperiences } from './search-experiences.ts'
import { upsertListings } from '../listings/upsert-listing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-21T08:00:00Z')
const catalogueMemory = createCatalogueMemory({ indexAtMostEveryMs: 0 })

const write = (listings: Partial<ListingInput>[]) =>
  upsertListings(
    { db: database.db, clock },
    listings.map((listing) =>
      buildListing({
        slug: listing.externalId,
        title: { en: `Trip ${listing.externalId ?? ''}` },
        ...listing,
      }),
    ),
  )
const on = async (date: string, more: { guests?: number; text?: string } = {}) => {
  const query = SearchQuery.parse({ date, ...more })
  const reply = await searchExperiences(
    { db: database.db, clock, catalogueMemory },
    { query, language: 'en', storefront: { currency: 'AED' } },
  )
  return reply.cards.map(({ slug }) => slug).toSorted()
}

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await write([
    {
      externalId: 'daily',
      options: [
        buildOption({ capacity: 6, schedule: [{ startTimes: ['09:00', '16:00'] }], cutoffMinutes: 90 }),
      ],
    },
    {
      externalId: 'weekdays',
      options: [
        buildOption({
          schedule: [{ weekdays: [1, 2, 3, 4, 5], startTimes: ['10:00'] }],
          closedDays: ['2026-12-02'],
        }),
      ],
    },
    {
      externalId: 'winter',
      options: [buildOption({ schedule: [{ startTimes: ['10:00'], from: '2026-12-01', to: '2027-02-28' }] })],
    },
    { externalId: 'last', expiresOn: '2026-12-05', options: [buildOption()] },
    {
      externalId: 'week-ahead',
      options: [buildOption({ schedule: [{ startTimes: ['10:00'] }], cutoffMinutes: 10_080 })],
    },
    {
      externalId: 'fleet',
      destination: 'lisbon',
      latitude: 38.7,
      longitude: -9.1,
      timeZone: 'Europe/Lisbon',
      options: [
        buildOption({ id: 'dinghy', capacity: 4, schedule: [{ startTimes: ['10:00'], from: '2026-12-07' }] }),
        buildOption({
          id: 'schooner',
          capacity: 30,
          cutoffMinutes: 1_440,
          schedule: [{ weekdays: [1], startTimes: ['10:00'], from: '2026-12-07' }],
        }),
      ],
    },
    { externalId: 'offer', negotiation: 'ONLY', currency: undefined, options: [] },
    {
      externalId: 'far-west',
      destination: 'lisbon',
      latitude: 38.7,
      longitude: -9.1,
      timeZone: 'Pacific/Honolulu',
      options: [buildOption({ schedule: [{ startTimes: ['09:00'] }], cutoffMinutes: 0 })],
    },
  ])
})
afterAll(() => database.close())

describe('a date', () => {
  it.each([
    [
      'a weekday within the season',
      '2026-12-03',
      ['daily', 'far-west', 'last', 'week-ahead', 'weekdays', 'winter'],
    ],
    ['a Saturday', '2026-12-05', ['daily', 'far-west', 'last', 'week-ahead', 'winter']],
    ['a closed day', '2026-12-02', ['daily', 'far-west', 'last', 'week-ahead', 'winter']],
    [
      'a day out of season, after the last one',
      '2027-03-01',
      ['daily', 'far-west', 'fleet', 'week-ahead', 'weekdays'],
    ],
    ['yesterday', '2026-11-20', []],
    ['ten years ahead', '2036-11-21', []],
  ])('shows what starts on %s', async (_what, date, found) => {
    expect(await on(date)).toEqual(found)
  })

  it('never shows what can only be asked for', async () => {
    expect(await on('2026-12-03', { text: 'offer' })).toEqual([])
  })

  it('shows a large party only what carries it on that very day', async () => {
    // the schooner sails on Mondays
    expect(await on('2026-12-07', { guests: 25 })).toContain('fleet')
    expect(await on('2026-12-08', { guests: 25 })).not.toContain('fleet')
    expect(await on('2026-12-08', { guests: 4 })).toContain('fleet')
    // its booking closes a day before, the dinghy's not
    clock.set('2026-12-06T12:00:00Z')
    expect(await on('2026-12-07', { guests: 25 })).not.toContain('fleet')
    expect(await on('2026-12-07', { guests: 4 })).toContain('fleet')
    clock.set('2026-11-21T08:00:00Z')
  })

  it('lets go of today when the last booking closes, to the minute, in the place’s own zone', async () => {
    // 16:00 in Dubai is 12:00 UTC; booking closes an hour and a half before
    clock.set('2026-11-21T10:29:59Z')
    expect(await on('2026-11-21')).toContain('daily')
    clock.set('2026-11-21T10:30:00Z')
    expect(await on('2026-11-21')).not.toContain('daily')
    // still the 21st, 00:30, in Honolulu
    expect(await on('2026-11-21')).toContain('far-west')
    clock.set('2026-11-21T19:00:00Z')
    expect(await on('2026-11-21')).not.toContain('far-west')
    clock.set('2026-11-21T08:00:00Z')
  })

  it('knows cut-offs of a week', async () => {
    expect(await on('2026-11-28', { text: 'week' })).toEqual([])
    expect(await on('2026-11-29', { text: 'week' })).toEqual(['week-ahead'])
  })

  it('agrees after the index was rolled on', async () => {
    clock.set('2026-11-25T12:31:00Z')
    await refreshOpenDays({ db: database.db, clock })
    expect(await on('2026-11-24')).toEqual([])
    expect(await on('2026-11-25')).toEqual(['far-west', 'last'])
    expect(await on('2026-12-03')).toEqual(['daily', 'far-west', 'last', 'week-ahead', 'weekdays', 'winter'])
    clock.set('2026-11-21T08:00:00Z')
    await refreshOpenDays({ db: database.db, clock })
  })
})

describe('places that are taken', () => {
  const take = async (
    slug: string,
    localStart: string,
    sold: number,
    held?: { places: number; expiresAt: string },
  ) => {
    const { rows } = await database.db.raw<{
      rows: { pool_id: number; capacity: number; time_zone: string }[]
    }>(
      `select o.pool_id, p.capacity, e.time_zone from options o join pools p on p.id = o.pool_id join experiences e on e.id = o.experience_id where e.slug = ?`,
      [slug],
    )
    const [pool] = rows
    if (!pool) throw new Error(`no pool of ${slug}`)
    await database.db.raw(
      `insert into departures (pool_id, local_start, starts_at, capacity, sold, held) values (?, ?, ?, ?, ?, ?)
       on conflict (pool_id, local_start) do update set sold = excluded.sold, held = excluded.held`,
      [
        pool.pool_id,
        localStart,
        toInstant(localStart, pool.time_zone)?.toString() ?? '',
        pool.capacity,
        sold,
        held?.places ?? 0,
      ],
    )
  }

  it('hide an experience only on the day, and only when every start is full', async () => {
    await take('daily', '2026-12-03T09:00', 6)
    expect(await on('2026-12-03')).toContain('daily')
    await take('daily', '2026-12-03T16:00', 6)
    expect(await on('2026-12-03')).not.toContain('daily')
    expect(await on('2026-12-04')).toContain('daily')
  })

  it('leave it to those who are few enough', async () => {
    await take('daily', '2026-12-06T09:00', 3)
    await take('daily', '2026-12-06T16:00', 4)
    expect(await on('2026-12-06', { guests: 3 })).toContain('daily')
    expect(await on('2026-12-06', { guests: 4 })).not.toContain('daily')
  })

  it('hide a stay that is full only on a later of its days', async () => {
    await write([
      {
        externalId: 'cabin',
        priceBasis: 'ITEM',
        pricePeriod: 'NIGHT',
        periods: { minimum: 3, maximum: 7 },
        options: [
          buildOption({
            units: [{ id: 'ITEM', price: '900', guests: 4 }],
            capacity: 1,
            schedule: [{ startTimes: ['15:00'] }],
          }),
        ],
      },
    ])
    await take('cabin', '2027-01-12T00:00', 1)
    const found = async (date: string) => (await on(date)).includes('cabin')
    expect(await found('2027-01-09')).toBe(true)
    expect(await found('2027-01-10')).toBe(false)
    expect(await found('2027-01-11')).toBe(false)
    expect(await found('2027-01-12')).toBe(false)
    expect(await found('2027-01-13')).toBe(true)
    await take('cabin', '2027-01-12T00:00', 0)
  })

  it('hide a voyage of three days whose boat is away on its last', async () => {
    await write([
      {
        externalId: 'voyage',
        options: [
          buildOption({
            capacity: 1,
            durationMinutes: 3 * 1440 - 60,
            schedule: [{ startTimes: ['10:00'] }],
            resource: 'gulet',
          }),
        ],
      },
    ])
    await take('voyage', '2027-01-22T10:00', 1)
    const found = async (date: string) => (await on(date)).includes('voyage')
    expect(await found('2027-01-19')).toBe(true)
    expect(await found('2027-01-20')).toBe(false)
    expect(await found('2027-01-23')).toBe(true)
    await take('voyage', '2027-01-22T10:00', 0)
  })

  it('come back by a change of the table alone', async () => {
    await take('daily', '2026-12-03T16:00', 5)
    expect(await on('2026-12-03')).toContain('daily')
  })
})

describe('a card of a day', () => {
  const cardOn = async (slug: string, date: string, guests = 1) => {
    const reply = await searchExperiences(
      { db: database.db, clock, catalogueMemory },
      {
        query: SearchQuery.parse({ date, guests }),
        language: 'en',
        storefront: { currency: 'AED' },
      },
    )
    const card = reply.cards.find((one) => one.slug === slug)
    const { price, option, guests: taken } = card?.from ?? {}
    return card && { amount: price?.amount, option, guests: taken, free: card.freeCancellation }
  }
  /** All places of an option on December 10. */
  const sellOut = (slug: string, option: string, places: number) =>
    database.db.raw(
      `insert into departures (pool_id, local_start, starts_at, capacity, sold, held)
       select o.pool_id, '2026-12-10T10:00', '2026-12-10T06:00Z', :places, :places, 0 from options o
       join experiences e on e.id = o.experience_id where e.slug = :slug and o.code = :option`,
      { slug, option, places },
    )
  const priced = (id: string, price: string, more: Partial<Parameters<typeof buildOption>[0]> = {}) =>
    buildOption({
      id,
      title: { en: `The ${id}` },
      capacity: 6,
      schedule: [{ startTimes: ['10:00'] }],
      units: [{ id: 'ADULT', price }],
      ...more,
    })

  beforeAll(async () => {
    await write([
      {
        externalId: 'decks',
        options: [priced('camp', '165'), priced('dunes', '175', { capacity: 20 })],
        cancellation: { kind: 'FREE', steps: [{ days: 2, penaltyPercent: 0 }] },
      },
    ])
    await sellOut('decks', 'camp', 6)
  })

  it('has the price of the cheapest option with room that day, and names it', async () => {
    expect(await cardOn('decks', '2026-12-09')).toMatchObject({ amount: 16_500, option: 'The camp' })
    expect(await cardOn('decks', '2026-12-10')).toMatchObject({ amount: 17_500, option: 'The dunes' })
    // the camp carries six
    expect(await cardOn('decks', '2026-12-09', 7)).toMatchObject({ amount: 17_500, option: 'The dunes' })
  })

  it('says how many guests the item of that price takes', async () => {
    const room = (id: string, price: string, guests: number) =>
      priced(id, price, { capacity: 1, units: [{ id: 'ITEM', price, guests }] })
    await write([
      { externalId: 'rooms', priceBasis: 'ITEM', options: [room('small', '90', 2), room('large', '140', 6)] },
    ])
    await sellOut('rooms', 'small', 1)
    expect(await cardOn('rooms', '2026-12-09')).toMatchObject({ amount: 9_000, guests: 2 })
    expect(await cardOn('rooms', '2026-12-10')).toMatchObject({ amount: 14_000, guests: 6 })
  })

  it('calls cancelling free only while it is for the first departure of that day', async () => {
    // it is the 21st, noon in Dubai: two days before the 23rd, ten o’clock, have gone by
    expect(await cardOn('decks', '2026-11-24')).toMatchObject({ free: true })
    expect(await cardOn('decks', '2026-11-23')).toMatchObject({ free: false })
  })
})

describe('the index and the schedule', () => {
  it('agree on every day and listing', async () => {
    const { rows: schedules } = await database.db.raw<{
      rows: { slug: string; schedule: ScheduleRule[]; closedDays: string[]; expiresOn: string | null }[]
    }>(
      `select e.slug, o.schedule, o.closed_days as "closedDays", e.expires_on as "expiresOn"
       from options o join experiences e on e.id = o.experience_id`,
    )
    for (let offset = 12; offset < 120; offset += 7) {
      const date = Temporal.PlainDate.from('2026-11-21').add({ days: offset }).toString()
      const expected = schedules
        .filter(
          ({ schedule, closedDays, expiresOn }) =>
            (!expiresOn || date <= expiresOn) && startsOn({ schedule, closedDays }, date).length > 0,
        )
        .map(({ slug }) => slug)
      expect(await on(date)).toEqual([...new Set(expected)].toSorted())
    }
  })
})

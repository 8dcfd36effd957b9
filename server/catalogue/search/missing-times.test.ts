import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { refreshOpenDays } from '../upkeep/refresh-open-days.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
// noon in Dubai
const clock = stopClock('2026-11-21T08:00:00Z')
const [today, friday, saturday] = ['2026-11-21', '2027-01-08', '2027-01-09']

const starting = (...startTimes: string[]) => [{ startTimes }]
const listing = (slug: string, ...options: Parameters<typeof buildOption>[0][]) =>
  buildListing({ externalId: slug, slug, options: options.map((option) => buildOption(option)) })

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await upsertListings({ db: database.db, clock }, [
    listing(
      'palace',
      { id: 'by-day', schedule: starting('10:00') },
      { id: 'by-lamplight', schedule: [{ weekdays: [5], startTimes: ['19:30'] }] },
    ),
    listing('boat', { schedule: starting('09:00', '18:00'), cutoffMinutes: 60 }),
    listing('show', { schedule: starting('20:00') }),
    listing('season', {
      schedule: [
        { to: '2027-01-08', startTimes: ['19:00'] },
        { from: '2027-01-09', startTimes: ['11:00'] },
      ],
    }),
  ])
})
afterAll(() => database.close())

async function search(query: { date?: string; time?: string; city?: string }) {
  const asked = { query: SearchQuery.parse(query), language: 'en', storefront: { currency: 'AED' } } as const
  const { cards, total, facets } = await searchExperiences({ db: database.db, clock }, asked)
  expect(total).toBe(cards.length)
  return {
    slugs: cards.map(({ slug }) => slug).toSorted(),
    times: Object.fromEntries(facets.time.map(({ value, count }) => [value, count])),
  }
}

describe('a search by date and time of day', () => {
  it.each([
    [
      'on any day what starts in the evening on some',
      { time: 'evening' },
      ['boat', 'palace', 'season', 'show'],
    ],
    [
      'on a day whose evening it is open',
      { date: friday, time: 'evening' },
      ['boat', 'palace', 'season', 'show'],
    ],
    ['not on a day without that evening or season', { date: saturday, time: 'evening' }, ['boat', 'show']],
    ['by the season', { date: saturday, time: 'morning' }, ['boat', 'palace', 'season']],
    [
      'today what can still be booked in the evening',
      { date: today, time: 'evening' },
      ['boat', 'season', 'show'],
    ],
    ['nothing of the morning that is over', { date: today, time: 'morning' }, []],
    [
      'in either of two parts',
      { date: saturday, time: 'evening,morning' },
      ['boat', 'palace', 'season', 'show'],
    ],
  ])('finds %s', async (_, query, slugs) => {
    expect((await search(query)).slugs).toEqual(slugs)
    expect((await search({ ...query, city: 'dubai' })).slugs).toEqual(slugs)
    expect((await search({ ...query, city: 'paris' })).slugs).toEqual([])
  })

  it('counts for each part of the day what it would find', async () => {
    for (const date of [undefined, today, friday, saturday]) {
      const { times } = await search({ date })
      for (const [time, count] of Object.entries(times)) {
        expect((await search({ date, time })).slugs, `${date} ${time}`).toHaveLength(count)
      }
    }
  })

  it('leaves out a part of the day in which every place is taken', async () => {
    await database.db.raw(
      `insert into departures (pool_id, local_start, starts_at, capacity, sold, held)
       select o.pool_id, '2027-01-08T18:00', '2027-01-08T14:00Z', o.capacity, o.capacity, 0
       from options o join experiences e on e.id = o.experience_id where e.slug = 'boat'`,
    )
    expect((await search({ date: friday, time: 'evening' })).slugs).toEqual(['palace', 'season', 'show'])
    expect((await search({ date: friday, time: 'morning' })).slugs).toEqual(['boat', 'palace'])
    expect((await search({ date: friday })).times).toMatchObject({ morning: 2, evening: 3 })
  })

  it('renews what an older release has left', async () => {
    const { db } = database
    const rows = async () =>
      (
        await db<{ part: number; differs: boolean }>('search_day_times').orderBy(['experience_id', 'part'])
      ).map(({ part, differs }) => [part, differs])
    const before = await rows()
    expect(before).toHaveLength(6)
    await db('search_day_times').delete()
    await db.raw(`insert into search_day_times (experience_id, part, differs)
      select id, 0, false from experiences where cardinality(parts_of_day) > 1`)
    expect(await refreshOpenDays({ db, clock })).toBe(3)
    expect(await rows()).toEqual(before)
    expect(await refreshOpenDays({ db, clock })).toBe(0)
  })
})

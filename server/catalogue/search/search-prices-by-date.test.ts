import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchQueryInput } from '../../contract/catalogue.ts'
import type { ListingInput } from '../../contract/listing.ts'
import { buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { searchWithMemory, writeTrips } from '../../testing/priced-trips.ts'
import { refreshOpenDays } from '../upkeep/refresh-open-days.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-21T08:00:00Z')
let search: ReturnType<typeof searchWithMemory>

const option = (id: string, price: string, more: Partial<Parameters<typeof buildOption>[0]> = {}) =>
  buildOption({
    id,
    capacity: 6,
    schedule: [{ startTimes: ['10:00'] }],
    units: [{ id: 'ADULT', price }],
    ...more,
  })
const weekdays = [{ weekdays: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[], startTimes: ['10:00'] }]

const listings: Partial<ListingInput>[] = [
  { externalId: 'same-every-day', options: [option('only', '120')] },
  // the cheap one does not run at weekends
  {
    externalId: 'cheap-on-weekdays',
    options: [option('cheap', '50', { schedule: weekdays }), option('dear', '150')],
  },
  // the cheap one carries two
  {
    externalId: 'cheap-for-two',
    options: [option('pair', '60', { capacity: 2 }), option('group', '200', { capacity: 20 })],
  },
  // booking of the cheap one closes two days before
  {
    externalId: 'cheap-ahead',
    options: [option('ahead', '70', { cutoffMinutes: 2_880 }), option('late', '130', { cutoffMinutes: 30 })],
  },
  // the cheap one is full on the tenth of December
  { externalId: 'cheap-unless-full', options: [option('first', '80'), option('second', '140')] },
  {
    externalId: 'in-euros',
    currency: 'EUR',
    options: [
      option('winter', '10', { schedule: [{ startTimes: ['10:00'], to: '2026-12-09' }] }),
      option('always', '90'),
    ],
  },
  {
    externalId: 'by-the-boat',
    priceBasis: 'ITEM',
    options: [
      option('small', '100', { capacity: 1, units: [{ id: 'ITEM', price: '100', guests: 4 }] }),
      option('large', '400', { capacity: 1, units: [{ id: 'ITEM', price: '400', guests: 12 }] }),
    ],
  },
]

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await writeTrips({ db: database.db, clock }, listings)
  search = searchWithMemory({ db: database.db, clock })
  await database.db.raw(
    `insert into departures (pool_id, local_start, starts_at, capacity, sold, held)
     select o.pool_id, '2026-12-10T10:00', '2026-12-10T06:00Z', 6, 6, 0 from options o
     join experiences e on e.id = o.experience_id where e.slug = 'cheap-unless-full' and o.code = 'first'`,
  )
})
afterAll(() => database.close())

// a Thursday on which one is full, a Saturday, and the day after tomorrow, before which a booking has closed
const days = ['2026-12-03', '2026-12-10', '2026-12-12', '2026-11-22']
const asked = days.flatMap((date) => [1, 3, 7].map((guests) => ({ date, guests })))

describe('a search by date', () => {
  it.each(asked)('sorts by the prices that its cards tell: %o', async (day) => {
    const { prices, total } = await search({ ...day, sort: 'price-low' })
    expect(total).toBe(prices.length)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const down = await search({ ...day, sort: 'price-high' })
    expect(down.prices).toEqual(prices.toReversed())
  })

  it.each(asked)('filters by the prices that its cards tell, and says their range: %o', async (day) => {
    const all = await search({ ...day, sort: 'price-low' })
    const least = Math.min(...all.prices)
    const most = Math.max(...all.prices)
    expect(all.facets.price).toEqual({ from: least, to: most, currency: 'AED' })
    for (const bound of all.prices) {
      expect((await search({ ...day, priceTo: bound })).slugs.toSorted()).toEqual(
        all.slugs.filter((_, at) => (all.prices[at] ?? 0) <= bound).toSorted(),
      )
      const from = await search({ ...day, priceFrom: bound, sort: 'price-low', text: 'trip' })
      expect(from.prices).toEqual(from.prices.toSorted((a, b) => a - b))
      expect(from.prices.every((price) => price >= bound)).toBe(true)
      const asDear = all.slugs.filter((_, at) => (all.prices[at] ?? 0) >= bound)
      expect(from.slugs).toEqual(expect.arrayContaining(asDear))
    }
  })

  it('knows days, parties, closed bookings and full departures', async () => {
    const priceOf = async (slug: string, day: { date: string; guests?: number }) => {
      const { prices, slugs } = await search({ ...day, priceFrom: 1, sort: 'price-low' })
      return prices[slugs.indexOf(slug)]
    }
    expect(await priceOf('cheap-on-weekdays', { date: '2026-12-03' })).toBe(50)
    expect(await priceOf('cheap-on-weekdays', { date: '2026-12-12' })).toBe(150)
    expect(await priceOf('cheap-for-two', { date: '2026-12-03', guests: 2 })).toBe(60)
    expect(await priceOf('cheap-for-two', { date: '2026-12-03', guests: 3 })).toBe(200)
    expect(await priceOf('cheap-ahead', { date: '2026-12-03' })).toBe(70)
    expect(await priceOf('cheap-ahead', { date: '2026-11-22' })).toBe(130)
    expect(await priceOf('cheap-unless-full', { date: '2026-12-10' })).toBe(140)
    expect(await priceOf('by-the-boat', { date: '2026-12-03', guests: 4 })).toBe(100)
    expect(await priceOf('by-the-boat', { date: '2026-12-03', guests: 5 })).toBe(400)
  })

  it.each<[string, Partial<SearchQueryInput>, number | undefined]>([
    ['cheap-on-weekdays', { date: '2026-12-03', priceFrom: 100 }, 150],
    ['cheap-on-weekdays', { date: '2026-12-12', priceTo: 100 }, undefined],
    ['cheap-on-weekdays', { date: '2026-12-03', priceFrom: 60, priceTo: 140 }, undefined],
    ['cheap-for-two', { date: '2026-12-03', guests: 3, priceFrom: 50, priceTo: 100 }, undefined],
    ['cheap-for-two', { date: '2026-12-03', guests: 2, priceFrom: 100 }, 200],
    ['cheap-unless-full', { date: '2026-12-10', priceTo: 100 }, undefined],
    ['cheap-unless-full', { date: '2026-12-10', priceFrom: 100 }, 140],
    ['cheap-unless-full', { date: '2026-12-03', priceFrom: 100 }, 140],
    ['in-euros', { date: '2026-12-03', priceFrom: 100 }, 382.46],
    ['by-the-boat', { date: '2026-12-03', guests: 4, priceFrom: 101 }, 400],
  ])('finds an option of that day within the bounds: %s, %o', async (slug, query, price) => {
    const { slugs, prices } = await search(query)
    expect(prices[slugs.indexOf(slug)]).toBe(price)
  })

  it('leaves a search without a date to the from-prices', async () => {
    const { slugs } = await search({ sort: 'price-low', priceTo: 100 })
    expect(slugs.toSorted()).toEqual([
      'by-the-boat',
      'cheap-ahead',
      'cheap-for-two',
      'cheap-on-weekdays',
      'cheap-unless-full',
      'in-euros',
    ])
  })

  it('has rows for what costs different prices alone, and renews what an older release has left', async () => {
    const { db } = database
    const rows = async () =>
      (
        await db.raw<{ rows: { slug: string; days: string }[] }>(
          `select e.slug, string_agg(p.price || ' ' || p.most_guests || ' ' || p.open_from::text, ', ' order by p.position) as days
           from search_day_prices p join experiences e on e.id = p.experience_id group by e.slug order by e.slug`,
        )
      ).rows
    const before = await rows()
    const differing = listings
      .flatMap(({ externalId }) => externalId ?? [])
      .filter((id) => id !== 'same-every-day')
    expect(before.map(({ slug }) => slug)).toEqual(differing.toSorted())
    await db.raw('delete from search_day_prices')
    await db.raw(`insert into search_day_prices (experience_id, position, price, most_guests)
      select experience_id, min(position), 0, 0 from options where offered group by experience_id having count(*) > 1`)
    expect(await refreshOpenDays({ db, clock })).toBe(before.length)
    expect(await rows()).toEqual(before)
    expect(await refreshOpenDays({ db, clock })).toBe(0)
  })
})

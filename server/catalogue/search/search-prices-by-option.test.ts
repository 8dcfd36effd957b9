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
// a Thursday; a Saturday; a Thursday whose evenings are full
const [thursday, saturday, full] = ['2026-12-03', '2026-12-05', '2026-12-10']

const option = (
  id: string,
  price: string,
  startTimes: string[],
  more: Partial<Parameters<typeof buildOption>[0]> = {},
) =>
  buildOption({
    id,
    title: { en: `Option ${id}` },
    capacity: 6,
    schedule: [{ startTimes }],
    units: [{ id: 'ADULT', price }],
    ...more,
  })
const weekend = (startTimes: string[]) => [{ weekdays: [6, 7] as (6 | 7)[], startTimes }]

const listings: Partial<ListingInput>[] = [
  { externalId: 'one', options: [option('only', '65', ['10:00', '20:00'])] },
  {
    externalId: 'dear-evening',
    options: [
      option('day', '50', ['10:00', '14:00']),
      option('night', '150', ['19:00'], { units: [{ id: 'ADULT', price: '150', originalPrice: '190' }] }),
    ],
  },
  {
    externalId: 'both-in-the-evening',
    options: [
      option('usual', '60', ['11:00', '19:00'], { capacity: 2 }),
      option('group', '90', ['11:30', '19:30']),
    ],
  },
  {
    externalId: 'small-by-day',
    options: [option('small', '20', ['10:00'], { capacity: 2 }), option('large', '110', ['18:00'])],
  },
  {
    externalId: 'cheap-evening-at-weekends',
    options: [
      option('short', '40', ['10:00'], {
        schedule: [{ weekdays: [1, 2, 3, 4, 5], startTimes: ['10:00'] }, ...weekend(['18:30'])],
      }),
      option('long', '120', ['09:00', '18:00']),
    ],
  },
  {
    externalId: 'same-times',
    options: [option('plain', '70', ['10:00', '19:00']), option('lunch', '95', ['10:00', '19:00'])],
  },
  {
    externalId: 'by-language',
    spokenLanguages: ['en', 'ru', 'fr'],
    options: [
      option('russian', '30', ['11:00'], { spokenLanguages: ['ru'], schedule: weekend(['11:00', '15:30']) }),
      option('english', '80', ['11:00', '19:30'], { spokenLanguages: ['en', 'fr'] }),
    ],
  },
  {
    externalId: 'same-price-by-language',
    spokenLanguages: ['en', 'ru'],
    options: [
      option('russian', '55', ['10:30'], { spokenLanguages: ['ru'], schedule: weekend(['10:30']) }),
      option('english', '55', ['10:30'], { spokenLanguages: ['en'] }),
    ],
  },
  {
    externalId: 'one-price',
    spokenLanguages: ['en', 'ru'],
    options: [
      option('russian', '75', ['14:00'], { spokenLanguages: ['ru'] }),
      option('english', '75', ['09:45'], { spokenLanguages: ['en'] }),
    ],
  },
  {
    externalId: 'in-euros',
    currency: 'EUR',
    spokenLanguages: ['en', 'ru'],
    options: [
      option('russian', '19', ['14:00'], { spokenLanguages: ['ru'] }),
      option('english', '14', ['09:45'], { spokenLanguages: ['en'], durationMinutes: 240 }),
    ],
  },
  {
    externalId: 'by-length',
    duration: undefined,
    options: [
      option('hour', '35', ['10:00', '11:00'], { durationMinutes: 60 }),
      option('day', '175', ['09:00'], {
        durationMinutes: 480,
        schedule: [{ weekdays: [1, 2, 3, 4, 5], startTimes: ['09:00'] }],
      }),
    ],
  },
  {
    externalId: 'three-lengths',
    duration: { minimum: 0.75, maximum: 5, unit: 'HOURS' },
    options: [
      option('short', '20', ['13:00'], { durationMinutes: 45 }),
      option('half', '200', ['13:00'], { durationMinutes: 210 }),
      option('long', '300', ['13:00'], { durationMinutes: 300 }),
    ],
  },
  {
    externalId: 'by-age',
    ages: { minimum: 0 },
    options: [
      option('grown-ups', '45', ['10:00'], { units: [{ id: 'ADULT', price: '45', ages: { minimum: 18 } }] }),
      option('family', '105', ['10:00'], {
        units: [
          { id: 'ADULT', price: '105' },
          { id: 'CHILD', price: '40', ages: { minimum: 4, maximum: 17 } },
        ],
      }),
    ],
  },
  {
    externalId: 'all-languages',
    spokenLanguages: ['en', 'ru'],
    currency: 'EUR',
    options: [option('only', '20', ['10:00'])],
  },
]

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await writeTrips({ db: database.db, clock }, listings)
  search = searchWithMemory({ db: database.db, clock })
  await database.db.raw(
    `insert into departures (pool_id, local_start, starts_at, capacity, sold, held)
     select o.pool_id, (:full || 'T' || taken.start)::timestamp, (:full || 'T' || taken.start)::timestamp at time zone 'Asia/Dubai', 6, o.capacity, 0
     from options o join experiences e on e.id = o.experience_id
     join (values ('both-in-the-evening', 'usual', '19:00'), ('by-language', 'english', '11:00'), ('by-language', 'english', '19:30'), ('by-length', 'day', '09:00'),
       ('same-price-by-language', 'english', '10:30')) taken (slug, code, start)
       on taken.slug = e.slug and taken.code = o.code`,
    { full },
  )
})
afterAll(() => database.close())

async function card(slug: string, query: Partial<SearchQueryInput>) {
  const { cards } = await search(query)
  const found = cards.find((one) => one.slug === slug)?.from
  return (
    found && [found.price.amount / 100, found.option, found.originalPrice && found.originalPrice.amount / 100]
  )
}

describe('a list filtered by time of day', () => {
  it.each<[string, Partial<SearchQueryInput>, unknown[] | undefined]>([
    ['dear-evening', {}, [50, 'Option day', undefined]],
    ['dear-evening', { time: 'morning' }, [50, 'Option day', undefined]],
    ['dear-evening', { time: 'evening' }, [150, 'Option night', 190]],
    ['dear-evening', { time: 'evening,morning' }, [50, 'Option day', undefined]],
    ['dear-evening', { time: 'evening', date: thursday }, [150, 'Option night', 190]],
    ['both-in-the-evening', { time: 'evening', date: thursday, guests: 2 }, [60, 'Option usual', undefined]],
    ['both-in-the-evening', { time: 'evening', date: thursday, guests: 3 }, [90, 'Option group', undefined]],
    ['both-in-the-evening', { time: 'evening', date: full }, [90, 'Option group', undefined]],
    ['both-in-the-evening', { time: 'morning', date: full }, [60, 'Option usual', undefined]],
    ['cheap-evening-at-weekends', { time: 'evening' }, [40, 'Option short', undefined]],
    ['cheap-evening-at-weekends', { time: 'evening', date: saturday }, [40, 'Option short', undefined]],
    ['cheap-evening-at-weekends', { time: 'evening', date: thursday }, [120, 'Option long', undefined]],
    ['same-times', { time: 'evening' }, [70, 'Option plain', undefined]],
    ['one', { time: 'evening' }, [65, undefined, undefined]],
  ])('shows the price of an option that starts then: %s, %o', async (slug, query, told) => {
    expect(await card(slug, query)).toEqual(told)
  })
})

describe('a list filtered by language', () => {
  it.each<[string, Partial<SearchQueryInput>, unknown[] | undefined]>([
    ['by-language', {}, [30, 'Option russian', undefined]],
    ['by-language', { languages: 'en' }, [80, 'Option english', undefined]],
    ['by-language', { languages: 'en,ru' }, [30, 'Option russian', undefined]],
    ['by-language', { languages: 'ru', date: saturday }, [30, 'Option russian', undefined]],
    ['by-language', { languages: 'ru', date: thursday }, undefined],
    ['by-language', { languages: 'ru,fr', date: thursday }, [80, 'Option english', undefined]],
    ['by-language', { languages: 'ru', time: 'afternoon' }, [30, 'Option russian', undefined]],
    ['same-price-by-language', { languages: 'ru', date: thursday }, undefined],
    ['same-price-by-language', { languages: 'en', date: thursday }, [55, undefined, undefined]],
  ])('finds what is held in it, at its price: %s, %o', async (slug, query, told) => {
    expect(await card(slug, query)).toEqual(told)
  })

  it('leaves out what is held in it on other days, or is sold out', async () => {
    expect((await search({ languages: 'en', date: full })).slugs).not.toContain('same-price-by-language')
    expect((await search({ languages: 'en', date: full })).slugs).toEqual([
      'one-price',
      'in-euros',
      'all-languages',
    ])
    expect((await search({ languages: 'ru', date: thursday })).slugs).toEqual([
      'one-price',
      'in-euros',
      'all-languages',
    ])
  })
})

describe('a card of a filtered list', () => {
  it.each<[string, Partial<SearchQueryInput>, string | undefined]>([
    ['dear-evening', {}, undefined],
    ['dear-evening', { time: 'evening' }, 'night'],
    ['dear-evening', { time: 'evening,morning' }, undefined],
    ['dear-evening', { priceFrom: 140 }, 'night'],
    ['cheap-evening-at-weekends', { time: 'evening', date: thursday }, 'long'],
    ['by-length', { date: full }, 'hour'],
    // both cost the same
    ['same-price-by-language', { languages: 'en', date: saturday }, 'english'],
    ['one', { time: 'evening' }, undefined],
  ])('says which option it is about, where not all fit: %s, %o', async (slug, query, option) => {
    const { cards } = await search(query)
    expect(cards.find((one) => one.slug === slug)).toMatchObject({ slug, option })
  })
})

describe('a list filtered by duration or ages', () => {
  it.each<[string, Partial<SearchQueryInput>, unknown[] | undefined]>([
    ['by-length', {}, [35, 'Option hour', undefined]],
    ['by-length', { duration: 'up-to-1h' }, [35, 'Option hour', undefined]],
    ['by-length', { duration: '4h-to-1d' }, [175, 'Option day', undefined]],
    ['by-length', { duration: '4h-to-1d,up-to-1h', date: thursday }, [35, 'Option hour', undefined]],
    ['by-length', { duration: '4h-to-1d', date: thursday }, [175, 'Option day', undefined]],
    ['by-length', { duration: '4h-to-1d', date: saturday }, undefined],
    ['by-length', { duration: '4h-to-1d', date: full }, undefined],
    ['by-length', { duration: 'up-to-1h', date: full }, [35, 'Option hour', undefined]],
    ['by-age', {}, [45, 'Option grown-ups', undefined]],
    ['by-age', { ages: '18-64' }, [45, 'Option grown-ups', undefined]],
    ['by-age', { ages: '4-11' }, [105, 'Option family', undefined]],
    ['by-age', { ages: '18-64,12-17' }, [105, 'Option family', undefined]],
    ['by-age', { ages: '4-11', date: thursday }, [105, 'Option family', undefined]],
  ])('shows the price of an option that fits: %s, %o', async (slug, query, told) => {
    expect(await card(slug, query)).toEqual(told)
  })
})

describe('a list for a party', () => {
  it.each<[string, Partial<SearchQueryInput>, unknown[] | undefined]>([
    ['both-in-the-evening', { guests: 2 }, [60, 'Option usual', undefined]],
    ['both-in-the-evening', { guests: 3 }, [90, 'Option group', undefined]],
    ['both-in-the-evening', { guests: 3, time: 'evening' }, [90, 'Option group', undefined]],
    ['both-in-the-evening', { guests: 3, priceTo: 80 }, undefined],
    ['both-in-the-evening', { guests: 3, priceTo: 90 }, [90, 'Option group', undefined]],
    ['both-in-the-evening', { guests: 7 }, undefined],
    ['small-by-day', { guests: 3 }, [110, 'Option large', undefined]],
    ['small-by-day', { guests: 3, time: 'evening' }, [110, 'Option large', undefined]],
    ['small-by-day', { guests: 3, time: 'morning' }, undefined],
    ['small-by-day', { guests: 2, time: 'morning' }, [20, 'Option small', undefined]],
  ])('shows the price of an option that carries it: %s, %o', async (slug, query, told) => {
    expect(await card(slug, query)).toEqual(told)
  })
})

describe('a list filtered by price', () => {
  it.each<[string, Partial<SearchQueryInput>, unknown[] | undefined]>([
    ['dear-evening', { priceFrom: 100, priceTo: 200 }, [150, 'Option night', 190]],
    ['dear-evening', { priceFrom: 60, priceTo: 140 }, undefined],
    ['dear-evening', { priceFrom: 100, time: 'morning' }, undefined],
    ['dear-evening', { priceTo: 100, time: 'evening' }, undefined],
    ['dear-evening', { priceFrom: 100, time: 'evening', date: thursday }, [150, 'Option night', 190]],
    ['dear-evening', { priceFrom: 100, time: 'morning', date: thursday }, undefined],
    ['same-times', { priceFrom: 80 }, [95, 'Option lunch', undefined]],
    ['same-times', { priceFrom: 80, priceTo: 100, date: saturday }, [95, 'Option lunch', undefined]],
    ['cheap-evening-at-weekends', { priceTo: 100, time: 'evening', date: thursday }, undefined],
    ['by-language', { priceFrom: 50, languages: 'ru' }, undefined],
    ['by-language', { priceFrom: 50 }, [80, 'Option english', undefined]],
    ['by-length', { priceFrom: 100, duration: 'up-to-1h' }, undefined],
    ['by-length', { priceFrom: 100, date: saturday }, undefined],
    ['by-age', { priceFrom: 100, ages: '18-64' }, [105, 'Option family', undefined]],
    ['by-age', { priceTo: 100, ages: '4-11' }, undefined],
    ['in-euros', { priceFrom: 15, priceTo: 20, priceCurrency: 'EUR' }, [80.74, 'Option russian', undefined]],
    ['one', { priceFrom: 65, priceTo: 65 }, [65, undefined, undefined]],
    ['one', { priceFrom: 66 }, undefined],
  ])('finds the options within the bounds, at their price: %s, %o', async (slug, query, told) => {
    expect(await card(slug, query)).toEqual(told)
  })
})

describe('the length on a card', () => {
  it.each<[string, Partial<SearchQueryInput>, object | undefined]>([
    ['by-length', { duration: '4h-to-1d' }, { unit: 'HOURS', minimum: 8 }],
    ['by-length', { duration: 'up-to-1h' }, { unit: 'HOURS', minimum: 1 }],
    ['by-length', { date: saturday }, { unit: 'HOURS', minimum: 1 }],
    ['by-length', { time: 'morning' }, undefined],
    ['three-lengths', {}, { unit: 'HOURS', minimum: 0.75, maximum: 5 }],
    ['three-lengths', { priceFrom: 100 }, { unit: 'HOURS', minimum: 3.5, maximum: 5 }],
    ['three-lengths', { priceTo: 100 }, { unit: 'MINUTES', minimum: 45 }],
    ['three-lengths', { priceFrom: 100, date: thursday }, { unit: 'HOURS', minimum: 3.5, maximum: 5 }],
  ])('is that of the options that fit, where each says it: %s, %o', async (slug, query, told) => {
    const { cards } = await search(query)
    expect(cards.find((one) => one.slug === slug)?.duration).toEqual(told)
  })
})

const wishes: Partial<SearchQueryInput>[] = [
  {},
  ...[undefined, 'evening', 'morning', 'evening,afternoon'].flatMap((time) =>
    [undefined, 'en', 'ru'].map((languages) => ({ time, languages })),
  ),
  { duration: '4h-to-1d' },
  { duration: 'up-to-1h,1h-to-4h', ages: '18-64' },
  { ages: '4-11' },
  { ages: '8-11,18-64', time: 'morning' },
]
const days: Partial<SearchQueryInput>[] = [
  {},
  { date: thursday },
  { guests: 3 },
  { date: saturday, guests: 3 },
  { date: full },
]
const bounds = [{ priceTo: 85 }, { priceFrom: 85 }, { priceFrom: 55, priceTo: 100 }]
const asked = days.flatMap((day) => wishes.map((wish) => ({ ...day, ...wish })))

describe('a filtered list', () => {
  it.each(asked)('sorts and filters by the prices that its cards tell: %o', async (wish) => {
    const { prices, slugs, total, facets } = await search({ ...wish, sort: 'price-low' })
    expect(total).toBe(prices.length)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    if (prices.length === 0) return
    expect(facets.price).toEqual({ from: Math.min(...prices), to: Math.max(...prices), currency: 'AED' })
    for (const bound of prices) {
      expect((await search({ ...wish, priceTo: bound })).slugs.toSorted()).toEqual(
        slugs.filter((_, at) => (prices[at] ?? 0) <= bound).toSorted(),
      )
    }
  })

  it.each(asked.flatMap((wish, at) => [wish, { ...wish, ...bounds[at % bounds.length] }]))(
    'counts what each value of a filter would leave: %o',
    async (wish) => {
      const { facets } = await search(wish)
      const found = async (value: string, more: Partial<SearchQueryInput>) => [
        value,
        (await search({ ...wish, ...more })).total,
      ]
      for (const { value, count } of facets.time) {
        expect(await found(value, { time: value })).toEqual([value, count])
      }
      for (const { value, count } of facets.languages) {
        expect(await found(value, { languages: value })).toEqual([value, count])
      }
      for (const { value, count } of facets.duration) {
        expect(await found(value, { duration: value })).toEqual([value, count])
      }
      for (const { value, count } of facets.ages) {
        const ages = [wish.ages, value].filter(Boolean).join(',')
        expect(await found(value, { ages })).toEqual([value, count])
      }
    },
  )
})

describe('what several things are asked of', () => {
  it.each<[string, Partial<SearchQueryInput>, unknown[] | undefined]>([
    ['by-language', { languages: 'ru', time: 'evening' }, undefined],
    ['by-language', { languages: 'en', time: 'afternoon', date: saturday }, undefined],
    ['by-language', { languages: 'en', time: 'evening', date: saturday }, [80, 'Option english', undefined]],
    ['one-price', { languages: 'en', time: 'morning' }, [75, undefined, undefined]],
    ['one-price', { languages: 'en', time: 'afternoon' }, undefined],
    ['one-price', { languages: 'ru', time: 'morning', date: thursday }, undefined],
    ['by-length', { duration: 'up-to-1h', time: 'morning' }, [35, 'Option hour', undefined]],
    ['by-age', { ages: '4-11', time: 'morning' }, [105, 'Option family', undefined]],
    ['by-length', { duration: '4h-to-1d', time: 'evening' }, undefined],
  ])('is found where one option has it all: %s, %o', async (slug, query, told) => {
    expect(await card(slug, query)).toEqual(told)
  })
})

describe('the rows of prices by option', () => {
  it('are made anew where an older release wrote them', async () => {
    const { db } = database
    const rows = async () =>
      (
        await db.raw<{ rows: { row: string }[] }>(
          `select e.slug || ' ' || o.code || ' ' || p.parts || ' ' || coalesce(array_to_string(p.languages, ','), '-')
             || ' ' || coalesce(p.durations::text, '-') || ' ' || coalesce(p.ages::text, '-') as row
           from search_day_prices p join experiences e on e.id = p.experience_id
           join options o on o.experience_id = e.id and o.position = p.position order by 1`,
        )
      ).rows.map(({ row }) => row)
    const before = await rows()
    expect(before).toEqual([
      'both-in-the-evening group 1 - - -',
      'both-in-the-evening group 4 - - -',
      'both-in-the-evening usual 1 - - -',
      'both-in-the-evening usual 4 - - -',
      'by-age family 15 - - 254',
      'by-age grown-ups 15 - - 24',
      'by-language english 1 en,fr - -',
      'by-language english 4 en,fr - -',
      'by-language russian 1 ru - -',
      'by-language russian 2 ru - -',
      'by-length day 1 - 4 -',
      'by-length hour 1 - 1 -',
      'cheap-evening-at-weekends long 1 - - -',
      'cheap-evening-at-weekends long 4 - - -',
      'cheap-evening-at-weekends short 1 - - -',
      'cheap-evening-at-weekends short 4 - - -',
      'dear-evening day 1 - - -',
      'dear-evening day 2 - - -',
      'dear-evening night 4 - - -',
      'in-euros english 1 en 2 -',
      'in-euros russian 2 ru - -',
      'one-price english 1 en - -',
      'one-price russian 2 ru - -',
      'same-price-by-language english 1 en - -',
      'same-price-by-language russian 1 ru - -',
      'same-times lunch 15 - - -',
      'same-times plain 15 - - -',
      'small-by-day large 4 - - -',
      'small-by-day small 1 - - -',
      'three-lengths half 15 - 2 -',
      'three-lengths long 15 - 4 -',
      'three-lengths short 15 - 1 -',
    ])
    // as the release before has no such columns, it writes their defaults
    await db.raw(`delete from search_day_prices where parts = 4;
      update search_day_prices set parts = 15, languages = null, durations = null, open_from = open_from - 1
        where (experience_id, position, parts) in (select experience_id, position, min(parts) from search_day_prices group by 1, 2);
      delete from search_day_prices where parts <> 15`)
    expect(await refreshOpenDays({ db, clock })).toBeGreaterThan(0)
    expect(await rows()).toEqual(before)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-21T08:00:00Z')
const [wednesday, thursday] = ['2026-12-02', '2026-12-03']

const on = (weekday: number) => [{ weekdays: [weekday], startTimes: ['10:00'] }]
const adult = (minimum: number) => ({ id: 'ADULT' as const, price: '100', ages: { minimum } })
const child = { id: 'CHILD' as const, price: '100', ages: { minimum: 6, maximum: 12 } }

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await upsertListings({ db: database.db, clock }, [
    buildListing({
      externalId: 'class',
      slug: 'class',
      ages: { minimum: 6 },
      options: [
        buildOption({ id: 'by-day', units: [adult(13), child], schedule: on(3) }),
        buildOption({ id: 'evening', units: [adult(16)], schedule: on(4) }),
      ],
    }),
    buildListing({
      externalId: 'tram',
      slug: 'tram',
      ages: { minimum: 0 },
      options: [buildOption({ schedule: [{ startTimes: ['10:00'] }] })],
    }),
  ])
})
afterAll(() => database.close())

const found = async (query: { date?: string; ages?: string }) => {
  const asked = { query: SearchQuery.parse(query), language: 'en', storefront: { currency: 'AED' } } as const
  const { cards, total } = await searchExperiences({ db: database.db, clock }, asked)
  expect(total).toBe(cards.length)
  return cards.map(({ slug }) => slug).toSorted()
}

it.each([
  ['on any day what some option admits', { ages: '12-17' }, ['class', 'tram']],
  ['on a day whose option admits them', { date: wednesday, ages: '12-17' }, ['class', 'tram']],
  ['not on a day whose only option is from sixteen', { date: thursday, ages: '12-17' }, ['tram']],
  ['on that day adults', { date: thursday, ages: '18-64' }, ['class', 'tram']],
  ['not for adults with a child for whom nothing runs', { date: thursday, ages: '12-17,18-64' }, ['tram']],
  ['on that day without an age', { date: thursday }, ['class', 'tram']],
])('finds %s', async (_, query, slugs) => {
  expect(await found(query)).toEqual(slugs)
})

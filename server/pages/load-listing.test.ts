import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainSite } from '../contract/storefront-file.ts'
import type { ListingInput } from '../contract/listing.ts'
import type { RequestContext } from '../platform/http.ts'
import { buildListing, buildOption, seedReference } from '../testing/build-listing.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { upsertListings } from '../catalogue/listings/upsert-listing.ts'
import { readSearch } from './asked-query.ts'
import { loadListing } from './load-listing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-21T08:00:00Z')
const context = {
  storefront: { kind: 'consumer', currency: 'EUR', site: plainSite },
  language: 'en',
  currency: 'EUR',
} as unknown as RequestContext

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await database.db('destinations').insert({
    slug: 'sintra',
    name: { en: 'Sintra' },
    country_code: 'PT',
    latitude: 38.8,
    longitude: -9.38,
    time_zone: 'Europe/Lisbon',
  })
  const onRequest: Partial<ListingInput> = {
    negotiation: 'ONLY',
    currency: undefined,
    options: [],
    duration: undefined,
    latitude: undefined,
    longitude: undefined,
    cancellation: undefined,
  }
  await upsertListings(
    { db: database.db, clock },
    [
      { externalId: 'a-dune-drive', destination: 'dubai' },
      { externalId: 'tram', destination: 'lisbon' },
      { externalId: 'palace', destination: 'sintra' },
    ].map((listing) => buildListing({ slug: listing.externalId, ...onRequest, ...listing })),
  )
  await upsertListings({ db: database.db, clock }, [
    buildListing({
      externalId: 'season',
      slug: 'season',
      destination: 'dubai',
      options: [
        buildOption({
          capacity: 4,
          schedule: [{ from: '2027-03-01', to: '2027-05-08', startTimes: ['10:00'] }],
        }),
      ],
    }),
  ])
})
afterAll(() => database.close())

async function load(asked: object, route: object = {}) {
  const search = readSearch({ currency: 'EUR', ...route, ...asked })
  const found = await loadListing(
    { db: database.db, clock },
    context,
    { page: 'listing', ...route },
    { search, isFiltered: true },
  )
  if (!found || !('content' in found) || found.content.page !== 'listing') throw new Error('no list')
  const { search: reply, popular, onRequest, without } = found.content.data
  return { total: reply.total, instead: popular.map(({ slug }) => slug), onRequest, without }
}

it('offers what is on request without a day, where a chosen day finds none of it', async () => {
  expect(await load({ date: '2026-12-01' }, { city: 'lisbon' })).toEqual({
    total: 0,
    instead: ['tram'],
    onRequest: true,
    without: ['date'],
  })
  expect((await load({ stars: 5 }, { city: 'lisbon' })).onRequest).toBeUndefined()
})

it('shows places near the search, where it found nothing', async () => {
  expect((await load({ stars: 5 }, { city: 'lisbon' })).instead).toEqual(['palace'])
  expect((await load({ stars: 5 })).instead).toHaveLength(4)
})

it('shows what lies nearest to a city that was searched for and has nothing', async () => {
  expect((await load({ text: 'Porto' })).instead.toSorted()).toEqual(['palace', 'tram'])
  // nothing is within reach of it
  expect((await load({ text: 'Tokyo' })).instead).toHaveLength(4)
})

it('describes a category that nothing introduces by the experiences in it', async () => {
  const route = { page: 'listing', category: 'cruises' } as const
  const found = await loadListing({ db: database.db, clock }, context, route, {
    search: readSearch({ currency: 'EUR', categories: 'cruises' }),
    isFiltered: false,
  })
  expect(found?.about.description).toMatch(/^Cruises: .+ · .+ · .+$/)
})

it.each([
  [{ date: '2027-05-15', guests: 3 }, ['date']],
  [{ date: '2027-05-01', guests: 9 }, ['guests']],
  [{ date: '2027-05-15', guests: 9 }, []],
  [{ guests: 9 }, ['guests']],
])('says what has to be left out of a search that finds nothing: %o', async (asked, without) => {
  expect(await load({ text: 'dhow', ...asked, priceTo: 1000 }, {})).toMatchObject({
    total: 0,
    without,
  })
})

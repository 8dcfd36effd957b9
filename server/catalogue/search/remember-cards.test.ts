import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import type { SearchQueryInput, SearchReply } from '../../contract/catalogue.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { createRatesMemory } from '../../platform/money/exchange.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { listRelated } from '../reading/read-related.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let deps: CatalogueDeps & { news: { heard: number } }
const clock = stopClock('2026-11-20T08:00:00Z')
const boat = { externalId: 'boat', slug: 'boat', title: { en: 'Boat' } }

const write = (listing: Parameters<typeof buildListing>[0]) =>
  upsertListings({ db: database.db, clock }, [buildListing(listing)])

/** Changes a title as nothing does that writes listings: the version of the catalogue stays. */
const rename = (slug: string, title: string) =>
  database
    .db('experiences')
    .where({ slug })
    .update({ title: JSON.stringify({ en: title }) })

/** What work answers, and how many cards it read from the database. */
async function countCards<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; read: number }> {
  let read = 0
  const note = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
    if (sql.includes('as cards')) read += bindings.find((value) => Array.isArray(value))?.length ?? 0
  }
  database.db.on('query', note)
  const answer = await work()
  database.db.off('query', note)
  return { answer, read }
}

const storefront = { currency: 'AED' }

/** A search, and how many cards it read from the database. */
async function search(
  query: Partial<SearchQueryInput>,
  given: CatalogueDeps = deps,
): Promise<SearchReply & { titles: string[]; read: number }> {
  const wanted = { query: SearchQuery.parse(query), language: 'en' as const, storefront }
  const { answer, read } = await countCards(() => searchExperiences(given, wanted))
  return { ...answer, titles: answer.cards.map(({ title }) => title).toSorted(), read }
}

/** What is like the walk, and how many cards were read for it. */
async function relatedToWalk(given: CatalogueDeps = deps): Promise<{ titles: string[]; read: number }> {
  const wanted = { slug: 'walk', language: 'en' as const, currency: 'AED', storefront: {} }
  const { answer, read } = await countCards(() => listRelated(given, wanted))
  return { titles: answer.map(({ title }) => title), read }
}

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await write(boat)
  await write({ externalId: 'walk', slug: 'walk', title: { en: 'Walk' } })
})
beforeEach(async () => {
  await rename('boat', 'Boat')
  deps = {
    db: database.db,
    clock,
    news: { heard: 0 },
    rates: createRatesMemory(),
    catalogueMemory: createCatalogueMemory({ indexAtMostEveryMs: 0 }),
  }
  await search({})
})
afterAll(() => database.close())

it('reads a card once, for lists in any order and with any filter', async () => {
  expect(await search({ sort: 'price-high' })).toMatchObject({ titles: ['Boat', 'Walk'], read: 0 })
  // what is offered is read when it is needed first
  expect(await search({ priceTo: 10_000 })).toMatchObject({ titles: ['Boat', 'Walk'], read: 2 })
  expect(await search({ priceTo: 9_000 })).toMatchObject({ titles: ['Boat', 'Walk'], read: 0 })
})

it('shows beside an experience what a list has read, as long as it holds', async () => {
  expect(await relatedToWalk()).toEqual({ titles: ['Boat'], read: 0 })
  await write({ ...boat, title: { en: 'Barge' } })
  expect(await relatedToWalk()).toEqual({ titles: ['Barge'], read: 1 })
  expect(await relatedToWalk()).toEqual({ titles: ['Barge'], read: 0 })
  await rename('boat', 'Boat')
  deps.news.heard += 1
  expect(await relatedToWalk()).toEqual({ titles: ['Boat'], read: 1 })
  const { news: _none, ...deaf } = deps
  expect(await relatedToWalk(deaf)).toEqual({ titles: ['Boat'], read: 1 })
})

it('reads only the cards that are not known', async () => {
  await write({ externalId: 'tower', slug: 'tower', title: { en: 'Tower' } })
  await search({ text: 'tower' })
  expect(await search({})).toMatchObject({ titles: ['Boat', 'Tower', 'Walk'], read: 2 })
})

it('shows a changed price at once, whether the change was heard of or not', async () => {
  const priceOf = ({ cards }: SearchReply) => cards.find(({ slug }) => slug === 'boat')?.from?.price.amount
  const before = priceOf(await search({}))
  await write({ ...boat, options: [buildOption({ units: [{ id: 'ADULT', price: '999' }] })] })
  expect(priceOf(await search({}))).not.toBe(before)
  await write(boat)
  expect(priceOf(await search({}))).toBe(before)
})

it('reads cards anew once something was heard of, and each time where nothing is', async () => {
  await rename('boat', 'Ship')
  expect((await search({})).titles).toContain('Boat')
  deps.news.heard += 1
  expect((await search({})).titles).toContain('Ship')
  await rename('boat', 'Boat')
  const { news: _none, ...deaf } = deps
  expect((await search({}, deaf)).titles).toContain('Boat')
})

it('does not remember a card that was asked for before a change of it was heard of', async () => {
  deps.news.heard += 1
  const hear = ({ sql }: { sql: string }) => {
    if (sql.includes('as cards')) deps.news.heard += 1
  }
  database.db.on('query', hear)
  expect((await search({})).titles).toContain('Boat')
  database.db.off('query', hear)
  await rename('boat', 'Ship')
  expect((await search({})).titles).toContain('Ship')
})

it('counts anew once a listing, a rate or the day has changed', async () => {
  const asked = { sort: 'price-low', priceFrom: 1 } as const
  const { total, facets } = await search(asked)
  const pier = {
    externalId: 'pier',
    slug: 'pier',
    title: { en: 'Pier' },
    currency: 'EUR',
    expiresOn: '2026-11-20',
  }
  await write(pier)
  const more = await search(asked)
  expect(more.total).toBe(total + 1)
  expect(more.facets.price?.to).toBeGreaterThan(facets.price?.to ?? 0)
  await database.db('currency_rates').where({ currency: 'EUR' }).update({ per_dollar: '0.5' })
  deps.news.heard += 1
  expect((await search(asked)).facets.price?.to).toBeGreaterThan(more.facets.price?.to ?? 0)
  const tomorrow = { ...deps, clock: stopClock('2026-11-21T08:00:00Z') }
  expect((await search(asked, tomorrow)).total).toBe(total)
})

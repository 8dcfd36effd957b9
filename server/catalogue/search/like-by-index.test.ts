import { afterAll, beforeAll, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import { createRatesMemory } from '../../platform/money/exchange.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { findLikeInSameCity } from '../reading/cards.queries.ts'
import { likeByIndex } from './like-by-index.ts'
import { refreshSearchDocuments } from './search-documents.queries.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let deps: CatalogueDeps
// PostgreSQL's own day decides there what is over
const today = Temporal.Now.plainDateISO('UTC')
const clock = stopClock(`${today.toString()}T08:00:00Z`)
const lisbon = { destination: 'lisbon', latitude: 38.7, longitude: -9.1 }
const kinds = ['city-tours', 'cruises', 'museums']

/** Some two in three in one city, of one to three kinds each and of two suppliers; a few are over, and one ends today. */
const listings = Array.from({ length: 40 }, (_, at) =>
  buildListing({
    externalId: `e${at}`,
    slug: `e${at}`,
    ...(at % 3 === 0 && lisbon),
    categories: kinds.filter((_kind, kind) => kind === at % 3 || (at >> kind) % 2 === 0),
    supplier: at % 4 === 0 ? 'tagus-boats' : 'deira-dhows',
    expiresOn: { 7: today.subtract({ days: 1 }), 11: today, 12: today.subtract({ days: 9 }) }[at]?.toString(),
  }),
)

const search = (supplierId?: number) =>
  searchExperiences(deps, {
    query: SearchQuery.parse({}),
    language: 'en',
    storefront: { currency: 'AED', supplierId },
  })

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await seedReference(db)
  await db('suppliers').insert({
    slug: 'tagus-boats',
    name: { en: 'Tagus Boats' },
    email: 'hi@tagus.example',
  })
  await db('categories').insert({ slug: 'museums', name: { en: 'Museums' }, position: 3 })
  const written = await upsertListings({ db, clock }, listings)
  const refused = written.filter(({ outcome }) => outcome !== 'created')
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
  // new listings are recommended alike; several still are
  await db.raw('update experiences set rating_count = id * 7 % 4, rating_average = 3 + id % 3')
  await refreshSearchDocuments(db, await db('experiences').pluck('id'))
  deps = {
    db,
    clock,
    rates: createRatesMemory(),
    catalogueMemory: createCatalogueMemory({ indexAtMostEveryMs: 0 }),
  }
})
afterAll(() => database.close())

it('finds what the database finds, in its order, for every experience and supplier', async () => {
  const version = await versionNow()
  const suppliers = await database.db<{ id: number }>('suppliers').pluck('id')
  for (const supplierId of [undefined, ...suppliers]) {
    await search()
    await search(supplierId)
    for (const { id, slug } of await database.db<{ id: number; slug: string }>('experiences')) {
      for (const limit of [3, 8]) {
        const found = await findLikeInSameCity(database.db, { slug, supplierId, limit })
        expect({ slug, ids: await likeByIndex(deps, { id, version, supplierId, limit }) }).toEqual({
          slug,
          ids: found?.ids,
        })
      }
    }
  }
})

it('knows nothing of another version, without a memory, or of a supplier that nobody has listed', async () => {
  await search()
  const version = await versionNow()
  const [id = 0] = await database.db('experiences').where({ slug: 'e1' }).pluck<number[]>('id')
  const asked = { id, version, limit: 8 }
  expect(await likeByIndex(deps, asked)).toHaveLength(8)
  expect(await likeByIndex(deps, { ...asked, version: version + 1 })).toBeUndefined()
  expect(await likeByIndex(deps, { ...asked, supplierId: 999 })).toBeUndefined()
  const { catalogueMemory: _none, ...forgetful } = deps
  expect(await likeByIndex(forgetful, asked)).toBeUndefined()
})

it('leaves out from the next day on what ends today', async () => {
  await search()
  const { db } = database
  const ids = async (slug: string) => db('experiences').where({ slug }).pluck<number[]>('id')
  const [[id = 0], [endsToday = 0]] = await Promise.all([ids('e10'), ids('e11')])
  const asked = { id, version: await versionNow(), limit: 40 }
  expect(await likeByIndex(deps, asked)).toContain(endsToday)
  const tomorrow = stopClock(`${today.add({ days: 1 }).toString()}T08:00:00Z`)
  expect(await likeByIndex({ ...deps, clock: tomorrow }, asked)).not.toContain(endsToday)
})

it('asks for the index of a new version, and finds by it', async () => {
  await search()
  await upsertListings({ db: database.db, clock }, [
    buildListing({ externalId: 'new', slug: 'new', ...lisbon, categories: kinds }),
  ])
  const [id = 0] = await database.db('experiences').where({ slug: 'new' }).pluck<number[]>('id')
  const asked = { id, version: await versionNow(), limit: 8 }
  expect(await likeByIndex(deps, asked)).toBeUndefined()
  await expect.poll(() => likeByIndex(deps, asked)).toHaveLength(8)
})

async function versionNow(): Promise<number> {
  const { rows } = await database.db.raw<{ rows: { version: number }[] }>(
    'select sum(version)::bigint as version from search_versions',
  )
  return rows[0]?.version ?? -1
}

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { createRatesMemory } from '../../platform/money/exchange.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import type { CatalogueMemory } from '../catalogue-memory.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-20T08:00:00Z')
const rates = createRatesMemory()

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await upsertListings({ db: database.db, clock }, [
    buildListing({ slug: 'walk', externalId: 'walk', title: { en: 'Lantern walk' } }),
  ])
})
afterAll(() => database.close())
afterEach(() => vi.restoreAllMocks())

const search = (text: string, catalogueMemory?: CatalogueMemory) =>
  searchExperiences(
    { db: database.db, clock, rates, catalogueMemory },
    { query: SearchQuery.parse({ text }), language: 'en', storefront: { currency: 'AED' } },
  )

/** Lets each statement take so long, as far as the process can tell, and counts them. */
async function withStatementsOf(milliseconds: number, ask: () => Promise<unknown>): Promise<number> {
  const real = performance.now.bind(performance)
  let statements = 0
  vi.spyOn(performance, 'now').mockImplementation(() => real() + statements * milliseconds)
  const count = () => void statements++
  database.db.on('query', count)
  try {
    await ask()
  } finally {
    database.db.off('query', count)
    vi.restoreAllMocks()
  }
  return statements
}

const tooSlow = { status: 503, code: 'unavailable', extra: { fault: 'slow', retryAfter: 10 } }
const giveUp = (text: string, memory?: CatalogueMemory) =>
  withStatementsOf(3_000, () => expect(search(text, memory)).rejects.toMatchObject(tooSlow))

describe('a text that nothing has all of', () => {
  it('is given up when the database takes too long, and answered when it is quick again', async () => {
    const text = 'lanttern zorgulwink -boat'
    const { total, notAll, didYouMean } = await search(text)
    expect({ total, notAll, didYouMean }).toEqual({
      total: 1,
      notAll: ['lantern', 'zorgulwink'],
      didYouMean: 'lantern zorgulwink -boat',
    })
    const usual = await withStatementsOf(1, () => search(text))
    const untilGivenUp = await giveUp(text)
    expect(untilGivenUp).toBeLessThan(usual)
    expect((await search(text)).total).toBe(1)
  })

  it('comes further each time that it is tried, by the words that are known by then', async () => {
    const memory = createCatalogueMemory({ indexAtMostEveryMs: 0 })
    await search('', memory)
    const text = 'lantern a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14 o15'
    const { notAll } = await search(text)
    await giveUp(text, memory)
    const answered = () => search(text, memory).catch(() => undefined)
    let found: Awaited<ReturnType<typeof answered>>
    for (let tries = 0; !found && tries < 10; tries++) {
      await withStatementsOf(3_000, async () => {
        found = await answered()
      })
    }
    expect(found?.notAll).toEqual(notAll)
    // without a memory it comes no further
    await giveUp(text)
  })
})

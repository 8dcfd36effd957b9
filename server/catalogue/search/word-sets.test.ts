import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createRatesMemory } from '../../platform/money/exchange.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import type { CatalogueMemory } from '../catalogue-memory.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { searchExperiences } from './search-experiences.ts'
import { readWordSets } from './word-sets.ts'
import type { AskedWord } from './word-sets.queries.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let memory: CatalogueMemory
const clock = stopClock('2026-11-20T08:00:00Z')
const rates = createRatesMemory()

const write = (...titles: string[]) =>
  upsertListings(
    { db: database.db, clock },
    titles.map((title) => buildListing({ slug: title, externalId: title, title: { en: title } })),
  )

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await write('lantern', 'lantern-boat', 'kite')
})
afterAll(() => database.close())

beforeEach(async () => {
  memory = createCatalogueMemory({ indexAtMostEveryMs: 0 })
  await searchExperiences(
    { db: database.db, clock, rates, catalogueMemory: memory },
    { query: SearchQuery.parse({}), language: 'en', storefront: { currency: 'AED' } },
  )
  await vi.waitUntil(() => memory.whole)
})

/** In how many titles each of these words is, asked of this database or of the usual one. Undefined where the index is given up. */
async function read(words: readonly string[], db: Database = database.db): Promise<number[] | undefined> {
  const { whole } = memory
  if (!whole) throw new Error('There is no index.')
  const asked = words.map((concept): AskedWord => ({ language: 'en', part: 'title', concept }))
  const sets = await readWordSets({ db, clock, rates, catalogueMemory: memory }, whole, asked)
  return sets?.map(({ few, bits }) => few?.length ?? (bits ? countBits(bits) : 0))
}
const countBits = (bits: Iterable<number>) =>
  Array.from(bits, (word) => word.toString(2).replaceAll('0', '').length).reduce((sum, ones) => sum + ones, 0)

/** The words that each statement asked for, while something ran. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[][]> {
  const statements: string[][] = []
  const note = ({ bindings }: { bindings: readonly unknown[] }) => {
    const words = bindings.filter(Array.isArray).map((list: string[]) => list)
    statements.push(words.find((list) => list.some((word) => known.has(word))) ?? [])
  }
  database.db.on('query', note)
  try {
    await run()
  } finally {
    database.db.off('query', note)
  }
  return statements
}
const known = new Set(['lantern', 'boat', 'kite'])

describe('words of several texts that are searched for at the same time', () => {
  it('are asked of the database once', async () => {
    let told: unknown
    const statements = await statementsOf(async () => {
      told = await Promise.all([
        read(['lantern', 'boat']),
        read(['lantern']),
        read(['kite', 'boat', 'lantern', 'boat']),
        read(['boat']),
      ])
    })
    expect(told).toEqual([[2, 1], [2], [1, 1, 2, 1], [1]])
    expect(statements).toEqual([['lantern', 'boat'], ['kite']])
    expect(await statementsOf(() => read(['boat', 'kite', 'lantern']))).toEqual([])
  })

  it('are asked for again by the others where the statement of the first fails', async () => {
    const broken = new Proxy(database.db, {
      get: (db, name) => {
        if (name === 'raw' || name === 'client') throw new Error('The connection ended.')
        return Reflect.get(db, name) as unknown
      },
    })
    const first = read(['lantern'], broken)
    const second = read(['lantern'])
    const third = read(['lantern', 'kite'])
    await expect(first).rejects.toThrow('The connection ended.')
    expect(await second).toEqual([2])
    expect(await third).toEqual([2, 1])
  })

  it('are told to none of them where the database has another version of the catalogue', async () => {
    expect(await write('kite-lesson')).toMatchObject([{ outcome: 'created' }])
    expect(await Promise.all([read(['kite']), read(['kite', 'boat']), read(['boat'])])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(memory.whole).toBeUndefined()
  })
})

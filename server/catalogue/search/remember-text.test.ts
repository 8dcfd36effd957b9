import { afterAll, beforeAll, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import type { SearchQueryInput, SearchReply } from '../../contract/catalogue.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'

import { stopClock } from '../../testing/factories/clock.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-20T08:00:00Z')
const catalogueMemory = createCatalogueMemory({ indexAtMostEveryMs: 0 })

const write = (title: string) =>
  upsertListings({ db: database.db, clock }, [
    buildListing({
      externalId: title.toLowerCase().replaceAll(' ', '-'),
      slug: title.toLowerCase().replaceAll(' ', '-'),
      title: { en: title },
    }),
  ])

/** A search, and how many statements it took. */
async function search(
  query: Partial<SearchQueryInput>,
  memory: typeof catalogueMemory | undefined = catalogueMemory,
): Promise<{ reply: SearchReply; statements: number }> {
  let statements = 0
  const count = () => void statements++
  database.db.on('query', count)
  const deps = { db: database.db, clock, catalogueMemory: memory }
  const wanted = {
    query: SearchQuery.parse(query),
    language: 'en' as const,
    storefront: { currency: 'AED' },
  }
  const reply = await searchExperiences(deps, wanted)
  database.db.off('query', count)
  return { reply, statements }
}
const titlesOf = ({ cards }: SearchReply) => cards.map(({ title }) => title).toSorted()

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await write('Lantern walk')
  await write('Lantern boat')
  await write('Quiet garden')
  // the first search makes the index, without which nothing is remembered
  await search({})
})
afterAll(() => database.close())

it('a text that is narrowed, sorted or asked again is not looked for again', async () => {
  await search({ text: 'lantern', sort: 'price-low' })
  // and the first one by price reads what options cost
  await search({ priceTo: 1 })
  for (const query of [{}, { priceTo: 1 }, { sort: 'price-high' as const }, { page: 2 }]) {
    const asked = { text: 'lantern', sort: 'price-low' as const, ...query }
    const { reply, statements } = await search(asked)
    expect(statements).toBeLessThanOrEqual(2)
    expect(reply).toEqual((await search(asked, undefined)).reply)
  }
})

it('what was corrected or has only a part of the text is remembered with what is said of it', async () => {
  for (const text of ['lanttern walk', 'lantern opera quiet']) {
    const first = await search({ text })
    const again = await search({ text })
    expect(again.statements).toBeLessThan(first.statements)
    expect(again.reply).toEqual(first.reply)
  }
})

it('a place and a text do not share what is remembered', async () => {
  const everywhere = await search({ text: 'lantern' })
  const elsewhere = await search({ text: 'lantern', city: 'lisbon' })
  expect(elsewhere.reply.total).toBeLessThan(everywhere.reply.total)
})

it('a text finds what came into the catalogue after it was remembered', async () => {
  expect(titlesOf((await search({ text: 'lantern' })).reply)).toEqual(['Lantern boat', 'Lantern walk'])
  await write('Lantern dinner')
  expect(titlesOf((await search({ text: 'lantern' })).reply)).toEqual([
    'Lantern boat',
    'Lantern dinner',
    'Lantern walk',
  ])
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import type { SearchQueryInput, SearchReply } from '../../contract/catalogue.ts'
import type { ListingInput } from '../../contract/listing.ts'
import type { Language } from '../../contract/primitives.ts'
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

const write = (listings: readonly (Partial<ListingInput> & { externalId: string })[]) =>
  upsertListings(
    { db: database.db, clock },
    listings.map((listing) => buildListing({ slug: listing.externalId, ...listing })),
  )

interface Asked extends Partial<SearchQueryInput> {
  language?: Language
  supplierId?: number
}

/** A search, and how many statements it took. */
async function search(
  { language = 'en', supplierId, ...query }: Asked,
  catalogueMemory?: CatalogueMemory,
): Promise<{ reply: SearchReply; statements: number }> {
  let statements = 0
  const count = () => void statements++
  database.db.on('query', count)
  const deps = { db: database.db, clock, rates, catalogueMemory }
  const wanted = { query: SearchQuery.parse(query), language, storefront: { currency: 'AED', supplierId } }
  const reply = await searchExperiences(deps, wanted)
  database.db.off('query', count)
  return { reply, statements }
}
const slugsOf = ({ cards }: SearchReply) => cards.map(({ slug }) => slug).toSorted()

/** A memory with an index, beside which words are remembered. */
async function indexed(): Promise<CatalogueMemory> {
  const memory = createCatalogueMemory({ indexAtMostEveryMs: 0 })
  await search({}, memory)
  expect(memory.whole).toBeDefined()
  return memory
}

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await write([
    {
      externalId: 'lantern-walk',
      title: { en: 'Lantern walk at sunset', de: 'Laternenrundgang am Abend', ru: 'Прогулка с фонарями' },
      categories: ['city-tours'],
      labels: ['private'],
    },
    { externalId: 'lantern-boat', title: { en: 'Lantern boat', zh: '灯笼游船' } },
    {
      externalId: 'quiet-garden',
      title: { en: 'Quiet garden walk', ar: 'نزهة في الحديقة الهادئة', he: 'טיול בגן השקט' },
      destination: 'lisbon',
      latitude: 38.72,
      longitude: -9.14,
    },
    {
      externalId: 'harbour-dinner',
      title: { en: 'Harbour dinner', fr: 'Dîner au port', fa: 'شام در بندر' },
      summary: { en: 'With lanterns and a quiet view of Lisbon.' },
    },
    // more than are cheaply read for an order
    ...Array.from({ length: 110 }, (_, index) => ({
      externalId: `kite-${index}`,
      title: { en: index % 3 === 0 ? `Kite lesson ${index}` : `Beach hour ${index}` },
      summary: { en: index % 7 === 0 ? 'A kite and a garden.' : 'Flying a kite.' },
      ...(index % 2 === 0 && { destination: 'lisbon', latitude: 38.72, longitude: -9.14 }),
    })),
  ])
})
afterAll(() => database.close())

/** Texts of every kind, with what is found of them. */
const texts: readonly (Asked & { finds: Partial<SearchReply> })[] = [
  { text: 'lantern boat', finds: { total: 2, didYouMean: undefined, notAll: undefined } },
  { text: 'private walk', finds: { total: 1, notAll: undefined } },
  { text: 'walk lisbon', finds: { total: 1, notAll: undefined } },
  { text: 'quiet dinner lisbon', finds: { total: 1, notAll: undefined } },
  { text: 'lantern wal', finds: { total: 1, notAll: undefined } },
  { text: 'walk in the', finds: { total: 2, notAll: undefined } },
  { text: 'the', finds: { total: 0 } },
  { text: 'kite', finds: { total: 110 } },
  { text: 'kite lesson garden', finds: { total: 6, notAll: undefined } },
  // what must not be there: a word, a phrase, one that is in nothing or that a language looks for nothing in, with others and alone
  { text: 'lantern -boat', finds: { total: 2 } },
  { text: 'lantern -boat -garden -walk', finds: { total: 1 } },
  { text: 'walk -"lantern walk"', finds: { total: 1 } },
  { text: 'boat -zorgulwink', finds: { total: 113 } },
  { text: 'boat -the', language: 'de', finds: { total: 113 } },
  { text: '-kite', finds: { total: 4 } },
  { text: 'the -kite -private', language: 'ru', finds: { total: 114 } },
  { text: '-the', finds: { total: 114 } },
  { text: '-kite or -garden', finds: { total: 20 } },
  { text: 'walk or -boat', finds: { total: 3 } },
  { text: 'прогулка -лодка', finds: { total: 1 } },
  { text: 'lanttern -walk', finds: { total: 2, didYouMean: 'lantern -walk' } },
  { text: 'zorgulwink lantern -boat', finds: { total: 3, notAll: ['zorgulwink', 'lantern'] } },
  { text: '"lantern walk"', finds: { total: 1 } },
  { text: 'boat or garden', finds: { notAll: undefined } },
  { text: 'lanttern walk', finds: { total: 1, didYouMean: 'lantern walk' } },
  { text: 'gardin lisbon', finds: { didYouMean: 'garden lisbon', notAll: undefined } },
  { text: 'zorgulwink lantern', finds: { notAll: ['zorgulwink', 'lantern'], total: 3 } },
  {
    text: 'lanttern opera quiet',
    finds: { didYouMean: 'lantern opera quiet', notAll: ['lantern', 'opera', 'quiet'] },
  },
  { text: 'lantern garden kite boat', finds: { notAll: ['lantern', 'garden', 'kite', 'boat'] } },
  { text: 'zorgulwink vexomatic', finds: { total: 0, notAll: undefined } },
  { text: 'zorgulwink', finds: { total: 0 } },
  { text: 'Petersburg', finds: { total: 0, nothingIn: 'Saint Petersburg' } },
  { text: 'Laternenrundgang', language: 'de', finds: { total: 1 } },
  { text: 'Laternenrundgang', language: 'fr', finds: { total: 1, notAll: undefined } },
  { text: 'boat Laternenrundgang', language: 'tr', finds: { notAll: ['boat', 'Laternenrundgang'] } },
  { text: 'прогулка фонарями', finds: { total: 1 } },
  { text: 'прагулка фонарями', language: 'ru', finds: { total: 1, didYouMean: 'прогулка фонарями' } },
  { text: 'نزهة الحديقة', language: 'ar', finds: { total: 1 } },
  { text: 'בגן טיול', language: 'he', finds: { total: 1 } },
  { text: 'شام بندر', language: 'fa', finds: { total: 1 } },
  { text: '灯笼游船', language: 'zh', finds: { total: 1 } },
  { text: 'dîner port', language: 'fr', finds: { total: 1 } },
]
const narrowed: readonly Asked[] = [
  {},
  { sort: 'price-low' },
  { city: 'lisbon' },
  { city: 'lisbon', sort: 'price-low' },
  { date: '2026-11-25', guests: 2 },
  { city: 'dubai', date: '2026-11-25' },
  { supplierId: 1, page: 2 },
  { supplierId: 987_654, sort: 'price-high' },
]

describe('a text finds the same', () => {
  let memory: CatalogueMemory
  beforeAll(async () => {
    memory = await indexed()
  })

  it.each(texts)(
    'with words that are remembered as without: $text ($language)',
    async ({ finds, ...asked }) => {
      expect((await search(asked)).reply).toMatchObject(finds)
      for (const how of narrowed) {
        const wanted = { ...asked, ...how }
        const { reply } = await search(wanted)
        // its words are asked for, then remembered, and a place on a day is remembered once it was asked for alone
        const { whole } = memory
        expect({ how, reply: (await search(wanted, memory)).reply }).toEqual({ how, reply })
        memory.scopes.clear()
        await search({ ...how, language: asked.language }, memory)
        expect({ how, reply: (await search(wanted, memory)).reply }).toEqual({ how, reply })
        expect(memory.whole).toBe(whole)
      }
    },
  )
})

describe('a text that nobody has typed before', () => {
  let memory: CatalogueMemory
  beforeEach(async () => {
    memory = await indexed()
  })
  const teach = async (...learnt: string[]) => {
    for (const text of learnt) await search({ text, sort: 'price-low' }, memory)
  }

  it('asks the database for its cards alone, when each of its words was typed before', async () => {
    // these find nothing whole, so that their words were asked for in every language and for their spellings
    await teach('lantern zorgulwink walk', 'quiet boat zorgulwink garden', 'harbour kite zorgulwink boat')
    await teach('zorgulwink kite -walk -lantern')
    const texts = [
      'quiet walk',
      'harbour lantern garden',
      'kite quiet zorgulwink harbour boat',
      'lantern -walk',
      'kite quiet zorgulwink harbour boat -lantern',
    ]
    for (const text of texts) {
      const { statements } = await search({ text, sort: 'price-low' }, memory)
      expect({ text, statements }).toEqual({ text, statements: 1 })
    }
  })

  it('asks for the titles of what it finds besides, where these decide the order', async () => {
    await teach('lantern walk', 'quiet boat')
    expect((await search({ text: 'quiet walk' }, memory)).statements).toBe(2)
  })

  it('finds what has come into the catalogue since its words were typed, and nothing that has left it', async () => {
    await teach('lantern walk', 'quiet boat', 'opera boat', 'opera lantern')
    expect(
      (await search({ text: 'lantern opera boat', sort: 'price-low' }, memory)).reply.notAll,
    ).toBeDefined()
    await write([{ externalId: 'opera-boat', title: { en: 'Opera on a boat with a lantern' } }])
    for (const sort of ['price-low', 'recommended'] as const) {
      const { reply } = await search({ text: 'boat opera lantern', sort }, memory)
      expect(slugsOf(reply)).toEqual(['opera-boat'])
      expect(reply.notAll).toBeUndefined()
    }
    await write([
      { externalId: 'opera-boat', status: 'draft', title: { en: 'Opera on a boat with a lantern' } },
    ])
    const { reply } = await search({ text: 'opera lantern boat', sort: 'price-low' }, memory)
    expect(slugsOf(reply)).not.toContain('opera-boat')
    expect(reply.notAll).toEqual(['opera', 'lantern', 'boat'])
  })

  it('is found in the language of its reader as soon as something there has it', async () => {
    await teach('Laternenrundgang')
    expect(slugsOf((await search({ text: 'Laternenrundgang' }, memory)).reply)).toEqual(['lantern-walk'])
    await write([{ externalId: 'borrowed', title: { en: 'A Laternenrundgang of its own' } }])
    for (const text of ['the Laternenrundgang', 'Laternenrundgang']) {
      expect(slugsOf((await search({ text }, memory)).reply)).toEqual(['borrowed'])
    }
    await write([{ externalId: 'borrowed', status: 'draft', title: { en: 'A Laternenrundgang of its own' } }])
  })

  it('is not corrected any more once its word is in the catalogue', async () => {
    const corrected = await search({ text: 'gardon walk', sort: 'price-low' }, memory)
    expect(corrected.reply.didYouMean).toBe('garden walk')
    await write([{ externalId: 'gardon', title: { en: 'Gorge of the Gardon' } }])
    const { reply } = await search({ text: 'walk gardon', sort: 'price-low' }, memory)
    expect(reply.didYouMean).toBeUndefined()
    await write([{ externalId: 'gardon', status: 'draft', title: { en: 'Gorge of the Gardon' } }])
  })

  it('is found by a new index of the same catalogue, whose experiences stand in another order', async () => {
    await teach('lantern walk', 'quiet boat')
    const before = memory.whole
    // an update moves rows to other places; what it says stays the same
    await database.db.raw('update search_rows set en = en where experience_id % 2 = 0')
    await search({ text: 'a stale one' }, memory)
    await expect.poll(() => memory.whole && memory.whole !== before).toBe(true)
    expect((await search({ text: 'quiet walk', sort: 'price-low' }, memory)).reply).toEqual(
      (await search({ text: 'quiet walk', sort: 'price-low' })).reply,
    )
  })
})

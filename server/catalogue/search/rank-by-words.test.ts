import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '../../contract/primitives.ts'
import type { Language } from '../../contract/primitives.ts'
import type { ListingInput } from '../../contract/listing.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { createRatesMemory } from '../../platform/money/exchange.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { askScope } from './ask-scope.ts'
import { bitsOfIds } from './facet-index.ts'
import { rankByWords } from './rank-by-words.ts'
import type { SearchScope } from './search-rows.queries.ts'
import { readSearchText } from './search-text.ts'
import { attempts, textQuery } from './text-query.ts'
import { understand } from './understand.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let deps: CatalogueDeps
const clock = stopClock('2026-11-20T08:00:00Z')
const elsewhere = { destination: 'lisbon', latitude: 38.72, longitude: -9.14 }

const listings: readonly (Partial<ListingInput> & { externalId: string })[] = [
  { externalId: 'walk', title: { en: 'Lantern walk', de: 'Laternenrundgang' }, categories: ['city-tours'] },
  { externalId: 'boat', title: { en: 'Lantern boat' }, highlights: { en: ['A walk on deck'] } },
  {
    externalId: 'stroll',
    title: { en: 'Evening stroll' },
    summary: { en: 'A walk with a lantern.' },
    ...elsewhere,
  },
  {
    externalId: 'dinner',
    title: { en: 'Harbour dinner' },
    overview: { en: 'By lantern, after a walk.' },
    ...elsewhere,
  },
  { externalId: 'tours', title: { en: 'City tours' }, categories: ['city-tours'] },
  { externalId: 'castle', title: { en: 'Castle by the sea' } },
  { externalId: 'palace', title: { en: 'Palace gate' } },
  { externalId: 'told', title: { en: 'Old roads' }, overview: { en: 'They end at a castle.' } },
  { externalId: 'told-short', title: { en: 'New roads' }, summary: { en: 'They end at a castle.' } },
  { externalId: 'house', title: { en: 'House of kites' }, summary: { en: 'A house by the beach.' } },
  { externalId: 'rundgang', title: { en: 'Old town', de: 'Rundgang mit Laterne' }, ...elsewhere },
  { externalId: 'progulka', title: { en: 'River tour', ru: 'Прогулка на лодке с фонарями' } },
  { externalId: 'private', title: { en: 'Quiet walk' }, labels: ['private'] },
  { externalId: 'privately', title: { en: 'Old walk' }, summary: { en: 'With a private guide.' } },
  { externalId: 'hidden', title: { en: 'Old alleys' }, labels: ['private'], summary: { en: 'A walk.' } },
  ...Array.from({ length: 105 }, (_, index) => ({
    externalId: `kite-${index}`,
    title: { en: index % 3 === 0 ? `Kite lesson ${index}` : `Beach hour ${index}` },
    summary: { en: index % 7 === 0 ? 'Kite flying over a palace.' : 'Flying a kite.' },
    ...(index % 2 === 0 && elsewhere),
  })),
]

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await upsertListings(
    { db: database.db, clock },
    listings.map((listing) => buildListing({ slug: listing.externalId, ...listing })),
  )
  const catalogueMemory = createCatalogueMemory({ indexAtMostEveryMs: 0 })
  deps = { db: database.db, clock, rates: createRatesMemory(), catalogueMemory }
  await askScope(deps, { language: 'en' }, false)
})
afterAll(() => database.close())

/** By experience, how many lists with any of these come before the first that it is in. */
function placesOf(tiers: readonly Uint32Array[], ids: Uint32Array): Map<number, number> {
  const first = [...ids].map((id) => [id, tiers.findIndex((tier) => tier.includes(id)) >>> 0] as const)
  const taken = [...new Set(first.map(([, tier]) => tier))].toSorted((a, b) => a - b)
  return new Map(first.map(([id, tier]) => [id, taken.indexOf(tier)]))
}

const texts: readonly { text: string; language?: Language }[] = [
  { text: 'kite' },
  { text: 'kite lesson' },
  { text: 'beach hou' },
  { text: 'private walk' },
  { text: 'lantern walk' },
  { text: 'lantern walk in lisbon' },
  { text: 'city tours' },
  { text: 'castle' },
  { text: 'kite -lesson' },
  { text: 'lantern -stroll' },
  { text: '-kite' },
  { text: 'the -"lantern walk"', language: 'de' },
  { text: 'Laterne', language: 'de' },
  { text: 'Rundgang -boat', language: 'de' },
  { text: 'прогулка лодка', language: 'ru' },
]

it.each(texts)(
  'ranks by words that are known as the database does: $text ($language)',
  async ({ text, language = 'en' }) => {
    const { whole } = deps.catalogueMemory ?? {}
    const typed = readSearchText(text)
    if (!whole || !typed) throw new Error('there is nothing to rank by')
    const concepts = await understand(deps, typed, language)
    const forms = [
      ...attempts(concepts, { beginning: typed.unfinished?.last, language }),
      textQuery(concepts, { languages }),
    ]
    let found = 0
    for (const form of forms) {
      for (const place of [{}, { city: 'lisbon' }]) {
        const scope: SearchScope = { language, text: form, ...place }
        const { ids = new Uint32Array(), tiers = [] } = await askScope(deps, scope, true)
        const ranked = await rankByWords(deps, whole, { text: form, found: bitsOfIds(whole, ids) })
        expect({ form, place, order: placesOf(ranked ?? [], ids) }).toEqual({
          form,
          place,
          order: placesOf(tiers, ids),
        })
        found += ids.length
      }
    }
    expect(found).toBeGreaterThan(0)
  },
)

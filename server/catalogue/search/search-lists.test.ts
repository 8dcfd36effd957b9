import { afterAll, beforeAll, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import { up as addLists } from '../../migrations/20261209_100_lists_in_search.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-21T08:00:00Z')

async function search(text: string, language: Language = 'en') {
  const { db } = database
  const query = SearchQuery.parse({ text })
  const reply = await searchExperiences({ db, clock }, { query, language, storefront: { currency: 'AED' } })
  return { didYouMean: reply.didYouMean, slugs: reply.cards.map(({ slug }) => slug) }
}

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  const listing = { overview: { en: 'Up the hill and down again.' }, highlights: undefined }
  await upsertListings({ db: database.db, clock }, [
    buildListing({
      ...listing,
      externalId: 'walk',
      slug: 'walk',
      title: { en: 'A walk of an evening', es: 'Un paseo por la tarde' },
      includes: { en: ['Six dumplings'], es: ['Seis empanadillas'] },
      knowBeforeYouGo: { en: ['Vegans are cooked for'], es: ['Se cocina para veganos'] },
    }),
    buildListing({
      ...listing,
      externalId: 'ride',
      slug: 'ride',
      title: { en: 'A ride of a morning' },
      includes: { en: ['A helmet'] },
      knowBeforeYouGo: { en: ['Nothing more'] },
    }),
  ])
})
afterAll(() => database.close())

it('finds an experience by what it includes and by what to know before one goes, in each language', async () => {
  expect((await search('dumplings')).slugs).toEqual(['walk'])
  expect((await search('vegans')).slugs).toEqual(['walk'])
  expect((await search('empanadillas', 'es')).slugs).toEqual(['walk'])
  expect((await search('veganos', 'es')).slugs).toEqual(['walk'])
})

it('finds it in documents that were written before they had these words', async () => {
  const { db } = database
  const words = `array['dumpl', 'vegan', 'empanadill']`
  await db.raw(`
    update search_rows set en = ts_delete(en, ${words});
    update search_documents set document = ts_delete(document, ${words});
    delete from search_words where word in ('dumplings', 'vegans', 'empanadillas', 'veganos');`)
  expect((await search('dumplings')).slugs).toEqual([])
  expect((await search('veganos', 'es')).slugs).toEqual([])
  await addLists(db)
  expect((await search('dumplings')).slugs).toEqual(['walk'])
  expect((await search('veganos', 'es')).slugs).toEqual(['walk'])
  expect((await search('dumplngs')).didYouMean).toBe('dumplings')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import { up as addOptionTitles } from '../../migrations/20261204_400_option_titles_in_search.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
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
  const option = (title: Record<string, string>) => buildOption({ title })
  await upsertListings({ db: database.db, clock }, [
    buildListing({
      externalId: 'banya',
      slug: 'banya',
      title: { en: 'A bathhouse by the hour', ar: 'حمّام بالساعة' },
      overview: { en: 'Steam and birch.' },
      options: [option({ en: 'Cosy chamber for a pair', ar: 'غرفة صغيرة لشخصين' })],
    }),
    buildListing({
      externalId: 'sail',
      slug: 'sail',
      title: { en: 'A sail on the river', ar: 'تبحر في النهر' },
      overview: { en: 'Wind and water.' },
      options: [option({ en: 'By day' })],
    }),
  ])
})
afterAll(() => database.close())

it('finds an experience by the title of one of its options', async () => {
  expect((await search('cosy chamber')).slugs).toEqual(['banya'])
  expect((await search('لشخصين', 'ar')).slugs).toEqual(['banya'])
})

it('knows the words of options’ titles when one is misspelt', async () => {
  expect(await search('chambre')).toEqual({ didYouMean: 'chamber', slugs: ['banya'] })
})

it('finds them in documents that were written before they were told there', async () => {
  const { db } = database
  const forget = (column: string) => `${column} = ts_delete(${column}, array['chamber', 'cosi', 'لشخص'])`
  await db.raw(`
    update search_rows set ${forget('en')};
    update search_documents set ${forget('document')};
    delete from search_words where word in ('chamber', 'cosy');`)
  expect((await search('cosy chamber')).slugs).toEqual([])
  await addOptionTitles(db)
  expect((await search('cosy chamber')).slugs).toEqual(['banya'])
  expect((await search('chambre')).didYouMean).toBe('chamber')
})

it('takes no word for another that the search knows itself, in no form that Arabic writes it in', async () => {
  // "طبخ" is one slip from "تبحر", and stands in no text here
  for (const text of ['طبخ', 'درس طبخ', 'بطبخ', 'ويطبخ']) {
    expect((await search(text, 'ar')).didYouMean).toBeUndefined()
  }
})

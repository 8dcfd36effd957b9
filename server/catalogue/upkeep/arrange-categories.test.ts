import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { listCategories } from '../reading/read-destinations.ts'
import { readListNames, spellList } from '../reading/read-list-names.ts'
import { searchExperiences } from '../search/search-experiences.ts'
import { Arrangement, arrangeCategories, presentArrangement } from './arrange-categories.ts'
import { listArranged } from './categories.queries.ts'

const database = await testDatabase()
const { db } = database
const clock = stopClock()
const reader = { language: 'en', storefront: { currency: 'AED' } } as const
const shown = { language: 'en', storefront: {} } as const

beforeEach(async () => {
  await db.raw('truncate suppliers, categories, destinations, currency_rates restart identity cascade')
  await seedReference(db)
  await list(['boat-trips', 'sailing', 'cruises'], 'sail')
  await list(['sailing'], 'regatta')
  await list(['city-tours'], 'walk')
})
afterAll(() => database.close())

async function list(categories: string[], externalId: string): Promise<void> {
  const listing = buildListing({
    externalId,
    slug: externalId,
    categories,
    title: { en: `The ${externalId}` },
  })
  await upsertListings({ db, clock }, [listing], { makeCategories: true })
}
const arrange = (file: object) => arrangeCategories(db, Arrangement.parse(file))
const menu = async () => (await listCategories({ db, clock }, shown)).map(({ slug }) => slug)
const find = async (query: object) => {
  const { facets, cards } = await searchExperiences(
    { db, clock },
    { ...reader, query: SearchQuery.parse(query) },
  )
  return { facets: facets.categories, cards: cards.map(({ slug }) => slug).toSorted() }
}
const categoriesOf = async (externalId: string) => {
  const { rows } = await db.raw<{ rows: { slug: string }[] }>(
    `select c.slug from experiences e, unnest(e.category_ids) with ordinality own (id, position)
     join categories c on c.id = own.id where e.external_id = ? order by own.position`,
    [externalId],
  )
  return rows.map(({ slug }) => slug)
}

describe('an arrangement of categories', () => {
  it('puts the named ones first in menus and the others behind, those with most first', async () => {
    await arrange({ order: ['city-tours', 'cruises'] })
    expect(await menu()).toEqual(['city-tours', 'cruises', 'sailing', 'boat-trips'])
    await arrange({})
    expect(await menu()).toEqual(['sailing', 'boat-trips', 'city-tours', 'cruises'])
  })

  it('hides a category from menus and filters; its page still answers, and its filter can be taken off', async () => {
    await arrange({ hide: ['sailing'] })
    expect(await menu()).not.toContain('sailing')
    expect((await find({})).facets.map(({ value }) => value)).toEqual(['boat-trips', 'city-tours', 'cruises'])
    const own = await find({ categories: 'sailing' })
    expect(own.cards).toEqual(['regatta', 'sail'])
    expect(own.facets.map(({ value }) => value)).toContain('sailing')
    expect([...(await readListNames({ db, clock })).hidden]).toEqual(['sailing'])
    await arrange({})
    expect(await menu()).toContain('sailing')
  })

  it('renames in the given languages, and what is renamed is found by its new name', async () => {
    expect(await arrange({ rename: { 'city-tours': { en: 'Urban rambles', de: 'Stadtgänge' } } })).toEqual({
      experiences: 1,
    })
    expect(
      (await listCategories({ db, clock }, { ...shown, language: 'de' })).map(({ name }) => name),
    ).toContain('Stadtgänge')
    expect((await find({ text: 'urban rambles' })).cards).toEqual(['walk'])
    const { categories } = await readListNames({ db, clock })
    expect(spellList(categories, 'city-tours', 'de')).toEqual({ slug: 'city-tours', spelled: 'stadtgaenge' })
    expect(spellList(categories, 'stadtgaenge', 'fr')).toEqual({ slug: 'city-tours', spelled: 'city-tours' })
    expect(await arrange({ rename: { 'city-tours': { en: 'Urban rambles' } } })).toEqual({ experiences: 0 })
  })

  it('gives the listings of merged categories to another one, now and in later imports', async () => {
    const file = { merge: { sailing: 'cruises', 'boat-trips': 'cruises' } }
    expect(await arrange(file)).toEqual({ experiences: 2 })
    expect(await categoriesOf('sail')).toEqual(['cruises'])
    expect((await find({})).facets).toEqual([
      { value: 'cruises', label: 'Cruises', count: 2 },
      { value: 'city-tours', label: 'City tours', count: 1 },
    ])
    await list(['boat-trips', 'city-tours', 'sailing'], 'later')
    expect(await categoriesOf('later')).toEqual(['cruises', 'city-tours'])
    expect((await readListNames({ db, clock })).categories.meant.get('sailing')).toBe('cruises')
    expect(await arrange(file)).toEqual({ experiences: 0 })
    expect(presentArrangement(await listArranged(db))).toEqual({
      merge: { sailing: 'cruises', 'boat-trips': 'cruises' },
    })
  })

  it('is refused whole, with every reason', async () => {
    const before = await listArranged(db)
    const file = {
      order: ['city-tours', 'city-tours', 'sailing'],
      hide: ['caves'],
      merge: { sailing: 'boat-trips', 'boat-trips': 'cruises' },
    }
    await expect(arrange(file)).rejects.toMatchObject({
      faults: [
        'there is no category "caves": npm run categories lists them',
        '"city-tours" is twice in the order',
        '"sailing" goes to "boat-trips", which is merged itself: name the last one',
        '"sailing" is merged: it has no place of its own',
      ],
    })
    expect(await listArranged(db)).toEqual(before)
  })
})

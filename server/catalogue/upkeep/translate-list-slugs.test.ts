import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readListNames, spellList } from '../reading/read-list-names.ts'
import type { Language, Localized } from '../../contract/primitives.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { translateListSlugs } from './translate-list-slugs.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.raw('truncate categories, destinations restart identity cascade')
})

async function seedPlace(slug: string, name: Localized, countryCode = 'AT'): Promise<number> {
  const { rows } = await database.db.raw<{ rows: { id: number }[] }>(
    `insert into destinations (slug, name, country_code, latitude, longitude, time_zone)
     values (:slug, :name, :countryCode, 48.2, 16.4, 'Europe/Vienna') returning id`,
    { slug, name: JSON.stringify(name), countryCode },
  )
  return rows[0]?.id ?? 0
}

async function seedCategory(slug: string, name: Localized): Promise<number> {
  const { rows } = await database.db.raw<{ rows: { id: number }[] }>(
    'insert into categories (slug, name) values (:slug, :name) returning id',
    { slug, name: JSON.stringify(name) },
  )
  return rows[0]?.id ?? 0
}

async function slugsOf(table: 'destinations' | 'categories', id: number): Promise<unknown> {
  const row = await database.db<{ id: number; slugs: object }>(table).where({ id }).first('slugs')
  return row?.slugs
}

const rename = (table: 'destinations' | 'categories', id: number, name: Localized) =>
  database
    .db(table)
    .where({ id })
    .update({ name: JSON.stringify(name) })

const spell = async (kind: 'cities' | 'categories', name: string, language: Language) =>
  spellList((await readListNames({ db: database.db, clock: stopClock() }))[kind], name, language)

test('spells a place and a category as each language does, and leaves out what an address cannot spell', async () => {
  const vienna = await seedPlace('vienna', {
    en: 'Vienna',
    de: 'Wien',
    fr: 'Vienne',
    ru: 'Вена',
    it: 'Vienna',
    es: 'Viena',
    pt: 'Viena',
    ar: 'فيينا',
    he: 'וינה',
    fa: 'وین',
    zh: '维也纳',
  })
  const boats = await seedCategory('boat-tours', {
    en: 'Boat tours',
    de: 'Bootstouren & Fähren',
    ar: 'رحلات',
  })
  expect(await translateListSlugs(database)).toBe(2)
  expect(await slugsOf('destinations', vienna)).toEqual({
    de: 'wien',
    fr: 'vienne',
    ru: 'vena',
    es: 'viena',
    pt: 'viena',
  })
  expect(await slugsOf('categories', boats)).toEqual({ de: 'bootstouren-faehren' })
  expect(await spell('cities', 'vena', 'de')).toEqual({ slug: 'vienna', spelled: 'wien' })
  expect(await spell('cities', 'viena', 'ar')).toEqual({ slug: 'vienna', spelled: 'vienna' })
  expect(await translateListSlugs(database)).toBe(0)
})

test('a place whose name is taken gets its country, and the slugs of two places never meet', async () => {
  await seedPlace('cordoba', { en: 'Cordoba' }, 'ES')
  const other = await seedPlace('cordoba-2', { en: 'Cordoba', es: 'Córdoba', de: 'Córdoba' }, 'AR')
  const third = await seedPlace('cordoba-3', { en: 'Cordoba', es: 'Córdoba' }, 'AR')
  await translateListSlugs(database)
  expect(await slugsOf('destinations', other)).toEqual({ es: 'cordoba-ar', de: 'cordoba-ar' })
  expect(await slugsOf('destinations', third)).toEqual({})
})

test('a category is never spelled as a page of the route table, as a place or as another category', async () => {
  await seedPlace('lisbon', { en: 'Lisbon', pt: 'Lisboa' }, 'PT')
  const odd = await seedCategory('odd', {
    en: 'Odd',
    de: 'Packages',
    fr: 'FAQ',
    es: 'API',
    it: 'It',
    tr: 'Things to do in Ankara',
    pt: 'Lisboa',
    az: 'Lisbon',
    ru: 'Блог',
  })
  const second = await seedCategory('second', { en: 'Second', de: 'Odd', fr: 'Seconde' })
  const place = await seedPlace('odd-town', { en: 'Odd Town', de: 'Odd', fr: 'Seconde' })
  await translateListSlugs(database)
  expect(await slugsOf('categories', odd)).toEqual({})
  expect(await slugsOf('destinations', place)).toEqual({ de: 'odd-at', fr: 'seconde' })
  expect(await slugsOf('categories', second)).toEqual({})
})

test('a new name makes a new slug, the one before still leads there, and no other place gets it', async () => {
  const id = await seedPlace('chisinau', { en: 'Chisinau', ru: 'Кишинёв' }, 'MD')
  await translateListSlugs(database)
  const before = (await slugsOf('destinations', id)) as { ru: string }
  await rename('destinations', id, { en: 'Chisinau', ru: 'Кишинэу' })
  expect(await translateListSlugs(database)).toBe(1)
  const { ru: after } = (await slugsOf('destinations', id)) as { ru: string }
  expect(after).not.toBe(before.ru)
  expect(await spell('cities', before.ru, 'ru')).toEqual({ slug: 'chisinau', spelled: after })
  const other = await seedPlace('elsewhere', { en: 'Elsewhere', ru: 'Кишинёв' }, 'RO')
  await translateListSlugs(database)
  expect(await slugsOf('destinations', other)).toEqual({ ru: `${before.ru}-ro` })
})

test('the slugs of a merged category lead to the other, which may be spelled so itself; taken apart, each has its own', async () => {
  const trips = await seedCategory('boat-trips', { en: 'Boat trips', de: 'Bootstouren', fr: 'Croisières' })
  const tours = await seedCategory('boat-tours', { en: 'Boat tours', de: 'Bootstouren' })
  await translateListSlugs(database)
  expect(await slugsOf('categories', tours)).toEqual({})
  const merge = (into: number | null) =>
    database.db('categories').where({ id: trips }).update({ merged_into: into })
  await merge(tours)
  await translateListSlugs(database)
  expect(await slugsOf('categories', tours)).toEqual({ de: 'bootstouren' })
  expect(await slugsOf('categories', trips)).toEqual({})
  for (const name of ['boat-trips', 'croisieres', 'bootstouren', 'boat-tours']) {
    expect(await spell('categories', name, 'de')).toEqual({ slug: 'boat-tours', spelled: 'bootstouren' })
  }
  expect(await translateListSlugs(database)).toBe(0)
  await merge(null)
  await translateListSlugs(database)
  expect(await slugsOf('categories', trips)).toEqual({ de: 'bootstouren', fr: 'croisieres' })
  expect(await slugsOf('categories', tours)).toEqual({})
})

test('a place that the release before makes under a slug of ours keeps it, and ours is made anew', async () => {
  const vienna = await seedPlace('vienna', { en: 'Vienna', de: 'Wien' })
  await translateListSlugs(database)
  await seedPlace('wien', { en: 'Wien' }, 'US')
  expect(await spell('cities', 'wien', 'de')).toEqual({ slug: 'wien', spelled: 'wien' })
  expect(await spell('cities', 'vienna', 'de')).toEqual({ slug: 'vienna', spelled: 'vienna' })
  await translateListSlugs(database)
  expect(await slugsOf('destinations', vienna)).toEqual({ de: 'wien-at' })
})

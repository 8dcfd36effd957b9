import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { seedShop } from '../../testing/factories/shop.ts'
import type { Shop } from '../../testing/factories/shop.ts'
import type { Localized } from '../../contract/primitives.ts'
import { translateSlugs } from './translate-slugs.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop

beforeAll(async () => {
  database = await testDatabase()
  shop = await seedShop(database.db)
})
afterAll(() => database.close())
beforeEach(() => database.db('experiences').update({ status: 'draft' }))

const retitle = (id: number, title: Localized) => database.db('experiences').where({ id }).update({ title })

async function seed(slug: string, title: Localized): Promise<number> {
  const { id } = await seedExperience(database.db, shop, { slug })
  await retitle(id, title)
  return id
}

async function slugsOf(id: number): Promise<unknown> {
  const row = await database.db<{ id: number; slugs: object }>('experiences').where({ id }).first('slugs')
  return row?.slugs
}

async function leadsTo(slug: string): Promise<number | undefined> {
  const row = await database
    .db<{ slug: string; experience_id: number }>('experience_former_slugs')
    .where({ slug })
    .first('experience_id')
  return row?.experience_id
}

test('spells a title as its language does, and leaves out what an address cannot spell', async () => {
  const id = await seed('falcon-morning', {
    en: 'Falcon morning',
    de: 'Frühstück mit Falken & Bären',
    ru: 'Утро с соколом',
    tr: 'Şahinle bir sabah',
    az: 'Şahinlə bir səhər',
    ar: 'صباح مع الصقور',
    he: 'בוקר עם בזים',
    fa: 'صبح با شاهین',
    zh: '与猎鹰共度的早晨',
  })
  await translateSlugs(database)
  expect(await slugsOf(id)).toEqual({
    de: 'fruehstueck-mit-falken-baeren',
    ru: 'utro-s-sokolom',
    tr: 'sahinle-bir-sabah',
    az: 'sahinle-bir-seher',
  })
})

test('a slug that is taken gets its city, and one that is taken with it too stays in English', async () => {
  await seed('bateau', { en: 'Bateau' })
  const [first, second] = [
    await seed('boat-one', { en: 'Boat one', fr: 'Bateau' }),
    await seed('boat-two', { en: 'Boat two', fr: 'Bateau', es: 'Barco' }),
  ]
  await translateSlugs(database)
  expect(await slugsOf(first)).toEqual({ fr: 'bateau-dubai' })
  expect(await slugsOf(second)).toEqual({ es: 'barco' })
})

test('languages with the same words share a slug, and words that are English need none', async () => {
  const id = await seed('safari', { en: 'Safari', de: 'Safari', es: 'Gran safari', pt: 'Gran safari' })
  await translateSlugs(database)
  expect(await slugsOf(id)).toEqual({ es: 'gran-safari', pt: 'gran-safari' })
})

test('a new title makes a new slug, and the old one still leads there; without a change nothing is written', async () => {
  const id = await seed('tea', { en: 'Tea', it: 'Il tè' })
  await translateSlugs(database)
  await retitle(id, { en: 'Tea', it: 'Il tè del mattino' })
  expect(await translateSlugs(database)).toBe(1)
  expect(await slugsOf(id)).toEqual({ it: 'il-te-del-mattino' })
  expect(await leadsTo('il-te')).toBe(id)
  await retitle(id, { en: 'Tea' })
  await translateSlugs(database)
  expect(await slugsOf(id)).toEqual({})
  expect(await translateSlugs(database)).toBe(0)
})

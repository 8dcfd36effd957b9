import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '../contract/primitives.ts'
import type { Language } from '../contract/primitives.ts'
import { testDatabase } from '../testing/database.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { readSellersArticle } from './read-content.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let supplierId: number
beforeAll(async () => {
  database = await testDatabase()
  ;({ supplierId } = await seedShop(database.db))
  await database
    .db('suppliers')
    .update({ description: { en: 'Two <b>jeeps</b> & a camp.' }, address: 'Al Lahbab, Dubai' })
})
afterAll(() => database.close())
const demo = { name: 'Dune Riders', contact: {}, demonstration: true } as const
const read = (name: string, language: Language = 'en') =>
  readSellersArticle(database, { language, supplierId, storefront: demo, priced: true }, name)

it('a supplier’s own site says who the supplier is, and nothing of a marketplace', async () => {
  const about = await read('about')
  expect(about?.title).toBe('About Dune Riders')
  expect(about?.html).toContain('jeeps')
  expect(about?.html).toContain('Al Lahbab, Dubai')
  expect(about?.html).not.toContain('<b>')
  for (const name of ['about', 'terms-and-conditions', 'privacy-policy']) {
    const article = await read(name)
    expect(article?.path).toBe(`/${name}`)
    expect(JSON.stringify(article)).not.toMatch(/\{\{|marketplace/)
    expect(JSON.stringify(article)).toContain('Dune Riders')
  }
})

it.each(languages.filter((language) => language !== 'en'))(
  'fills its own words into the texts in "%s"',
  async (language) => {
    const about = await read('about', language)
    expect(about?.html).toContain('jeeps')
    expect(about?.html).toContain('Al Lahbab, Dubai')
    for (const name of ['about', 'terms-and-conditions', 'privacy-policy']) {
      const [article, english] = await Promise.all([read(name, language), read(name)])
      expect(JSON.stringify(article)).not.toMatch(/\{\{/)
      expect(`${article?.title} ${article?.summary}`).toContain('Dune Riders')
      expect(article?.title).not.toBe(english?.title)
    }
  },
)

it('knows no stories and no texts of other names', async () => {
  for (const name of ['blog/istanbul-by-ferry', 'supplier/about', '../about', 'faq']) {
    expect(await read(name)).toBeUndefined()
  }
})

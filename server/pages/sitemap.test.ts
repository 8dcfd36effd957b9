import { XMLParser } from 'fast-xml-parser'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestContext } from '../platform/http.ts'
import { testDatabase } from '../testing/database.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop

beforeAll(async () => {
  database = await testDatabase()
  shop = await seedShop(database.db)
  await seedExperience(database.db, shop, { slug: 'red-dunes' })
  await seedExperience(database.db, shop, { slug: 'not-yet', status: 'draft' })
  await seedExperience(database.db, shop, { slug: 'long-over', expiresOn: '2020-01-01' })
  await database.db('experiences').update({ updated_at: '2026-11-02T10:00:00Z' })
})
afterAll(() => database.close())

function site(overrides: Partial<RequestContext['storefront']> = {}, origin = 'https://dhow.example') {
  const app = express()
  app.use((req, _res, next) => {
    const storefront = { ...shop.storefront, ...overrides }
    req.context = { requestId: 'r', storefront, language: 'en', currency: 'AED', origin }
    next()
  })
  app.use(sitemapRoutes({ db: database.db }))
  return request(app)
}
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)

test('names every page once, in English at the root, each with the day of its last change', async () => {
  const { text, headers } = await site({ languages: ['en'], demonstration: true })
    .get('/sitemap.xml')
    .expect(200)
  expect(headers['content-type']).toContain('application/xml')
  const found = locations(text)
  expect(new Set(found).size).toBe(found.length)
  expect(found).toEqual(
    expect.arrayContaining(
      [
        '/',
        '/things-to-do',
        '/desert',
        '/things-to-do-in-dubai',
        '/things-to-do-in-dubai/red-dunes',
        '/about',
        '/blog',
        '/blog/istanbul-by-ferry',
        '/contact-us',
        '/faq',
        '/privacy-policy',
        '/terms-and-conditions',
      ].map((path) => `https://dhow.example${path}`),
    ),
  )
  expect(text).not.toMatch(/not-yet|long-over|hreflang/)
  for (const path of ['desert', 'things-to-do-in-dubai', 'things-to-do-in-dubai/red-dunes']) {
    expect(text).toContain(`<loc>https://dhow.example/${path}</loc><lastmod>2026-11-02</lastmod>`)
  }
  expect(text).toMatch(/istanbul-by-ferry<\/loc><lastmod>2026-/)
})

test('names each page in each language, with the same page in all of them', async () => {
  const { text } = await site().get('/sitemap.xml').expect(200)
  const both =
    '<xhtml:link rel="alternate" hreflang="en" href="https://dhow.example/desert" />' +
    '<xhtml:link rel="alternate" hreflang="ar" href="https://dhow.example/ar/desert" />'
  for (const path of ['desert', 'ar/desert']) {
    expect(text).toContain(
      `<loc>https://dhow.example/${path}</loc><lastmod>2026-11-02</lastmod>${both}</url>`,
    )
  }
})

test('names an experience and a story only in the languages that have their words', async () => {
  const dawn = {
    path: 'blog/dawn',
    title: { en: 'Dawn' },
    text: { en: 'Get up early.' },
    summary: { en: 'Early.' },
    picture: 'poster:dunes?hour=dawn&seed=dawn',
    pictureAlt: { en: 'Dunes at dawn' },
    publishedOn: '2026-11-01',
  }
  const pages = [
    dawn,
    { ...dawn, path: 'blog/noon', title: { en: 'Noon', ar: 'ظهر' }, text: { en: 'Hot.', ar: 'حر.' } },
  ]
  const own = { site: { ...shop.storefront.site, pages } }
  const listed = async () => locations((await site(own).get('/sitemap.xml')).text)
  const dunes = 'https://dhow.example/ar/things-to-do-in-dubai/red-dunes'
  expect(await listed()).not.toContain(dunes)
  expect(await listed()).toContain('https://dhow.example/blog/dawn')
  expect(await listed()).not.toContain('https://dhow.example/ar/blog/dawn')
  expect(await listed()).toContain('https://dhow.example/ar/blog/noon')
  await database.db.raw(
    `update experiences set title = title || '{"ar": "كثبان"}', overview = overview || '{"ar": "رمل"}' where slug = 'red-dunes'`,
  )
  expect(await listed()).toContain(dunes)
})

test('names the picture of an experience, where it is served', async () => {
  await database.db.raw(
    `update experiences set pictures = '[{"source": "poster:dunes\\?hour=golden&seed=a", "alt": {"en": "Dunes"}}]' where slug = 'red-dunes'`,
  )
  const { text } = await site({ languages: ['en'] })
    .get('/sitemap.xml')
    .expect(200)
  const { urlset } = new XMLParser().parse(text) as {
    urlset: { url: { loc: string; 'image:image'?: { 'image:loc': string } }[] }
  }
  const dunes = urlset.url.find(({ loc }) => loc.endsWith('/red-dunes'))
  expect(dunes?.['image:image']?.['image:loc']).toMatch(
    /^https:\/\/dhow\.example\/_image\/w_1280,h_960,f_webp\/poster\/dunes\/golden\/a\?v=\d+$/,
  )
  expect(urlset.url.find(({ loc }) => loc.endsWith('/desert'))).not.toHaveProperty('image:image')
})

test('a supplier’s own site names what that supplier sells, at that site’s addresses', async () => {
  const own = { kind: 'supplier' as const, languages: ['en' as const] }
  const mine = await site({ ...own, supplierId: shop.supplierId }, 'https://dunes.example').get(
    '/sitemap.xml',
  )
  expect(locations(mine.text)).toContain('https://dunes.example/experiences/red-dunes')
  expect(locations(mine.text)).toContain('https://dunes.example/experiences')
  const others = await site({ ...own, supplierId: shop.supplierId + 1 }).get('/sitemap.xml')
  expect(others.text).not.toMatch(/blog|red-dunes|things-to-do-in|\/desert</)
})

test('robots.txt says where the sitemap of this site is', async () => {
  const { text } = await site({}, 'https://dunes.example').get('/robots.txt').expect(200)
  expect(text).toContain('Sitemap: https://dunes.example/sitemap.xml')
})

test('a part that does not exist is not there', async () => {
  for (const part of ['experiences-2', 'experiences-0', 'experiences-x', 'cities-1']) {
    await site().get(`/sitemap-${part}.xml`).expect(404)
  }
})

test('more addresses than one file may hold become an index, whose parts hold each of them once', async () => {
  const columns =
    'supplier_id, status, destination_id, time_zone, title, overview, category_ids, currency, cancellation, fingerprint'
  await database.db.raw(
    `insert into experiences (external_id, slug, ${columns})
     select 'many-' || n, 'many-' || n, ${columns} from experiences, generate_series(1, 26000) n
     where slug = 'red-dunes'`,
  )
  const index = await site().get('/sitemap.xml').expect(200)
  expect(locations(index.text)).toEqual(
    ['pages-1', 'destinations-1', 'experiences-1', 'experiences-2'].map(
      (part) => `https://dhow.example/sitemap-${part}.xml`,
    ),
  )
  const found: (string | undefined)[] = []
  for (const part of ['experiences-1', 'experiences-2']) {
    const { text } = await site().get(`/sitemap-${part}.xml`).expect(200)
    const there = locations(text)
    expect(there.length).toBeLessThanOrEqual(50_000)
    expect(text.length).toBeLessThan(50_000_000)
    found.push(...there)
  }
  expect(found).toHaveLength(2 * 26_001)
  expect(new Set(found).size).toBe(found.length)
})

test('names no story of the demo and no page that the operator has still to write', async () => {
  const { text } = await site({ languages: ['en'] })
    .get('/sitemap.xml')
    .expect(200)
  expect(text).not.toMatch(/\/blog|privacy-policy|terms-and-conditions/)
  expect(locations(text)).toEqual(expect.arrayContaining(['https://dhow.example/contact-us']))
  await site().get('/blog/feed.xml').expect(404)
})

test('the stories are an RSS feed in each language of the site', async () => {
  const { text, headers } = await site({ demonstration: true }).get('/ar/blog/feed.xml').expect(200)
  expect(headers['content-type']).toContain('application/rss+xml')
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(text) as {
    rss: { channel: { language: string; item: Record<string, string>[] } }
  }
  expect(rss.channel.language).toBe('ar')
  expect(rss.channel.item.length).toBeGreaterThanOrEqual(6)
  for (const item of rss.channel.item) {
    expect(item['link']).toMatch(/^https:\/\/dhow\.example\/ar\/blog\/[a-z0-9-]+$/)
    expect(Number.isNaN(Date.parse(item['pubDate'] ?? ''))).toBe(false)
    expect(item['title'] && item['description']).toBeTruthy()
  }
  await site().get('/de/blog/feed.xml').expect(404)
  await site({ kind: 'supplier', supplierId: shop.supplierId }).get('/blog/feed.xml').expect(404)
})

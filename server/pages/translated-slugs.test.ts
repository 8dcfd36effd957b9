import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { refreshSearchDocuments } from '../catalogue/search/search-documents.queries.ts'
import { refreshOpenDays } from '../catalogue/upkeep/refresh-open-days.ts'
import { translateSlugs } from '../catalogue/upkeep/translate-slugs.ts'
import type { ExperienceCard } from '../contract/catalogue.ts'
import type { PagePayload } from '../contract/pages.ts'
import type { SuggestReply } from '../contract/suggestions.ts'
import { testDatabase } from '../testing/database.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { createPageCache } from './page-cache.ts'
import { loadPageTitles } from './page-titles.ts'
import { writeSitemap } from './sitemap.ts'
import { writeThingsToDoFeed } from './things-to-do-feed.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
let app: Server
let deps: ReturnType<typeof buildDeps>

const titles = {
  en: 'Red dunes',
  de: 'Rote Dünen',
  fr: 'Les dunes rouges',
  ar: 'كثبان حمراء',
  ru: 'Красные дюны',
}
const english = '/things-to-do-in-dubai/red-dunes'
const german = '/de/things-to-do-in-dubai/rote-duenen'
const french = '/fr/things-to-do-in-dubai/les-dunes-rouges'
const languages = ['en', 'de', 'fr', 'ar', 'es'] as const

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  shop = await seedShop(db, { languages: [...languages] })
  const dunes = await seedExperience(db, shop, { slug: 'red-dunes' })
  const other = await seedExperience(db, shop, { slug: 'other' })
  await db('experiences').where({ id: dunes.id }).update({ title: titles, overview: titles })
  await refreshSearchDocuments(db, [dunes.id, other.id])
  await translateSlugs({ db })
  deps = buildDeps(db)
  const all = {
    ...deps,
    pageCache: createPageCache(),
    titles: await loadPageTitles(),
    payments: fakeNetwork(),
    renderer: { render: (payload: PagePayload) => Promise.resolve(Buffer.from(payload.head.title)) },
    readiness: { draining: false },
  }
  app = createServer(createApp(all, {})).listen(0)
})
afterAll(async () => {
  app.close()
  await database.close()
})

const payloadOf = async (path: string) =>
  (await request(app).get(`${path}/_payload.json`).expect(200)).body as PagePayload

test('an experience has an address in the words of each language whose letters an address can spell', async () => {
  await request(app).get(english).expect(200)
  await request(app).get(german).expect(200)
  await request(app).get(french).expect(200)
  await request(app).get('/ar/things-to-do-in-dubai/red-dunes').expect(200)
})

test('a slug of another language, the old one and the wrong kind of address lead there in one hop, with their query', async () => {
  for (const [from, to] of [
    ['/de/things-to-do-in-dubai/red-dunes', german],
    ['/de/things-to-do-in-dubai/les-dunes-rouges', german],
    ['/de/things-to-do-in-paris/red-dunes', german],
    ['/de/experiences/red-dunes', german],
    ['/de/dubai/red-dunes/', german],
    ['/things-to-do-in-dubai/rote-duenen', english],
    ['/fr/things-to-do-in-dubai/rote-duenen', french],
    ['/ar/things-to-do-in-dubai/rote-duenen', '/ar/things-to-do-in-dubai/red-dunes'],
    ['/es/things-to-do-in-dubai/rote-duenen', '/es/things-to-do-in-dubai/red-dunes'],
  ] as const) {
    const { status, headers } = await request(app).get(`${from}?date=2026-12-24`)
    expect([from, status, headers.location]).toEqual([from, 301, `${to}?date=2026-12-24`])
  }
})

test('the canonical address, the alternates and the language switch say the slug of each language', async () => {
  const { head, shell } = await payloadOf(german)
  const pathOf = (href = '') => new URL(href).pathname
  expect(pathOf(head.canonical)).toBe(german)
  expect(Object.fromEntries(head.alternates.map(({ language, href }) => [language, pathOf(href)]))).toEqual({
    en: english,
    de: german,
    fr: french,
    ar: '/ar/things-to-do-in-dubai/red-dunes',
  })
  expect(shell.addresses).toMatchObject({ en: english, fr: french, de: german })
  // Spanish shows the English words, which are English's page
  const spanish = await payloadOf('/es/things-to-do-in-dubai/red-dunes')
  expect(pathOf(spanish.head.canonical)).toBe(english)
})

test('what search engines are told of an experience names its page in the language of the page', async () => {
  const experience = JSON.stringify((await payloadOf(german)).head.structuredData)
  expect(experience).toContain(german)
  expect(experience).not.toContain('red-dunes')
  const list = JSON.stringify((await payloadOf('/de/things-to-do')).head.structuredData)
  expect(list).toContain(german)
})

test('cards and suggestions bring the slug of their language, and a call that names it by another is led to it', async () => {
  const api = (path: string) => request(app).get(`/api/v1${path}`).set('accept-language', 'de').expect(200)
  const { cards } = (await api('/experiences?language=de')).body as { cards: ExperienceCard[] }
  expect(cards.find(({ slug }) => slug === 'red-dunes')).toMatchObject({ localSlug: 'rote-duenen' })
  expect(cards.find(({ slug }) => slug === 'other')).not.toHaveProperty('localSlug')
  const { suggestions } = (await api('/suggestions?text=rote&language=de')).body as SuggestReply
  expect(suggestions).toMatchObject([{ slug: 'red-dunes', localSlug: 'rote-duenen' }])
  const { headers } = await request(app).get('/api/v1/experiences/rote-duenen?language=de').expect(301)
  expect(headers.location).toContain('/api/v1/experiences/red-dunes')
})

test('the sitemap and the product feed name the same addresses', async () => {
  const site = { storefront: shop.storefront, origin: 'https://dhow.example' }
  const pieces: string[] = []
  for await (const piece of await writeSitemap({ db: database.db }, site)) pieces.push(piece)
  const named = Array.from(
    pieces.join('').matchAll(/<loc>([^<]*things-to-do-in-[^<]*\/[^<]*)<\/loc>/g),
    ([, at]) => at,
  )
  expect(named).toEqual(
    [english, german, french, '/ar/things-to-do-in-dubai/red-dunes', '/things-to-do-in-dubai/other'].map(
      (path) => site.origin + path,
    ),
  )
  await database.db('experiences').update({ from_price: 100, from_unit: 'ADULT' })
  await refreshOpenDays(deps)
  const feed: string[] = []
  for await (const piece of writeThingsToDoFeed(deps, { ...site, nonce: 1 })) feed.push(piece)
  for (const path of [english, german, french]) expect(feed.join('')).toContain(`"${site.origin}${path}"`)
})

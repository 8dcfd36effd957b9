import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { refreshSearchDocuments } from '../catalogue/search/search-documents.queries.ts'
import { settleCatalogue } from '../catalogue/upkeep/settle-catalogue.ts'
import type { ExperienceCard } from '../contract/catalogue.ts'
import type { PagePayload } from '../contract/pages.ts'
import type { SuggestReply } from '../contract/suggestions.ts'
import { plainSite } from '../contract/storefront-file.ts'
import { testDatabase } from '../testing/database.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { createPageCache } from './page-cache.ts'
import { loadPageTitles } from './page-titles.ts'
import { writeSitemap } from './sitemap.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
let app: Server

const languages = ['en', 'de', 'fr', 'ru', 'ar', 'es'] as const
const lists = {
  place: {
    en: '/things-to-do-in-vienna',
    de: '/de/things-to-do-in-wien',
    fr: '/fr/things-to-do-in-vienne',
    ru: '/ru/things-to-do-in-vena',
    ar: '/ar/things-to-do-in-vienna',
    es: '/es/things-to-do-in-vienna',
  },
  category: {
    en: '/boat-tours',
    de: '/de/bootstouren',
    fr: '/fr/sorties-en-bateau',
    ru: '/ru/boat-tours',
    ar: '/ar/boat-tours',
    es: '/es/boat-tours',
  },
}
const product = '/de/things-to-do-in-wien/donaufahrt'

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const footer = [
    { label: { en: 'Vienna' }, to: '/things-to-do-in-vienna?stars=4' },
    { label: { en: 'Boats' }, to: '/boat-tours#top' },
  ]
  const pages = [
    { path: 'about', title: { en: 'About' }, text: { en: 'See [Vienna](/things-to-do-in-vienna).' } },
  ]
  const site = { ...plainSite, footer, pages }
  shop = await seedShop(db, { languages: [...languages], site })
  await db('storefronts').update({ footer: JSON.stringify(footer), pages: JSON.stringify(pages) })
  await db('destinations').update({
    slug: 'vienna',
    name: JSON.stringify({ en: 'Vienna', de: 'Wien', fr: 'Vienne', ru: 'Вена', ar: 'فيينا', es: 'Vienna' }),
  })
  await db('categories').update({
    slug: 'boat-tours',
    name: JSON.stringify({ en: 'Boat tours', de: 'Bootstouren', fr: 'Sorties en bateau' }),
  })
  const { id } = await seedExperience(db, shop, { slug: 'danube' })
  const words = { en: 'Danube', de: 'Donaufahrt' }
  await db('experiences').update({ title: JSON.stringify(words), overview: JSON.stringify(words) })
  await refreshSearchDocuments(db, [id])
  await settleCatalogue({ db })
  const all = {
    ...buildDeps(db),
    pageCache: createPageCache({ keeps: false }),
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

const pathOf = (href = '') => new URL(href, 'https://dhow.example').pathname
const payloadOf = async (path: string) =>
  (await request(app).get(`${path}/_payload.json`).expect(200)).body as PagePayload

test.for(['place', 'category'] as const)(
  'the list of a %s has one address a language: of the others, of its alternates and of the language switch',
  async (kind) => {
    for (const language of languages) {
      const own = lists[kind][language]
      const { head, shell, content } = await payloadOf(own)
      expect(content).toMatchObject({ page: 'listing', data: { search: { total: 1 } } })
      expect(pathOf(head.canonical)).toBe(own)
      expect(shell.addresses).toEqual(lists[kind])
      expect(
        Object.fromEntries(head.alternates.map(({ language: code, href }) => [code, pathOf(href)])),
      ).toEqual(lists[kind])
      const others = new Set(Object.values(lists[kind]).map((path) => path.replace(/^\/..(?=\/)/, '')))
      for (const other of others) {
        const there = language === 'en' ? other : `/${language}${other}`
        if (there === own) continue
        const { status, headers } = await request(app).get(`${there}?stars=4`)
        expect([there, status, headers.location]).toEqual([there, 301, `${own}?stars=4`])
      }
    }
  },
)

test('a search is of the place by its own slug, whatever its address says', async () => {
  const { content } = await payloadOf(lists.place.de)
  expect(content).toMatchObject({
    data: { search: { query: { city: 'vienna' }, destination: { slug: 'vienna', localSlug: 'wien' } } },
  })
  const { content: kind } = await payloadOf(lists.category.de)
  expect(kind).toMatchObject({
    data: {
      search: {
        query: { categories: ['boat-tours'] },
        category: { slug: 'boat-tours', localSlug: 'bootstouren' },
      },
    },
  })
})

test('an experience under its place in other words is led to both in its language, in one hop', async () => {
  for (const from of [
    '/de/things-to-do-in-vienna/danube',
    '/de/things-to-do-in-vienna/donaufahrt',
    '/de/things-to-do-in-wien/danube',
    '/de/things-to-do-in-vienne/danube/',
    '/de/experiences/danube',
    '/de/wien/danube',
    '/DE/vienna/danube/',
  ]) {
    const { status, headers } = await request(app).get(from)
    expect([from, status, headers.location]).toEqual([from, 301, product])
  }
  await request(app).get(product).expect(200)
  await request(app)
    .get('/things-to-do-in-wien/donaufahrt')
    .expect('location', '/things-to-do-in-vienna/danube')
  const { head } = await payloadOf(product)
  expect(head.alternates.map(({ href }) => pathOf(href))).toEqual(['/things-to-do-in-vienna/danube', product])
  // French has a name for the place, and none for the experience
  expect(pathOf((await payloadOf('/fr/things-to-do-in-vienne/danube')).head.canonical)).toBe(
    '/things-to-do-in-vienna/danube',
  )
})

test('a former name leads to the present one in one hop, below it an experience too', async () => {
  const { db } = database
  await db('destinations').update({
    name: JSON.stringify({ en: 'Vienna', de: 'Wien Stadt', fr: 'Vienne', ru: 'Вена', ar: 'فيينا' }),
  })
  await settleCatalogue({ db })
  try {
    for (const [from, to] of [
      ['/de/things-to-do-in-wien', '/de/things-to-do-in-wien-stadt'],
      ['/de/things-to-do-in-vienna/', '/de/things-to-do-in-wien-stadt'],
      ['/things-to-do-in-wien', '/things-to-do-in-vienna'],
      [product, '/de/things-to-do-in-wien-stadt/donaufahrt'],
    ] as const) {
      const { status, headers } = await request(app).get(from)
      expect([from, status, headers.location]).toEqual([from, 301, to])
    }
  } finally {
    await db('destinations').update({
      name: JSON.stringify({ en: 'Vienna', de: 'Wien', fr: 'Vienne', ru: 'Вена', ar: 'فيينا', es: 'Vienna' }),
    })
    await settleCatalogue({ db })
  }
})

/** Every path of the site in a value, whatever it stands in: links of HTML too. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path)
    return /^(https?:\/\/[^/]+)?\/(?!\/|_)\S*$/.test(value) ? [pathOf(value)] : inText
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(pathsIn) : []
}

test.for(languages)(
  'in %s no address that a page tells of is a redirect: head, menu, footer, breadcrumbs, texts and switch',
  async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`
    const seen = new Set<string>()
    const below = language === 'de' ? product : `${lists.place[language]}/danube`
    const own = [lists.place[language], lists.category[language], below]
    for (const path of [prefix || '/', ...own, `${prefix}/about`]) {
      const { head, shell, content } = await payloadOf(path === '/' ? '' : path)
      for (const told of pathsIn({ head, addresses: shell.addresses, site: shell.site, content })) {
        seen.add(told)
      }
    }
    expect([...seen]).toContain(lists.place[language])
    expect([...seen]).toContain(lists.category[language])
    for (const path of seen) {
      const { status, headers } = await request(app).get(path)
      expect([path, status === 301 || status === 302 ? headers.location : 'no redirect']).toEqual([
        path,
        'no redirect',
      ])
    }
  },
)

test('cards, menus, places and suggestions bring the slug of their language, and filters keep the own one', async () => {
  const api = (path: string) => request(app).get(`/api/v1${path}`).expect(200)
  const { cards, facets } = (await api('/experiences?language=de&city=vienna')).body as {
    cards: ExperienceCard[]
    facets: { categories: { value: string }[] }
  }
  expect(cards).toMatchObject([
    {
      destination: { slug: 'vienna', localSlug: 'wien' },
      category: { slug: 'boat-tours', localSlug: 'bootstouren' },
    },
  ])
  expect(facets.categories).toMatchObject([{ value: 'boat-tours' }])
  const { shell } = await payloadOf('/de')
  expect(shell.destinations).toMatchObject([{ slug: 'vienna', localSlug: 'wien' }])
  expect(shell.categories).toMatchObject([{ slug: 'boat-tours', localSlug: 'bootstouren' }])
  expect((await payloadOf('/ar')).shell.destinations[0]).not.toHaveProperty('localSlug')
  for (const [text, found] of [
    ['wien', { slug: 'vienna', localSlug: 'wien' }],
    ['bootst', { slug: 'boat-tours', localSlug: 'bootstouren' }],
  ] as const) {
    const { suggestions } = (await api(`/suggestions?text=${text}&language=de`)).body as SuggestReply
    expect(suggestions[0]).toMatchObject(found)
  }
})

test('a cart line names its place and category in the words of the reader', async () => {
  const line = { experience: 'danube', option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const reply = await request(app)
    .post('/api/v1/carts?language=de')
    .set('idempotency-key', 'a-cart-of-a-reader')
    .send({ line })
    .expect(201)
  expect(reply.body).toMatchObject({
    cart: {
      lines: [
        {
          experience: {
            localSlug: 'donaufahrt',
            destination: { slug: 'vienna', localSlug: 'wien', name: 'Wien', countryCode: 'AE' },
            category: { slug: 'boat-tours', localSlug: 'bootstouren', name: 'Bootstouren' },
          },
        },
      ],
    },
  })
  expect(reply.text).not.toContain('"slugs"')
})

test('the sitemap names each list and experience by the addresses of their pages', async () => {
  const site = { storefront: shop.storefront, origin: 'https://dhow.example' }
  const pieces: string[] = []
  for await (const piece of await writeSitemap({ db: database.db }, site)) pieces.push(piece)
  const xml = pieces.join('')
  const named = new Set(Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, at]) => pathOf(at)))
  const alternates = new Set(Array.from(xml.matchAll(/ href="([^"]*)"/g), ([, at]) => pathOf(at)))
  for (const path of [...Object.values(lists.place), ...Object.values(lists.category), product]) {
    expect([...named]).toContain(path)
    expect([...alternates]).toContain(path)
  }
  expect(alternates.symmetricDifference(named)).toEqual(new Set())
  for (const path of named) {
    if (/things-to-do-in|boat|boots/.test(path)) await request(app).get(path).expect(200)
  }
})

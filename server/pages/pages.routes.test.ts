import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { refreshSearchDocuments } from '../catalogue/search/search-documents.queries.ts'
import type { OpenCartReply } from '../contract/carts.ts'
import type { PagePayload } from '../contract/pages.ts'
import { createLogger } from '../platform/log.ts'
import { readEnv } from '../platform/env.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { copyStorefront, seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { themes } from '../../themes/registry.ts'
import { createPageCache } from './page-cache.ts'
import { loadPageTitles } from './page-titles.ts'
import { pagesFromMemory } from './pages.routes.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let slug: string
let shop: Shop
let rendered: PagePayload[]
let app: Server
let deps: AppDeps
let failing: Error | undefined

beforeAll(async () => {
  database = await testDatabase()
  shop = await seedShop(database.db, { demonstration: true })
  const seeded = await seedExperience(database.db, shop)
  await refreshSearchDocuments(database.db, [seeded.id])
  slug = seeded.slug
})
afterAll(() => database.close())

beforeEach(async () => {
  rendered = []
  failing = undefined
  deps = {
    db: database.db,
    clock: stopClock(),
    log: createLogger('silent'),
    env: readEnv({ NODE_ENV: 'test', TRUST_PROXY: '1' }),
    pageCache: createPageCache(),
    titles: await loadPageTitles(),
    payments: fakeNetwork(),
    renderer: {
      render(payload, nonce, cart) {
        if (failing && payload.content.page !== 'error') return Promise.reject(failing)
        rendered.push(payload)
        const text = `<!doctype html><script nonce="${nonce}"></script>${payload.head.title} ${payload.content.page} ${cart?.id ?? 'no cart'}`
        return Promise.resolve(Buffer.from(text))
      },
    },
    readiness: { draining: false },
  }
  app = createServer(pagesFromMemory(deps, createApp(deps, {}))).listen(0)
})

afterEach(() => void app.close())

const nonceOf = (text: string) => /nonce[-=]"?([\w-]+)/.exec(text)?.[1]

test('a page and its payload are one and the same', async () => {
  for (const path of [
    '/',
    '/things-to-do',
    '/things-to-do-in-dubai',
    `/things-to-do-in-dubai/${slug}`,
    '/cart',
    '/faq',
  ]) {
    await request(app).get(path).expect(200)
    const payload = await request(app)
      .get(`${path === '/' ? '' : path}/_payload.json`)
      .expect(200)
    expect(payload.body).toEqual(JSON.parse(JSON.stringify(rendered.at(-1))))
  }
})

test('an equal request is answered from memory, under the policy of its own rendering', async () => {
  const first = await request(app).get('/things-to-do').expect(200)
  const second = await request(app).get('/things-to-do').expect(200)
  expect(rendered).toHaveLength(1)
  expect(second.text).toBe(first.text)
  for (const reply of [first, second]) {
    const policy = reply.headers['content-security-policy'] ?? ''
    expect(policy).toContain(`'nonce-${nonceOf(reply.text)}'`)
    expect(policy).not.toContain('unsafe')
  }
})

test('a page from memory comes with the same headers as one made for the request, and an id of its own', async () => {
  const [made, kept] = [await request(app).get('/faq'), await request(app).get('/faq')].map(
    ({ headers }) => headers,
  )
  expect(rendered).toHaveLength(1)
  expect(kept?.['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  expect(kept?.['x-request-id']).not.toBe(made?.['x-request-id'])
  const ofBoth = ({ date: _date, 'x-request-id': _id, ...others }: Record<string, string> = {}) => others
  expect(ofBoth(kept)).toEqual(ofBoth(made))
  expect(kept?.['x-content-type-options']).toBe('nosniff')
})

test('the cart page comes with the cart of the visitor, and is kept by nobody', async () => {
  const open = async () => {
    const reply = await request(app)
      .post('/api/v1/carts')
      .set('idempotency-key', randomUUID())
      .send({ currency: 'AED' })
      .expect(201)
    return reply.body as OpenCartReply
  }
  const [mine, another] = [await open(), await open()]
  const visit = (path: string, cookie: string) => request(app).get(path).set('cookie', cookie).expect(200)
  for (const path of ['/cart', '/ar/cart']) {
    for (const { token, cart } of [mine, another]) {
      for (const name of ['dhow_cart', '__Host-dhow_cart']) {
        const reply = await visit(path, `dhow_currency=AED; ${name}=${token}; b=1`)
        expect(reply.text).toContain(cart.id)
        expect(reply.headers['cache-control']).toBe('no-store')
      }
    }
    for (const cookie of [
      'a=b',
      'dhow_cart=',
      `dhow_cart=${'x'.repeat(43)}`,
      `not_dhow_cart=${mine.token}`,
    ]) {
      const reply = await visit(path, cookie)
      expect(reply.text).toContain('no cart')
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  }
  for (const path of ['/faq', '/checkout']) {
    expect((await visit(path, `dhow_cart=${mine.token}`)).text).toContain('no cart')
  }
  const { text } = await visit('/cart/_payload.json', `dhow_cart=${mine.token}`)
  expect(text).not.toContain(mine.cart.id)
})

test('an address of its own is a rendering of its own, with another nonce', async () => {
  const first = await request(app).get('/things-to-do?stars=4')
  const second = await request(app).get('/things-to-do?stars=3')
  expect(nonceOf(second.text)).not.toBe(nonceOf(first.text))
})

test('the host that a proxy forwards never decides what visitors of another are shown', async () => {
  const { db } = database
  await copyStorefront(db, shop.storefront, { slug: 'deira', name: 'Deira', hosts: ['deira.example'] })
  const ask = (forwarded?: string) =>
    request(app)
      .get('/faq')
      .set({ host: 'dhow.example', ...(forwarded && { 'x-forwarded-host': forwarded }) })
  expect((await ask('deira.example')).text).toContain('Deira')
  expect((await ask()).text).toContain('Marketplace')
  await db('storefronts').where({ slug: 'deira' }).delete()
})

test('a site is shown in the layout and the currency that it is configured with, and with its own map', async () => {
  const { db } = database
  const configured = { ...shop.storefront, layout: 'supplier-six' as const, currency: 'EUR' }
  const id = await copyStorefront(db, configured, { slug: 'six', hosts: ['six.example'] })
  const map = { tiles: 'https://tiles.example/{z}?key={token}', token: 'pk.1', attribution: 'Tiles' }
  await db('storefronts')
    .where({ id })
    .update({ map: JSON.stringify(map) } as object)
  await request(app).get('/faq').set({ host: 'six.example' }).expect(200)
  expect(rendered.at(-1)?.shell).toMatchObject({
    storefront: { layout: 'supplier-six', currency: 'EUR' },
    currency: 'EUR',
    structure: themes['supplier-six'].layout,
    map: { tiles: 'https://tiles.example/{z}?key=pk.1', attribution: 'Tiles' },
  })
  await db('storefronts').where({ id }).delete()
})

test('the marketplace of a demo leads to its other sites in the language, no other site and no shop in use does', async () => {
  const { db } = database
  await copyStorefront(db, shop.storefront, { slug: 'deira', name: 'Deira', hosts: ['deira.localhost'] })
  const sitesAt = async (host: string, path: string, at = app) => {
    const reply = await request(at).get(`${path}/_payload.json`).set({ host }).expect(200)
    return (reply.body as PagePayload).shell.sites
  }
  expect(await sitesAt('localhost:4000', '')).toEqual([
    { name: 'Deira', href: 'http://deira.localhost:4000/' },
  ])
  expect(await sitesAt('localhost:4000', '/ar/faq')).toEqual([
    { name: 'Deira', href: 'http://deira.localhost:4000/ar' },
  ])
  expect(await sitesAt('deira.localhost:4000', '')).toBeUndefined()
  const inUse = createApp({ ...deps, env: { ...deps.env, DEMO: false }, pageCache: createPageCache() }, {})
  expect(await sitesAt('localhost:4000', '', createServer(inUse))).toBeUndefined()
  await db('storefronts').where({ slug: 'deira' }).delete()
})

test.for([
  '/faq?utm_source=a',
  '/faq?x[y]=1&language=ar',
  '/%66aq',
  '/faq?currency=XXX',
  '/faq?storefront=marketplace',
  '/faq?date=2026-12-01&plain=1',
])('what a page does not read makes no rendering: %s', async (address) => {
  const first = await request(app).get('/faq').expect(200)
  for (const _ of [1, 2]) expect((await request(app).get(address).expect(200)).text).toBe(first.text)
  expect(rendered).toHaveLength(1)
})

test('a filtered list is kept once it is asked for again, in whatever order and company its parameters stand', async () => {
  const queries = [
    'stars=4&guests=2',
    'guests=2&stars=4&gclid=1',
    'guests=02&stars=4&sort=recommended&text=',
    'stars=4&guests=2&gclid=2',
  ]
  for (const query of queries) await request(app).get(`/things-to-do?${query}`).expect(200)
  expect(rendered).toHaveLength(2)
  expect(rendered[0]?.head.robots).toBe('noindex')
  await request(app).get('/things-to-do?gclid=1').expect(200)
  expect(rendered.at(-1)?.head.robots).toBe('index')
})

test('who is led elsewhere keeps the query, also when two are led at the same time', async () => {
  const replies = await Promise.all(
    [1, 2].map((day) => request(app).get(`/dubai/${slug}/_payload.json?date=2026-12-0${day}`)),
  )
  expect(replies.map(({ body }) => (body as { redirect: string }).redirect.slice(-1))).toEqual(['1', '2'])
})

test('a day that was asked for without scripts is shown as it is, and kept by nobody', async () => {
  const address = `/things-to-do-in-dubai/${slug}?plain=1&date=2026-12-01&guests=1`
  for (const _ of [1, 2]) {
    const reply = await request(app).get(address).expect(200)
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  expect(rendered).toHaveLength(2)
})

test('a page that the browser has is not sent again, and its policy stays the one it came with', async () => {
  const first = await request(app).get('/things-to-do')
  const again = await request(app)
    .get('/things-to-do')
    .set('if-none-match', first.headers['etag'] ?? '')
  expect(again.status).toBe(304)
  expect(again.headers['content-security-policy']).toBeUndefined()
})

test('pages may be kept by a cache between us and the traveller, and set no cookie', async () => {
  const reply = await request(app).get('/things-to-do').set('cookie', 'dhow_currency=EUR')
  expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=3600')
  expect(reply.headers['surrogate-key']).toBeUndefined()
  expect(reply.headers['vary']?.toLowerCase()).not.toContain('cookie')
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(rendered[0]?.shell.currency).toBe('AED')
})

test.for(['br', 'gzip'])('speaks %s', async (encoding) => {
  const plain = await request(app).get('/faq').set('accept-encoding', 'identity')
  const reply = await request(app).get('/faq').set('accept-encoding', encoding)
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.text).toBe(plain.text)
})

test('the text of an experience’s picture says when it is an illustration', async () => {
  const path = `/things-to-do-in-dubai/${slug}`
  const alt = async () => {
    await request(app).get(path).expect(200)
    return rendered.at(-1)?.head.imageAlt
  }
  expect(await alt()).toBe('Dunes')
  const bare = await seedExperience(database.db, shop, { slug: 'without-a-picture' })
  await database.db('experiences').where({ id: bare.id }).update({ pictures: '[]' })
  await request(app).get(`/things-to-do-in-dubai/${bare.slug}`).expect(200)
  expect(rendered.at(-1)?.head.imageAlt).toBe(`Title of ${bare.slug} (Illustration)`)
})

test('a former kind of address leads to the one address, with its query', async () => {
  const moved = await request(app).get(`/dubai/${slug}?date=2026-12-01`).expect(301)
  expect(moved.headers['location']).toBe(`/things-to-do-in-dubai/${slug}?date=2026-12-01`)
  await request(app)
    .get(`/experiences/${slug}`)
    .expect(301)
    .expect('location', `/things-to-do-in-dubai/${slug}`)
  await request(app)
    .get(`/dubai/${slug}/_payload.json`)
    .expect(200, { redirect: `/things-to-do-in-dubai/${slug}` })
})

test.for(['/nowhere', '/things-to-do-in-dubai/nothing', '/blog/nothing'])(
  '%s is a page that says there is none, and is not kept',
  async (path) => {
    const reply = await request(app).get(path).expect(404)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(rendered.at(-1)?.content).toEqual({ page: 'not-found', data: { path } })
    await request(app).get(`${path}/_payload.json`).expect(404)
  },
)

test.for(['/%', '/%ff', '/things-to-do-in-%E0%A4%A'])(
  '%s, which cannot be read, is no page',
  async (path) => {
    await request(app).get(path).set('accept', 'text/html').expect(404)
    expect(rendered.at(-1)?.content.page).toBe('not-found')
  },
)

test.for([
  ['dubay', ['Dubai'], []],
  ['atlantis', [], ['Dubai']],
] as const)(
  'a place that is not known, %s, is answered with places that are',
  async ([city, alike, popular]) => {
    await request(app).get(`/things-to-do-in-${city}`).expect(404)
    const content = rendered.at(-1)?.content
    if (content?.page !== 'not-found') throw new Error('a page was found')
    const { place } = content.data
    expect(place?.name).toBe(city)
    expect(place?.alike.map(({ name }) => name)).toEqual(alike)
    expect(place?.popular.map(({ name }) => name)).toEqual(popular)
  },
)

test.for(['page=zero', 'guests=999', 'date=banana&stars=4', 'date=0000-01-01', 'stars=9', 'categories=%00'])(
  'a page with %s in its address is shown without what makes no sense',
  async (query) => {
    await request(app).get(`/things-to-do?${query}`).set('accept', 'text/html').expect(200)
    const content = rendered.at(-1)?.content
    if (content?.page !== 'listing') throw new Error('no listing was shown')
    const { page, stars } = content.data.search.query
    expect({ page, stars }).toEqual({ page: 1, stars: query.includes('stars=4') ? 4 : undefined })
  },
)

test('a search of ten thousand characters, or with turned writing, is a search', async () => {
  await request(app)
    .get(`/search/${'a'.repeat(10_000)}`)
    .expect(200)
  await request(app)
    .get(`/search/${encodeURIComponent('\u202Edunes')}`)
    .expect(200)
  expect(rendered.at(-1)?.head.title).toBe('“dunes” | Marketplace')
})

test('a page arrives in as many bytes as its header says, and HEAD gets the header alone', async () => {
  const pieces = ['<!doctype html>', 'Dubaï', ' — ', 'دبي'].map((text) => Buffer.from(text))
  deps.renderer = { render: () => Promise.resolve(pieces) }
  const at = createServer(pagesFromMemory(deps, createApp(deps, {}))).listen(0)
  for (const path of ['/faq', '/faq', '/things-to-do']) {
    const got = await request(at).get(path).set('accept-encoding', 'identity').expect(200)
    expect(got.text).toBe(Buffer.concat(pieces).toString())
    expect(got.headers['content-length']).toBe(String(Buffer.concat(pieces).length))
    const head = await request(at).head(path).set('accept-encoding', 'identity').expect(200)
    expect(head.headers).toMatchObject({
      etag: got.headers['etag'],
      'content-length': got.headers['content-length'],
    })
    expect(head.text).toBeUndefined()
  }
  at.close()
})

test('a page of a list beyond its last is its first', async () => {
  for (const query of ['page=150', '']) {
    await request(app).get(`/things-to-do?${query}`).set('accept', 'text/html').expect(200)
  }
  const [beyond, first] = rendered.slice(-2).map(({ content }) => content)
  if (first?.page !== 'listing') throw new Error('no listing was shown')
  expect(first.data.search.cards.length).toBeGreaterThan(0)
  expect(beyond).toEqual(first)
})

test('the API refuses what makes no sense, and says what', async () => {
  const reply = await request(app).get('/api/v1/experiences?page=zero').expect(400)
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect(reply.body).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/page' }] })
})

test('a fault of ours is a page with the id that support asks for, and never what went wrong', async () => {
  failing = new Error('password=hunter2')
  const reply = await request(app).get('/things-to-do').set('accept', 'text/html').expect(500)
  expect(reply.text).not.toContain('hunter2')
  expect(rendered.at(-1)?.content).toEqual({
    page: 'error',
    data: { requestId: reply.headers['x-request-id'] },
  })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test.for(['/ar/things-to-do', '/ar', '/things-to-do'])(
  'a fault of ours is told in the language of the address: %s',
  async (path) => {
    failing = new Error('no answer')
    await request(app).get(path).set('accept', 'text/html').set('accept-language', 'fr').expect(500)
    const { shell, content } = rendered.at(-1) ?? {}
    expect(content?.page).toBe('error')
    expect(shell).toMatchObject(
      path.startsWith('/ar') ? { language: 'ar', direction: 'rtl' } : { language: 'en', direction: 'ltr' },
    )
  },
)

test.each([
  ['/things-to-do', 'en', 'Try again'],
  ['/ar/things-to-do', 'ar', 'حاول مجددًا'],
])(
  'a build that cannot even render the page of an error is told as a plain page: %s',
  async (path, language, again) => {
    const gone = new Error("ENOENT: no such file or directory, open '/dist/client/assets/listing.css'")
    deps.renderer.render = () => Promise.reject(gone)
    const reply = await request(app).get(path).set('accept', 'text/html,*/*;q=0.8').expect(500)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    expect(reply.text).toContain(`<html lang="${language}"`)
    expect(reply.text).toContain(again)
    expect(reply.text).toContain(reply.headers['x-request-id'])
    expect(reply.text).not.toMatch(/ENOENT|<link|<script/)
    const payload = await request(app).get(`${path}/_payload.json`)
    expect(payload.headers['content-type']).not.toContain('html')
  },
)

test('what a page cannot be asked for is refused, and told as a page to whoever reads pages', async () => {
  const reply = await request(app).post('/things-to-do').expect(405)
  expect(reply.body).toMatchObject({ code: 'method_unknown' })
  await request(app).put('/things-to-do').set('accept', 'text/html').expect(405)
  // the caller's fault, and so with the message
  expect(rendered.at(-1)?.content).toMatchObject({
    page: 'error',
    data: { message: 'Pages accept only GET and HEAD. See /api/openapi.json.' },
  })
})

test('an address that has moved needs one hop, however much of it has', async () => {
  const moved = async (path: string) => {
    const { status, headers } = await request(app).get(path).redirects(0)
    return [status, headers['location']]
  }
  const own = `/things-to-do-in-dubai/${slug}`
  expect(await moved(`/dubai/${slug}`)).toEqual([301, own])
  expect(await moved(`/lisbon/${slug}`)).toEqual([301, own])
  expect(await moved(`/experiences/${slug}/`)).toEqual([301, own])
  expect(await moved(`/AR/things-to-do-in-lisbon/${slug}/?guests=2`)).toEqual([301, `/ar${own}?guests=2`])
  expect(await moved(`/de/lisbon/${slug}`)).toEqual([302, own])
  expect(await moved('/de/discover')).toEqual([302, '/things-to-do'])
})

test('the page of a merged category leads to the one that has its listings, and that of a hidden one answers', async () => {
  const { rows } = await database.db.raw<{ rows: { slug: string }[] }>(
    `insert into categories (slug, name, merged_into, hidden)
     select 'boats', '{"en": "Boats"}'::jsonb, id, false from categories where slug = 'desert'
     union all select 'odds', '{"en": "Odds"}', null, true returning slug`,
  )
  expect(rows).toHaveLength(2)
  const { status, headers } = await request(app).get('/ar/boats').redirects(0)
  expect([status, headers['location']]).toEqual([301, '/ar/desert'])
  await request(app).get('/odds').redirects(0).expect(200)
})

test('no redirect leads to a page that does not exist', async () => {
  for (const path of [
    '/dubai/no-such',
    '/nowhere/no-such',
    '/cart/foo',
    '/de/atlantis/x',
    '/things-to-do-in-atlantis/',
  ]) {
    await request(app).get(path).redirects(0).expect(404)
    expect(rendered.at(-1)?.content).toMatchObject({ page: 'not-found', data: { path } })
  }
})

test.for([
  ['/experiences/%00', 404, 'not-found'],
  ['/things-to-do-in-%00', 404, 'not-found'],
  ['/things-to-do-in-dubai/a%00', 404, 'not-found'],
  ['/%', 404, 'not-found'],
  ['/%ff/%', 404, 'not-found'],
  ['/?storefront=nobody', 404, 'not-found'],
  ['/things-to-do?storefront=nobody', 404, 'not-found'],
  ['/supplier/%', 400, 'error'],
] as const)(
  'what is no address is told as a page, whatever is accepted: %s',
  async ([path, status, page]) => {
    for (const accept of ['text/html,*/*;q=0.8', '*/*', 'text/html']) {
      const reply = await request(app).get(path).set('accept', accept)
      expect([reply.status, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(rendered.at(-1)?.content.page).toBe(page)
    }
    expect((await request(app).get(path).set('accept', 'application/json')).status).toBe(status)
  },
)

test('what is no address is told in the language of its beginning', async () => {
  await request(app).get('/ar/things-to-do/%').expect(404)
  expect(rendered.at(-1)?.shell).toMatchObject({ language: 'ar', direction: 'rtl' })
  await request(app).get('/ar/faq?storefront=nobody').expect(404)
  expect(rendered.at(-1)?.shell).toMatchObject({ language: 'ar', direction: 'rtl' })
})

test('a payload that cannot be made is no page', async () => {
  const reply = await request(app).get('/_payload.json?storefront=nobody').set('accept', 'text/html')
  expect([reply.status, reply.body]).toMatchObject([404, { code: 'storefront_unknown' }])
})

test.for(['/healthz', '/readyz', '/faq', '/nowhere', '/api/v1/nothing', '/robots.txt', '/_image/x/y'])(
  '%s is answered with the security headers and an id',
  async (path) => {
    const { headers } = await request(app).get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/) as string,
    })
    expect(headers['x-powered-by']).toBeUndefined()
  },
)

test('an unknown endpoint of the API is a problem document', async () => {
  const reply = await request(app).get('/api/v1/nothing').expect(404)
  expect(reply.body).toMatchObject({ code: 'unknown_endpoint', requestId: reply.headers['x-request-id'] })
})

test('prices are in the currency that the address asks for', async () => {
  const reply = await request(app).get('/things-to-do/_payload.json?currency=EUR').expect(200)
  expect((reply.body as PagePayload).shell.currency).toBe('EUR')
})

test('pages of every language name each other', async () => {
  const reply = await request(app).get('/ar/things-to-do/_payload.json').expect(200)
  const { head, shell } = reply.body as PagePayload
  expect(shell).toMatchObject({
    language: 'ar',
    direction: 'rtl',
    addresses: { en: '/things-to-do', ar: '/ar/things-to-do' },
  })
  expect(head.alternates.map(({ language }) => language)).toEqual(['en', 'ar'])
  expect(head.canonical).toMatch(/\/ar\/things-to-do$/)
})

test('an experience without words in a language is the English page there, and names only what exists', async () => {
  const english = (await request(app).get('/things-to-do/_payload.json').expect(200)).body as PagePayload
  const slug = english.content.page === 'listing' ? english.content.data.search.cards[0]?.slug : undefined
  const path = `/things-to-do-in-dubai/${slug ?? ''}`
  const reply = await request(app).get(`/ar${path}/_payload.json`).expect(200)
  const { head, content } = reply.body as PagePayload
  expect(head.canonical).toMatch(new RegExp(`[^r]${path}$`))
  expect(head.alternates).toEqual([])
  expect(content.page === 'experience' && content.data.experience.inEnglish).toEqual(
    expect.arrayContaining(['title', 'overview']),
  )
  expect(head.image).toMatch(/\/_image\/w_1200,h_630,f_jpg\/.+/)
  expect(head.description).toBeTruthy()
})

test.for([
  ['/', 'Tours, activities and experiences | Marketplace'],
  ['/things-to-do', 'Things to do | Marketplace'],
  ['/things-to-do-in-dubai', 'Things to do in Dubai | Marketplace'],
  ['/search/camels%20%26%20tea', '“camels & tea” | Marketplace'],
  ['/faq', 'Questions and answers | Marketplace'],
  ['/nowhere', 'Page not found | Marketplace'],
])('%s says in its title what it is', async ([path, title]) => {
  await request(app).get(path ?? '')
  expect(rendered.at(-1)?.head.title).toBe(title)
})

test.for(['/', '/things-to-do', '/faq', '/blog', '/contact-us', '/embed'])(
  '%s is summed up for search engines',
  async (path) => {
    await request(app).get(path).expect(200)
    expect(rendered.at(-1)?.head.description).toMatch(/^.{40,170}$/)
  },
)

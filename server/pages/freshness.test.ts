import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { createCatalogueMemory } from '../catalogue/catalogue-memory.ts'
import { refreshSearchDocuments } from '../catalogue/search/search-documents.queries.ts'
import { createLogger } from '../platform/log.ts'
import { createRatesMemory } from '../platform/money/exchange.ts'
import { readEnv } from '../platform/env.ts'
import { createPurger } from '../platform/purge-caches.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeededExperience } from '../testing/factories/experience.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { forgetWhatChanged } from './forget-what-changed.ts'
import { createPageCache } from './page-cache.ts'
import { followPageNews } from './listen-for-changes.ts'
import { loadPageTitles } from './page-titles.ts'
import { pagesFromMemory } from './pages.routes.ts'

/** Stands in for the two processes and for what a cache in front is asked. */
interface Site {
  app: Server
  purged: string[]
  stop: () => Promise<void>
}

const withinMs = 5_000
let database: Awaited<ReturnType<typeof testDatabase>>
let sites: Site[]
let seeded: SeededExperience

beforeAll(async () => {
  database = await testDatabase()
  const shop = await seedShop(database.db)
  seeded = await seedExperience(database.db, shop)
  await refreshSearchDocuments(database.db, [seeded.id])
  sites = [await openSite(), await openSite()]
})
afterAll(async () => {
  for (const { stop } of sites) await stop()
  await database.close()
})

async function openSite(): Promise<Site> {
  const pageCache = createPageCache()
  const news = { heard: 0 }
  const log = createLogger('silent')
  const deps: AppDeps = {
    db: database.db,
    clock: stopClock(),
    log,
    env: readEnv({ NODE_ENV: 'test', CACHE_PURGE_URLS: 'http://cache.example' }),
    rates: createRatesMemory(),
    catalogueMemory: createCatalogueMemory(),
    news,
    pageCache,
    titles: await loadPageTitles(),
    payments: fakeNetwork(),
    renderer: { render: (payload) => Promise.resolve(Buffer.from(JSON.stringify(payload))) },
    readiness: { draining: false },
  }
  const purged: string[] = []
  const purger = createPurger(deps.env.CACHE_PURGE_URLS, log, (_url, { headers } = {}) => {
    purged.push((headers as Record<string, string>)['surrogate-key'] ?? '')
    return Promise.resolve(new Response(null, { status: 200 }))
  })
  const following = await followPageNews(database.url, forgetWhatChanged({ pageCache, news, purger }), log)
  const app = createServer(pagesFromMemory(deps, createApp(deps, {}))).listen(0)
  return {
    app,
    purged,
    async stop() {
      app.close()
      await following.stop()
      await purger.stop()
    },
  }
}

/** What every process shows at an address now. */
const shown = (address: string) =>
  Promise.all(sites.map(async ({ app }) => (await request(app).get(address).expect(200)).text))

const experiencePath = () => `/things-to-do-in-dubai/${seeded.slug}`

test('a cache in front learns what a page shows, and is told by every process to forget it', async () => {
  const [site] = sites
  const page = await request(site?.app ?? '').get(experiencePath())
  expect(page.headers['cache-control']).toContain('s-maxage=60')
  expect(page.headers['surrogate-key']).toBe(`everything experience-${seeded.slug}`)
  const list = await request(site?.app ?? '').get('/api/v1/experiences?city=dubai')
  expect(list.headers['surrogate-key']).toBe('everything place-dubai')

  // what was there before this process listened; each purge comes twice, for what another process sent at the moment of the first
  const purged = () => sites.map((each) => each.purged)
  const everything = ['everything', 'everything']
  await vi.waitFor(() => expect(purged()).toEqual([everything, everything]), { timeout: withinMs })
  await database.db('options').where({ experience_id: seeded.id }).update({ closed_days: '["2026-12-24"]' })
  const all = [...everything, `experience-${seeded.slug}`, `experience-${seeded.slug}`]
  await vi.waitFor(() => expect(purged()).toEqual([all, all]), { timeout: withinMs })
})

test.for([
  [
    'a price',
    () =>
      database.db('experiences').where({ id: seeded.id }).update({ from_price: 77_700, from_unit: 'ADULT' }),
    '77700',
    () => ['/things-to-do', '/things-to-do-in-dubai', '/search/title', experiencePath()],
  ],
  [
    'the name of a place, which stands in every header',
    () => database.db('destinations').update({ name: JSON.stringify({ en: 'Dubay' }) }),
    'Dubay',
    () => ['/', '/cart', '/faq', experiencePath()],
  ],
  [
    'a rate',
    () => database.db('currency_rates').insert({ currency: 'AED', day: '2027-01-01', per_dollar: 0.0013 }),
    '7692308',
    () => [`${experiencePath()}?currency=USD`],
  ],
  [
    'a review',
    () =>
      database.db('reviews').insert({
        experience_id: seeded.id,
        author: 'Ada',
        rating: 5,
        body: 'Worth the walk',
        written_on: '2026-11-01',
      }),
    'Worth the walk',
    () => [experiencePath()],
  ],
  [
    'a storefront',
    () => database.db('storefronts').update({ name: 'Bazaar' }),
    'Bazaar',
    () => ['/', '/cart', '/embed', experiencePath()],
  ],
] as const)(
  '%s is on every page of every process within five seconds',
  async ([, change, sign, addresses]) => {
    for (const address of addresses()) {
      for (const _ of [1, 2]) for (const text of await shown(address)) expect(text).not.toContain(sign)
    }
    await change()
    for (const address of addresses()) {
      await vi.waitFor(
        async () => {
          for (const text of await shown(address)) expect(text).toContain(sign)
        },
        { timeout: withinMs, interval: 100 },
      )
    }
  },
)

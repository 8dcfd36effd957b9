import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { refreshSearchDocuments } from '../catalogue/search/search-documents.queries.ts'
import type { PagePayload } from '../contract/pages.ts'
import { openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { createLogger } from '../platform/log.ts'
import { readEnv } from '../platform/env.ts'
import { openCutProxy } from '../testing/cut-proxy.ts'
import type { CutProxy } from '../testing/cut-proxy.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { createPageCache } from './page-cache.ts'
import { loadPageTitles } from './page-titles.ts'
import { pagesFromMemory } from './pages.routes.ts'

const token = 'a token of the tests'
let database: Awaited<ReturnType<typeof testDatabase>>
let proxy: CutProxy
let db: Database
let app: Server
let shown: PagePayload | undefined
let experience: string

beforeAll(async () => {
  database = await testDatabase()
  const shop = await seedShop(database.db)
  const { id, slug } = await seedExperience(database.db, shop)
  experience = slug
  await refreshSearchDocuments(database.db, [id])
  proxy = await openCutProxy(database.url)
  db = openDatabase(proxy.url, { poolSize: 4 })
  const deps: AppDeps = {
    db,
    clock: stopClock(),
    log: createLogger('silent'),
    env: readEnv({ NODE_ENV: 'test', METRICS_TOKEN: token }),
    pageCache: createPageCache(),
    titles: await loadPageTitles(),
    payments: fakeNetwork(),
    renderer: {
      render(payload) {
        shown = payload
        return Promise.resolve(Buffer.from(`<!doctype html>${payload.content.page}`))
      },
    },
    readiness: { draining: false },
  }
  app = createServer(pagesFromMemory(deps, createApp(deps, {}))).listen(0)
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  app.close()
  await db.destroy()
  await proxy.cut()
  await database.close()
})

const openPage = (path: string) => request(app).get(path).set('accept', 'text/html')
const measure = async () => {
  const reply = await request(app).get('/metrics').set('authorization', `Bearer ${token}`).expect(200)
  return reply.text
}

test('a database that is away is told as 503 with a time to try again, in the visitor’s language', async () => {
  await openPage('/things-to-do').expect(200)
  await request(app).get('/readyz').expect(200)
  await proxy.cut()
  const page = await openPage('/ar/things-to-do-in-dubai').expect(503)
  expect(page.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  expect(shown).toMatchObject({
    content: { page: 'error', data: { unavailable: true } },
    shell: { language: 'ar', direction: 'rtl' },
  })
  const problem = await request(app).get('/api/v1/experiences').expect(503)
  expect(problem.headers['retry-after']).toBe('10')
  expect(problem.body).toMatchObject({ code: 'unavailable', fault: 'away' })
  await request(app).get('/readyz').expect(503)
  expect(await measure()).toContain('dhow_database_up 0')
  await proxy.mend()
  await openPage('/ar/things-to-do-in-dubai').expect(200)
  expect(await measure()).toContain('dhow_database_up 1')
})

test.each([0, 2, 30, 600])(
  'a page that was shown %i minutes before the database went away is shown as it was',
  async (minutes) => {
    await openPage('/faq').expect(200)
    await proxy.cut()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    const page = await openPage('/faq').expect(200)
    expect(page.text).toContain('faq')
    // a cache in front must not take it for a page that is never kept
    const isSpare = page.headers['cache-control'] === 'no-store'
    expect(page.headers['warning']).toBe(isSpare ? '111 - "Revalidation Failed"' : undefined)
    vi.useRealTimers()
    await proxy.mend()
  },
)

test('a database that can only be read still shows pages, and says that nothing can be ordered', async () => {
  const { rows } = await database.db.raw<{ rows: { name: string }[] }>('select current_database() "name"')
  const setReadOnly = async (state: string) => {
    await database.db.raw(`alter database ?? set default_transaction_read_only = ${state}`, [
      rows[0]?.name ?? '',
    ])
    // sessions keep what they began with
    await proxy.cut()
    await proxy.mend()
  }
  const line = { experience, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const openCart = () =>
    request(app)
      .post('/api/v1/carts')
      .set('idempotency-key', crypto.randomUUID())
      .send({ line, currency: 'AED' })
  await setReadOnly('on')
  await openPage('/things-to-do-in-dubai').expect(200)
  const refused = await openCart().expect(503)
  expect(refused.body).toMatchObject({ code: 'unavailable', fault: 'read-only' })
  expect((await request(app).get('/readyz').expect(200)).body).toMatchObject({ status: 'read-only' })
  expect(await measure()).toContain('dhow_database_writable 0')
  await setReadOnly('off')
  await openCart().expect(201)
  expect((await request(app).get('/readyz').expect(200)).body).toMatchObject({ status: 'ready' })
})

test('only whoever has the token reads the metrics', async () => {
  await request(app).get('/metrics').expect(401)
  await request(app).get('/metrics').set('authorization', 'Bearer a guess of the tests').expect(401)
  expect(await measure()).toMatch(/^dhow_jobs_oldest_due_seconds \d+$/m)
})

import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import { cacheHtml, createPageCache } from '../pages/page-cache.ts'
import { pagesFromMemory } from '../pages/pages.routes.ts'
import { testDatabase } from '../testing/database.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { limitRequests } from './limit-requests.ts'
import { createLogger } from './log.ts'
import { answerProblems } from './requests.ts'

const silent = createLogger('silent')

function shopWith(points: number) {
  const app = express().set('trust proxy', 1)
  app.use(limitRequests({ REQUESTS_PER_MINUTE: points }))
  app.get(/^/, (_req, res) => res.json({}))
  app.use(answerProblems(silent))
  return app
}
const from = (app: Parameters<typeof request>[0], address: string, path = '/api/v1/experiences') =>
  request(app).get(path).set('x-forwarded-for', address)

describe('requests of one network address', () => {
  it('are so many in a minute, told beforehand, and then refused until the minute is over', async () => {
    const app = shopWith(6)
    const replies = []
    for (let turn = 0; turn < 6; turn++) replies.push(await from(app, '203.0.113.5').expect(200))
    expect(replies[0]?.headers).toMatchObject({ 'ratelimit-policy': '"requests";q=6;w=60' })
    // a reply that a cache keeps must not carry one visitor's count
    expect(replies[0]?.headers).not.toHaveProperty('ratelimit')
    expect(replies[4]?.headers['ratelimit']).toMatch(/^"requests";r=1;t=\d+$/)
    const refused = await from(app, '203.0.113.5').expect(429)
    expect(refused.body).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['ratelimit']).toMatch(/^"too_many_requests";r=0;t=\d+$/)
    await from(app, '203.0.113.6').expect(200)
  })

  it('are counted for all addresses that one visitor of IPv6 has', async () => {
    const app = shopWith(2)
    await from(app, '2001:db8:1:2::1').expect(200)
    await from(app, '2001:db8:1:2:aaaa::2').expect(200)
    await from(app, '2001:db8:1:2:bbbb::3').expect(429)
    await from(app, '2001:db8:1:3::1').expect(200)
  })

  it('are not counted on this machine itself, nor where the limit is 0', async () => {
    const own = shopWith(1)
    for (let turn = 0; turn < 3; turn++) await request(own).get('/api/v1/experiences').expect(200)
    const open = shopWith(0)
    for (let turn = 0; turn < 3; turn++) await from(open, '203.0.113.5').expect(200)
  })

  it('refuse no office of fifty who search, open and book at once', async () => {
    const app = shopWith(1200)
    for (let call = 0; call < 50 * 20; call++) await from(app, '203.0.113.9').expect(200)
  }, 60_000)

  it('are not counted where a page comes from memory', async () => {
    const pageCache = createPageCache()
    const deps = buildDeps({} as never)
    const chain = shopWith(1)
    const site = pagesFromMemory({ ...deps, pageCache, log: silent }, chain)
    const path = '/things-to-do'
    const ask = () => from(site, '203.0.113.7', path).set('host', 'shop.example')
    await ask().expect(200, {})
    await ask().expect(429)
    pageCache.remember(`shop.example   ${path}`, 'html page')
    await pageCache.get('html page', () =>
      Promise.resolve(
        cacheHtml({ status: 200, shows: [], keeps: true }, Buffer.from('from memory'), 'nonce', ''),
      ),
    )
    for (let turn = 0; turn < 3; turn++) expect((await ask().expect(200)).text).toContain('from memory')
  })
})

describe('carts of one network address', () => {
  let test: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    test = await testDatabase()
  })
  afterAll(() => test.close())

  it('are so many in an hour, over all processes', async () => {
    const { storefront } = await seedShop(test.db)
    const deps = buildDeps(test.db)
    const start = () => {
      const env = { ...deps.env, CARTS_PER_HOUR: 3 }
      return buildApi(storefront, [cartRoutes({ ...deps, env })]).set('trust proxy', 1)
    }
    const open = (address: string) =>
      request(start()).post('/api/v1/carts').set('x-forwarded-for', address).send({})
    for (let cart = 0; cart < 3; cart++) await open('203.0.113.5').expect(201)
    const refused = await open('203.0.113.5').expect(429)
    expect(refused.body).toMatchObject({ code: 'too_many_attempts' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await open('203.0.113.6').expect(201)
  })
})

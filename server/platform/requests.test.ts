import { Writable } from 'node:stream'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '../accounts/accounts.routes.ts'
import { checkoutRoutes } from '../checkout/checkout.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { testDatabase } from '../testing/database.ts'
import { openAccount, send } from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { createLogger } from './log.ts'
import { answerProblems, identifyAndLog } from './requests.ts'

/** A logger, and the lines that it has written. */
function recordingLog() {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>)
      done()
    },
  })
  return { log: createLogger('info', destination), lines }
}

describe('a fault of ours', () => {
  it.each([
    [
      'an error with a statement',
      new Error('select password_hash from accounts where email = amina@example.com'),
    ],
    [
      'an error of PostgreSQL',
      Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c)' }),
    ],
    ['an error with a secret', new Error('sk_live_secret')],
    ['a status of a library', Object.assign(new Error('upstream at 10.0.0.7'), { status: 502 })],
  ])('tells nobody of its inside, and the log all of it: %s', async (_what, thrown) => {
    const { log, lines } = recordingLog()
    const app = express()
    app.use(identifyAndLog(log))
    app.get('/api/v1/broken', () => {
      throw thrown
    })
    app.use(answerProblems(log))
    const reply = await request(app).get('/api/v1/broken?token=secret').expect(500)
    const { requestId } = reply.body as { requestId: string }
    expect(reply.body).toEqual({
      type: '/problems/internal',
      title: 'internal',
      status: 500,
      code: 'internal',
      requestId,
    })
    const failed = lines.find(({ msg }) => msg === 'request failed')
    expect(failed).toMatchObject({ requestId, path: '/api/v1/broken' })
    expect(failed?.['err']).toBeTruthy()
  })
})

describe('a refused call', () => {
  let test: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    test = await testDatabase()
  })
  afterAll(() => test.close())

  it('is logged with who asked what from where, and why not, and with nobody’s name, key or token', async () => {
    const { log, lines } = recordingLog()
    const { storefront } = await seedShop(test.db)
    const deps = { ...buildDeps(test.db), payments: fakeNetwork() }
    const api = buildApi(storefront, [accountRoutes(deps), orderRoutes(deps), checkoutRoutes(deps)], log)
    api.set('trust proxy', 1)
    const email = 'curious@example.com'
    const cookie = await openAccount(api, deps, email)
    lines.length = 0
    const from = { 'x-forwarded-for': '203.0.113.44' }
    const token = 'a-token-that-nobody-was-ever-given'
    await request(api)
      .get('/api/v1/orders/DH-7K3M9Q?key=secret')
      .set({ ...from, authorization: `Bearer ${token}` })
      .expect(404)
    await request(api).get('/api/v1/account/orders').set(from).expect(401)
    await request(api)
      .post('/api/v1/orders')
      .set({ ...from, cookie })
      .send({})
      .expect(401)
    await send(api, 'log-in', { email: 'no address' }, from).expect(400)
    await send(api, 'log-out', {}, { ...from, cookie, 'sec-fetch-site': 'cross-site' }).expect(403)
    const told = lines.filter(({ msg }) => msg === 'security: refused').map(({ security }) => security)
    expect(told).toMatchObject([
      { result: 'order_unknown', call: 'GET /api/v1/orders/DH-7K3M9Q' },
      { result: 'log_in_required', call: 'GET /api/v1/account/orders' },
      { result: 'cart_unknown', call: 'POST /api/v1/orders', accountId: expect.any(Number) as number },
      { result: 'invalid_request', call: 'POST /api/v1/account/log-in' },
      { result: 'cross_site_request', call: 'POST /api/v1/account/log-out' },
    ])
    for (const line of told) {
      expect(line).toMatchObject({ network: '203.0.113.44', requestId: expect.any(String) as string })
    }
    expect(JSON.stringify(told)).not.toMatch(/example\.com|secret|a-token|dhow_session/)
  })
})

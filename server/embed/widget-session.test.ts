import express from 'express'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '../accounts/accounts.routes.ts'
import { WidgetLogInReply } from '../contract/embed.ts'
import { createStorefrontFinder } from '../storefronts/find-storefront.ts'
import { testDatabase } from '../testing/database.ts'
import {
  codeOf,
  logInToWidget,
  openAccount,
  password,
  writeAccountMails,
} from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { widgetCheckRoutes } from './widget-check.routes.ts'
import { widgetSessionRoutes } from './widget-session.routes.ts'

const email = 'amina@example.com'
const clock = stopClock()
let test: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
let deps: ReturnType<typeof buildDeps>
let api: Express
let device: string | undefined

beforeAll(async () => {
  test = await testDatabase()
  shop = await seedShop(test.db, { origins: ['https://deira.example'] })
  deps = buildDeps(test.db, clock)
  api = buildApi(shop.storefront, [accountRoutes(deps), widgetSessionRoutes(deps)])
  await openAccount(api, deps, email)
})
afterAll(() => test.close())

async function logIn(): Promise<string> {
  device ??= (await logInToWidget(api, deps, email)).device
  const reply = await request(api)
    .post('/api/v1/widget-session')
    .send({ email, password, device })
    .expect(200)
  expect(reply.headers).not.toHaveProperty('set-cookie')
  const parsed = WidgetLogInReply.parse(reply.body)
  if (parsed.outcome !== 'logged-in') throw new Error(`the log-in ended with ${parsed.outcome}`)
  return parsed.token
}

const ask = (app: Express, path: string, token: string) =>
  request(app).get(`/api/v1/widget-session${path}`).set('authorization', `Bearer ${token}`)

describe('logging in from a supplier’s own page', () => {
  it('answers a token instead of a cookie, which shows the account and its invoices', async () => {
    const token = await logIn()
    await ask(api, '', token).expect(200, { account: { email } })
    await ask(api, '/orders', token).expect(200, { confirmed: [], failed: [] })
  })

  it('opens nothing at another storefront', async () => {
    const token = await logIn()
    const other = buildApi({ ...shop.storefront, slug: 'other' }, [widgetSessionRoutes(deps)])
    const reply = await ask(other, '/orders', token).expect(401)
    expect(reply.body).toMatchObject({ code: 'log_in_required' })
  })

  it('ends with the half day, and with the password', async () => {
    const token = await logIn()
    const later = { ...deps, clock: { now: () => clock.now().add({ hours: 12, seconds: 1 }) } }
    await ask(buildApi(shop.storefront, [widgetSessionRoutes(later)]), '', token).expect(401)
    await test.db('accounts').where({ email }).increment('password_version', 1)
    await ask(api, '', token).expect(401)
    await test.db('accounts').where({ email }).decrement('password_version', 1)
  })

  it('asks for a mailed code on a device that is new to the account, and not again there, at this storefront alone', async () => {
    const ask = (app: Express, path: string, body: object) =>
      request(app).post(`/api/v1/widget-session${path}`).send(body).expect(200)
    const asked = await ask(api, '', { email, password })
    const code = { request: (asked.body as { request: string }).request, code: await codeOf(deps, asked) }
    const body: unknown = (await ask(api, '/code', code)).body
    expect(body).toMatchObject({ outcome: 'logged-in', account: { email } })
    expect((await ask(api, '/code', code)).body).toEqual({ outcome: 'code-expired' })
    const known = { email, password, device: (body as { device: string }).device }
    expect((await ask(api, '', known)).body).toMatchObject({ outcome: 'logged-in' })
    const other = buildApi({ ...shop.storefront, slug: 'other' }, [widgetSessionRoutes(deps)])
    expect((await ask(other, '', known)).body).toMatchObject({ outcome: 'code-sent' })
    const site = await request(api)
      .post('/api/v1/account/log-in')
      .set({ 'sec-fetch-site': 'same-origin', cookie: `dhow_device=${known.device}` })
      .send({ email, password })
    expect(site.body).toMatchObject({ outcome: 'code-sent' })
  })

  it('is told to the log as a log-in on our own pages is', async () => {
    const told: object[] = []
    const log = Object.assign(Object.create(deps.log) as typeof deps.log, {
      info: ({ security }: { security?: object }) => void (security && told.push(security)),
    })
    await logInToWidget(buildApi(shop.storefront, [widgetSessionRoutes({ ...deps, log })]), deps, email)
    expect(told).toMatchObject([
      { what: 'log-in', result: 'code-sent' },
      { what: 'log-in-code', result: 'logged-in', accountId: expect.any(Number) as number },
    ])
  })

  it('ends at once by logging out, on the server too', async () => {
    const [token, other] = [await logIn(), await logIn()]
    await request(api)
      .post('/api/v1/widget-session/end')
      .set('authorization', `Bearer ${token}`)
      .expect(200, { outcome: 'logged-out' })
    await ask(api, '', token).expect(401)
    await ask(api, '', other).expect(200)
  })

  it('begins with a mail, and so does a new password', async () => {
    const fresh = 'omar@example.com'
    const ask = (path: string, body: object) =>
      request(api).post(`/api/v1/widget-session/${path}`).send(body).expect(200, { outcome: 'mail-follows' })
    const kinds = async () => (await writeAccountMails(deps)).map(({ kind, about }) => [kind, about.to])
    await ask('sign-up', { email: fresh, password })
    expect(await kinds()).toEqual([['verify-email', fresh]])
    await ask('password-reset', { email })
    expect(await kinds()).toEqual([['password-reset', email]])
  })

  it('is refused with a wrong password, and without a token', async () => {
    const wrong = { email, password: 'not the password' }
    const reply = await request(api).post('/api/v1/widget-session').send(wrong).expect(200)
    expect(reply.body).toEqual({ outcome: 'wrong-password' })
    await request(api).get('/api/v1/widget-session/orders').expect(401)
  })
})

describe('asking whether a page may show a storefront', () => {
  it.each([
    ['marketplace', 'https://deira.example', { storefront: true, origin: true }],
    ['marketplace', 'https://stranger.example', { storefront: true, origin: false }],
    ['nobody', 'https://deira.example', { storefront: false, origin: false }],
  ])('%s from %s', async (storefront, origin, answer) => {
    const app = express().use(
      '/api/v1',
      widgetCheckRoutes(createStorefrontFinder(test), buildDeps(test.db).env),
    )
    const reply = await request(app)
      .get('/api/v1/widget-check')
      .query({ storefront })
      .set({ origin })
      .expect(200, answer)
    expect(reply.headers['access-control-allow-origin']).toBe('*')
  })
})

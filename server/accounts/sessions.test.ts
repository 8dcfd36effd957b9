import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SessionsReply } from '../contract/accounts.ts'
import { widgetSessionRoutes } from '../embed/widget-session.routes.ts'
import { testDatabase } from '../testing/database.ts'
import {
  cookieOf,
  logInAnew,
  logInToWidget,
  openAccount,
  password,
  send,
} from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { accountRoutes } from './accounts.routes.ts'
import { endSessionsOf } from './accounts-tool.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let test: Awaited<ReturnType<typeof testDatabase>>
let api: Express
let deps: ReturnType<typeof buildDeps>
let site: string
beforeAll(async () => {
  test = await testDatabase()
  const shop = await seedShop(test.db)
  site = shop.storefront.name
  deps = buildDeps(test.db, stopClock(Temporal.Now.instant().toString()))
  api = buildApi(shop.storefront, [accountRoutes(deps), widgetSessionRoutes(deps)])
})
afterAll(() => test.close())
beforeEach(() => test.db('attempts').delete())

async function logIn(email: string, userAgent: string): Promise<string> {
  return cookieOf(await logInAnew(api, deps, email, { 'user-agent': userAgent }))
}
async function sessionsOf(cookie: string) {
  const reply = await request(api).get('/api/v1/account/sessions').set('cookie', cookie).expect(200)
  return SessionsReply.parse(reply.body).sessions
}
const isLoggedIn = async (cookie: string) => {
  const reply = await request(api).get('/api/v1/account').set('cookie', cookie).expect(200)
  return 'account' in (reply.body as object)
}

describe('the sessions of an account', () => {
  it('are listed with browser and times, in pages of ours and in widgets, and with nothing that opens one', async () => {
    const email = 'list@example.com'
    await openAccount(api, deps, email)
    await test.db('sessions').delete()
    const cookie = await logIn(email, firefox)
    await logIn(email, iphone)
    await logInToWidget(api, deps, email, { 'user-agent': firefox })
    const found = await sessionsOf(cookie)
    expect(found.map(({ browser, system, site: where, isThis }) => [browser, system, where, isThis])).toEqual(
      expect.arrayContaining([
        ['Firefox', 'Linux', undefined, true],
        ['Safari', 'iOS', undefined, false],
        ['Firefox', 'Linux', site, false],
      ]),
    )
    expect(found).toHaveLength(3)
    const minuteAgo = Date.now() - 60_000
    for (const { begunAt = '', usedAt = begunAt } of found) {
      expect(Date.parse(begunAt)).toBeGreaterThan(minuteAgo)
      expect(Date.parse(usedAt)).toBeGreaterThan(minuteAgo)
    }
    const stored = await test.db('sessions').select<{ sid: string }[]>('sid')
    for (const { sid } of stored) expect(JSON.stringify(found)).not.toContain(sid)
  })

  it('are nobody else’s', async () => {
    const [own, other] = [
      await openAccount(api, deps, 'one@example.com'),
      await openAccount(api, deps, 'two@example.com'),
    ]
    const [theirs] = await sessionsOf(other)
    expect(await sessionsOf(own)).toHaveLength(1)
    await send(api, 'sessions/end', { password, sessions: [theirs?.id] }, { cookie: own }).expect(200)
    expect(await isLoggedIn(other)).toBe(true)
    await request(api).get('/api/v1/account/sessions').expect(401)
  })

  it('end one by one, by the password alone', async () => {
    const email = 'each@example.com'
    const here = await openAccount(api, deps, email)
    const [phone, tablet] = [await logIn(email, iphone), await logIn(email, iphone)]
    const name = (await sessionsOf(phone)).find(({ isThis }) => isThis)?.id
    const end = (typed: string) =>
      send(api, 'sessions/end', { password: typed, sessions: [name] }, { cookie: here }).expect(200)
    expect((await end('not the password')).body).toEqual({ outcome: 'wrong-password' })
    expect(await isLoggedIn(phone)).toBe(true)
    expect((await end(password)).body).toMatchObject({ outcome: 'ended' })
    expect(await Promise.all([here, phone, tablet].map(isLoggedIn))).toEqual([true, false, true])
  })

  it('end all but this one at once, those of widgets too', async () => {
    const email = 'others@example.com'
    const here = await openAccount(api, deps, email)
    const phone = await logIn(email, iphone)
    const { token } = await logInToWidget(api, deps, email)
    const reply = await send(api, 'sessions/end', { password, sessions: 'others' }, { cookie: here })
    expect(reply.body).toMatchObject({ outcome: 'ended', sessions: [{ isThis: true }] })
    expect(await Promise.all([here, phone].map(isLoggedIn))).toEqual([true, false])
    await request(api).get('/api/v1/widget-session').set('authorization', `Bearer ${token}`).expect(401)
  })

  it('count each wrong password, as a log-in does', async () => {
    const here = await openAccount(api, deps, 'guessed@example.com')
    await test.db('attempts').delete()
    const guess = () =>
      send(api, 'sessions/end', { password: 'a guess', sessions: 'others' }, { cookie: here })
    for (let turn = 0; turn < 10; turn++) await guess().expect(200)
    await guess().expect(429)
  })

  it('end after fourteen days without use, and after thirty days whatever their use', async () => {
    const cookie = await openAccount(api, deps, 'old@example.com')
    const row = () => test.db('sessions').whereRaw(`sess ->> 'accountId' = ?`, [accountOf])
    const accountOf = String(
      (await test.db('accounts').where({ email: 'old@example.com' }).first<{ id: number }>('id'))?.id,
    )
    const { days } = (await row().first(
      test.db.raw(`extract(epoch from expire - now()::timestamp) / 86400 days`),
    )) as { days: string }
    expect(Number(days)).toBeCloseTo(14, 2)
    const begun = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
    const setBegun = (at: string) =>
      row().update({
        sess: test.db.raw(`jsonb_set(sess::jsonb, '{begunAt}', to_jsonb(?::text))::json`, [at]),
      })
    await setBegun(begun(29))
    expect(await isLoggedIn(cookie)).toBe(true)
    await setBegun(begun(31))
    expect(await isLoggedIn(cookie)).toBe(false)
    expect(await row().count<{ count: number }[]>()).toMatchObject([{ count: 0 }])
  })

  it('are ended by an operator, of one account or of all', async () => {
    const [one, two] = [
      await openAccount(api, deps, 'stolen@example.com'),
      await openAccount(api, deps, 'bystander@example.com'),
    ]
    expect(await endSessionsOf(deps, 'nobody@example.com')).toBeUndefined()
    expect(await endSessionsOf(deps, 'Stolen@Example.com')).toBe(1)
    expect(await Promise.all([one, two].map(isLoggedIn))).toEqual([false, true])
    await endSessionsOf(deps, 'all')
    expect(await isLoggedIn(two)).toBe(false)
  })
})

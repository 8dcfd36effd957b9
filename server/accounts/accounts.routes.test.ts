import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import {
  cookieOf,
  logInAnew,
  openAccount,
  password,
  send,
  tokenOf,
  writeAccountMails,
} from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { accountRoutes } from './accounts.routes.ts'
import { deviceHash } from './confirmed-devices.ts'
import { createPasswordKeeper } from './password-keeper.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
let api: Express
let deps: ReturnType<typeof buildDeps>
const clock = stopClock()

/** The API of a process that has just started. */
function start(): Express {
  const app = buildApi(shop.storefront, [accountRoutes(deps)])
  app.set('trust proxy', 1)
  return app
}

beforeAll(async () => {
  test = await testDatabase()
  shop = await seedShop(test.db)
  deps = buildDeps(test.db, clock)
  api = start()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db('attempts').delete()
})

const whoIs = async (cookie: string) => {
  const reply = await request(api).get('/api/v1/account').set('cookie', cookie).expect(200)
  return (reply.body as { account?: { email: string } }).account?.email
}
const wrong = { outcome: 'wrong-password' }
const follows = { outcome: 'mail-follows' }

describe('signing up and logging in', () => {
  it('opens an account by the link of a mail, and keeps a session in a cookie that no script reads', async () => {
    const email = 'amina@example.com'
    await send(api, 'sign-up', { email: 'Amina@Example.com', password }).expect(200, follows)
    const [letter, ...more] = await writeAccountMails(deps)
    expect(letter).toMatchObject({ kind: 'verify-email', about: { to: email } })
    expect(more).toEqual([])
    const early = await send(api, 'log-in', { email, password }).expect(200)
    expect(early.body).toEqual(wrong)
    const token = letter ? tokenOf(letter) : ''
    const reply = await send(api, 'log-in', { email, password, token }).expect(200)
    expect(reply.body).toEqual({ outcome: 'logged-in', account: { email } })
    const cookies = (reply.headers['set-cookie'] as unknown as string[]).toSorted()
    expect(cookies).toEqual([
      expect.stringMatching(/^dhow_device=.+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^dhow_session=.+; HttpOnly; SameSite=Lax$/),
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await whoIs(cookieOf(reply))).toBe(email)
    await send(api, 'log-in', { email, password }, { cookie: cookieOf(reply) }).expect(200, {
      outcome: 'logged-in',
      account: { email },
    })
  })

  it('wants 8 characters of a password, and keeps none of them readable', async () => {
    const short = await send(api, 'sign-up', { email: 'short@example.com', password: '1234567' }).expect(400)
    expect(short.body).toMatchObject({ errors: [{ pointer: '/password' }] })
    await send(api, 'sign-up', { email: 'short@example.com', password: 'dune4zq7' }).expect(200)
    await openAccount(api, deps, 'kept@example.com')
    const row = await test
      .db('accounts')
      .where({ email: 'kept@example.com' })
      .first<{ password_hash: string }>()
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('lets nobody in who signed up with the address of somebody else', async () => {
    const email = 'victim@example.com'
    await send(api, 'sign-up', { email, password: 'what the thief knows' }).expect(200)
    const [theirs] = await writeAccountMails(deps)
    // the owner signs up too: the thief's password is gone, and so is the link that was for it
    await send(api, 'sign-up', { email, password }).expect(200)
    const [own] = await writeAccountMails(deps)
    const tokens = [theirs, own].map((letter) => (letter ? tokenOf(letter) : ''))
    const tries = [
      { password: 'what the thief knows' },
      { password: 'what the thief knows', token: tokens[1] },
      { password, token: tokens[0] },
    ]
    for (const tried of tries) {
      const refused = await send(api, 'log-in', { email, ...tried }).expect(200)
      expect(refused.body).toEqual(wrong)
    }
    await send(api, 'log-in', { email, password, token: tokens[1] }).expect(200, {
      outcome: 'logged-in',
      account: { email },
    })
  })

  it('gives a session a new id at each log-in, and none to a visitor who does not log in', async () => {
    const email = 'rotated@example.com'
    const first = await openAccount(api, deps, email)
    const again = await send(api, 'log-in', { email, password }, { cookie: first }).expect(200)
    expect(cookieOf(again)).not.toBe(first)
    expect(await whoIs(first)).toBeUndefined()
    const visitor = await request(api).get('/api/v1/account').expect(200, {})
    expect(visitor.headers['set-cookie']).toBeUndefined()
  })

  it('keeps the cookie to https and to this very host where travellers come by https', async () => {
    const email = 'secure@example.com'
    await openAccount(api, deps, email)
    const env = { ...deps.env, PUBLIC_ORIGIN: 'https://shop.example' }
    const behindProxy = buildApi(shop.storefront, [accountRoutes({ ...deps, env })])
    const reply = await logInAnew(behindProxy, deps, email, { 'x-forwarded-proto': 'https' })
    expect((reply.headers['set-cookie'] as unknown as string[]).toSorted()).toEqual([
      expect.stringMatching(
        /^__Host-dhow_device=[\w-]{32}; Max-Age=7776000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-dhow_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  it('goes on when the secret is replaced, until the old one is taken off the list', async () => {
    const cookie = await openAccount(api, deps, 'renewed@example.com')
    const [old = ''] = deps.env.SESSION_SECRET ?? []
    const newer = 'a newer secret of the tests and of nobody else'
    const read = async (...secrets: [string, ...string[]]) => {
      const replaced = { ...deps, env: { ...deps.env, SESSION_SECRET: secrets } }
      const rotated = buildApi(shop.storefront, [accountRoutes(replaced)])
      return (await request(rotated).get('/api/v1/account').set('cookie', cookie).expect(200)).body as object
    }
    expect(await read(newer, old)).toMatchObject({ account: { email: 'renewed@example.com' } })
    expect(await read(newer)).toEqual({})
  })

  it('logs out', async () => {
    const cookie = await openAccount(api, deps, 'leaving@example.com')
    await send(api, 'log-out', {}, { cookie }).expect(200, { outcome: 'logged-out' })
    expect(await whoIs(cookie)).toBeUndefined()
  })
})

describe('what nobody learns', () => {
  it('answers alike whether an account exists, and writes only where one does', async () => {
    await openAccount(api, deps, 'known@example.com')
    for (const email of ['known@example.com', 'unknown@example.com']) {
      await send(api, 'password-reset', { email }).expect(200, follows)
      await send(api, 'log-in', { email, password: 'a wrong password' }).expect(200, wrong)
    }
    const letters = await writeAccountMails(deps)
    expect(letters.map(({ kind, about }) => [kind, about.to])).toEqual([
      ['password-reset', 'known@example.com'],
    ])
    // who signs up again is told by mail alone
    await send(api, 'sign-up', { email: 'known@example.com', password: 'another password' }).expect(
      200,
      follows,
    )
    expect(await writeAccountMails(deps)).toMatchObject([{ kind: 'password-reset' }])
    await send(api, 'log-in', { email: 'known@example.com', password: 'another password' }).expect(200, wrong)
  })

  it('does nothing for another site, whatever cookie comes with the request', async () => {
    const cookie = await openAccount(api, deps, 'guarded@example.com')
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      {},
    ]
    for (const headers of foreign) {
      const reply = await request(api)
        .post('/api/v1/account/log-out')
        .set({ cookie, ...headers })
        .expect(403)
      expect(reply.body).toMatchObject({ code: 'cross_site_request' })
    }
    expect(await whoIs(cookie)).toBe('guarded@example.com')
    await request(api)
      .post('/api/v1/account/log-out')
      .set({ cookie, origin: 'https://shop.example' })
      .expect(200)
  })
})

describe('a new password', () => {
  it('comes by a link that works once, for an hour, and ends every session', async () => {
    const email = 'forgetful@example.com'
    const sessions = [await openAccount(api, deps, email)]
    sessions.push(cookieOf(await logInAnew(api, deps, email)))
    await send(api, 'password-reset', { email }).expect(200)
    const [letter] = await writeAccountMails(deps)
    const token = letter ? tokenOf(letter) : ''
    const next = 'an even better password'

    clock.advance({ minutes: 61 })
    await send(api, 'password', { token, password: next }).expect(200, { outcome: 'link-expired' })
    clock.advance({ minutes: -61 })
    const forged = token.replace(/^\d+/, (id) => String(Number(id) - 1))
    await send(api, 'password', { token: forged, password: next }).expect(200, { outcome: 'link-expired' })

    const twice = await Promise.all([1, 2].map(() => send(api, 'password', { token, password: next })))
    const outcomes = twice.map(({ body }) => (body as { outcome: string }).outcome)
    expect(outcomes.toSorted()).toEqual(['code-sent', 'link-expired'])
    for (const cookie of sessions) expect(await whoIs(cookie)).toBeUndefined()
    for (const { headers } of twice) expect(headers).not.toHaveProperty('set-cookie')
    await send(api, 'log-in', { email, password }).expect(200, wrong)
  })

  it('comes by the password until now, for who is logged in', async () => {
    const email = 'careful@example.com'
    const cookie = await openAccount(api, deps, email)
    const change = { current: password, password: 'another good password' }
    await send(api, 'password', change).expect(401)
    await send(api, 'password', { ...change, current: 'not it' }, { cookie }).expect(200, wrong)
    await send(api, 'password', change, { cookie }).expect(200, { outcome: 'changed', account: { email } })
    expect(await whoIs(cookie)).toBeUndefined()
  })
})

describe('a new password', () => {
  it.each(['12345678', 'Password1', 'iloveyou', 'QWERTYUIOP', 'hashim.rahman', 'Dhow2026', 'hashim1234'])(
    'is refused when it is one that is guessed first: %s',
    async (chosen) => {
      const reply = await send(api, 'sign-up', { email: 'hashim.rahman@example.com', password: chosen })
      expect([reply.status, reply.body]).toEqual([
        400,
        expect.objectContaining({ code: 'password_too_common' }),
      ])
    },
  )

  it.each(['seven77', ''])('is refused when it is too short: %j', async (chosen) => {
    await send(api, 'sign-up', { email: 'short@example.com', password: chosen }).expect(400)
  })

  it.each([
    'correct horse battery staple',
    'ثلاث كلمات طويلة',
    'x'.repeat(64),
    'Nur Kleinbuchstaben',
    '        a b c d',
  ])('may be of any letters, and long: %s', async (chosen) => {
    await send(api, 'sign-up', { email: 'free@example.com', password: chosen }).expect(200, follows)
  })

  it('is compared exactly as it was typed: no letter is folded, composed or left out', async () => {
    const email = 'exact@example.com'
    const typed = 'Caf\u00e9 \ufb01nd 12 '
    const cookie = await openAccount(api, deps, email)
    const change = { current: password, password: typed }
    const changed = cookieOf(await send(api, 'password', change, { cookie }).expect(200))
    const others = [
      'Cafe\u0301 \ufb01nd 12 ',
      'Caf\u00e9 find 12 ',
      'caf\u00e9 \ufb01nd 12 ',
      typed.trim(),
      `${typed}1`,
    ]
    for (const other of others) {
      expect((await send(api, 'log-in', { email, password: other }).expect(200)).body).toEqual(wrong)
    }
    const reply = await send(api, 'log-in', { email, password: typed }, { cookie: changed }).expect(200)
    expect(reply.body).toMatchObject({ outcome: 'logged-in' })
  })

  it('is refused too when it takes the place of another', async () => {
    const cookie = await openAccount(api, deps, 'lazy@example.com')
    const reply = await send(api, 'password', { current: password, password: 'password123' }, { cookie })
    expect(reply.body).toMatchObject({ code: 'password_too_common' })
  })

  it('is told to the account by mail, once, with the way to undo it', async () => {
    const email = 'warned@example.com'
    const cookie = await openAccount(api, deps, email)
    await send(api, 'password', { current: password, password: 'another good password' }, { cookie }).expect(
      200,
    )
    const letters = await test
      .db<{ kind: string; about: object }>('messages')
      .where({ kind: 'password-changed' })
    const mine = letters.filter(({ about }) => JSON.stringify(about).includes(email))
    expect(mine).toMatchObject([{ about: { to: email, link: '/auth/reset-password' } }])
  })
})

describe('the log', () => {
  it('tells who did what from which network and with which result, and nobody’s address or password', async () => {
    const email = 'logged@example.com'
    await openAccount(api, deps, email)
    const lines: string[] = []
    const log = Object.assign(Object.create(deps.log) as typeof deps.log, {
      info: (line: object, words: string) => void lines.push(JSON.stringify({ ...line, words })),
    })
    const app = buildApi(shop.storefront, [accountRoutes({ ...deps, log })])
    app.set('trust proxy', 1)
    const from = { 'x-forwarded-for': '203.0.113.44' }
    await send(app, 'log-in', { email, password: 'not the one' }, from).expect(200)
    await logInAnew(app, deps, email, from)
    const told = lines.filter((line) => line.includes('security'))
    expect(told.map((line) => (JSON.parse(line) as { security: object }).security)).toMatchObject([
      { what: 'log-in', result: 'wrong-password', network: '203.0.113.44' },
      { what: 'log-in', result: 'code-sent' },
      { what: 'log-in-code', result: 'logged-in', accountId: expect.any(Number) as number },
    ])
    expect(told.join()).not.toMatch(/example\.com|not the one|good long/)
  })
})

describe('too many attempts', () => {
  it('are stopped for an account and the network that tries, also after a restart', async () => {
    const email = 'attacked@example.com'
    await openAccount(api, deps, email)
    const guess = (app: Express, index: number) =>
      send(app, 'log-in', { email, password: `guess ${index}` }, { 'x-forwarded-for': '198.51.100.7' })
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(api, index)))
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = await guess(start(), 30)
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'too_many_attempts' })
    expect(refused.body).toHaveProperty('retryAfterSeconds')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['ratelimit']).toMatch(/^"too_many_attempts";r=0;t=\d+$/)
  })

  it('of many networks together are stopped for an account, and never shut its owner out', async () => {
    const email = 'besieged@example.com'
    const cookie = await openAccount(api, deps, email)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const own = { ...from('203.0.113.9'), cookie }
    await send(api, 'log-in', { email, password }, own).expect(200)
    const guesses = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        send(api, 'log-in', { email, password: `guess ${index}` }, from(`198.51.100.${index}`)),
      ),
    )
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
    const owner = await send(api, 'log-in', { email, password }, own).expect(200)
    expect(owner.body).toMatchObject({ outcome: 'logged-in' })
  })

  it('are stopped for an address, whomever they are about; a /64 of IPv6 is one', async () => {
    const guess = (index: number) =>
      send(
        api,
        'log-in',
        { email: `somebody-${index}@example.com`, password: 'a guess' },
        { 'x-forwarded-for': `2001:db8:1:2::${index}` },
      )
    const guesses = await Promise.all(Array.from({ length: 110 }, (_, index) => guess(index)))
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('for mails are stopped too', async () => {
    const ask = () => send(api, 'password-reset', { email: 'flooded@example.com' })
    const replies = await Promise.all(Array.from({ length: 6 }, ask))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a rush', () => {
  it('of 500 log-ins at once lets everybody in, and the process answers others meanwhile', async () => {
    const emails = Array.from({ length: 500 }, (_, index) => `rush-${index}@example.com`)
    const passwordHash = await createPasswordKeeper().hash(password)
    await test
      .db('accounts')
      .insert(emails.map((email) => ({ email, password_hash: passwordHash, verified_at: test.db.fn.now() })))
    const token = 'x'.repeat(32)
    const tokenHash = deviceHash({ place: 'sites', token })
    await test.db.raw(
      `insert into confirmed_devices select ?, id, password_version, now() + interval '1 year'
       from accounts where email like 'rush-%'`,
      [tokenHash],
    )
    // one socket for all of them, as a server has
    const server = api.listen(0)
    let answered = 0
    const rush = Promise.all(
      emails.map(async (email, index) => {
        const from = { 'x-forwarded-for': `203.0.113.${index % 250}`, cookie: `dhow_device=${token}` }
        const reply = await send(server, 'log-in', { email, password }, from)
        answered += 1
        return reply
      }),
    )
    await request(server).get('/api/v1/account').expect(200, {})
    // requests that compare no password do not wait for those that do
    expect(answered).toBeLessThan(250)
    const replies = await rush
    server.close()
    expect(replies.filter(({ body }) => (body as { outcome: string }).outcome === 'logged-in')).toHaveLength(
      500,
    )
  }, 120_000)
})

import type { Express } from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import {
  codeOf,
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
import { accountJobs } from './accounts.jobs.ts'
import { accountRoutes } from './accounts.routes.ts'
import { confirmDevice } from './confirmed-devices.ts'
import { endSessionsOf } from './accounts-tool.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let deps: ReturnType<typeof buildDeps>
let api: Express
const clock = stopClock(Temporal.Now.instant().toString())

beforeAll(async () => {
  test = await testDatabase()
  const shop = await seedShop(test.db)
  deps = buildDeps(test.db, clock)
  api = buildApi(shop.storefront, [accountRoutes(deps)])
  api.set('trust proxy', 1)
})
afterAll(() => test.close())
beforeEach(() => test.db('attempts').delete())

const outcome = ({ body }: { body: unknown }): string => (body as { outcome?: string }).outcome ?? ''
const logIn = (email: string, cookie = '') => send(api, 'log-in', { email, password }, { cookie }).expect(200)
/** Asks for a code as a device that nobody knows: how to send one, and the right one. */
async function askForCode(email: string) {
  const asked = await logIn(email)
  const { request } = asked.body as { request: string }
  const code = await codeOf(deps, asked)
  const wrong = code === '000000' ? '000001' : '000000'
  return { request, code, wrong, type: (typed: string) => send(api, 'log-in/code', { request, code: typed }) }
}
/** The device without its session. */
const deviceOf = (cookie: string) => cookie.split('; ').find((each) => each.startsWith('dhow_device')) ?? ''
const mailsTo = async (email: string) =>
  (await test.db<{ kind: string; about: { to: string } }>('messages').where({ kind: 'log-in-code' })).filter(
    ({ about }) => about.to === email,
  )

describe('a device that is new to an account', () => {
  it('is let in by password and mailed code together, and needs no code for 90 days', async () => {
    const email = 'second@example.com'
    await openAccount(api, deps, email)
    const asked = await logIn(email)
    expect(outcome(asked)).toBe('code-sent')
    expect(asked.headers).not.toHaveProperty('set-cookie')
    const device = deviceOf(cookieOf(await logInAnew(api, deps, email)))
    expect(outcome(await logIn(email, device))).toBe('logged-in')
    clock.advance({ hours: 24 * 90 - 1 })
    expect(outcome(await logIn(email, device))).toBe('logged-in')
    clock.advance({ hours: 2 })
    expect(outcome(await logIn(email, device))).toBe('code-sent')
  })

  it('is confirmed by the link of a sign-up once', async () => {
    const email = 'by-link@example.com'
    await send(api, 'sign-up', { email, password }).expect(200)
    const [letter] = await writeAccountMails(deps)
    const token = letter ? tokenOf(letter) : ''
    const first = await send(api, 'log-in', { email, password, token }).expect(200)
    expect(outcome(await logIn(email, deviceOf(cookieOf(first))))).toBe('logged-in')
    // the mail may lie open for two days: it is no second password
    expect(outcome(await send(api, 'log-in', { email, password, token }))).toBe('code-sent')
  })

  it('is not let in by the link of a new password alone: a code is asked for there as well', async () => {
    const email = 'reset@example.com'
    const known = deviceOf(await openAccount(api, deps, email))
    const reset = async (cookie: string, key: string) => {
      await send(api, 'password-reset', { email }).expect(200)
      const letter = (await writeAccountMails(deps)).find(({ kind }) => kind === 'password-reset')
      const change = { token: letter ? tokenOf(letter) : '', password }
      return () => send(api, 'password', change, { cookie, 'idempotency-key': key }).expect(200)
    }
    const change = await reset('', 'a-new-device')
    const changed = await change()
    expect(changed.body).toEqual({
      outcome: 'code-sent',
      request: expect.any(String) as string,
      account: { email },
    })
    expect(changed.headers).not.toHaveProperty('set-cookie')
    const again = await change()
    expect([again.body, again.headers['set-cookie']]).toEqual([changed.body, undefined])
    expect(await mailsTo(email)).toHaveLength(1)
    // nor is any other device, by the new password, until the code
    for (const device of ['', known]) expect(outcome(await logIn(email, device))).toBe('code-sent')
    const { request } = changed.body as { request: string }
    const typed = await send(api, 'log-in/code', { request, code: await codeOf(deps, changed) })
    const confirmed = deviceOf(cookieOf(typed))
    expect(outcome(await logIn(email, confirmed))).toBe('logged-in')
    // there the mailbox was shown before
    const there = await (await reset(confirmed, 'a-known-device'))()
    expect(outcome(there)).toBe('changed')
    expect(outcome(await logIn(email, deviceOf(cookieOf(there))))).toBe('logged-in')
    expect(outcome(await logIn(email, confirmed))).toBe('code-sent')
  })

  it('learns nothing of an account without its password', async () => {
    const email = 'known@example.com'
    await openAccount(api, deps, email)
    const guess = { password: 'a wrong password' }
    const replies = [
      await send(api, 'log-in', { email, ...guess }),
      await send(api, 'log-in', { email: 'unknown@example.com', ...guess }),
    ]
    const seen = replies.map(({ status, body, headers }) => [status, body as object, Object.keys(headers)])
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]?.[1]).toEqual({ outcome: 'wrong-password' })
    expect(await mailsTo(email)).toEqual([])
  })

  it('may be the device of several accounts', async () => {
    const [one, two] = ['wife@example.com', 'husband@example.com']
    const first = deviceOf(await openAccount(api, deps, one))
    await openAccount(api, deps, two)
    expect(outcome(await logIn(two, first))).toBe('code-sent')
    const both = deviceOf(cookieOf(await logInAnew(api, deps, two, { cookie: first })))
    expect(both).not.toBe(first)
    expect([outcome(await logIn(one, both)), outcome(await logIn(two, both))]).toEqual([
      'logged-in',
      'logged-in',
    ])
    // whoever had planted the token of before has nothing
    expect(outcome(await logIn(one, first))).toBe('code-sent')
  })
})

describe('a confirmed device', () => {
  it('needs a code again after a change of the password', async () => {
    const email = 'changing@example.com'
    const cookie = await openAccount(api, deps, email)
    const other = deviceOf(cookieOf(await logInAnew(api, deps, email)))
    const next = 'another good password'
    const changed = await send(api, 'password', { current: password, password: next }, { cookie }).expect(200)
    const account = await test.db('accounts').where({ email }).first<{ id: number }>('id')
    expect(await test.db('confirmed_devices').where({ account_id: account?.id })).toHaveLength(1)
    const again = (device: string) => send(api, 'log-in', { email, password: next }, { cookie: device })
    expect(outcome(await again(other))).toBe('code-sent')
    expect(outcome(await again(deviceOf(cookie)))).toBe('code-sent')
    expect(outcome(await again(deviceOf(cookieOf(changed))))).toBe('logged-in')
    // a log-in that was on its way while the password changed
    const before = { id: account?.id ?? 0, passwordVersion: 1 }
    const late = await confirmDevice(deps, before, { place: 'sites', token: undefined })
    expect(outcome(await again(`dhow_device=${late}`))).toBe('code-sent')
  })

  it('needs a code again once other devices were logged out, but not the one that did it', async () => {
    const email = 'ending@example.com'
    const here = await openAccount(api, deps, email)
    const other = deviceOf(cookieOf(await logInAnew(api, deps, email)))
    await send(api, 'sessions/end', { password: 'a guess', sessions: 'others' }, { cookie: here })
    expect(outcome(await logIn(email, other))).toBe('logged-in')
    await send(api, 'sessions/end', { password, sessions: 'others' }, { cookie: here }).expect(200)
    expect(outcome(await logIn(email, other))).toBe('code-sent')
    expect(outcome(await logIn(email, deviceOf(here)))).toBe('logged-in')
    for (const whose of [email, 'all']) {
      const again = deviceOf(cookieOf(await logInAnew(api, deps, email)))
      await endSessionsOf(deps, whose)
      expect(outcome(await logIn(email, again))).toBe('code-sent')
    }
  })
})

it('codes and devices are forgotten once their time is over', async () => {
  const email = 'swept@example.com'
  const device = deviceOf(await openAccount(api, deps, email))
  const { code, type } = await askForCode(email)
  await accountJobs(deps)['sweep-sessions']?.({}, { attempt: 1 })
  expect([outcome(await logIn(email, device)), outcome(await type(code))]).toEqual(['logged-in', 'logged-in'])
  await askForCode(email)
  for (const table of ['log_in_codes', 'confirmed_devices']) {
    await test.db(table).update({ expires_at: test.db.raw(`now() - interval '1 second'`) })
  }
  await accountJobs(deps)['sweep-sessions']?.({}, { attempt: 1 })
  for (const table of ['log_in_codes', 'confirmed_devices']) expect(await test.db(table)).toEqual([])
})

describe('a mailed code', () => {
  it('works once, also when it is typed twice at the same time', async () => {
    const email = 'once@example.com'
    await openAccount(api, deps, email)
    const { code, type } = await askForCode(email)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const atOnce = await Promise.all([code, spaced, code, spaced, code].map(type))
    expect(atOnce.map(outcome).filter((each) => each === 'logged-in')).toHaveLength(1)
    expect(outcome(await type(code))).toBe('code-expired')
  })

  it('ends after ten minutes', async () => {
    const email = 'late@example.com'
    await openAccount(api, deps, email)
    const { code, type } = await askForCode(email)
    clock.advance({ minutes: 10 })
    expect(outcome(await type(code))).toBe('code-expired')
    clock.advance({ seconds: -1 })
    expect(outcome(await type(code))).toBe('logged-in')
  })

  it('is worth nothing after five wrong ones, however many are typed at once', async () => {
    const email = 'guessed@example.com'
    await openAccount(api, deps, email)
    const { code, wrong, type } = await askForCode(email)
    const tried = await Promise.all([1, 2, 3, 4, 5].map(() => type(wrong)))
    expect(tried.map(outcome).toSorted()).toEqual(['too-many-tries', ...Array<string>(4).fill('wrong-code')])
    expect(outcome(await type(code))).toBe('too-many-tries')
    // another one may be asked for
    const next = await askForCode(email)
    expect(outcome(await next.type(next.code))).toBe('logged-in')
  })

  it('is for the log-in that it was asked for, and for the password of then', async () => {
    const email = 'bound@example.com'
    const cookie = await openAccount(api, deps, email)
    const [one, two] = [await askForCode(email), await askForCode(email)]
    // one in a million times they are the same
    const expected = one.code === two.code ? 'logged-in' : 'wrong-code'
    expect(outcome(await one.type(two.code))).toBe(expected)
    await send(api, 'password', { current: password, password: 'another good one' }, { cookie }).expect(200)
    expect(outcome(await two.type(two.code))).toBe('code-expired')
    const unknown = { request: '0195d0a4-6f3c-4b52-9c1e-2f1d7c9a8b10', code: one.code }
    expect(outcome(await send(api, 'log-in/code', unknown))).toBe('code-expired')
  })

  it('is six random digits, of which only a keyed hash is kept', async () => {
    const email = 'random@example.com'
    await openAccount(api, deps, email)
    const codes: string[] = []
    for (let turn = 0; turn < 8; turn++) codes.push((await askForCode(email)).code)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    expect(new Set(codes).size).toBeGreaterThan(6)
    const rows = await test.db<{ code_hash: Buffer }>('log_in_codes').select()
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    for (const { code_hash } of rows) expect(code_hash).toHaveLength(32)
  })

  it('makes up for the passwords that were tried before it', async () => {
    const email = 'often@example.com'
    await openAccount(api, deps, email)
    const cookies: string[] = []
    for (let turn = 0; turn < 8; turn++) cookies.push(cookieOf(await logInAnew(api, deps, email)))
    expect(new Set(cookies.map(deviceOf)).size).toBe(8)
  })

  it('counts as a password does, and its mails are limited apart from those that anybody may ask for', async () => {
    const email = 'limited@example.com'
    await openAccount(api, deps, email)
    await test.db('attempts').delete()
    for (let turn = 0; turn < 5; turn++) await send(api, 'password-reset', { email }).expect(200)
    await send(api, 'password-reset', { email }).expect(429)
    const { wrong, type } = await askForCode(email)
    const replies = await Promise.all(Array.from({ length: 12 }, () => type(wrong)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
    await test.db('attempts').delete()
    const from = (turn: number) => ({ 'x-forwarded-for': `198.51.100.${turn}` })
    const asked = await Promise.all(
      Array.from({ length: 11 }, (_, turn) => send(api, 'log-in', { email, password }, from(turn))),
    )
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(asked.filter((reply) => outcome(reply) === 'code-sent')).toHaveLength(10)
  })
})

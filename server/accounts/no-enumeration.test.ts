import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { hash, verify } from '@node-rs/argon2'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { widgetSessionRoutes } from '../embed/widget-session.routes.ts'
import { testDatabase } from '../testing/database.ts'
import { codeOf, openAccount, password, send, writeAccountMails } from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { accountRoutes } from './accounts.routes.ts'
import { createPasswordKeeper } from './password-keeper.ts'

/** Of an account that is used, of one whose owner never opened the mail, and of none. */
const [known, unopened, unknown] = ['known@example.com', 'unopened@example.com', 'unknown@example.com']
const wrong = 'a password of nobody'
/** Sites, and widgets in other people's pages. */
const ways = [
  {
    logIn: 'account/log-in',
    code: 'account/log-in/code',
    signUp: 'account/sign-up',
    reset: 'account/password-reset',
  },
  {
    logIn: 'widget-session',
    code: 'widget-session/code',
    signUp: 'widget-session/sign-up',
    reset: 'widget-session/password-reset',
  },
] as const

let test: Awaited<ReturnType<typeof testDatabase>>
let shop: Awaited<ReturnType<typeof seedShop>>
let deps: ReturnType<typeof buildDeps>
let server: Server
/** What the work of a request is made of: hashings are most of its time. */
const work = { hashed: 0, compared: 0, statements: [] as string[] }

/** A process that has just started. */
function start(): void {
  const passwords = createPasswordKeeper({
    hash: (...given: Parameters<typeof hash>) => ((work.hashed += 1), hash(...given)),
    verify: (...given: Parameters<typeof verify>) => ((work.compared += 1), verify(...given)),
  })
  const api = buildApi(shop.storefront, [
    accountRoutes(deps, passwords),
    widgetSessionRoutes(deps, passwords),
  ])
  api.set('trust proxy', 1)
  server = createServer(api).listen(0)
}

beforeAll(async () => {
  test = await testDatabase()
  shop = await seedShop(test.db)
  deps = buildDeps(test.db, stopClock(Temporal.Now.instant().toString()))
  await openAccount(buildApi(shop.storefront, [accountRoutes(deps)]), deps, known)
  await send(buildApi(shop.storefront, [accountRoutes(deps)]), 'sign-up', { email: unopened, password })
  await writeAccountMails(deps)
  test.db.on('query', ({ sql }: { sql: string }) => work.statements.push(sql))
})
afterAll(() => test.close())
beforeEach(async () => {
  start()
  await test.db('attempts').delete()
  return () => server.close()
})

const post = (path: string, body: object, from = '203.0.113.1') =>
  request(server)
    .post(`/api/v1/${path}`)
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from })
    .send(body)

/** All that a caller can see of a reply, and what it was to make; of ids that are new in each, only that they are there. */
async function lookAt(path: string, body: object) {
  Object.assign(work, { hashed: 0, compared: 0, statements: [] })
  const reply = await post(path, body)
  const { hashed, compared, statements } = work
  const told = Object.entries(reply.headers as Record<string, string>)
    .filter(([name]) => !['date', 'x-request-id', 'etag'].includes(name))
    .toSorted(([one], [other]) => one.localeCompare(other))
  return {
    status: reply.status,
    headers: told,
    body: reply.body as unknown,
    hashed,
    compared,
    statements: [...statements],
  }
}

/** Looks at one request of each of these addresses, as the first one that a process gets. */
async function lookAtEach(emails: readonly string[], path: string, bodyOf: (email: string) => object) {
  const seen: Awaited<ReturnType<typeof lookAt>>[] = []
  for (const email of emails) {
    server.close()
    start()
    seen.push(await lookAt(path, bodyOf(email)))
  }
  return seen
}

describe.each(ways)('whether there is an account is not told at $logIn', ({ logIn, code, signUp, reset }) => {
  it('by a wrong password: the reply and the work for it are the same, and no mail is written', async () => {
    const [first, ...others] = await lookAtEach([unknown, known, unopened], logIn, (email) => ({
      email,
      password: wrong,
    }))
    expect(first).toMatchObject({ status: 200, body: { outcome: 'wrong-password' }, hashed: 0, compared: 1 })
    for (const other of others) expect(other).toEqual(first)
    expect(await writeAccountMails(deps)).toEqual([])
  })

  it('by the password of an account whose address was never shown to be its owner’s', async () => {
    const first = await lookAt(logIn, { email: unknown, password })
    expect(await lookAt(logIn, { email: unopened, password })).toEqual(first)
  })

  it('by how often one may guess', async () => {
    const guess = async (email: string) => {
      await test.db('attempts').delete()
      const replies: unknown[] = []
      for (let turn = 0; turn < 11; turn += 1) {
        const reply = await lookAt(logIn, { email, password: wrong })
        // how long to wait depends on how quickly this test guesses
        const { requestId, retryAfterSeconds, ...body } = reply.body as Record<string, unknown>
        const names = reply.headers.map(([name]) => name)
        replies.push({
          ...reply,
          headers: names,
          body: { ...body, waits: retryAfterSeconds !== undefined, id: typeof requestId },
        })
      }
      return replies
    }
    const first = await guess(unknown)
    expect(first.at(-1)).toMatchObject({ status: 429, hashed: 0, compared: 0 })
    for (const email of [known, unopened]) expect(await guess(email)).toEqual(first)
  })

  it('by signing up: one hashing and one mail for each, whose address alone learns which', async () => {
    const emails = [`new-at-${logIn.replaceAll('/', '-')}@example.com`, known, unopened]
    const [first, ...others] = await lookAtEach(emails, signUp, (email) => ({
      email,
      password: 'another good password',
    }))
    expect(first).toMatchObject({ status: 200, body: { outcome: 'mail-follows' }, hashed: 1, compared: 0 })
    for (const other of others) expect(other).toEqual(first)
    expect((await writeAccountMails(deps)).map(({ about: { to } }) => to).toSorted()).toEqual(
      emails.toSorted(),
    )
  })

  it('by forgetting a password: the same reply for the same work, and a mail only where somebody is', async () => {
    const emails = [unknown, known, unopened]
    const [first, ...others] = await lookAtEach(emails, reset, (email) => ({ email }))
    expect(first).toMatchObject({ status: 200, body: { outcome: 'mail-follows' }, hashed: 0, compared: 0 })
    for (const other of others) expect(other).toEqual(first)
    const written = await writeAccountMails(deps)
    expect(written.map(({ about: { to } }) => to).toSorted()).toEqual([known, unopened])
  })

  it('by a code for a log-in that there never was, or that has ended', async () => {
    const { body } = await lookAt(logIn, { email: known, password })
    const { request: ended } = body as { request: string }
    await test
      .db('log_in_codes')
      .where({ id: ended })
      .update({ expires_at: test.db.raw(`now() - interval '1 day'`) })
    const typed = (id: string) => lookAt(code, { request: id, code: '123456' })
    const [never, over] = [await typed('0195d0a4-6f3c-4b52-9c1e-2f1d7c9a8b10'), await typed(ended)]
    expect(never).toMatchObject({ status: 200, body: { outcome: 'code-expired' }, hashed: 0, compared: 0 })
    expect({ ...over, statements: [] }).toEqual({ ...never, statements: [] })
  })

  it('except to who has the password: on a new device it costs as much, and mails one code each time', async () => {
    const guessed = await lookAt(logIn, { email: known, password: wrong })
    const codes = () =>
      test
        .db('messages')
        .where({ kind: 'log-in-code' })
        .count()
        .then(([row]) => Number(row?.count))
    for (const before of [await codes(), (await codes()) + 1]) {
      const right = await lookAt(logIn, { email: known, password })
      expect(right).toMatchObject({ status: 200, body: { outcome: 'code-sent' }, hashed: 0, compared: 1 })
      const names = ({ headers }: typeof right) => headers.map(([name]) => name)
      expect(names(right)).toEqual(names(guessed))
      expect(await codes()).toBe(before + 1)
    }
  })
})

it('of 500 codes that are typed at once five are compared, whatever addresses they come from', async () => {
  const asked = await post('account/log-in', { email: known, password })
  const { request: id } = asked.body as { request: string }
  const right = await codeOf(deps, asked)
  const others = Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '7')).filter(
    (each) => each !== right,
  )
  const type = (codes: readonly string[]) =>
    Promise.all(
      codes.map(async (code, index) => {
        const from = `198.18.${index >> 6}.${index % 64}`
        const reply = await post('account/log-in/code', { request: id, code }, from)
        return reply.status === 200 ? (reply.body as { outcome: string }).outcome : String(reply.status)
      }),
    )
  const outcomes = await type(others.slice(0, 500))
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
  // the fifth wrong one ends it
  expect(count('wrong-code')).toBe(4)
  expect(count('too-many-tries') + count('429')).toBe(496)
  // beyond fifty none of an account even reaches it
  expect(count('429')).toBeGreaterThanOrEqual(449)
  // nor is the right one worth anything now
  await test.db('attempts').delete()
  expect(new Set(await type(Array.from({ length: 20 }, () => right)))).toEqual(new Set(['too-many-tries']))
}, 60_000)

import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { openDatabase, openQueuePool } from './database.ts'
import { unavailabilityOf } from './database-faults.ts'
import { asProblem } from './requests.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it.each([
  ['a statement that takes too long', { statementTimeoutMs: 50 }, 'select pg_sleep(5)'],
  ['a database that has no room', {}, `do $$ begin raise disk_full; end $$`],
  ['a server that shuts down', {}, `do $$ begin raise admin_shutdown; end $$`],
  ['a server that is out of memory', {}, `do $$ begin raise sqlstate '53200'; end $$`],
  ['a server that has no disk', {}, `do $$ begin raise sqlstate '58030'; end $$`],
  ['a connection that failed', {}, `do $$ begin raise sqlstate '08001'; end $$`],
  ['a connection that was refused', {}, `do $$ begin raise sqlstate '08004'; end $$`],
  ['a connection that ends while its outcome is unknown', {}, `do $$ begin raise sqlstate '08007'; end $$`],
  ['a session that was idle for too long', {}, `do $$ begin raise sqlstate '57P05'; end $$`],
  ['a transaction that was idle for too long', {}, `do $$ begin raise sqlstate '25P03'; end $$`],
  ['a backend that is ended', {}, 'select pg_terminate_backend(pg_backend_pid())'],
])('tells %s as a problem that passes', async (_, options, sql) => {
  const db = openDatabase(test.url, { poolSize: 1, ...options })
  const error: unknown = await db.raw(sql).then(
    () => undefined,
    (refusal: unknown) => refusal,
  )
  expect(asProblem(error)).toMatchObject({ status: 503, code: 'unavailable', extra: { retryAfter: 10 } })
  await db.destroy()
})

it('does not wait for a lock that hangs', async () => {
  const db = openDatabase(test.url, { poolSize: 2 })
  const holder = await test.db.transaction()
  await holder.raw('lock table carts in access exclusive mode')
  const error: unknown = await db.raw('select from carts').then(
    () => undefined,
    (refusal: unknown) => refusal,
  )
  expect(unavailabilityOf(error)?.extra).toMatchObject({ fault: 'slow' })
  await holder.rollback()
  await db.destroy()
})

it.each([
  ['whose socket is no file', 'postgres://dhow@localhost/dhow?host=/nowhere'],
  ['whose machine has no name', 'postgres://dhow@nowhere.invalid/dhow'],
  ['that nothing listens for', 'postgres://dhow@127.0.0.1:1/dhow'],
  ['that refuses the password', 'the password of another'],
])('tells a database %s as a problem that passes', async (_, url) => {
  const refusing = new URL(test.url)
  refusing.username = 'nobody-of-this-name'
  const db = openDatabase(url.startsWith('postgres:') ? url : refusing.href, { poolSize: 1 })
  const error: unknown = await db.raw('select 1').then(
    () => undefined,
    (refusal: unknown) => refusal,
  )
  expect(unavailabilityOf(error)?.extra).toMatchObject({ fault: 'away' })
  await db.destroy()
})

it('tells a pool that ends because its process does as a problem that passes', async () => {
  const db = openDatabase(test.url, { poolSize: 1 })
  const holding = await db.transaction()
  const waiting = db.raw('select 1').then(
    () => undefined,
    (refusal: unknown) => refusal,
  )
  await holding.rollback()
  const ending = db.destroy()
  const late: unknown = await db.raw('select 1').then(
    () => undefined,
    (refusal: unknown) => refusal,
  )
  await ending
  expect(unavailabilityOf(late)?.extra).toMatchObject({ fault: 'away' })
  await waiting
})

it.each([
  ['Connection terminated unexpectedly', undefined, 'away'],
  ['select 1 - Connection terminated unexpectedly', undefined, 'away'],
  ['ROLLBACK - timeout expired', undefined, 'away'],
  ['select 1 - server login has been failing, try again later (server_login_retry)', '08P01', 'away'],
  ['select 1 - pgbouncer cannot connect to server', '08P01', 'away'],
  ['select 1 - query_wait_timeout', '08P01', 'slow'],
  ['no more connections allowed (max_client_conn)', '08P01', 'slow'],
  ['select 1 - query timeout', '08P01', 'slow'],
  ['select 1 - idle transaction timeout', '08P01', 'slow'],
  ['select 1 - server conn crashed?', '08P01', 'away'],
  ['select 1 - client_idle_timeout', '08P01', 'away'],
  ['select 1 - pause mode', '08P01', 'away'],
  ['timeout exceeded when trying to connect', undefined, 'away'],
  ['There was an error establishing an SSL connection', undefined, 'away'],
  ['aborted', undefined, 'away'],
])('knows “%s” of pg, knex and PgBouncer', (message, code, fault) => {
  // all that PgBouncer says of its own is FATAL: it ends the connection
  const severity = code && 'FATAL'
  expect(unavailabilityOf(Object.assign(new Error(message), { code, severity }))).toMatchObject({
    status: 503,
    extra: { fault },
  })
})

it('leaves every other fault as it is', () => {
  const broken = Object.assign(new Error('select 1 - bind message supplies 2 parameters'), {
    code: '08P01',
    severity: 'ERROR',
  })
  expect(unavailabilityOf(broken)).toBeUndefined()
  expect(unavailabilityOf(new Error('a bug'))).toBeUndefined()
  expect(
    unavailabilityOf(Object.assign(new Error('twice'), { code: '23505', severity: 'ERROR' })),
  ).toBeUndefined()
  expect(
    unavailabilityOf(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })),
  ).toBeUndefined()
})

it('takes a connection of the queue back once, however often it is released', async () => {
  const pool = openQueuePool(inject('postgresUrl'), { size: 1, onError: () => undefined })
  try {
    await new Promise<void>((resolve, reject) => {
      pool.connect((error, _client, release) => {
        if (error) return reject(error)
        release()
        release(new Error('it broke while it was released'))
        return resolve()
      })
    })
    expect((await pool.query('select 1 one')).rows).toEqual([{ one: 1 }])
  } finally {
    await pool.end()
  }
})

it('stands the release of a connection that a pool which has ended did not give', async () => {
  const pool = openQueuePool(inject('postgresUrl'), { size: 1, onError: () => undefined })
  await pool.end()
  const told = await new Promise<Error | undefined>((resolve) => {
    pool.connect((error, _client, release) => {
      release()
      resolve(error)
    })
  })
  expect(told?.message).toContain('after calling end on the pool')
})

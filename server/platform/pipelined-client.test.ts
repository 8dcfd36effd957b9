import type { Knex } from 'knex'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { packetsOf } from '../testing/packets.ts'
import { inTransaction } from './database.ts'
import { PipelinedClient, sentTogether } from './pipelined-client.ts'
import { runPrepared } from './prepared.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await database.db.raw('create table notes (word text unique)')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.close())

const listNotes = async () => (await database.db.raw<{ rows: object[] }>('select word from notes')).rows
const select = (trx: Knex, what: string) =>
  runPrepared<{ found: number }>(trx, `select ${what}`, { sql: `select ${what} found`, bindings: {} })
const insert = (trx: Knex, word: string) =>
  runPrepared(trx, 'insert', { sql: 'insert into notes values (:word)', bindings: { word } })

it('begins in the packet of the first statements, and commits in that of the last', async () => {
  await database.db.raw('select 1')
  const { packets } = await packetsOf(/BEGIN|COMMIT|select 1|notes/, () =>
    inTransaction(
      database.db,
      () => true,
      async (trx, last) => {
        for (const read of sentTogether(select(trx, '11'), select(trx, '12'))) await read
        last(insert(trx, 'with the commit'))
      },
    ),
  )
  expect(packets).toEqual([
    expect.stringMatching(/BEGIN;.*select 11.*select 12/s),
    expect.stringMatching(/insert into notes.*with the commit.*COMMIT;/s),
  ])
  expect(await listNotes()).toEqual([{ word: 'with the commit' }])
})

it('keeps nothing where a last statement fails, and says what it said', async () => {
  const failing = inTransaction(
    database.db,
    () => true,
    async (trx, last) => {
      await insert(trx, 'before')
      last(insert(trx, 'with the commit'), select(trx, '1'))
    },
  )
  await expect(failing).rejects.toThrow('duplicate key')
  expect(await listNotes()).toEqual([{ word: 'with the commit' }])
})

it('tells of statements that were sent together in their order, and rolls back behind all of them', async () => {
  const told: string[] = []
  const failing = inTransaction(
    database.db,
    () => true,
    async (trx) => {
      const [first, second] = sentTogether(select(trx, '1 / 0'), insert(trx, 'after an error'))
      await first.catch((error: Error) => told.push(error.message))
      await second
    },
  )
  await expect(failing).rejects.toThrow('current transaction is aborted')
  expect(told.join()).toContain('division by zero')

  const left = inTransaction(
    database.db,
    () => false,
    async (trx) => {
      const [first] = sentTogether(select(trx, '1'), insert(trx, 'nobody waits for it'))
      await first
      return 'not kept'
    },
  )
  expect(await left).toBe('not kept')
  expect(await listNotes()).toEqual([{ word: 'with the commit' }])
})

it('refuses what knex would run only when it is awaited', async () => {
  const failing = database.db.transaction(async (trx) => {
    sentTogether(trx.raw('select 1'))
    await select(trx, '1')
  })
  await expect(failing).rejects.toThrow('statements are sent together by runPrepared')
})

it('fails with its beginning', async () => {
  const query = Reflect.get(PipelinedClient.prototype, '_query') as (...asked: object[]) => Promise<object>
  vi.spyOn(PipelinedClient.prototype, '_query').mockImplementation(function (
    this: PipelinedClient,
    to,
    asked,
  ) {
    const { sql } = asked as { sql: string }
    return sql === 'BEGIN;' ? Promise.reject(new Error('no beginning')) : query.call(this, to, asked)
  })
  await expect(database.db.transaction((trx) => select(trx, '1'))).rejects.toThrow('no beginning')
  vi.restoreAllMocks()
  await expect(database.db.transaction((trx) => select(trx, '1'))).resolves.toEqual([{ found: 1 }])
})

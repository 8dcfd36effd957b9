import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { runPrepared } from './prepared.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const sql = `select :word::text word, :count + 1 count, to_char('2026-12-01 09:05'::timestamp, 'HH24:MI') at, :word || '!' loud,
  :places::int[] places, :nothing::text nothing`
const bindings = { word: 'dhow', count: 2, places: [3, 4], nothing: null }
const row = { word: 'dhow', count: 3, at: '09:05', loud: 'dhow!', places: [3, 4], nothing: null }

it('binds each name of a statement wherever it stands, and no cast or format', async () => {
  expect(await runPrepared(database.db, 'told', { sql, bindings })).toEqual([row])
})

it('prepares a statement once for each connection, under its name', async () => {
  await database.db.transaction(async (trx) => {
    for (const word of ['one', 'two']) {
      expect(await runPrepared(trx, 'once', { sql, bindings: { ...bindings, word } })).toMatchObject([
        { word },
      ])
    }
    const found = `select generic_plans + custom_plans runs from pg_prepared_statements where name = 'once'`
    expect((await trx.raw<{ rows: object[] }>(found)).rows).toEqual([{ runs: 2 }])
  })
})

it('runs in the transaction that it is given, and gives its connection back when it fails', async () => {
  const failing = { sql: `select 1 / :zero::int`, bindings: { zero: 0 } }
  for (let turn = 0; turn < 20; turn++) {
    await expect(runPrepared(database.db, 'failing', failing)).rejects.toThrow('division by zero')
  }
  const inside = database.db.transaction(async (trx) => {
    await runPrepared(trx, 'make', {
      sql: 'create table made_here as select :id::int id',
      bindings: { id: 1 },
    })
    throw new Error('rolled back')
  })
  await expect(inside).rejects.toThrow('rolled back')
  const exists = { sql: `select to_regclass(:table) is not null made`, bindings: { table: 'made_here' } }
  expect(await runPrepared(database.db, 'exists', exists)).toEqual([{ made: false }])
})

it('refuses a value that is undefined, and names it', async () => {
  const asked = { sql: 'select :id::int', bindings: { id: undefined } }
  await expect(runPrepared(database.db, 'by-id', asked)).rejects.toThrow('statement by-id: no value for :id')
})

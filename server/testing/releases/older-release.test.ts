import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../platform/database.ts'
import { testDatabase } from '../database.ts'
import { compareSchemas } from './compare-schemas.ts'
import { readSchema } from './release.queries.ts'
import type { Schema } from './release.queries.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let now: Schema
beforeAll(async () => {
  test = await testDatabase()
  now = await readSchema(test.db)
})
afterAll(() => test.close())

describe('the code of one release older', () => {
  it('starts on a database that a newer one has migrated', async () => {
    await test
      .db('migrations')
      .insert({ name: '29991231_2359_of_a_newer_release.ts', batch: 99, migration_time: new Date() })
    expect(await migrate(test.url)).toEqual([])
    await test.db('migrations').where({ batch: 99 }).delete()
  })

  it.each([
    ['alter table orders drop column promo_counted', 'orders.promo_counted is gone'],
    ['alter table orders rename column total to sum', 'orders.total is gone'],
    ['alter table orders alter promo_code type varchar(40)', 'orders.promo_code was text and is varchar'],
    ['alter table orders alter promo_code set not null', 'orders.promo_code must be given now'],
    ['alter table orders add more int not null', 'orders.more is new and must be given'],
    ['drop table refunds', 'refunds.id is gone'],
  ])('is protected from: %s', async (sql, broken) => {
    const trx = await test.db.transaction()
    try {
      await trx.raw(sql)
      expect(compareSchemas(now, await readSchema(trx))).toContain(broken)
    } finally {
      await trx.rollback()
    }
  })

  it('does not mind a new table, and a new column that may be left out', async () => {
    const trx = await test.db.transaction()
    await trx.raw(
      'create table more (id int not null); alter table orders add note text, add rank int not null default 1',
    )
    expect(compareSchemas(now, await readSchema(trx))).toEqual([])
    await trx.rollback()
  })
})

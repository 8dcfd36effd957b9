import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { refreshOpenDays } from './refresh-open-days.ts'
import { refreshRatings } from './refresh-ratings.ts'
import { upsertListing } from '../listings/upsert-listing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const at = (time: string) => ({ db: database.db, clock: { now: () => Temporal.Instant.from(time) } })

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
})
afterAll(() => database.close())

const read = async (sql: string) => {
  const { rows } = await database.db.raw<{ rows: Record<string, unknown>[] }>(sql)
  return rows[0]
}

it('rolls the open days on to the day as the experience’s own zone has it', async () => {
  const options = [buildOption({ schedule: [{ weekdays: [7], startTimes: ['09:00'] }] })]
  await upsertListing(at('2026-11-21T08:00:00Z'), buildListing({ options }))
  // half past midnight on the 22nd, a Sunday, in Dubai
  expect(await refreshOpenDays(at('2026-11-21T20:30:00Z'))).toBe(1)
  const index = { open_from: '2026-11-22', start: '1000000100' }
  expect(await read('select open_from, left(open_days::text, 10) start from experiences')).toEqual(index)
  expect(await read('select open_from, left(open_days::text, 10) start from search_rows')).toEqual(index)
  expect(await read('select near_closing[1] closes from experiences')).toEqual({
    closes: new Date('2026-11-22T04:00:00Z'),
  })
})

it('leaves the catalogue’s version alone when every index begins today already', async () => {
  const version = 'select sum(version)::int as version from search_versions'
  const before = await read(version)
  expect(await refreshOpenDays(at('2026-11-22T19:59:00Z'))).toBe(0)
  expect(await read(version)).toEqual(before)
  expect(await refreshOpenDays(at('2026-11-22T20:01:00Z'))).toBe(1)
  expect(await read(version)).not.toEqual(before)
})

it('averages the published reviews, and only those', async () => {
  const before = await read('select id, recommended from experiences')
  await database.db.raw(
    `insert into reviews (experience_id, author, rating, body, written_on, status)
     select ?, 'A', rating, 'b', '2026-01-01', status
     from (values (5, 'published'), (4, 'published'), (4, 'published'), (1, 'held')) r (rating, status)`,
    [Number(before?.id)],
  )
  await database.db.transaction((trx) => refreshRatings(trx, [Number(before?.id)]))
  const after = await read('select rating_count, rating_average, recommended from experiences')
  expect(after).toMatchObject({ rating_count: 3, rating_average: 4.33 })
  expect(after?.recommended).toBeGreaterThan(Number(before?.recommended))

  await database.db.raw('delete from reviews')
  await database.db.transaction((trx) => refreshRatings(trx, [Number(before?.id)]))
  expect(await read('select rating_count, rating_average from experiences')).toEqual({
    rating_count: 0,
    rating_average: null,
  })
})

import type { Knex } from 'knex'
import type { Invariant } from './invariant.ts'

const most = 1000

/** The places where an invariant does not hold, at most a thousand. */
export async function listBroken(trx: Knex, { sql }: Invariant, now: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { what: string }[] }>(
    `select what from (${sql}) broken order by what limit ${most}`,
    sql.includes(':now') ? { now } : {},
  )
  return rows.map(({ what }) => what)
}

/** How much there was to check. */
export async function countLedger(db: Knex): Promise<{ departures: number; bookings: number }> {
  const { rows } = await db.raw<{ rows: { departures: number; bookings: number }[] }>(
    `select (select count(*)::int from departures) departures, (select count(*)::int from bookings) bookings`,
  )
  return rows[0] ?? { departures: 0, bookings: 0 }
}

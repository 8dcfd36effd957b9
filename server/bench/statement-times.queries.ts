import type { Knex } from 'knex'
import { openDatabase } from '../platform/database.ts'

const extension = 'pg_stat_statements'

/** Lets PostgreSQL count the time of its statements from its next start on. The extension comes with the embedded one. */
export async function watchStatements(url: string): Promise<void> {
  const db = openDatabase(url, { poolSize: 1 })
  try {
    await db.raw(`alter system set shared_preload_libraries = ${extension}`)
    await db.raw(`create extension if not exists ${extension}`)
  } finally {
    await db.destroy()
  }
}

/** Begins to count anew. */
export async function forgetStatements(db: Knex): Promise<void> {
  await db.raw(`select ${extension}_reset()`)
}

/**
 * What was counted since: statements for each order that was written, and the share of their time in PostgreSQL that went into
 * those that name a table of places. A statement that writes places and something else counts whole.
 */
export async function sharesOfTime(db: Knex): Promise<{ statements: number; places: number }> {
  const { rows } = await db.raw<{ rows: { statements: number; places: number }[] }>(
    `select sum(calls) / greatest(1, sum(rows) filter (where query ~* 'insert into orders')) statements,
       coalesce(sum(total_exec_time) filter (where query ~* '\\m(departures|pools|holds|sold_changes|bookings)\\M'), 0)
         / sum(total_exec_time) places
     from ${extension} where query !~* '${extension}'`,
  )
  return rows[0] ?? { statements: 0, places: 0 }
}

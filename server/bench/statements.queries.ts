import type { Database } from '../platform/database.ts'

/** A statement with how often it ran in a visit, and the milliseconds a visit spent planning and executing it. */
export interface CountedStatement {
  sql: string
  calls: number
  planMs: number
  executeMs: number
}

/** Has the module that counts statements loaded at the next start. It counts nothing until it is told to. */
export async function loadStatementCounter(db: Database): Promise<void> {
  await db.raw(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await db.raw(`alter system set pg_stat_statements.track = 'none'`)
}

/** Counts the statements of each connection from now on. */
export async function startCounting(db: Database): Promise<void> {
  await db.raw('create extension if not exists pg_stat_statements')
  await setTracking(db, { track: 'top', planning: 'on' })
  await db.raw('select pg_stat_statements_reset()')
}

/** Ends counting and answers what ran, most often first, divided by `visits`. */
export async function stopCounting(db: Database, visits: number): Promise<CountedStatement[]> {
  await setTracking(db, { track: 'none', planning: 'off' })
  const { rows } = await db.raw<{ rows: CountedStatement[] }>(
    `select regexp_replace(query, '\\s+', ' ', 'g') sql, calls / ?::float8 calls, total_plan_time / ?::float8 "planMs",
       total_exec_time / ?::float8 "executeMs"
     from pg_stat_statements where query !~ 'pg_stat_statements|pg_reload_conf' order by calls desc, total_exec_time desc`,
    [visits, visits, visits],
  )
  return rows
}

async function setTracking(
  db: Database,
  { track, planning }: { track: 'none' | 'top'; planning: 'on' | 'off' },
): Promise<void> {
  await db.raw(`alter system set pg_stat_statements.track = '${track}'`)
  await db.raw(`alter system set pg_stat_statements.track_planning = '${planning}'`)
  await db.raw('select pg_reload_conf()')
}

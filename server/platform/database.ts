import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import knex from 'knex'
import type { Knex } from 'knex'
import pg from 'pg'
import config from '../../knexfile.ts'
import { explainDatabaseError } from './explain-database.ts'
import { PipelinedClient, sentTogether } from './pipelined-client.ts'

/** A pool of connections, or a transaction: whatever a query may run on. */
export type Database = Knex

// bigint: money and ids stay far below 2^53, and a string would make every sum a concatenation
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// a date or a wall-clock time has no zone; a JavaScript Date would invent one
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text.replace(' ', 'T').slice(0, 16))

/** Options of `openDatabase`. */
export interface DatabaseOptions {
  poolSize?: number
  /** Statements longer than this are cancelled, so that one bad query cannot take the pool. */
  statementTimeoutMs?: number
  /** As the connections are called in `pg_stat_activity`. */
  name?: string
  /**
   * False for a pooler in transaction mode: nothing is prepared by name, and the timeout is the one that the role has, because
   * PgBouncer refuses it among the parameters of a connection.
   */
  prepared?: boolean
}

/**
 * Connections of a process. What goes beyond two for each core only waits inside PostgreSQL instead of before it, and takes
 * the cores from the process that answers. On two cores the p99 of the benchmark's searches was 56 ms with twelve (mean of two runs)
 * and 42 ms with five (mean of four); single kinds vary more than that from run to run.
 */
const usualPoolSize = 2 * availableParallelism() + 1

/** Locks of ours are held for milliseconds: a statement that waits for this long waits for something that hangs. */
const lockTimeoutMs = 5_000

/** Long enough for a database that wakes up, short enough for an operator who waits for a start. */
const connectWithinMs = 15_000

/** An error is thrown to the caller: knex would print it as well, on the output that holds JSON alone. */
const log = { warn: () => undefined, error: () => undefined }

/** What `PipelinedClient` needs of pg; knex's types do not know it. */
const pipelined: Knex.PgConnectionConfig & { pipeline: true } = { pipeline: true }

/** Opens a pool on a PostgreSQL. The caller ends it with `destroy()`. */
export function openDatabase(
  url: string,
  {
    poolSize = usualPoolSize,
    statementTimeoutMs = 15_000,
    name = 'dhow',
    prepared = true,
  }: DatabaseOptions = {},
): Database {
  return knex({
    ...config,
    client: PipelinedClient,
    log,
    connection: {
      connectionString: url,
      ...pipelined,
      ...(prepared && { statement_timeout: statementTimeoutMs }),
      ...(prepared && statementTimeoutMs > 0 && { lock_timeout: lockTimeoutMs }),
      connectionTimeoutMillis: connectWithinMs,
      application_name: name,
    },
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 6_000,
  }).withUserParams({ prepared })
}

/**
 * Opens a pool of plain connections for the queue of jobs. Connections that break while they are idle are told to
 * `onError`, to the end of their lives: without a listener each of them would end the process. What the queue notes does
 * not wait for the disk: if a crash of the machine takes it away, a job is done again, which it must stand anyway.
 */
export function openQueuePool(
  url: string,
  { size, onError }: { size: number; onError: (error: Error) => void },
): pg.Pool {
  const options = '-c synchronous_commit=off'
  const pool = new ReleasingOncePool({
    connectionString: url,
    max: size,
    application_name: 'dhow-jobs',
    options,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // for a connection that was cut without a word, on which no answer ever comes
    query_timeout: 40_000,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  return pool
}

/**
 * graphile-worker 0.18 releases the connection on which it listens twice when that breaks while it is being released, and
 * releases one that it did not get when it asks a pool that is ending. A pool of pg throws then, outside of any promise, and
 * the process would end.
 */
class ReleasingOncePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect()
    super.connect((error, client, done) => {
      let released = false
      callback(error, client, (broken) => {
        if (!released) (done as typeof done | undefined)?.(broken)
        released = true
      })
    })
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/** Two processes that start at once take turns: the second finds nothing left to do. */
const migrationLock = 4_213_377
const turnEveryMs = 100

/**
 * Brings the schema up to date. Safe to call from several processes at the same time.
 *
 * @throws Error that tells an operator what to do about a database that cannot be used
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectWithinMs })
  const db = openDatabase(url, { poolSize: 2, statementTimeoutMs: 0 })
  try {
    await client.connect()
    await checkServer(client)
    await takeTurn(client)
    // it is our turn: a lock of knex's own, a row, was left by a process that was killed
    await db.migrate.forceFreeMigrationsLock()
    const [, applied] = (await db.migrate.latest()) as [number, string[]]
    return applied
  } catch (error) {
    throw explainDatabaseError(error, url)
  } finally {
    await db.destroy()
    await client.end()
  }
}

const oldestVersion = 15

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 version, current_setting('server_encoding') encoding`,
  )
  const { version = 0, encoding } = rows[0] ?? {}
  if (version < oldestVersion) {
    throw new Error(`This is PostgreSQL ${version}; Dhow needs ${oldestVersion} or newer.`)
  }
  if (encoding !== 'UTF8') {
    throw new Error(`The database keeps texts as ${encoding}; Dhow needs one that is UTF8.`)
  }
}

/** Asks again and again: a statement that waits would be waited for by the index that the other process builds. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) ours', [
      migrationLock,
    ])
    if (rows[0]?.ours) return
    await pause(turnEveryMs)
  }
}

class Rollback extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('rolled back on an expected ending')
    this.result = result
  }
}

/** Takes statements of `runPrepared` whose replies `COMMIT` need not wait for: it leaves in one packet with them. */
export type Last = (...statements: readonly Promise<unknown>[]) => void

/**
 * Runs `work` in a transaction that commits only when `keep` says so of its result. Returning an expected failure from
 * knex's own `transaction` commits half the work; here it rolls back and the failure is still returned, not thrown. So it does when
 * one of the `last` statements fails: PostgreSQL commits nothing after an error, and what it said is thrown.
 */
export async function inTransaction<Result>(
  db: Database,
  keep: (result: Result) => boolean,
  work: (trx: Knex.Transaction, last: Last) => Promise<Result>,
): Promise<Result> {
  const lastOnes: Promise<unknown>[] = []
  try {
    const result = await db.transaction(async (trx) => {
      const worked = await work(trx, (...statements) => void lastOnes.push(...sentTogether(...statements)))
      if (!keep(worked)) throw new Rollback(worked)
      return worked
    })
    for (const statement of lastOnes) await statement
    return result
  } catch (error) {
    if (error instanceof Rollback) return error.result as Result
    throw error
  }
}

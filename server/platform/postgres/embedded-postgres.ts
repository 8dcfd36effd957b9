import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { findBinaries } from './binaries.ts'
import { openCluster, owner } from './cluster.ts'
import { ClusterInUse, launch, readPostmaster, stopPostmaster } from './postmaster.ts'
import type { Place } from './postmaster.ts'

/** A PostgreSQL of our own: real server binaries from npm, its cluster in the project's data folder. */
export interface EmbeddedPostgres {
  /** Connection string of a database in the cluster; the `dhow` database exists. */
  url(database?: string): string
  /** Ends this process's use of it. The last process of those that use it stops it. */
  stop(): Promise<void>
}

/** Options of `startEmbeddedPostgres`. */
export interface EmbeddedPostgresOptions {
  /** Where it is to listen, so that it comes back where its clients look for it; absent: anywhere. */
  port?: number
  /** False: what it holds need not outlive the machine, only the process, as of a test's cluster. */
  durable?: boolean
  log?: Logger
}

/** Held shared by each process that uses the cluster, alone by the one that stops it. A process that is killed releases it. */
const useLock = 4_213_379

const patienceMs = 60_000
const tryAgainMs = 100
const restartMs = 1_000

/**
 * Starts the cluster in `folder` (made at the first call), or joins what runs on it: another process's, or what a killed
 * one left behind. Until `stop` it is looked after: where it has ended, it comes back at the same place.
 *
 * @throws Error that says what to do when the binaries or the folder cannot be used
 */
export async function startEmbeddedPostgres(
  folder: string,
  { port: wantedPort, durable = true, log }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const cluster = await openCluster(folder, binaries, durable)
  const urlAt =
    ({ port, sockets }: Place) =>
    (database = 'dhow') =>
      `postgres://${owner}:${cluster.password}@127.0.0.1:${port}/${database}${sockets ? `?host=${encodeURIComponent(sockets)}` : ''}`

  let launched: Awaited<ReturnType<typeof launch>> | undefined
  const first = await takeSeat(wantedPort).catch(async (error: unknown) => {
    // the cluster that this process launched is not ready for use
    if (launched) await stopPostmaster(cluster.folder)
    throw error
  })
  let { seat } = first
  const url = urlAt(first.place)
  const leaving = new AbortController()
  const looking = lookAfter()

  return {
    url,
    async stop() {
      leaving.abort()
      await looking
      if (await seat.leave()) await stopPostmaster(cluster.folder)
      // what stays for others does not keep this process from ending
      launched?.child.stderr?.destroy()
      launched?.child.unref()
    },
  }

  async function takeSeat(port: number | undefined): Promise<{ seat: Seat; place: Place }> {
    const until = Date.now() + patienceMs
    for (;;) {
      try {
        const running = readPostmaster(cluster.folder)
        if (running) return { seat: await sit(urlAt(running)('postgres')), place: running }
      } catch (error) {
        if (isWrongPassword(error) || Date.now() > until) throw explain(error, cluster.folder)
      }
      try {
        launched = await launch(binaries, cluster.folder, { port, durable })
      } catch (error) {
        if (!(error instanceof ClusterInUse) || Date.now() > until) throw error
        await pause(tryAgainMs)
      }
    }
  }

  async function lookAfter(): Promise<void> {
    const left = new Promise((resolve) => leaving.signal.addEventListener('abort', resolve))
    for (;;) {
      await Promise.race([seat.lost, left])
      if (leaving.signal.aborted) return
      log?.error({ lastWords: launched?.lastWords() }, 'the embedded PostgreSQL went away; it is called back')
      await callBack()
    }
  }

  async function callBack(): Promise<void> {
    while (!leaving.signal.aborted) {
      try {
        seat = (await takeSeat(first.place.port)).seat
        log?.info('the embedded PostgreSQL is back')
        return
      } catch (error) {
        log?.error({ err: error }, 'the embedded PostgreSQL does not come back; it is tried again')
        await pause(restartMs, undefined, { signal: leaving.signal }).catch(() => undefined)
      }
    }
  }
}

/** A connection that stands for this process's use of the cluster. */
interface Seat {
  /** Resolves when the connection is gone. */
  lost: Promise<void>
  /** Answers whether no other process has one. */
  leave(): Promise<boolean>
}

async function sit(url: string): Promise<Seat> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  const ended = Promise.withResolvers<void>()
  client.on('error', () => undefined)
  client.once('end', ended.resolve)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [useLock])
    await ensureDatabase(client)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return {
    lost: ended.promise,
    async leave() {
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [useLock])
        const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) alone', [
          useLock,
        ])
        if (!rows[0]?.alone) await client.end()
        return rows[0]?.alone === true
      } catch {
        // it has ended already, or is ending
        return false
      }
    },
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query(`select 1 from pg_database where datname = 'dhow'`)
  if (found.rowCount) return
  try {
    await client.query('create database dhow')
  } catch (error) {
    // another process was quicker
    if (!isCode(error, '42P04', '23505')) throw error
  }
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as { code?: unknown }).code))
}

const isWrongPassword = (error: unknown) => isCode(error, '28P01')

function explain(error: unknown, folder: string): unknown {
  return isWrongPassword(error)
    ? new Error(
        `The database in ${folder} does not take the password in postgres-password of the data folder. Restore the file that belongs to it.`,
        { cause: error },
      )
    : error
}

import pg from 'pg'
import type { Logger } from '../log.ts'
import type { QueueState } from './job-watch.ts'
import type { EnqueueRegular } from './regular-jobs.queries.ts'

/** The space of our advisory locks that stand for a living pool of workers. */
const leases = 4_213_378

/** How often the dead are looked for, and how long a job must have been locked before its pool can count as dead. */
export interface LeasePace {
  everyMs: number
  /** Between its first job and its lease a pool has no more than the blink of a round trip. */
  graceMs: number
}
const usualPace: LeasePace = { everyMs: 2_000, graceMs: 2_000 }

/**
 * Says that a pool of workers is alive, and finds the jobs of pools that are not. The queue by itself leaves what a killed
 * process was working at locked for four hours: a paid order would wait so long for its mail.
 */
export interface JobLease {
  /** From now on the lease is this pool's; a pool before it is given up. */
  hold(poolId: string): void
  close(): Promise<void>
}

interface JobLeaseOptions {
  inHand: () => readonly string[]
  names: readonly string[]
  onRound: (queue: QueueState) => void
  enqueueRegular: EnqueueRegular
  pace?: LeasePace
}

/**
 * Opens a connection of its own: PostgreSQL ends its locks with it, at the moment in which the process dies.
 *
 * @param inHand ids of the jobs at which this process is working, or was a moment ago
 * @param names the jobs that this process knows
 * @param onRound told in each round how the queue stands
 * @param enqueueRegular called in each round in which the database can be written
 */
export function openJobLease(
  url: string,
  log: Logger,
  { inHand, names, onRound, enqueueRegular, pace: { everyMs, graceMs } = usualPace }: JobLeaseOptions,
): JobLease {
  let client: pg.Client | undefined
  let poolId: string | null = null
  let held: string | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let round = work()

  async function work(): Promise<void> {
    try {
      client ??= await connect(url, forget)
      if (held !== poolId) await take(client, poolId)
      held = poolId
      const { minute, ...queue } = await readQueueState(client, names)
      onRound(queue)
      if (!queue.writable) return
      await enqueueRegular(client, minute)
      const abandoned = await freeAbandoned(client, { own: poolId, graceMs })
      if (abandoned.length > 0) log.warn({ abandoned }, 'jobs of workers that died are taken up again')
      const lost = await freeLost(client, { own: poolId, inHand: inHand(), graceMs })
      if (lost > 0) log.warn({ lost }, 'jobs that never reached their worker are taken up again')
    } catch (error) {
      forget()
      // the other parts of the process report a database that is away
      log.debug({ err: error }, 'the lease on jobs is renewed later')
    } finally {
      if (!closed) timer = setTimeout(next, everyMs).unref()
    }
  }
  function next(): void {
    clearTimeout(timer)
    round = round.then(work)
  }
  /** Whatever the lost connection had locked is free; the next round takes it on a new one. */
  function forget(): void {
    client?.end().catch(() => undefined)
    client = undefined
    held = null
  }

  return {
    hold(id) {
      poolId = id
      next()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await round
      clearTimeout(timer)
      forget()
    },
  }
}

/** A connection that was cut without a word is given up then: the watch over the queue must not wait with it. */
const patience = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true }

async function connect(url: string, onLoss: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'dhow-jobs', ...patience })
  client.on('error', onLoss)
  await client.connect()
  return client
}

async function take(client: pg.Client, poolId: string | null): Promise<void> {
  await client.query('select pg_advisory_unlock_all()')
  if (poolId !== null) await client.query('select pg_advisory_lock($1, hashtext($2))', [leases, poolId])
}

/** How the queue stands, as far as jobs of these names go. Jobs of other names are another release's. */
async function readQueueState(
  client: pg.Client,
  names: readonly string[],
): Promise<QueueState & { minute: Date }> {
  const { rows } = await client.query<{ readOnly: string; minute: Date; oldestDueMs: number }>(
    `select current_setting('transaction_read_only') "readOnly", date_trunc('minute', now()) "minute", coalesce((
       select extract(epoch from now() - min(j.run_at)) * 1000 from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where j.is_available and j.run_at <= now() and t.identifier = any($1)
     ), 0)::float8 "oldestDueMs"`,
    [names],
  )
  const [row] = rows
  if (!row) throw new Error('the queue said nothing of its state')
  return { writable: row.readOnly === 'off', oldestDueMs: row.oldestDueMs, minute: row.minute }
}

/** Unlocks the jobs of every pool without a lease in force. @returns those pools */
async function freeAbandoned(
  client: pg.Client,
  { own, graceMs }: { own: string | null; graceMs: number },
): Promise<string[]> {
  const { rows } = await client.query<{ pool: string }>(
    `select pool from (
       select distinct locked_by pool from graphile_worker._private_jobs
       where locked_at < now() - make_interval(secs => $2 / 1000.0) and locked_by is distinct from $3
     ) locked where pg_try_advisory_xact_lock($1, hashtext(pool))`,
    [leases, graceMs, own],
  )
  const pools = rows.map(({ pool }) => pool)
  if (pools.length > 0) await client.query('select graphile_worker.force_unlock_workers($1)', [pools])
  return pools
}

/** Unlocks jobs that this pool was given and never heard of: the connection broke under the reply. */
async function freeLost(
  client: pg.Client,
  { own, inHand, graceMs }: { own: string | null; inHand: readonly string[]; graceMs: number },
): Promise<number> {
  const { rowCount } = await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_by = $1 and locked_at < now() - make_interval(secs => $2 / 1000.0) and id <> all($3::bigint[])`,
    [own, graceMs, inHand],
  )
  return rowCount ?? 0
}

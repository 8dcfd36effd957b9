/** How jobs are enqueued and worked off, how often one is tried again, and after how long. */
import { setTimeout as delay } from 'node:timers/promises'
import { Logger as WorkerLogger, runMigrations } from 'graphile-worker'
import type { Knex } from 'knex'
import { openJobLease } from './job-lease.queries.ts'
import type { LeasePace } from './job-lease.queries.ts'
import { createJobHand, startJobPool } from './job-pool.ts'
import type { JobPool } from './job-pool.ts'
import { logTraces } from './log-traces.ts'
import { openRegularJobs } from './regular-jobs.queries.ts'
import { isStalled, usualPatience } from './job-watch.ts'
import type { WatchPatience } from './job-watch.ts'
import type { Logger } from '../log.ts'
import { runPrepared } from '../prepared.ts'

/** Work for later, by name. Every handler is safe to run twice. */
export type JobHandlers = Readonly<
  Record<string, (payload: unknown, job: { attempt: number }) => Promise<void>>
>

/** Options of `enqueueJob`. */
export interface EnqueueOptions {
  /** At most one waiting job has this key; a later one replaces it. */
  key?: string
  /** How long it waits. The database counts: a process whose clock is wrong delays nothing. Absent: not at all. */
  after?: Temporal.DurationLike
  /**
   * Tries before the job is dead and waits for an operator; 25 unless told otherwise (messages: `messages/announce.ts`). The
   * queue waits exp(tries) seconds between two of them, at most exp(10), which is 6 hours.
   */
  maxAttempts?: number
}

/**
 * Enqueues a job in the caller's transaction: it exists if and only if the change that wants it commits.
 */
export async function enqueueJob(
  trx: Knex,
  name: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  await runPrepared(trx, 'enqueue-job', {
    sql: `select graphile_worker.add_job(identifier => :name, payload => :payload::json, job_key => :key,
       run_at => now() + :after::interval, max_attempts => :maxAttempts)`,
    bindings: {
      name,
      payload: JSON.stringify(payload),
      key: options.key ?? null,
      after: Temporal.Duration.from(options.after ?? { seconds: 0 }).toString(),
      maxAttempts: options.maxAttempts ?? 25,
    },
  })
}

/**
 * The call that enqueues, for a statement which writes what the job is about and is hot: `payload` and `key` are SQL. The
 * key must be new, for a job of the same key that has begun would be taken for this one. Bindings: `job`, `maxAttempts`, and
 * `priority`, which is 0 for jobs of `enqueueJob`: those of a higher number come after all others that are due.
 */
export function enqueueNew({ payload, key }: { payload: string; key: string }): string {
  return `graphile_worker.add_job(identifier => :job, payload => ${payload}, job_key => ${key}, run_at => now(),
    max_attempts => :maxAttempts, priority => :priority, job_key_mode => 'unsafe_dedupe')`
}

/** Installs or updates the job tables. */
export async function migrateJobs(url: string): Promise<void> {
  // its own words about its tables are no lines of our log
  await runMigrations({ connectionString: url, logger: new WorkerLogger(() => () => undefined) })
}

/** How to work off jobs. */
export interface JobOptions {
  /** Jobs at once; 4 unless told otherwise. */
  concurrency?: number
  crontab?: string
  /** How soon jobs of dead workers are taken up again. */
  lease?: LeasePace
  /** How long workers may be idle beside jobs that are due before others take their place. */
  patience?: WatchPatience
}

const restartMs = 1_000

/**
 * Starts working off jobs; `stop` waits for the ones at work. Cron lines: `minute hour day month weekday name`.
 *
 * Workers end for good when the database was away, was restarted or could not be written, and can stand still without
 * ending. Both are noticed (`job-watch.ts`), and others are started until they run.
 */
export async function startJobs(
  url: string,
  handlers: JobHandlers,
  log: Logger,
  { concurrency = 4, crontab = '', lease: pace, patience = usualPatience }: JobOptions = {},
): Promise<{ stop(): Promise<void> }> {
  const leaveTraces = logTraces(log)
  const hand = createJobHand()
  let pool: JobPool | undefined
  const lease = openJobLease(url, log, {
    inHand: () => hand.list(),
    names: Object.keys(handlers),
    pace,
    enqueueRegular: openRegularJobs(crontab),
    onRound(queue) {
      if (!pool) return
      const free = hand.atWork() < concurrency
      const idle = { free, sinceAnsweredMs: pool.sinceAnsweredMs(), sinceBegunMs: pool.sinceBegunMs() }
      if (!isStalled(queue, idle, patience)) return
      log.error({ ...queue, ...idle }, 'jobs are due and the workers do not take them')
      void pool.stop()
      pool = undefined
    },
  })
  const start = () =>
    startJobPool({ url, handlers, log, hand, concurrency, onCreate: (id) => lease.hold(id) })
  const stopping = new AbortController()
  let present = (pool = await start())
  const supervised = supervise()
  return {
    async stop() {
      stopping.abort()
      await present.stop()
      await supervised
      await lease.close()
      leaveTraces()
    },
  }

  async function supervise(): Promise<void> {
    for (;;) {
      await present.ended
      if (stopping.signal.aborted) return
      log.error('the workers of the job queue have stopped; others are started')
      const next = await startAgain()
      if (!next) return
      present = pool = next
    }
  }

  async function startAgain(): Promise<JobPool | undefined> {
    let told = ''
    while (!stopping.signal.aborted) {
      const started = await start().catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        if (message !== told) log.warn({ err: error }, 'the job queue cannot start yet; tried each second')
        told = message
      })
      if (started) return started
      await delay(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    return undefined
  }
}

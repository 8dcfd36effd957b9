import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { run, runMigrations } from 'graphile-worker'
import type { Runner, Task, WorkerEvents } from 'graphile-worker'
import type { Knex } from 'knex'
import { openQueuePool } from '../database.ts'
import type { Database } from '../database.ts'
import { openJobLease } from './job-lease.queries.ts'
import type { LeasePace } from './job-lease.queries.ts'
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
  runAt?: Temporal.Instant
  /** Tries before the job is dead and waits for an operator. */
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
       run_at => coalesce(:runAt::timestamptz, now()), max_attempts => :maxAttempts)`,
    bindings: {
      name,
      payload: JSON.stringify(payload),
      key: options.key ?? null,
      runAt: options.runAt?.toString() ?? null,
      maxAttempts: options.maxAttempts ?? 25,
    },
  })
}

/**
 * The call that enqueues, for a statement which writes what the job is about and is hot: `payload` and `key` are SQL. The
 * key must be new, for a job of the same key that has begun would be taken for this one. Bindings: `job`, `maxAttempts`.
 */
export function enqueueNew({ payload, key }: { payload: string; key: string }): string {
  return `graphile_worker.add_job(identifier => :job, payload => ${payload}, job_key => ${key}, run_at => now(),
    max_attempts => :maxAttempts, job_key_mode => 'unsafe_dedupe')`
}

/** Installs or updates the job tables. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url })
}

/** How to work off jobs. */
export interface JobOptions {
  /** Jobs at once; 4 unless told otherwise. */
  concurrency?: number
  crontab?: string
  /** How soon jobs of dead workers are taken up again. */
  lease?: LeasePace
}

/**
 * Starts working off jobs; `stop` waits for the ones at work. Cron lines: `minute hour day month weekday name`.
 *
 * A database that was away, or restarted, stops the queue's workers for good: they are started again until they run.
 */
export async function startJobs(
  url: string,
  handlers: JobHandlers,
  log: Logger,
  { concurrency = 4, crontab = '', lease: pace }: JobOptions = {},
): Promise<{ stop(): Promise<void> }> {
  const { Logger: WorkerLogger } = await import('graphile-worker')
  const hand = createHand()
  const lease = openJobLease(url, log, { inHand: () => hand.list(), pace })
  const start = async (): Promise<KeptRunner> => {
    const events: WorkerEvents = new EventEmitter()
    const ending = Promise.withResolvers<void>()
    events.on('pool:create', ({ workerPool }) => lease.hold(workerPool.id))
    // a pool that gives up may wait for ever for what it could not write
    events.on('pool:gracefulShutdown', () => ending.resolve())
    // its own pool would stop listening for errors before its connections have ended
    const pgPool = openQueuePool(url, {
      size: concurrency + 2,
      onError: (error) => log.warn({ err: error }, 'a connection of the job queue broke'),
    })
    const leave = () => void pgPool.end().catch(() => undefined)
    const runner = await run({
      pgPool,
      concurrency,
      taskList: taskListOf(handlers, { log, hand }),
      crontab,
      events,
      noHandleSignals: true,
      pollInterval: 2_000,
      // without these a job whose end cannot be written ends the process
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new WorkerLogger(() => (level, message) => level === 'error' && log.error({ worker: message })),
    }).catch((error: unknown) => {
      leave()
      throw error
    })
    runner.promise.then(ending.resolve, () => ending.resolve())
    void ending.promise.then(() => runner.promise).then(leave, leave)
    return { runner, ended: ending.promise }
  }
  const stopping = new AbortController()
  let kept = await start()
  const supervised = supervise()
  return {
    async stop() {
      stopping.abort()
      await Promise.race([kept.runner.stop().catch(() => undefined), delay(stopWithinMs, undefined, unref)])
      await supervised
      await lease.close()
    },
  }

  async function supervise(): Promise<void> {
    for (;;) {
      await kept.ended
      if (stopping.signal.aborted) return
      log.error('the workers of the job queue have stopped; others are started')
      const next = await startAgain()
      if (!next) return
      kept = next
    }
  }

  async function startAgain(): Promise<KeptRunner | undefined> {
    while (!stopping.signal.aborted) {
      const started = await start().catch((error: unknown) => {
        log.warn({ err: error }, 'the job queue cannot start now')
      })
      if (started) return started
      await delay(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    return undefined
  }
}

interface KeptRunner {
  runner: Runner
  /** Resolves once it takes no more jobs. */
  ended: Promise<void>
}

const unref = { ref: false }
const stopWithinMs = 10_000
const restartMs = 1_000

/** Writing down that a job is done takes a moment longer than the job. */
const doneWithinMs = 10_000

/** The jobs at which this process is working, or was a moment ago. */
interface Hand {
  take(jobId: string): void
  put(jobId: string): void
  list(): string[]
}

function createHand(): Hand {
  const endedAt = new Map<string, number>()
  return {
    take: (jobId) => void endedAt.set(jobId, Infinity),
    put: (jobId) => void endedAt.set(jobId, performance.now()),
    list() {
      for (const [jobId, at] of endedAt) if (at < performance.now() - doneWithinMs) endedAt.delete(jobId)
      return [...endedAt.keys()]
    },
  }
}

function taskListOf(handlers: JobHandlers, { log, hand }: { log: Logger; hand: Hand }): Record<string, Task> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (payload, helpers) => {
        hand.take(helpers.job.id)
        try {
          await handle(payload, { attempt: helpers.job.attempts })
        } catch (error) {
          log.error({ err: error, job: name, attempt: helpers.job.attempts }, 'job failed')
          throw error
        } finally {
          hand.put(helpers.job.id)
        }
      },
    ]),
  )
}

/** How many jobs wait, and how many are dead, for `/readyz` and the operator. */
export async function countJobs(db: Database): Promise<{ waiting: number; dead: number }> {
  const { rows } = await db.raw<{ rows: { waiting: number; dead: number }[] }>(
    `select count(*) filter (where attempts < max_attempts)::int waiting, count(*) filter (where attempts >= max_attempts)::int dead
     from graphile_worker.jobs`,
  )
  return rows[0] ?? { waiting: 0, dead: 0 }
}

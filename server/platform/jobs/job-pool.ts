import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { run } from 'graphile-worker'
import type { Task, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { openQueuePool } from '../database.ts'
import type { Logger } from '../log.ts'
import type { JobHandlers } from './jobs.ts'

/** Workers of this process with connections of their own. Once it has ended it takes no job any more. */
export interface JobPool {
  /** Resolves once it takes no more jobs, for whatever reason. */
  ended: Promise<void>
  /** Milliseconds since one of its workers last asked for a job and was answered, with a job or without. */
  sinceAnsweredMs(): number
  /** Milliseconds since one of its workers last began a job. */
  sinceBegunMs(): number
  /** Takes no more jobs; resolves when those at work are done, or after ten seconds. */
  stop(): Promise<void>
}

/** What a pool works with. */
export interface JobPoolOptions {
  url: string
  handlers: JobHandlers
  log: Logger
  hand: JobHand
  concurrency: number
  /** Told the id of the pool before its first job. */
  onCreate: (poolId: string) => void
}

/** A start that takes longer has lost its connection. */
const startWithinMs = 30_000
const stopWithinMs = 10_000

/**
 * Starts workers.
 *
 * @throws Error when the database is away, or can only be read: the queue keeps the first refusal of a pool for the whole
 *   life of that pool, so none is started before the database can be written.
 */
export async function startJobPool(options: JobPoolOptions): Promise<JobPool> {
  const { url, handlers, log, hand, concurrency, onCreate } = options
  const { Logger: WorkerLogger } = await import('graphile-worker')
  const events: WorkerEvents = new EventEmitter()
  const ending = Promise.withResolvers<void>()
  let answeredAt = performance.now()
  let begunAt = answeredAt
  events.on('pool:create', ({ workerPool }) => onCreate(workerPool.id))
  // a pool that gives up may wait for ever for what it could not write
  events.on('pool:gracefulShutdown', () => ending.resolve())
  events.on('worker:getJob:empty', () => (answeredAt = performance.now()))
  events.on('job:start', () => (answeredAt = begunAt = performance.now()))

  // its own pool would stop listening for errors before its connections have ended
  const pgPool = openQueuePool(url, {
    size: concurrency + 2,
    onError: (error) => log.warn({ err: error }, 'a connection of the job queue broke'),
  })
  const leave = () => void pgPool.end().catch(() => undefined)
  const starting = assertWritable(pgPool).then(() =>
    run({
      pgPool,
      concurrency,
      taskList: taskListOf(handlers, { log, hand }),
      // regular jobs are enqueued by the clock of the database
      parsedCronItems: [],
      events,
      noHandleSignals: true,
      pollInterval: 2_000,
      // without these a job whose end cannot be written ends the process
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new WorkerLogger(
        () => (level, message) => level === 'error' && log.error({ worker: message.split('\n')[0] }),
      ),
    }),
  )
  const runner = await withinTime(starting).catch((error: unknown) => {
    leave()
    // a run that starts after this point would never be stopped
    starting.then((late) => late.stop()).catch(() => undefined)
    throw error
  })
  runner.promise.then(ending.resolve, () => ending.resolve())
  // one that is being stopped already refuses to be stopped
  const halt = () =>
    Promise.race([
      runner
        .stop()
        .catch(() => runner.promise)
        .catch(() => undefined),
      delay(stopWithinMs, undefined, unref),
    ])
  // also where its workers gave up by themselves: they leave the timers of their pool behind
  void ending.promise.then(halt).then(leave, leave)
  return {
    ended: ending.promise,
    sinceAnsweredMs: () => performance.now() - answeredAt,
    sinceBegunMs: () => performance.now() - begunAt,
    async stop() {
      await halt()
      ending.resolve()
    },
  }
}

const unref = { ref: false }

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const patience = new AbortController()
  const late = delay(startWithinMs, undefined, { ref: false, signal: patience.signal }).then(() => {
    throw new Error(`the workers did not start within ${startWithinMs} ms`)
  })
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => patience.abort())
}

async function assertWritable(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'on') throw new Error('the database can only be read')
}

/** Writing down that a job is done takes a moment longer than the job. */
const doneWithinMs = 10_000

/** The jobs at which this process is working, or was a moment ago. It outlives every pool. */
export interface JobHand {
  take(jobId: string): void
  put(jobId: string): void
  list(): string[]
  /** How many are at work now. */
  atWork(): number
}

/** An empty hand. */
export function createJobHand(): JobHand {
  const endedAt = new Map<string, number>()
  return {
    take: (jobId) => void endedAt.set(jobId, Infinity),
    put: (jobId) => void endedAt.set(jobId, performance.now()),
    list() {
      for (const [jobId, at] of endedAt) if (at < performance.now() - doneWithinMs) endedAt.delete(jobId)
      return [...endedAt.keys()]
    },
    atWork: () => [...endedAt.values()].filter((at) => at === Infinity).length,
  }
}

function taskListOf(
  handlers: JobHandlers,
  { log, hand }: { log: Logger; hand: JobHand },
): Record<string, Task> {
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

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { enqueueJob, migrateJobs, startJobs } from './jobs.ts'
import { createLogger } from '../log.ts'
import { usualPatience } from './job-watch.ts'

const log = createLogger('silent')
const patience = { timeout: 30_000, interval: 50 }
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

// a cluster of its own: one of these tests stops it
let folder: string
let cluster: EmbeddedPostgres
let db: Database
beforeAll(async () => {
  folder = makeTemporaryFolder('jobs')
  cluster = await startEmbeddedPostgres(folder)
  await migrateJobs(cluster.url())
  db = openDatabase(cluster.url(), { poolSize: 2 })
})
afterAll(async () => {
  await db.destroy()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Workers that note what they did; `hold` keeps them at it until it is opened. */
async function openWorkshop({ patience: workers = usualPatience, tell = log } = {}) {
  const done: string[] = []
  const gate = { opened: Promise.resolve() }
  const jobs = await startJobs(
    cluster.url(),
    {
      note: async (payload) => {
        const { name } = payload as { name: string }
        done.push(`${name} begun`)
        await gate.opened
        done.push(`${name} ended`)
      },
    },
    tell,
    { patience: workers },
  )
  return { done, gate, stop: () => jobs.stop() }
}

async function enqueueMany(count: number): Promise<void> {
  await db.transaction(async (trx) => {
    for (let i = 0; i < count; i += 1) await enqueueJob(trx, 'note', { name: `${i}` })
  })
}
/** Timers that keep the process alive: each pool has one for its regular jobs. */
const countTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
const listLeft = async () => db('graphile_worker.jobs').select('id')

/** As a failover to a replica leaves it that is not promoted yet: every session may read, none may write. */
async function setReadOnly(state: 'on' | 'off'): Promise<void> {
  await db.raw(`alter system set default_transaction_read_only = ${state}`)
  await db.raw(`select pg_reload_conf()`)
  await vi.waitFor(async () => {
    const { rows } = await db.raw<{ rows: object[] }>(`show default_transaction_read_only`)
    expect(rows).toEqual([{ default_transaction_read_only: state }])
  }, patience)
}

it('takes up within seconds what a killed process was working at', async () => {
  await enqueueJob(db, 'note', { name: 'letter' })
  // as a process leaves it that was killed a moment ago
  await db.raw(
    `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now(), attempts = 1`,
  )
  const workshop = await openWorkshop()
  await vi.waitFor(() => expect(workshop.done).toEqual(['letter begun', 'letter ended']), patience)
  await workshop.stop()
})

it('takes up what it was given in a reply that was lost, and not what it is working at', async () => {
  const held = Promise.withResolvers<void>()
  const workshop = await openWorkshop()
  workshop.gate.opened = held.promise
  await enqueueJob(db, 'note', { name: 'long' })
  await vi.waitFor(() => expect(workshop.done).toEqual(['long begun']), patience)
  await db.transaction(async (trx) => {
    await enqueueJob(trx, 'note', { name: 'lost' })
    // in the name of the pool that is at work, of which no worker knows
    await trx.raw(
      `update graphile_worker._private_jobs set locked_at = now(), attempts = 1,
         locked_by = (select max(locked_by) from graphile_worker._private_jobs)`,
    )
  })
  await vi.waitFor(() => expect(workshop.done).toEqual(['long begun', 'lost begun']), patience)
  held.resolve()
  await workshop.stop()
  expect(workshop.done.toSorted()).toEqual(['long begun', 'long ended', 'lost begun', 'lost ended'])
})

it('leaves a job alone at which another process is working', async () => {
  const held = Promise.withResolvers<void>()
  const [one, other] = [await openWorkshop(), await openWorkshop()]
  for (const { gate } of [one, other]) gate.opened = held.promise
  await enqueueJob(db, 'note', { name: 'long' })
  await vi.waitFor(() => expect([...one.done, ...other.done]).toEqual(['long begun']), patience)
  // longer than any grace, as the other sees it
  await db.raw(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`)
  const third = await openWorkshop()
  const doneByAll = () => [one, other, third].flatMap(({ done }) => done).toSorted()
  await enqueueJob(db, 'note', { name: 'short' }, { after: { seconds: 3 } })
  third.gate.opened = held.promise
  await vi.waitFor(() => expect(doneByAll()).toEqual(['long begun', 'short begun']), patience)
  held.resolve()
  await Promise.all([one, other, third].map((workshop) => workshop.stop()))
  expect(doneByAll()).toEqual(['long begun', 'long ended', 'short begun', 'short ended'])
})

it('goes on working after the database was restarted in the middle of a job', async () => {
  const held = Promise.withResolvers<void>()
  const workshop = await openWorkshop()
  workshop.gate.opened = held.promise
  await enqueueJob(db, 'note', { name: 'during' })
  await vi.waitFor(() => expect(workshop.done).toEqual(['during begun']), patience)
  const port = new URL(cluster.url()).port
  await cluster.stop()
  held.resolve()
  await vi.waitFor(() => expect(workshop.done).toContain('during ended'), patience)
  cluster = await startEmbeddedPostgres(folder, { port: Number(port) })
  await enqueueJob(db, 'note', { name: 'after' })
  await vi.waitFor(() => expect(workshop.done).toContain('after ended'), patience)
  // its end could not be written: it is done once more, and then gone
  await vi.waitFor(async () => expect(await db('graphile_worker.jobs').select('id')).toEqual([]), patience)
  await workshop.stop()
})

it('works off what is left once a database that could only be read can be written again', async () => {
  const told: string[] = []
  const tell = Object.assign(createLogger('silent'), {
    error: (...line: unknown[]) => told.push(JSON.stringify(line)),
    warn: (...line: unknown[]) => told.push(JSON.stringify(line)),
  })
  const timersBefore = countTimers()
  const workshop = await openWorkshop({ tell })
  // what the queue prints by itself goes to the log while it runs
  globalThis.console.trace(new Error('a worker died'))
  expect(told.join()).toContain('a worker of the job queue ended by an error')
  for (const window of [1, 2]) {
    const held = Promise.withResolvers<void>()
    workshop.gate.opened = held.promise
    workshop.done.length = 0
    told.length = 0
    await enqueueMany(100)
    await vi.waitFor(() => expect(workshop.done.length).toBe(4), patience)
    await setReadOnly('on')
    // the ends of these cannot be written, and their workers stop
    held.resolve()
    await vi.waitFor(() => expect(told.join()).toContain('the job queue cannot start yet'), patience)
    await setReadOnly('off')
    await vi.waitFor(async () => expect([window, await listLeft()]).toEqual([window, []]), patience)
  }
  await workshop.stop()
  // the pools that ended in between left nothing running
  expect(countTimers()).toBeLessThanOrEqual(timersBefore)
})

it('puts others in the place of workers that stand still beside a job that is due', async () => {
  // what its first question is refused, a pool keeps for the rest of its life; a sequence forgets nothing
  await db.raw(`create sequence refusals`)
  await db.raw(`create function refuse() returns trigger language plpgsql as
    $$ begin perform nextval('refusals'); raise 'refused'; end $$`)
  await db.raw(
    `create trigger refuse before insert on graphile_worker._private_tasks execute function refuse()`,
  )
  const workshop = await openWorkshop({ patience: { answerMs: 1_000, dueMs: 1_000 } })
  await vi.waitFor(async () => {
    const { rows } = await db.raw<{ rows: object[] }>(`select is_called from refusals`)
    expect(rows).toEqual([{ is_called: true }])
  }, patience)
  await db.raw(`drop function refuse cascade`)
  await enqueueJob(db, 'note', { name: 'late' })
  await vi.waitFor(() => expect(workshop.done).toEqual(['late begun', 'late ended']), patience)
  await workshop.stop()
})

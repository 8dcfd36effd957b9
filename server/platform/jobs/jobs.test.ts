import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { enqueueJob, migrateJobs, startJobs } from './jobs.ts'
import { createLogger } from '../log.ts'

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
async function openWorkshop() {
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
    log,
  )
  return { done, gate, stop: () => jobs.stop() }
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
  await enqueueJob(db, 'note', { name: 'short' }, { runAt: Temporal.Now.instant().add({ seconds: 3 }) })
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

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { isSettling, listSteps, openCrashSite } from '../testing/crash/crash-site.ts'
import type { CrashSite } from '../testing/crash/crash-site.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

// a cluster of its own: it is stopped in the middle of things
let folder: string
let cluster: EmbeddedPostgres
let db: Database
let site: CrashSite | undefined
beforeAll(async () => {
  folder = makeTemporaryFolder('restart')
  cluster = await startEmbeddedPostgres(folder)
  await migrate(cluster.url())
  await migrateJobs(cluster.url())
  db = openDatabase(cluster.url(), { poolSize: 4 })
  site = await openCrashSite(db, cluster.url())
}, 120_000)
afterAll(async () => {
  await site?.close()
  await db.destroy()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function restart(): Promise<void> {
  const port = Number(new URL(cluster.url()).port)
  await cluster.stop()
  cluster = await startEmbeddedPostgres(folder, { port })
}

it('an order is one order, one capture and one mail though its database restarts in the middle of it', async () => {
  const open = site
  if (!open) throw new Error('there is no product')
  const steps = await listSteps(open, 'webhooks')
  const places = [
    steps.find((step) => step.includes('insert orders')),
    steps.find((step) => step === 'update payments'),
    steps.find(isSettling),
    steps.find((step) => step.includes('insert messages')),
    steps.find((step) => step === 'update messages'),
  ]
  for (const step of places) {
    expect(step).toBeDefined()
    let restarted: Promise<void> | undefined
    open.proxy.watch({
      step: step ?? '',
      moment: 'before',
      strike: () => {
        restarted = restart()
      },
    })
    const order = await open.buy('webhooks')
    expect([step, restarted]).toEqual([step, expect.any(Promise)])
    await restarted
    await open.expectOneOfEverything(order)
  }
  // the process never had to be started again
  expect(open.product.deaths()).toBe(0)
}, 600_000)

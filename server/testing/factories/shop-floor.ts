import type { Express } from 'express'
import { availabilityRoutes } from '../../availability/availability.routes.ts'
import { findDiscrepancies } from '../../availability/ledger.queries.ts'
import { cartRoutes } from '../../carts/carts.routes.ts'
import { checkoutRoutes } from '../../checkout/checkout.routes.ts'
import { orderRoutes } from '../../orders/orders.routes.ts'
import { orderJobs } from '../../orders/orders.jobs.ts'
import type { Database } from '../../platform/database.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { testDatabase } from '../database.ts'
import { buildApi } from './api.ts'
import { stopClock } from './clock.ts'
import type { StoppedClock } from './clock.ts'
import { buildDeps } from './deps.ts'
import { fakeNetwork } from './payment-network.ts'
import type { FakeNetwork } from './payment-network.ts'
import { seedShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** Everything between the catalogue and the payment network, on a database of its own. */
export interface ShopFloor {
  db: Database
  /** Of the same database, for connections of a test's own. */
  url: string
  clock: StoppedClock
  network: FakeNetwork
  shop: Shop
  api: Express
  jobs: JobHandlers
  deps: ReturnType<typeof buildDeps> & { payments: FakeNetwork }
  /** Works off what is due, as the worker would, until nothing is left. */
  work(): Promise<void>
  /** Departures whose counts are not what their holds say. */
  discrepancies(): ReturnType<typeof findDiscrepancies>
  close(): Promise<void>
}

/** Opens a shop floor; the clock stands at 2026-11-21 08:00 UTC. */
export async function openShopFloor(): Promise<ShopFloor> {
  const test = await testDatabase()
  const { db } = test
  const clock = stopClock()
  const network = fakeNetwork()
  const shop = await seedShop(db)
  const deps = { ...buildDeps(db, clock), payments: network }
  const jobs = orderJobs(deps)
  const api = buildApi(shop.storefront, [
    availabilityRoutes(deps),
    cartRoutes(deps),
    checkoutRoutes(deps),
    orderRoutes(deps),
  ])
  return {
    db,
    url: test.url,
    clock,
    network,
    shop,
    api,
    jobs,
    deps,
    discrepancies: () => findDiscrepancies(db),
    close: () => test.close(),
    async work() {
      for (;;) {
        const { rows } = await db.raw<{ rows: { id: string; name: string; payload: unknown }[] }>(
          `select j.id, t.identifier name, j.payload from graphile_worker._private_jobs j
           join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any(?) order by j.id limit 1`,
          [Object.keys(jobs)],
        )
        const [job] = rows
        if (!job) return
        await jobs[job.name]?.(job.payload, { attempt: 1 })
        await db.raw(`select graphile_worker.complete_jobs(array[?]::bigint[])`, [job.id])
      }
    },
  }
}

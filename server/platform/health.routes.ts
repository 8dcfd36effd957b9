import { setTimeout as delay } from 'node:timers/promises'
import { Router } from 'express'
import type { Database } from './database.ts'
import { countJobs } from './jobs/job-list.queries.ts'

/** Whether this process still takes work. */
export interface Readiness {
  draining: boolean
}

/**
 * Says on `/readyz` that this process goes, and leaves the time in which every balancer asks: one that opens a connection
 * for it must still find somebody there.
 */
export async function giveNotice(readiness: Readiness, seconds: number): Promise<void> {
  readiness.draining = true
  await delay(seconds * 1000)
}

/**
 * `/healthz`: the process answers. `/readyz`: it may be sent travellers, that is, the database answers and it is not
 * draining; a load balancer takes it out on 503.
 */
export function healthRoutes(db: Database, readiness: Readiness): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => void res.set('cache-control', 'no-store').json({ status: 'ok' }))
  router.get('/readyz', async (_req, res) => {
    res.set('cache-control', 'no-store')
    if (readiness.draining) return void res.status(503).json({ status: 'draining' })
    try {
      const jobs = await countJobs(db)
      return void res.json({ status: 'ready', jobs })
    } catch {
      return void res.status(503).json({ status: 'no database' })
    }
  })
  return router
}

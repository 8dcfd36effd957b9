import { Router } from 'express'
import type { Database } from './database.ts'
import { countJobs } from './jobs/jobs.ts'

/** Whether this process still takes work. */
export interface Readiness {
  draining: boolean
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

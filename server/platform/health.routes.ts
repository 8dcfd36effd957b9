/** Whether a process answers (`/healthz`) and takes work (`/readyz`), also while it stops. */
import { setTimeout as delay } from 'node:timers/promises'
import { Router } from 'express'
import type { Database } from './database.ts'
import { isWritable } from './health.queries.ts'
import { countJobs } from './jobs/job-list.queries.ts'

/** Whether this process still takes work. */
export interface Readiness {
  draining: boolean
}

/**
 * Says on `/readyz` that this process goes, and leaves the time in which every balancer asks: one that opens a connection
 * for it must still be answered.
 */
export async function giveNotice(readiness: Readiness, seconds: number): Promise<void> {
  readiness.draining = true
  await delay(seconds * 1000)
}

/**
 * `/healthz`: the process answers. `/readyz`: it may be sent travellers, that is, the database answers and it is not
 * draining; a load balancer takes it out on 503. It tells how long the oldest due job has waited, and is 'read-only' while
 * nothing can be ordered: pages can be read then, so that the process stays in.
 */
export function healthRoutes(db: Database, readiness: Readiness): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => void res.set('cache-control', 'no-store').json({ status: 'ok' }))
  router.get('/readyz', async (_req, res) => {
    res.set('cache-control', 'no-store')
    if (readiness.draining) return void res.status(503).json({ status: 'draining' })
    try {
      const [writable, jobs] = [await isWritable(db), await countJobs(db)]
      return void res.json({ status: writable ? 'ready' : 'read-only', jobs })
    } catch {
      return void res.status(503).json({ status: 'no database' })
    }
  })
  return router
}

import { timingSafeEqual } from 'node:crypto'
import { Router } from 'express'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { isWritable, readBacklog } from './health.queries.ts'
import { countJobs } from './jobs/job-list.queries.ts'
import { presentMetrics } from './metrics.presenter.ts'
import type { Measured } from './metrics.presenter.ts'

/**
 * `/metrics` for Prometheus, for requests with the operator's `METRICS_TOKEN` as a bearer token. Without a token set there is no
 * such address: the number of open orders is confidential.
 */
export function metricsRoutes(db: Database, { METRICS_TOKEN: token }: Pick<Env, 'METRICS_TOKEN'>): Router {
  const router = Router()
  if (token === undefined) return router
  const wanted = Buffer.from(`Bearer ${token}`)
  router.get('/metrics', async (req, res) => {
    res.set('cache-control', 'no-store')
    const given = Buffer.from(req.get('authorization') ?? '')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      return void res
        .status(401)
        .set('www-authenticate', 'Bearer')
        .type('text')
        .send('METRICS_TOKEN, please\n')
    }
    const database = await measure(db).catch(() => undefined)
    const text = presentMetrics({
      database,
      memoryBytes: process.memoryUsage.rss(),
      uptimeSeconds: process.uptime(),
    })
    return void res.set('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(text)
  })
  return router
}

async function measure(db: Database): Promise<Measured['database']> {
  return { writable: await isWritable(db), jobs: await countJobs(db), backlog: await readBacklog(db) }
}

import { randomUUID } from 'node:crypto'
import express from 'express'
import type { Express, Router } from 'express'
import type { Language } from '../../contract/primitives.ts'
import { createLogger } from '../../platform/log.ts'
import { answerProblems, identifyAndLog } from '../../platform/requests.ts'
import type { ServedStorefront } from '../../platform/http.ts'

/** Some routes of the API over HTTP, for one storefront, without the pages. */
export function buildApi(
  storefront: ServedStorefront,
  routers: readonly Router[],
  log = createLogger('silent'),
): Express {
  const app = express()
  app.use(identifyAndLog(log))
  app.use((req, _res, next) => {
    // as a browser of ours does: each write has a key of its own, unless a test repeats one
    req.headers['idempotency-key'] ??= randomUUID()
    req.context = {
      requestId: req.requestId ?? '',
      storefront,
      language: (req.query.language ?? 'en') as Language,
      currency: storefront.currency,
      origin: 'https://shop.example',
    }
    next()
  })
  app.use('/api/v1', express.json({ limit: '64kb' }), ...routers)
  app.use(answerProblems(log))
  return app
}

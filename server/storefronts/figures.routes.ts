import type { Router } from 'express'
import { visitOperations } from '../contract/visit-operations.ts'
import type { Deps } from '../platform/deps.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { createDayCounter } from './count-on-day.ts'

/** Counting visits of the sites. */
export function figureRoutes(deps: Deps): Router {
  const countOnDay = createDayCounter(deps)
  return operationRouter(visitOperations, {
    env: deps.env,
    identify: {},
    handlers: {
      async countVisit({ context, body: { visit, view } }) {
        const counts = { visits: Number(visit), views: Number(view) }
        await countOnDay(context.storefront.id, counts)
        return { outcome: 'counted' as const }
      },
    },
  })
}

import type { Router } from 'express'
import { availabilityOperations } from '../contract/availability-operations.ts'
import type { Deps } from '../platform/deps.ts'
import { currencyFor } from '../platform/http.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { quoteSelection } from './quote-selection.ts'
import { readCalendar } from './read-calendar.ts'
import { readDepartures } from './read-departures.ts'

/** Calendar, departures and live price of an experience. */
export function availabilityRoutes(deps: Deps): Router {
  return operationRouter(availabilityOperations, {
    env: deps.env,
    identify: {},
    handlers: {
      readCalendar: ({ path: { slug }, query, context: { storefront, currency } }) =>
        readCalendar(deps, storefront, { slug, ...query, currency }),

      readDepartures: ({ path: { slug }, query: { date }, context: { storefront } }) =>
        readDepartures(deps, storefront, { slug, date }),

      quote({ path: { slug: experience }, body: { selection, currency: asked }, context }) {
        const { storefront, language } = context
        const currency = currencyFor(context, asked)
        return quoteSelection(deps, { storefront, currency, language }, { ...selection, experience })
      },
    },
  })
}

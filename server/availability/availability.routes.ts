import express from 'express'
import type { Router } from 'express'
import { CalendarQuery, DeparturesQuery, QuoteRequest } from '../contract/availability.ts'
import { Slug } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import { currencyFor, parse, requestContext } from '../platform/http.ts'
import { quoteSelection } from './quote-selection.ts'
import { readCalendar } from './read-calendar.ts'
import { readDepartures } from './read-departures.ts'

/** Calendar, departures and live price of an experience. Expects the storefront to be known and a JSON body to be read. */
export function availabilityRoutes(deps: Deps): Router {
  const router = express.Router()

  router.get('/experiences/:slug/calendar', async (req, res) => {
    const { storefront, currency } = requestContext(req)
    const { month, guests } = parse(CalendarQuery, req.query)
    const slug = parse(Slug, req.params.slug)
    res.set('cache-control', 'no-store')
    res.json(await readCalendar(deps, storefront, { slug, month, guests, currency }))
  })

  router.get('/experiences/:slug/departures', async (req, res) => {
    const { storefront } = requestContext(req)
    const { date } = parse(DeparturesQuery, req.query)
    res.set('cache-control', 'no-store')
    res.json(await readDepartures(deps, storefront, { slug: parse(Slug, req.params.slug), date }))
  })

  router.post('/experiences/:slug/quote', async (req, res) => {
    const context = requestContext(req)
    const { storefront, language } = context
    const { selection, currency: asked } = parse(QuoteRequest, req.body)
    const currency = currencyFor(context, asked)
    const experience = parse(Slug, req.params.slug)
    res.json(await quoteSelection(deps, { storefront, currency, language }, { ...selection, experience }))
  })

  return router
}

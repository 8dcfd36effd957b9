import { Router } from 'express'
import type { RequestHandler } from 'express'
import { OrderReturnRequest } from '../contract/embed.ts'
import { themes } from '../../themes/registry.ts'
import type { WidgetSetup } from '../contract/embed.ts'
import type { Deps } from '../platform/deps.ts'
import { idempotencyKey, parse, publicStorefront, requestContext } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { mapOf } from '../storefronts/map-of.ts'
import { allowsOrigin } from '../storefronts/allows-origin.ts'
import { redeemReturn } from './redeem-return.ts'

/** As long as browsers keep a preflight's answer. */
const preflightSeconds = 7200

/**
 * Lets pages of the storefront's own list of origins call the API, and no other. Cookies are never part of it: what a
 * widget may do, its bearer tokens say. Expects the storefront to be known.
 */
export function allowOrigins(): RequestHandler {
  return (req, res, next) => {
    const { storefront, origin } = requestContext(req)
    const asking = req.get('origin')
    res.vary('Origin')
    if (asking && asking !== origin && allowsOrigin(storefront.origins, asking)) {
      res.set('access-control-allow-origin', asking)
      res.set('access-control-expose-headers', 'x-request-id, retry-after')
    }
    if (req.method !== 'OPTIONS' || !req.get('access-control-request-method')) return next()
    if (!res.hasHeader('access-control-allow-origin')) {
      throw new Problem(
        403,
        'origin_not_allowed',
        'This origin is not on the storefront’s list of allowed sites.',
      )
    }
    res.set('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    res.set('access-control-allow-headers', 'authorization, content-type, idempotency-key')
    res.set('access-control-max-age', String(preflightSeconds))
    return void res.status(204).end()
  }
}

/** What only the widget asks. Expects the storefront to be known and a JSON body to be read. */
export function embedRoutes(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Router {
  const router = Router()

  router.get('/widget-setup', (req, res) => {
    const { storefront } = requestContext(req)
    const setup: WidgetSetup = {
      storefront: publicStorefront(storefront),
      theme: themes[storefront.layout],
      map: mapOf(storefront, deps.env),
    }
    res.set('cache-control', 'public, max-age=60, stale-while-revalidate=600').json(setup)
  })

  router.post('/order-returns', async (req, res) => {
    const { code } = parse(OrderReturnRequest, req.body)
    res.set('cache-control', 'no-store')
    const { slug: storefront } = requestContext(req).storefront
    res.json(await redeemReturn(deps, { code, storefront, idempotencyKey: idempotencyKey(req) }))
  })

  return router
}

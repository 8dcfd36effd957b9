import { Router } from 'express'
import { themes } from '../../themes/registry.ts'
import { embedOperations } from '../contract/embed-operations.ts'
import type { Operation } from '../contract/operation.ts'
import type { Deps } from '../platform/deps.ts'
import { publicStorefront, requestContext } from '../platform/http.ts'
import { expressPath, operationRouter } from '../platform/operation-router.ts'
import { Problem } from '../platform/problem.ts'
import { mapOf } from '../storefronts/map-of.ts'
import { allowsOrigin } from '../storefronts/allows-origin.ts'
import { ownSite } from '../storefronts/own-site.ts'
import { redeemReturn } from './redeem-return.ts'
import { createStandIns } from './stand-ins.ts'

/** As long as browsers keep a preflight's answer. */
const preflightSeconds = 7200

/**
 * Lets pages of the storefront's own list of origins call the operations that say so, and no other. Cookies are never part
 * of it: what a widget may do, its bearer tokens say. Expects the storefront to be known.
 */
export function allowOrigins(operations: readonly Operation[]): Router {
  const router = Router()
  const listed = operations.filter(({ access }) => access.pages === 'listed')
  for (const [path, methods] of methodsByPath(listed)) {
    router.all(path, (req, res, next) => {
      const { storefront, origin } = requestContext(req)
      const asking = req.get('origin')
      res.vary('Origin')
      if (asking && asking !== origin && allowsOrigin(storefront.origins, asking)) {
        res.set('access-control-allow-origin', asking)
        res.set('access-control-expose-headers', 'x-request-id, retry-after, ratelimit, ratelimit-policy')
      }
      next()
    })
    router.options(path, (req, res, next) => {
      if (!req.get('access-control-request-method')) return next()
      if (!res.hasHeader('access-control-allow-origin')) {
        throw new Problem(
          403,
          'origin_not_allowed',
          'This origin is not on the storefront’s list of allowed sites.',
        )
      }
      res.set('access-control-allow-methods', methods.join(', '))
      res.set('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      res.set('access-control-max-age', String(preflightSeconds))
      res.status(204).end()
    })
  }
  return router
}

/** The methods of operations by the path that they share, `/cart` → GET, PATCH. */
function methodsByPath(operations: readonly Operation[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const operation of operations) {
    const path = expressPath(operation)
    methods.set(path, [...(methods.get(path) ?? []), operation.method.toUpperCase()])
  }
  return methods
}

/** What only the widget asks. */
export function embedRoutes(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Router {
  const standInsOf = createStandIns()
  return operationRouter(embedOperations, {
    env: deps.env,
    identify: {},
    handlers: {
      readWidgetSetup({ context }) {
        const { storefront } = context
        return {
          storefront: publicStorefront(storefront),
          theme: themes[storefront.layout],
          standIns: standInsOf(themes[storefront.layout].faces),
          map: mapOf(storefront, deps.env),
          site: ownSite(context.origin, storefront.hosts),
        }
      },

      redeemOrderReturn: ({ context, body: { code }, key }) =>
        redeemReturn(deps, { code, storefront: context.storefront, idempotencyKey: key }),
    },
  })
}

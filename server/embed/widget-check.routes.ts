import type { Router } from 'express'
import { widgetCheckOperations } from '../contract/embed-operations.ts'
import type { Env } from '../platform/env.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { allowsOrigin } from '../storefronts/allows-origin.ts'
import type { StorefrontFinder } from '../storefronts/find-storefront.ts'

/**
 * Tells a page of whatever origin whether it may show a storefront: an answer that its browser kept from it would look like
 * a broken network. It stands before the storefront is looked for, which an unknown one would end.
 */
export function widgetCheckRoutes(finder: StorefrontFinder, env: Env): Router {
  return operationRouter(widgetCheckOperations, {
    env,
    identify: {},
    handlers: {
      async checkWidget({ query }, { req, res }) {
        const storefront = await finder.bySlug(query.storefront)
        const asking = req.get('origin')
        res.set('access-control-allow-origin', '*')
        return {
          storefront: storefront !== undefined,
          // a page of our own sends no origin with a read
          origin: storefront !== undefined && (!asking || allowsOrigin(storefront.origins, asking)),
        }
      },
    },
  })
}

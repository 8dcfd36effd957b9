import { Router } from 'express'
import { WidgetCheckQuery } from '../contract/embed.ts'
import type { WidgetCheck } from '../contract/embed.ts'
import { parse } from '../platform/http.ts'
import { allowsOrigin } from '../storefronts/allows-origin.ts'
import type { StorefrontFinder } from '../storefronts/find-storefront.ts'

/**
 * Tells a page of whatever origin whether it may show a storefront: an answer that its browser kept from it would look like
 * a broken network. It stands before the storefront is looked for, which an unknown one would end.
 */
export function widgetCheckRoutes(finder: StorefrontFinder): Router {
  const router = Router()
  router.get('/widget-check', async (req, res) => {
    const query = parse(WidgetCheckQuery, req.query)
    const storefront = await finder.bySlug(query.storefront)
    const asking = req.get('origin')
    const check: WidgetCheck = {
      storefront: storefront !== undefined,
      // a page of our own sends no origin with a read
      origin: storefront !== undefined && (!asking || allowsOrigin(storefront.origins, asking)),
    }
    res.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' }).json(check)
  })
  return router
}

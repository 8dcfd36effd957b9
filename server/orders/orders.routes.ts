import express from 'express'
import type { Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { requireAccount } from '../accounts/log-in.ts'
import { FindOrderRequest } from '../contract/order-access.ts'
import { bearerToken, parse, requestContext } from '../platform/http.ts'
import { sessionAccount } from '../platform/session.ts'
import { listAccountOrders } from './invoices/list-account-orders.ts'
import { openGuestOrder } from './invoices/open-guest-order.ts'
import { readOrder } from './invoices/read-order.ts'
import type { SettleDeps } from './settling/settle-deps.ts'

/** Orders by their reference and bearer token. Expects the storefront to be known. */
export function orderRoutes(deps: SettleDeps): Router {
  const router = express.Router()
  const attempts = createAttemptLimits(deps.db)

  router.post('/orders/find', async (req, res) => {
    const caller = { storefront: requestContext(req).storefront, address: req.ip ?? '' }
    res.set('cache-control', 'no-store')
    res.json(await openGuestOrder({ ...deps, attempts }, caller, parse(FindOrderRequest, req.body)))
  })

  router.get('/orders/:reference', async (req, res) => {
    const { storefront, language, origin } = requestContext(req)
    res.set('cache-control', 'no-store')
    const { reference } = req.params
    res.json(await readOrder(deps, { reference, token: bearerToken(req), storefront, language, origin }))
  })

  // the session comes from the router of accounts, which stands before this one
  router.get('/account/orders', async (req, res) => {
    const account = await requireAccount(deps, sessionAccount(req))
    res.json(await listAccountOrders(deps, requestContext(req), account))
  })

  return router
}

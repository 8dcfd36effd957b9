import express from 'express'
import type { Router } from 'express'
import { findSessionAccount } from '../accounts/log-in.ts'
import { PlaceOrderRequest } from '../contract/checkout.ts'
import { bearerToken, idempotencyKey, parse, requestContext } from '../platform/http.ts'
import { joinAccount } from '../orders/invoices/list-account-orders.ts'
import { sessionAccount } from '../platform/session.ts'
import { placeOrder } from './place-order.ts'
import type { CheckoutDeps } from './place-order.ts'

/** Confirm and Pay. Expects the storefront to be known and a JSON body to be read. */
export function checkoutRoutes(deps: CheckoutDeps): Router {
  const router = express.Router()

  router.post('/orders', async (req, res) => {
    const command = {
      token: bearerToken(req),
      idempotencyKey: idempotencyKey(req),
      address: req.ip,
      request: parse(PlaceOrderRequest, req.body),
    }
    res.set('cache-control', 'no-store')
    const reply = await placeOrder(deps, requestContext(req), command)
    // the session comes from the router of accounts, which stands before this one
    const account = await findSessionAccount(deps, sessionAccount(req))
    if (account && reply.outcome !== 'review') await joinAccount(deps, { accountId: account.id, ...reply })
    res.json(reply)
  })

  return router
}

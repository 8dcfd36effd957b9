import express from 'express'
import type { Router } from 'express'
import { PlaceOrderRequest } from '../contract/checkout.ts'
import { bearerToken, idempotencyKey, parse, requestContext } from '../platform/http.ts'
import { placeOrder } from './place-order.ts'
import type { CheckoutDeps } from './place-order.ts'

/** Confirm and Pay. Expects the storefront to be known and a JSON body to be read. */
export function checkoutRoutes(deps: CheckoutDeps): Router {
  const router = express.Router()

  router.post('/orders', async (req, res) => {
    const command = {
      token: bearerToken(req),
      idempotencyKey: idempotencyKey(req),
      request: parse(PlaceOrderRequest, req.body),
    }
    res.set('cache-control', 'no-store')
    res.json(await placeOrder(deps, requestContext(req), command))
  })

  return router
}

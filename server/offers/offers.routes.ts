import express from 'express'
import type { Router } from 'express'
import { OfferRequest } from '../contract/checkout.ts'
import type { Deps } from '../platform/deps.ts'
import { idempotencyKey, parse, requestContext } from '../platform/http.ts'
import { requestOffer } from './request-offer.ts'

/** Requests for a custom offer. Expects the storefront to be known and a JSON body to be read. */
export function offerRoutes(deps: Deps): Router {
  const router = express.Router()

  router.post('/offer-requests', async (req, res) => {
    const command = { idempotencyKey: idempotencyKey(req), request: parse(OfferRequest, req.body) }
    res.status(201).json(await requestOffer(deps, requestContext(req), command))
  })

  return router
}

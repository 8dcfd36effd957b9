import express from 'express'
import type { Request, Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { DeclineOfferRequest, OfferRequest } from '../contract/offers.ts'
import { bearerToken, idempotencyKey, parse, requestContext } from '../platform/http.ts'
import { fingerprintOf } from '../platform/idempotency.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './end-offer.ts'
import type { OfferDeps } from './offer-deps.ts'
import { findOwnOffer, readOffer } from './read-offer.ts'
import { requestOffer } from './request-offer.ts'

const readerOf = (req: Request<{ reference: string }>) => ({
  reference: req.params.reference,
  token: bearerToken(req),
})

/** Requests for a custom offer and what comes of them. Expects the storefront to be known and a JSON body to be read. */
export function offerRoutes(deps: OfferDeps): Router {
  const attempts = createAttemptLimits(deps.db)
  const router = express.Router()
  router.use('/offers', (_req, res, next) => {
    res.set('cache-control', 'no-store')
    next()
  })

  router.post('/offer-requests', async (req, res) => {
    const command = {
      idempotencyKey: idempotencyKey(req),
      request: parse(OfferRequest, req.body),
      address: req.ip ?? '',
    }
    res.status(201).json(await requestOffer({ ...deps, attempts }, requestContext(req), command))
  })

  router.get('/offers/:reference', async (req, res) => {
    res.json(await readOffer(deps, requestContext(req), readerOf(req)))
  })

  router.post('/offers/:reference/accept', async (req, res) => {
    res.json(await acceptOffer(deps, requestContext(req), readerOf(req)))
  })

  router.post('/offers/:reference/decline', async (req, res) => {
    const { id } = await findOwnOffer(deps, requestContext(req), readerOf(req))
    const { reason } = parse(DeclineOfferRequest, req.body ?? {})
    const claim = {
      scope: `decline-offer:${id}`,
      key: idempotencyKey(req),
      fingerprint: fingerprintOf(reason ?? ''),
    }
    await declineOffer(deps, { id }, { reason, claim })
    res.json(await readOffer(deps, requestContext(req), readerOf(req)))
  })

  return router
}

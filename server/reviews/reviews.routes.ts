import express from 'express'
import type { Request, Router } from 'express'
import { WriteReviewRequest } from '../contract/review-writing.ts'
import type { Deps } from '../platform/deps.ts'
import { bearerToken, idempotencyKey, parse, requestContext } from '../platform/http.ts'
import { readReviewPlace } from './read-review-place.ts'
import type { ReviewKey } from './read-review-place.ts'
import { writeReview } from './write-review.ts'

/** Writing reviews, by the key in the link of an invitation. Expects the storefront to be known and a JSON body to be read. */
export function reviewRoutes(deps: Deps): Router {
  const router = express.Router()
  const path = '/bookings/:booking/review'

  router.get(path, async (req, res) => {
    res.set('cache-control', 'no-store')
    res.json(await readReviewPlace(deps, keyOf(req), requestContext(req).language))
  })

  router.post(path, async (req, res) => {
    const command = { idempotencyKey: idempotencyKey(req), request: parse(WriteReviewRequest, req.body) }
    res.set('cache-control', 'no-store')
    res.json(await writeReview(deps, keyOf(req), command))
  })

  return router
}

const keyOf = (req: Request): ReviewKey => ({
  booking: String(req.params['booking']),
  token: bearerToken(req),
})

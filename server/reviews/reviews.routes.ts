import type { Router } from 'express'
import { reviewOperations } from '../contract/review-operations.ts'
import type { Deps } from '../platform/deps.ts'
import type { Identify } from '../platform/guard.ts'
import { bearerToken } from '../platform/http.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { findBooking, readReviewPlace } from './read-review-place.ts'
import type { ReviewableRow } from './reviews.queries.ts'
import { writeReview } from './write-review.ts'

/** Recognises who carries the key of an invitation to review the booking that the address names. */
function identifyGuest(deps: Deps): Identify<ReviewableRow & { reference: string }> {
  return async (req) => {
    const reference = String(req.params['booking'])
    const found = await findBooking(deps, { booking: reference, token: bearerToken(req) })
    return found && { ...found, reference }
  }
}

/** Writing reviews, by the key in the link of an invitation. */
export function reviewRoutes(deps: Deps): Router {
  return operationRouter(reviewOperations, {
    env: deps.env,
    identify: { review: identifyGuest(deps) },
    handlers: {
      readReviewPlace: ({ caller: { review }, context }) => readReviewPlace(deps, review, context.language),

      writeReview: ({ caller: { review }, key, body: request }) =>
        writeReview(deps, review, { idempotencyKey: key, request }),
    },
  })
}

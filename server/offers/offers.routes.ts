import type { Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { offerOperations } from '../contract/offer-operations.ts'
import type { Identify } from '../platform/guard.ts'
import { bearerToken, requestContext } from '../platform/http.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './end-offer.ts'
import type { OfferDeps } from './offer-deps.ts'
import type { OfferRow } from './offers.queries.ts'
import { findOwnOffer, readOffer, rereadOffer } from './read-offer.ts'
import { requestOffer } from './request-offer.ts'

/** Recognises who carries the key of the offer request that the address names. */
function identifyTraveller(deps: OfferDeps): Identify<OfferRow> {
  return (req) =>
    findOwnOffer(deps, requestContext(req), {
      reference: String(req.params['reference']),
      token: bearerToken(req),
    })
}

/** Requests for a custom offer and what comes of them. */
export function offerRoutes(base: OfferDeps): Router {
  const deps = { ...base, attempts: createAttemptLimits(base.db) }

  return operationRouter(offerOperations, {
    env: deps.env,
    identify: { offer: identifyTraveller(deps) },
    handlers: {
      requestOffer: ({ context, address, key, body: request }) =>
        requestOffer(deps, context, { idempotencyKey: key, request, address }),

      readOffer: ({ caller: { offer }, context }) => readOffer(deps, context, offer),

      acceptOffer: ({ caller: { offer }, context }) => acceptOffer(deps, context, offer),

      async declineOffer({ caller: { offer }, context, body: { reason }, claim }) {
        await declineOffer(deps, offer, { reason, claim: claim(`decline-offer:${offer.id}`) })
        return rereadOffer(deps, context, offer)
      },
    },
  })
}

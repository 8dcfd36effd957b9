import type { Knex } from 'knex'
import { announceDeclined, announceRejection } from './announce-offer.ts'
import { changeOffer } from './change-offer.ts'
import type { Refused } from './change-offer.ts'
import { claimKey, findClaim } from '../platform/idempotency.ts'
import type { IdempotentRequest } from '../platform/idempotency.ts'
import type { OfferDeps } from './offer-deps.ts'
import { standingAt } from './offer-standing.ts'
import { findOfferRequest, moveOffer } from './offers.queries.ts'
import type { OfferName, OfferRow } from './offers.queries.ts'
import type { OfferState } from './transitions.ts'

/** How saying no ended. `late`: it was decided before, or its time was up. */
export interface EndResult {
  outcome: 'ended' | Refused | 'unknown'
}

/**
 * A supplier says no: to a request before there is an offer, or by taking back the offer that stands. `turn` is the one of
 * their link; without it (support at the command line) any turn will do.
 */
export async function refuseOffer(
  deps: OfferDeps,
  name: OfferName,
  { reason, turn }: { reason: string; turn?: number },
): Promise<EndResult> {
  return endOffer(deps, name, {
    to: (offer, standing) => {
      if (turn !== undefined && turn !== offer.answers) return undefined
      return standing === 'REQUESTED' ? 'REJECTED' : standing === 'QUOTED' ? 'WITHDRAWN' : undefined
    },
    end: async (trx, offer, to) => {
      if (!(await moveOffer(trx, offer.id, to, { reason, answered: true }))) return false
      await announceRejection(deps, trx, { ...offer, reason })
      return true
    },
  })
}

/**
 * The traveller says no. The supplier is told, and may make another offer: the same idempotency key does not decline that one
 * as well.
 *
 * @throws Problem 409 `idempotency_key_reused`
 */
export async function declineOffer(
  deps: OfferDeps,
  name: OfferName,
  { reason, claim }: { reason?: string; claim: IdempotentRequest },
): Promise<EndResult> {
  // before a payment page is closed for nothing
  if ((await findClaim(deps.db, claim)).state !== 'new') return { outcome: 'late' }
  return endOffer(deps, name, {
    to: (_offer, standing) => (standing === 'QUOTED' ? 'DECLINED' : undefined),
    end: async (trx, offer, to) => {
      if ((await claimKey(trx, claim)).state !== 'new') return false
      if (!(await moveOffer(trx, offer.id, to, { reason: reason || undefined }))) return false
      await announceDeclined(deps, trx, { ...offer, reason: reason || null })
      return true
    },
  })
}

interface Ending {
  /** Where the request goes; undefined when it cannot any more. */
  to: (offer: OfferRow, standing: OfferState) => OfferState | undefined
  end: (trx: Knex.Transaction, offer: OfferRow, to: OfferState) => Promise<boolean>
}

async function endOffer(deps: OfferDeps, name: OfferName, { to, end }: Ending): Promise<EndResult> {
  const endingOf = (offer: OfferRow) => to(offer, standingAt(offer, deps.clock.now()))
  const asked = await findOfferRequest(deps.db, name)
  if (!asked) return { outcome: 'unknown' }
  // before a payment page is closed for nothing
  if (!endingOf(asked)) return { outcome: 'late' }
  const result = await changeOffer(deps, asked, async (trx, offer) => {
    const ending = endingOf(offer)
    return ending && (await end(trx, offer, ending)) ? { ending } : undefined
  })
  return { outcome: typeof result === 'string' ? result : 'ended' }
}

import type { Knex } from 'knex'
import type { z } from 'zod'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import type { OfferReply, OfferRequest } from '../contract/offers.ts'
import { checkBuyer } from '../platform/check-buyer.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import { answerOnce, fingerprintOf } from '../platform/idempotency.ts'
import { InvalidRequest, Problem } from '../platform/problem.ts'
import { newReference } from '../platform/reference.ts'
import { announceRequest } from './announce-offer.ts'
import { findNegotiable, findOfferRequest, insertOfferRequest } from './offers.queries.ts'

/** A supplier who has not answered by then will not. */
const answerHours = 72

/** What asking for an offer needs. */
export interface RequestOfferDeps extends Deps {
  attempts: Pick<AttemptLimits, 'askForOffer'>
}

/**
 * Keeps a traveller's request for a custom offer, and asks its supplier. The same idempotency key asks once.
 *
 * @throws Problem 404 `experience_unknown`, 409 `offer_not_possible` where only fixed prices are sold, 409
 *   `idempotency_key_reused`, 429 `too_many_attempts`
 * @throws InvalidRequest (400) for a telephone number that cannot be, and for a day that has passed
 */
export async function requestOffer(
  deps: RequestOfferDeps,
  { storefront, language, origin }: Pick<RequestContext, 'storefront' | 'language' | 'origin'>,
  {
    idempotencyKey,
    request,
    address,
  }: { idempotencyKey: string; request: z.output<typeof OfferRequest>; address: string },
): Promise<OfferReply> {
  const { db, clock, attempts } = deps
  const buyer = checkBuyer(request.buyer)
  const experience = await findNegotiable(db, request.experience)
  const foreign = storefront.supplierId !== undefined && storefront.supplierId !== experience?.supplierId
  if (!experience || foreign) {
    throw new Problem(404, 'experience_unknown', `There is no experience "${request.experience}" here.`)
  }
  if (experience.negotiation === 'NEVER') {
    throw new Problem(409, 'offer_not_possible', 'This experience is sold at fixed prices only.')
  }
  const now = clock.now()
  checkDay(request.wishedDate, now.toZonedDateTimeISO(experience.timeZone).toPlainDate())
  await attempts.askForOffer({ email: buyer.email.toLowerCase(), address })

  const claim = {
    scope: `offers:${storefront.id}:${address}`,
    key: idempotencyKey,
    fingerprint: fingerprintOf(request),
  }
  const { id: experienceId } = experience
  return answerOnce<OfferReply>(db, claim, { work: ask })

  async function ask(trx: Knex.Transaction): Promise<OfferReply> {
    const reference = newReference('OF')
    const { wishedDate, guests, nights, message } = request
    const answerBy = now.add({ hours: answerHours }).toString()
    await insertOfferRequest(trx, {
      reference,
      storefrontId: storefront.id,
      experienceId,
      language,
      origin,
      answerBy,
      buyer,
      wishedDate,
      guests,
      nights,
      message,
    })
    const offer = await findOfferRequest(trx, { reference })
    if (!offer) throw new Error(`${reference} was not kept`)
    await announceRequest(deps, trx, offer)
    return { reference, answerBy }
  }
}

function checkDay(wished: string | undefined, today: Temporal.PlainDate): void {
  if (wished === undefined || wished >= today.toString()) return
  throw new InvalidRequest([
    {
      pointer: '/wishedDate',
      code: 'date_past',
      detail: `${wished} has passed; today is ${today.toString()}`,
    },
  ])
}

import type { z } from 'zod'
import type { OfferReply, OfferRequest } from '../contract/checkout.ts'
import { announce } from '../messages/announce.ts'
import { checkBuyer } from '../platform/check-buyer.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import { claimKey, fingerprintOf, keepReply } from '../platform/idempotency.ts'
import { Problem } from '../platform/problem.ts'
import { newReference } from '../platform/reference.ts'
import { textIn } from '../availability/sellable.ts'
import { findNegotiable, insertOfferRequest } from './offers.queries.ts'

/**
 * Keeps a traveller's request for a custom offer. The same idempotency key asks once.
 *
 * @throws Problem 404 `experience_unknown`, 409 `offer_not_possible` where only fixed prices are sold, 409
 *   `idempotency_key_reused`
 * @throws InvalidRequest (400) for a telephone number that cannot be
 */
export async function requestOffer(
  { db }: Pick<Deps, 'db'>,
  { storefront, language, origin }: Pick<RequestContext, 'storefront' | 'language' | 'origin'>,
  { idempotencyKey, request }: { idempotencyKey: string; request: z.output<typeof OfferRequest> },
): Promise<OfferReply> {
  const buyer = checkBuyer(request.buyer)
  const experience = await findNegotiable(db, request.experience)
  const foreign = storefront.supplierId !== undefined && storefront.supplierId !== experience?.supplierId
  if (!experience || foreign) {
    throw new Problem(404, 'experience_unknown', `There is no experience "${request.experience}" here.`)
  }
  if (experience.negotiation === 'NEVER') {
    throw new Problem(409, 'offer_not_possible', 'This experience is sold at its fixed prices only.')
  }
  const claim = { scope: `offers:${storefront.id}`, key: idempotencyKey, fingerprint: fingerprintOf(request) }
  return db.transaction(async (trx) => {
    const claimed = await claimKey(trx, claim)
    if (claimed.state === 'answered') return claimed.reply.body as OfferReply
    const reference = newReference('OF')
    const { wishedDate, guests, message } = request
    await insertOfferRequest(trx, {
      reference,
      storefrontId: storefront.id,
      experienceId: experience.id,
      language,
      buyer,
      wishedDate,
      guests,
      message,
    })
    await announce(trx, {
      kind: 'offer-received',
      subject: reference,
      to: buyer.email,
      language,
      storefrontId: storefront.id,
      origin,
      values: { name: buyer.firstName, reference, experience: textIn(experience.title, language) },
    })
    await keepReply(trx, claim, { status: 201, body: { reference } })
    return { reference }
  })
}

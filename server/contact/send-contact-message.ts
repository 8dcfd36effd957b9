import type { Knex } from 'knex'
import type { z } from 'zod'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import type { ContactReply, ContactRequest } from '../contract/contact.ts'
import { announce } from '../messages/announce.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import { answerOnce, fingerprintOf } from '../platform/idempotency.ts'
import { Problem } from '../platform/problem.ts'
import { newReference } from '../platform/reference.ts'
import { languageName } from '../platform/text/print-in-language.ts'
import { insertContactMessage } from './contact.queries.ts'

/** What writing to support needs. */
export interface ContactDeps extends Pick<Deps, 'db'> {
  attempts: Pick<AttemptLimits, 'writeToSupport'>
}

/**
 * Keeps a visitor's message, mails it to the site's address, and confirms it to the writer. What a program has filled into the
 * hidden field is answered alike and goes nowhere. The same idempotency key sends once.
 *
 * @throws Problem 409 `contact_not_possible` where the site has no e-mail address, 409 `idempotency_key_reused`, 429
 *   `too_many_attempts`
 */
export async function sendContactMessage(
  { db, attempts }: ContactDeps,
  { storefront, language, origin }: Pick<RequestContext, 'storefront' | 'language' | 'origin'>,
  {
    idempotencyKey,
    request,
    address,
  }: { idempotencyKey: string; request: z.output<typeof ContactRequest>; address: string },
): Promise<ContactReply> {
  const support = storefront.contact.email
  if (support === undefined) {
    throw new Problem(409, 'contact_not_possible', 'This site has no e-mail address.')
  }
  const { name, email, message, order } = request
  await attempts.writeToSupport({ email: email.toLowerCase(), address })
  if (request.website) return { reference: newReference('CM') }
  const claim = {
    scope: `contact:${storefront.id}:${address}`,
    key: idempotencyKey,
    fingerprint: fingerprintOf(request),
  }
  return answerOnce<ContactReply>(db, claim, { work: keep })

  async function keep(trx: Knex.Transaction): Promise<ContactReply> {
    const reference = newReference('CM')
    const storefrontId = storefront.id
    await insertContactMessage(trx, { reference, storefrontId, language, name, email, order, message })
    const reader = storefront.site.language
    await announce(trx, {
      kind: 'contact-message',
      subject: reference,
      to: support ?? '',
      answersTo: email,
      language: reader,
      storefrontId,
      origin,
      values: {
        name,
        email,
        reference,
        message,
        ...(order && { booking: order }),
        reads: languageName(language, reader),
      },
      facts: ['message', 'booking', 'reads'],
    })
    // nothing that was typed is in it: the address may not be the sender's
    await announce(trx, {
      kind: 'contact-received',
      subject: reference,
      to: email,
      language,
      storefrontId,
      origin,
      values: { reference },
    })
    return { reference }
  }
}

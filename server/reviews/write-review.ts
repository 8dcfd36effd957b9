import type { Knex } from 'knex'
import type { z } from 'zod'
import { refreshRatings } from '../catalogue/upkeep/refresh-ratings.ts'
import type { WriteReviewReply, WriteReviewRequest } from '../contract/review-writing.ts'
import type { Deps } from '../platform/deps.ts'
import { answerOnce, fingerprintOf } from '../platform/idempotency.ts'
import { reasonsToHold } from './judge-text.ts'
import { mayReview } from './may-review.ts'
import { findReviewable, insertReview, lockExperience } from './reviews.queries.ts'
import type { ReviewableRow } from './reviews.queries.ts'

/**
 * Writes the review of a booking that has taken place, once. The experience's average and count include it as soon as
 * it is shown; one with a link or strong words is kept back until a moderator has read it.
 *
 * @throws Problem 409 `idempotency_key_reused`
 */
export async function writeReview(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { reference, experienceId }: Pick<ReviewableRow, 'experienceId'> & { reference: string },
  { idempotencyKey, request }: { idempotencyKey: string; request: z.output<typeof WriteReviewRequest> },
): Promise<WriteReviewReply> {
  const claim = {
    scope: `review:${reference}`,
    key: idempotencyKey,
    fingerprint: fingerprintOf(request),
  }
  return answerOnce<WriteReviewReply>(deps.db, claim, {
    keep: ({ outcome }) => outcome === 'published' || outcome === 'held',
    work: async (trx) => {
      await lockExperience(trx, experienceId)
      return write(deps, trx, { reference, request, experienceId })
    },
  })
}

async function write(
  { clock }: Pick<Deps, 'clock'>,
  trx: Knex.Transaction,
  {
    reference,
    request,
    experienceId,
  }: { reference: string; request: z.output<typeof WriteReviewRequest>; experienceId: number },
): Promise<WriteReviewReply> {
  const now = clock.now()
  const booking = await findReviewable(trx, reference)
  if (!booking) throw new Error(`the booking ${reference} has gone while it was reviewed`)
  const state = mayReview(booking, now)
  if (state !== 'open') return { outcome: state }
  const reasons = reasonsToHold(request)
  const isWritten = await insertReview(trx, {
    ...request,
    title: request.title || null,
    experienceId,
    bookingId: booking.id,
    countryCode: booking.countryCode,
    writtenOn: now.toZonedDateTimeISO(booking.timeZone).toPlainDate().toString(),
    status: reasons.length > 0 ? 'held' : 'published',
    heldFor: reasons,
  })
  if (!isWritten) return { outcome: 'written' }
  if (reasons.length > 0) return { outcome: 'held', reasons }
  await refreshRatings(trx, [experienceId])
  return { outcome: 'published' }
}

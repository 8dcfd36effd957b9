import type { Knex } from 'knex'
import type { z } from 'zod'
import { refreshRatings } from '../catalogue/upkeep/refresh-ratings.ts'
import type { WriteReviewReply, WriteReviewRequest } from '../contract/review-writing.ts'
import type { Deps } from '../platform/deps.ts'
import { answerOnce, fingerprintOf } from '../platform/idempotency.ts'
import { reasonsToHold } from './judge-text.ts'
import { findBooking, stateOf } from './read-review-place.ts'
import type { ReviewKey } from './read-review-place.ts'
import { insertReview, lockExperience } from './reviews.queries.ts'

/**
 * Writes the review of a booking that has taken place, once. The experience's average and count are true to it as soon as
 * anybody sees it; one with a link or strong words is kept back until somebody has read it.
 *
 * @throws Problem 404 `booking_unknown`, 409 `idempotency_key_reused`
 */
export async function writeReview(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  key: ReviewKey,
  { idempotencyKey, request }: { idempotencyKey: string; request: z.output<typeof WriteReviewRequest> },
): Promise<WriteReviewReply> {
  const { experienceId } = await findBooking(deps, key)
  const claim = {
    scope: `review:${key.booking}`,
    key: idempotencyKey,
    fingerprint: fingerprintOf(request),
  }
  return answerOnce<WriteReviewReply>(deps.db, claim, {
    keep: ({ outcome }) => outcome === 'published' || outcome === 'held',
    work: async (trx) => {
      await lockExperience(trx, experienceId)
      return write({ ...deps, db: trx }, trx, { key, request, experienceId })
    },
  })
}

async function write(
  on: Pick<Deps, 'db' | 'env' | 'clock'>,
  trx: Knex.Transaction,
  {
    key,
    request,
    experienceId,
  }: { key: ReviewKey; request: z.output<typeof WriteReviewRequest>; experienceId: number },
): Promise<WriteReviewReply> {
  const now = on.clock.now()
  const booking = await findBooking(on, key)
  const state = stateOf(booking, now)
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

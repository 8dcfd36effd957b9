import { presentSoldExperience } from '../carts/cart.presenter.ts'
import type { Language } from '../contract/primitives.ts'
import type { ReviewPlace } from '../contract/review-writing.ts'
import { isReviewKey } from '../orders/order-links.ts'
import type { Deps } from '../platform/deps.ts'
import { mayReview } from './may-review.ts'
import { shownName } from './reviewer-name.ts'
import { findReviewable } from './reviews.queries.ts'
import type { ReviewableRow } from './reviews.queries.ts'

type ReviewDeps = Pick<Deps, 'db' | 'env' | 'clock'>

/** The key of the link, and the booking. */
export interface ReviewKey {
  /** Reference of the booking. */
  booking: string
  token: string | undefined
}

/** What a review of a booking would be about, and whether it is time to write one. */
export function readReviewPlace(
  deps: Pick<Deps, 'clock'>,
  booking: ReviewableRow,
  language: Language,
): ReviewPlace {
  const { firstName, lastName, soldAs, start } = booking
  return {
    state: mayReview(booking, deps.clock.now()),
    experience: presentSoldExperience(soldAs.experience, language),
    start,
    endsAt: booking.endsAt.toISOString(),
    author: shownName(firstName, lastName),
  }
}

/** The booking of a key; undefined for a wrong reference, a wrong key and a key past its time alike. */
export async function findBooking(
  { db, env, clock }: ReviewDeps,
  { booking, token }: ReviewKey,
): Promise<ReviewableRow | undefined> {
  const isAllowed = token !== undefined && isReviewKey(env, token, { booking, now: clock.now() })
  return isAllowed ? findReviewable(db, booking) : undefined
}

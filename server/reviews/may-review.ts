import type { ReviewState } from '../contract/review-writing.ts'
import type { ReviewableRow } from './reviews.queries.ts'

/** Only those who have been there may write, once, and for as long as the link of their invitation works (`orders/order-links.ts`). */
export function mayReview(
  { status, endsAt, written }: Pick<ReviewableRow, 'status' | 'endsAt' | 'written'>,
  now: Temporal.Instant,
): ReviewState {
  if (written) return 'written'
  if (status !== 'CONFIRMED' && status !== 'REDEEMED') return 'not-possible'
  return endsAt.getTime() > now.epochMilliseconds ? 'not-yet' : 'open'
}

import type { OfferRow } from './offers.queries.ts'
import type { OfferState } from './transitions.ts'

/** Where an offer request stands at a time. Its time runs out by itself: no job has to have noted it. */
export function standingAt(
  { status, answerBy, quote }: Pick<OfferRow, 'status' | 'answerBy' | 'quote'>,
  now: Temporal.Instant,
): OfferState {
  const over = (at: string | undefined) =>
    at !== undefined && Temporal.Instant.compare(Temporal.Instant.from(at), now) <= 0
  if (status === 'REQUESTED' && over(answerBy?.toISOString())) return 'EXPIRED'
  if (status === 'QUOTED' && over(quote?.expiresAt)) return 'EXPIRED'
  return status
}

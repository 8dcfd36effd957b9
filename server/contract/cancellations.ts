import { z } from 'zod'
import { CancellationTerm } from './listing.ts'
import { Instant, Money } from './primitives.ts'

/**
 * Why a booking cannot be cancelled: it has begun, it does not stand (any more), or its order is being decided at this
 * moment and can be asked about again.
 */
export const CancellationRefusal = z.enum(['started', 'not-standing', 'undecided'])
export type CancellationRefusal = z.infer<typeof CancellationRefusal>

/** What cancelling a booking would cost now. Nothing has changed. */
export const CancellationQuote = z.object({
  booking: z.string(),
  /** Absent: it can be cancelled. */
  refusal: CancellationRefusal.optional(),
  /** What has been taken for it. */
  paid: Money,
  feePercent: z.int(),
  fee: Money,
  /** Comes back to the card that paid, unless `byHand`; never more than was paid. */
  refund: Money,
  /** Among how many payments what goes back to cards is shared: their cards need not be the same. Absent where nothing does. */
  refundPayments: z.int().optional(),
  /** It cannot go back to a card, or `refundByHand` of it cannot: support makes it, and contacts the buyer about it. */
  byHand: z.boolean().optional(),
  /** What support makes of a refund of which the rest goes back to a card. */
  refundByHand: Money.optional(),
  /** Until when the fee is zero. */
  freeUntil: Instant.optional(),
  /** What is kept of who cancels, step by step; empty when nothing comes back any more, absent where no policy is stated. */
  cancellationTerms: z.array(CancellationTerm).optional(),
})
export type CancellationQuote = z.infer<typeof CancellationQuote>

/** "Cancel this booking", by the terms that the traveller was shown. */
export const CancelBookingRequest = z.object({
  /** The refund that the traveller agreed to. Another one is never settled: it comes back for review. */
  agreedRefund: Money,
})
export type CancelBookingRequest = z.infer<typeof CancelBookingRequest>

/** How cancelling ended. */
export const CancelBookingReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('cancelled'), refund: Money }),
  /** The terms are not what the traveller saw; nothing was cancelled. */
  z.object({ outcome: z.literal('review'), quote: CancellationQuote }),
])
export type CancelBookingReply = z.infer<typeof CancelBookingReply>

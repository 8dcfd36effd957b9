import { z } from 'zod'
import { CartLine } from './carts.ts'
import { Instant, Language, LocalDateTime, TypedLines, TypedText } from './primitives.ts'

/** What a traveller has to say of one booking. */
export const WriteReviewRequest = z.object({
  rating: z.int().min(1).max(5),
  title: TypedText.max(120).optional(),
  body: TypedLines.min(10).max(4000),
  /** The name that stands below it. */
  author: TypedText.min(1).max(60),
  language: Language,
})
export type WriteReviewRequest = z.input<typeof WriteReviewRequest>

/**
 * Whether a booking may be written about: now, not before it has ended, not at all (it did not take place), or no more,
 * since it was.
 */
export const ReviewState = z.enum(['open', 'not-yet', 'not-possible', 'written'])
export type ReviewState = z.infer<typeof ReviewState>

/** What a review of a booking would be about. */
export const ReviewPlace = z.object({
  state: ReviewState,
  experience: CartLine.shape.experience,
  start: LocalDateTime,
  /** From then on it can be written about. */
  endsAt: Instant,
  /** The name that stands below it, unless another is chosen. */
  author: z.string(),
})
export type ReviewPlace = z.infer<typeof ReviewPlace>

/** Why a moderator reads a review before it is shown: it has a link in it, or strong words. */
export const HoldReason = z.enum(['link', 'words'])
export type HoldReason = z.infer<typeof HoldReason>

/** Shown at once, or held until a moderator has read it, or why it cannot be written. */
export const WriteReviewReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('published') }),
  z.object({ outcome: z.literal('held'), reasons: z.array(HoldReason) }),
  z.object({ outcome: z.literal('not-yet') }),
  z.object({ outcome: z.literal('not-possible') }),
  z.object({ outcome: z.literal('written') }),
])
export type WriteReviewReply = z.infer<typeof WriteReviewReply>

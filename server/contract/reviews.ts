import { z } from 'zod'
import { LocalDate } from './primitives.ts'

/** One traveller’s review, in the language in which it was written. */
export const Review = z.object({
  id: z.int(),
  author: z.string(),
  countryCode: z.string().optional(),
  rating: z.int(),
  title: z.string().optional(),
  body: z.string(),
  language: z.string(),
  writtenOn: LocalDate,
})
export type Review = z.infer<typeof Review>

/** Which page of the reviews, newest first. */
export const ReviewsQuery = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) })

/** One page of an experience’s reviews. */
export const ReviewsReply = z.object({
  reviews: z.array(Review),
  /** How many gave one, two, … five stars. */
  histogram: z.array(z.int()).length(5),
  nextPage: z.int().optional(),
})
export type ReviewsReply = z.infer<typeof ReviewsReply>

/** Reviews of an experience in the API, and how they are sorted and filtered. */
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

/** Orders of reviews; those with equally many stars newest first. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export const ReviewSort = z.enum(reviewSorts)
export type ReviewSort = z.infer<typeof ReviewSort>

/** Which reviews: a page of those with so many stars and in this language. */
export const ReviewsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** The language of the reviews: any that one may be written in. `language` is the reader's, in every call. */
  writtenIn: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  sort: ReviewSort.default('newest'),
})
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

/** One page of an experience’s reviews. */
export const ReviewsReply = z.object({
  reviews: z.array(Review),
  /** How many gave one, two, … five stars. */
  histogram: z.array(z.int()).length(5),
  /** How many are written in each language, the most first. */
  languages: z.array(z.object({ language: z.string(), count: z.int() })),
  /** How many fit the filters. */
  total: z.int(),
  nextPage: z.int().optional(),
})
export type ReviewsReply = z.infer<typeof ReviewsReply>

import { z } from 'zod'
import { Language, LocalDate } from './primitives.ts'

/** Name and address of another site, as readers know it. */
const OtherSite = {
  source: z.string().trim().min(1).max(60),
  address: z
    .url({ protocol: /^https?$/, error: 'an address begins with https:// or http://' })
    .max(2000)
    .optional(),
}

/** What another site counted. Shown with its name, and never part of our own rating. */
export const RatingElsewhere = z.object({
  ...OtherSite,
  average: z.number().min(0).max(100),
  /** The most that one can give there. */
  best: z.number().positive().max(100).default(5),
  count: z.int().min(1),
  /** The day of the figures. */
  asOf: LocalDate.optional(),
})
export type RatingElsewhere = z.infer<typeof RatingElsewhere>

/** What somebody wrote on another site. Shown with its name, never among the reviews of our own travellers. */
export const ReviewElsewhere = z.object({
  ...OtherSite,
  author: z.string().trim().min(1).max(80),
  rating: z.number().min(0).max(100).optional(),
  best: z.number().positive().max(100).default(5),
  title: z.string().trim().max(200).optional(),
  body: z.string().trim().min(1).max(4000),
  /** In which language it is written. */
  language: Language,
  writtenOn: LocalDate.optional(),
})
export type ReviewElsewhere = z.infer<typeof ReviewElsewhere>

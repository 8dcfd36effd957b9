import { z } from 'zod'
import { LocalSlug, Slug, TypedText } from './primitives.ts'

/** A suggestion under the search field. */
export const Suggestion = z.object({
  kind: z.enum(['destination', 'category', 'experience']),
  slug: Slug,
  localSlug: LocalSlug,
  label: z.string(),
  /** The label is in English here because the language asked for has no other. */
  inEnglish: z.literal(true).optional(),
  detail: z.string().optional(),
})
export type Suggestion = z.infer<typeof Suggestion>
export const SuggestQuery = z.object({ text: TypedText.min(1).max(100) })
export const SuggestReply = z.object({ suggestions: z.array(Suggestion).max(10) })
export type SuggestReply = z.infer<typeof SuggestReply>

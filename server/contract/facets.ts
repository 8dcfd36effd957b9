import { z } from 'zod'
import { CurrencyCode } from './primitives.ts'

/** One value of a filter and how many results choosing it (with all other filters as they are) would leave. */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string().optional(),
  /** The label is in English here because the language asked for has no other. */
  inEnglish: z.literal(true).optional(),
  count: z.int(),
})
export type FacetValue = z.infer<typeof FacetValue>

/** Every filter with how many experiences each of its values would leave. */
export const Facets = z.object({
  categories: z.array(FacetValue),
  /** The thirty with most, and those that were chosen; empty where a city was asked for. */
  destinations: z.array(FacetValue),
  duration: z.array(FacetValue),
  ages: z.array(FacetValue),
  time: z.array(FacetValue),
  /** Of boats, by the lengths that listings state; absent where no result states one. */
  lengths: z.array(FacetValue).optional(),
  stars: z.array(FacetValue),
  labels: z.array(FacetValue),
  occasions: z.array(FacetValue),
  languages: z.array(FacetValue),
  /** Cheapest and dearest of the results, major units of `currency`, price filter not applied; absent without prices. */
  price: z.object({ from: z.number(), to: z.number(), currency: CurrencyCode }).optional(),
})
export type Facets = z.infer<typeof Facets>

/** The filters of a search, laid out so that a record is asked with a few operations. */
import { facetBits } from './facet-counts.ts'
import type { RecordFilters } from './facet-counts.ts'

/** The filters of a search, laid out so that a record is asked with a few operations. */
interface AskedFilters {
  /** The facets that have a filter. */
  active: number
  lowest: number
  highest: number
  durations: number
  ages: number
  times: number
  /** Hundredths of a star. */
  rating: number
  /** By term id, the facet of a term that is asked for. Absent when none is. */
  chosen?: Uint16Array
}

/** Buckets of a filter as the bits of one number. */
export const maskOf = (buckets: readonly number[]): number =>
  buckets.reduce((mask, bucket) => mask | (1 << bucket), 0)

/** Filters whose values are terms. */
export const termFacets = [
  'categories',
  'labels',
  'occasions',
  'languages',
  'kinds',
  'destinations',
  'lengths',
] as const

/** Lays them out; `facetOfTerm` has the bit of its facet for each term id. */
export function layOutFilters(filters: RecordFilters, facetOfTerm: Uint16Array): AskedFilters {
  const { price, duration, ages, time, stars } = filters
  let active =
    (price ? facetBits.price : 0) |
    (duration.length > 0 ? facetBits.duration : 0) |
    (ages.length > 0 ? facetBits.ages : 0) |
    (time.length > 0 ? facetBits.time : 0) |
    (stars ? facetBits.stars : 0)
  let chosen: Uint16Array | undefined
  for (const facet of termFacets) {
    const bit = facetBits[facet]
    if (filters[facet].length === 0) continue
    active |= bit
    chosen ??= new Uint16Array(facetOfTerm.length)
    for (const term of filters[facet]) if (facetOfTerm[term] === bit) chosen[term] = bit
  }
  return {
    active,
    lowest: price?.from ?? 0,
    highest: price?.to ?? Infinity,
    durations: maskOf(duration),
    ages: maskOf(ages),
    times: maskOf(time),
    rating: (stars ?? 0) * 100,
    chosen,
  }
}

import type { Sort } from '../../contract/catalogue.ts'
import type { TermKind } from './facet-record.ts'

/** A filter that has counts of its own. */
export type FacetName =
  | 'price'
  | 'duration'
  | 'ages'
  | 'time'
  | 'stars'
  | 'categories'
  | 'labels'
  | 'occasions'
  | 'languages'
  | 'kinds'
  | 'destinations'
  | 'lengths'

/** One bit for each filter that has counts. */
export const facetBits: Record<FacetName, number> = {
  price: 1,
  duration: 2,
  ages: 4,
  time: 8,
  stars: 16,
  categories: 32,
  labels: 64,
  occasions: 128,
  languages: 256,
  kinds: 512,
  destinations: 1024,
  lengths: 2048,
}
/** All of them. */
export const everyFacet = 4095
/** The filter that a kind of term belongs to; a currency is none. */
export const facetOfKind: Partial<Record<TermKind, FacetName>> = {
  category: 'categories',
  label: 'labels',
  occasion: 'occasions',
  language: 'languages',
  listing: 'kinds',
  destination: 'destinations',
  length: 'lengths',
}

/** What is asked of a record. Empty or absent: the filter is not set. */
export interface RecordFilters {
  /** Minor units of the asked currency, both included. */
  price?: { from: number; to: number }
  /** Numbers of the buckets, from 0. */
  duration: readonly number[]
  ages: readonly number[]
  time: readonly number[]
  /** At least so many on average. */
  stars?: number
  /** Term ids; -1 for a value that no experience has. */
  categories: readonly number[]
  labels: readonly number[]
  occasions: readonly number[]
  languages: readonly number[]
  kinds: readonly number[]
  destinations: readonly number[]
  lengths: readonly number[]
}

/** Experiences that cost something else on a day than their from-price, in minor units of their own currencies. */
export interface DayPrices {
  ids: Uint32Array
  prices: Float64Array
}

/**
 * What an experience whose options differ costs if a value of a filter were the only one chosen of it, in minor units of its own
 * currency; NaN where then no option fits in everything that is asked, its price included.
 */
export interface ValuePrices {
  /** Whether an option fits in everything that is asked but the price: else it is no result. */
  fits: boolean
  /** For what is asked as it is: it is a result at this price. */
  price: number
  /** In the order of `PartOfDay`. */
  time: readonly number[]
  /** In the order of `durationBuckets`. */
  duration: readonly number[]
  /** In the order of `ageBuckets`: beside those that are asked for. */
  ages: readonly number[]
  /** By term id. */
  languages: ReadonlyMap<number, number>
}

/** By experience, what it does not have on a day of what it has on others, as bits. */
export type MissingBits = ReadonlyMap<number, number>

/** A search within a scope. */
export interface CountRequest {
  filters: RecordFilters
  /** Conditions without counts. */
  guests: number
  /** Days after 2020-01-01: what expired before it is left out. */
  today: number
  /** Ids of experiences that are left out. */
  excluded?: readonly number[]
  terms: ReadonlyMap<number, { kind: TermKind; value: string }>
  /** The asked currency, and the rates that `convert` goes by: the same object as long as they are the same. */
  currency: string
  rates: object
  /** Prices that replace the from-prices in filters, sorting and the price range, whatever the price filter says. Of an experience in several lists the last one counts. */
  dayPrices?: readonly DayPrices[]
  /** Of the experiences whose options differ in what is filtered by. Absent: none does. */
  valuePrices?: ReadonlyMap<number, ValuePrices>
  /** Bits of `PartOfDay` in which nothing starts. */
  missingTimes?: MissingBits
  /** Bits of `durationBuckets` that nothing is of. */
  missingDurations?: MissingBits
  /** Bits of `ageBuckets` that are not admitted beside those that are asked for. */
  missingAges?: MissingBits
  /** By term, the experiences that are filtered and counted as if they did not have it. */
  missingTerms?: ReadonlyMap<number, readonly number[]>
  /** Into minor units of the asked currency; undefined for a currency without a rate. */
  convert: (currency: string) => ((amount: number) => number) | undefined
  sort: Sort
  /** Ids of experiences that come before others among the recommended, the first list first. */
  tiers?: readonly Uint32Array[]
  /** Terms whose experiences come before others among the recommended of a tier, the first term first. */
  tierTerms?: readonly number[]
  skip: number
  take: number
}

/** The results' number and order, and how many each filter value would leave. */
export interface FacetCounts {
  total: number
  /** Ids of the asked page, in order. */
  ids: number[]
  duration: number[]
  ages: number[]
  time: number[]
  /** At least one, two … five stars. */
  stars: number[]
  /** By term id. */
  terms: Uint32Array
  /** Minor units; absent when no result has a price. */
  price?: { from: number; to: number }
}

interface Candidate {
  first: number
  recommended: number
  id: number
}

const before = (a: Candidate, b: Candidate): boolean => {
  if (a.first !== b.first) return a.first < b.first
  return a.recommended === b.recommended ? a.id < b.id : a.recommended > b.recommended
}

/** Keeps the first so many of what it is shown, in order: the smallest `first`, then the most recommended, then the oldest. */
export class Leaders {
  readonly list: Candidate[] = []
  readonly #most: number
  // of the last one, once there are enough
  #lastFirst = Infinity
  #lastRecommended = -Infinity

  constructor(most: number) {
    this.#most = most
  }

  show(first: number, recommended: number, id: number): void {
    // nearly all of a large result end here, before anything is looked up or made for them
    if (first > this.#lastFirst || (first === this.#lastFirst && recommended < this.#lastRecommended)) return
    const { list } = this
    const last = list[list.length - 1]
    if (list.length === this.#most) {
      if (!last || !before({ first, recommended, id }, last)) return
      list.pop()
    }
    const candidate = { first, recommended, id }
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = list[middle]
      if (there && before(there, candidate)) low = middle + 1
      else high = middle
    }
    list.splice(low, 0, candidate)
    const worst = list[this.#most - 1]
    if (worst) {
      this.#lastFirst = worst.first
      this.#lastRecommended = worst.recommended
    }
  }
}

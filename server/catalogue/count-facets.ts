import { facetRecord } from './facet-record.ts'
import type { TermKind } from './facet-record.ts'

/** A filter that has counts of its own. */
export type FacetName =
  'price' | 'duration' | 'ages' | 'time' | 'stars' | 'categories' | 'labels' | 'occasions' | 'languages'

const bits: Record<FacetName, number> = {
  price: 1,
  duration: 2,
  ages: 4,
  time: 8,
  stars: 16,
  categories: 32,
  labels: 64,
  occasions: 128,
  languages: 256,
}
const everyFacet = 511
const facetOfKind: Partial<Record<TermKind, FacetName>> = {
  category: 'categories',
  label: 'labels',
  occasion: 'occasions',
  language: 'languages',
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
}

/** What `countFacets` needs besides the records. */
export interface CountRequest {
  filters: RecordFilters
  /** Conditions without counts. */
  guests: number
  /** Days after 2020-01-01: what expired before it is left out. */
  today: number
  excluded?: ReadonlySet<number>
  terms: ReadonlyMap<number, { kind: TermKind; value: string }>
  /** Into minor units of the asked currency; undefined for a currency without a rate. */
  convert: (currency: string) => ((amount: number) => number) | undefined
  sort: 'recommended' | 'price-low' | 'price-high'
  /** Experiences that come before others among the recommended. */
  preferred?: ReadonlySet<number>
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

/** Keeps the first so many of what it is shown, in order. */
class Leaders {
  readonly list: Candidate[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  show(first: number, recommended: number, id: number): void {
    const { list } = this
    const last = list[list.length - 1]
    if (list.length === this.#most) {
      // nearly all of a large result end here, before anything is made for them
      if (!last || first > last.first || (first === last.first && recommended < last.recommended)) return
      if (!before({ first, recommended, id }, last)) return
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
  }
}

const maskOf = (buckets: readonly number[]): number =>
  buckets.reduce((mask, bucket) => mask | (1 << bucket), 0)

/** How many of the sets with a count hold each of so many bits. */
function holding(counts: Uint32Array, length: number): number[] {
  return Array.from({ length }, (_, bit) =>
    counts.reduce((sum, count, mask) => (mask & (1 << bit) ? sum + count : sum), 0),
  )
}

/**
 * One pass over packed records. A record counts for a facet when it passes every filter but that facet's own; so one that
 * passes all counts everywhere, and one that fails a single filter counts for that filter's values alone.
 */
export function countFacets(records: Buffer, request: CountRequest): FacetCounts {
  const { filters, guests, today, excluded, sort, preferred } = request
  const highestTerm = Math.max(0, ...request.terms.keys())
  const facetOfTerm = new Uint16Array(highestTerm + 1)
  const chosen = new Uint8Array(highestTerm + 1)
  for (const [id, { kind }] of request.terms) {
    const facet = facetOfKind[kind]
    if (!facet) continue
    facetOfTerm[id] = bits[facet]
    if ((filters[facet] as readonly number[]).includes(id)) chosen[id] = 1
  }
  const converters: (((amount: number) => number) | null)[] = []
  const converterOf = (term: number) => {
    const known = converters[term]
    if (known !== undefined) return known
    return (converters[term] = request.convert(request.terms.get(term)?.value ?? '') ?? null)
  }

  const wantedDuration = maskOf(filters.duration.map((bucket) => bucket + 1))
  const wantedAges = maskOf(filters.ages)
  const wantedTime = maskOf(filters.time)
  const wantedRating = (filters.stars ?? 0) * 100
  const active =
    (filters.price ? bits.price : 0) |
    (wantedDuration ? bits.duration : 0) |
    (wantedAges ? bits.ages : 0) |
    (wantedTime ? bits.time : 0) |
    (wantedRating ? bits.stars : 0) |
    (filters.categories.length > 0 ? bits.categories : 0) |
    (filters.labels.length > 0 ? bits.labels : 0) |
    (filters.occasions.length > 0 ? bits.occasions : 0) |
    (filters.languages.length > 0 ? bits.languages : 0)
  const lowest = filters.price?.from ?? 0
  const highest = filters.price?.to ?? Infinity

  const terms = new Uint32Array(highestTerm + 1)
  const durations = new Uint32Array(5)
  const ageSets = new Uint32Array(32)
  const timeSets = new Uint32Array(16)
  const stars = new Uint32Array(6)
  const leaders = new Leaders(request.skip + request.take)
  let total = 0
  let cheapest = Infinity
  let dearest = -Infinity

  const wantsTerms = (active & (bits.categories | bits.labels | bits.occasions | bits.languages)) !== 0
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength)
  const size = records.length
  for (let at = 0; at < size;) {
    const start = at
    const termsFrom = start + facetRecord.terms
    const termsTo = termsFrom + 2 * view.getUint8(start + facetRecord.termCount)
    at = termsTo
    if (view.getUint16(start + facetRecord.mostGuests) < guests) continue
    const expires = view.getUint16(start + facetRecord.expires)
    if (expires !== 0 && expires < today) continue
    const id = view.getUint32(start + facetRecord.id)
    if (excluded?.has(id)) continue

    const duration = view.getUint8(start + facetRecord.duration)
    const ages = view.getUint8(start + facetRecord.ages)
    const time = view.getUint8(start + facetRecord.time)
    const rating = view.getUint16(start + facetRecord.rating)
    const amount = view.getFloat64(start + facetRecord.price)
    const convert = amount < 0 ? null : converterOf(view.getUint16(start + facetRecord.currency))
    const price = convert ? convert(amount) : -1

    let passed = 0
    if (price >= lowest && price <= highest && price >= 0) passed |= bits.price
    if ((1 << duration) & wantedDuration) passed |= bits.duration
    if (ages & wantedAges) passed |= bits.ages
    if (time & wantedTime) passed |= bits.time
    if (rating >= wantedRating) passed |= bits.stars
    for (let term = termsFrom; wantsTerms && term < termsTo; term += 2) {
      const number = view.getUint16(term)
      if (chosen[number]) passed |= facetOfTerm[number] ?? 0
    }

    const failed = active & ~passed
    // two filters say no: it counts nowhere
    if (failed & (failed - 1)) continue
    const counted = failed || everyFacet
    if (counted & bits.duration) durations[duration] = (durations[duration] ?? 0) + 1
    if (counted & bits.ages) ageSets[ages] = (ageSets[ages] ?? 0) + 1
    if (counted & bits.time) timeSets[time] = (timeSets[time] ?? 0) + 1
    if (counted & bits.stars) {
      const whole = Math.floor(rating / 100)
      stars[whole] = (stars[whole] ?? 0) + 1
    }
    if (counted & bits.price && price >= 0) {
      if (price < cheapest) cheapest = price
      if (price > dearest) dearest = price
    }
    for (let term = termsFrom; term < termsTo; term += 2) {
      const number = view.getUint16(term)
      if (counted & (facetOfTerm[number] ?? 0)) terms[number] = (terms[number] ?? 0) + 1
    }
    if (failed) continue

    total++
    const recommended = view.getInt32(start + facetRecord.recommended)
    if (sort === 'recommended') leaders.show(preferred?.has(id) ? 0 : 1, recommended, id)
    else if (price < 0) leaders.show(Infinity, recommended, id)
    else leaders.show(sort === 'price-low' ? price : -price, recommended, id)
  }

  return {
    total,
    ids: leaders.list.slice(request.skip).map(({ id }) => id),
    duration: [...durations].slice(1),
    ages: holding(ageSets, 5),
    time: holding(timeSets, 4),
    stars: [1, 2, 3, 4, 5].map((least) =>
      stars.reduce((sum, count, whole) => (whole >= least ? sum + count : sum), 0),
    ),
    terms,
    price: cheapest <= dearest ? { from: cheapest, to: dearest } : undefined,
  }
}

/**
 * How many results each value of each filter would leave, which lowest and highest price the price filter shows, and which come
 * first in which order, by the index of a catalogue.
 */
import { termFacets } from './asked-filters.ts'
import { facetOfKind, Leaders } from './facet-counts.ts'
import type { CountRequest, FacetCounts, FacetName } from './facet-counts.ts'
import { bitsOfIds, bitsOfTerm, wordsOf } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'

/** How many bits are set in both. */
function countBoth(a: Bits, b: Bits): number {
  let count = 0
  for (let word = 0; word < a.length; word++) {
    let bits = (a[word] ?? 0) & (b[word] ?? 0)
    if (bits === 0) continue
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** How many of these positions are in the set. */
function countAt(set: Bits, positions: readonly number[]): number {
  let count = 0
  for (const position of positions) count += ((set[position >>> 5] ?? 0) >>> (position & 31)) & 1
  return count
}

function keepOnly(set: Bits, other: Bits): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

function unionOf(sets: readonly (Bits | undefined)[], words: number): Bits {
  const union = new Uint32Array(words)
  for (const set of sets) {
    if (!set) continue
    for (let word = 0; word < words; word++) union[word] = (union[word] ?? 0) | (set[word] ?? 0)
  }
  return union
}

function everyPosition(size: number): Bits {
  const all = new Uint32Array(wordsOf(size)).fill(0xffffffff)
  if (size % 32 !== 0) all[all.length - 1] = (1 << (size % 32)) - 1
  return all
}

function put(set: Bits, position: number): void {
  set[position >>> 5] = (set[position >>> 5] ?? 0) | (1 << (position & 31))
}

/** Positions whose value is at least so much. */
function atLeast(values: Uint16Array, least: number, orZero: boolean): Bits {
  const set = new Uint32Array(wordsOf(values.length))
  for (let position = 0; position < values.length; position++) {
    const value = values[position] ?? 0
    if (value >= least || (orZero && value === 0)) put(set, position)
  }
  return set
}

function between(prices: Float64Array, from: number, to: number): Bits {
  const set = new Uint32Array(wordsOf(prices.length))
  for (let position = 0; position < prices.length; position++) {
    const price = prices[position] ?? Number.NaN
    if (price >= from && price <= to) put(set, position)
  }
  return set
}

/** Prices at positions of the index, NaN without one, in the asked currency. */
type Conversion = (amount: number, position: number) => number

function conversionIn(index: FacetIndex, { terms, convert }: CountRequest): Conversion {
  const converters = new Map<number, ((amount: number) => number) | undefined>()
  return (amount, position) => {
    if (amount < 0) return Number.NaN
    const term = index.currencies[position] ?? 0
    if (!converters.has(term)) converters.set(term, convert(terms.get(term)?.value ?? ''))
    return converters.get(term)?.(amount) ?? Number.NaN
  }
}

/** Those that are true on every day are kept with the index; those of a day are put over a copy of them. */
function pricesIn(index: FacetIndex, request: CountRequest): Float64Array {
  const { currency, rates, dayPrices = [] } = request
  const conversion = conversionIn(index, request)
  let known = index.converted.get(currency)
  if (known?.rates !== rates) {
    known = { rates, prices: index.prices.map(conversion) }
    index.converted.set(currency, known)
  }
  if (dayPrices.every(({ ids }) => ids.length === 0)) return known.prices
  const onDay = known.prices.slice()
  for (const { ids, prices } of dayPrices) {
    for (let at = 0; at < ids.length; at++) {
      const position = index.positions[ids[at] ?? -1] ?? -1
      if (position >= 0) onDay[position] = conversion(prices[at] ?? -1, position)
    }
  }
  return onDay
}

/** Those that are true on most days are the index's; what is missing on the day is taken off a copy of them. */
function timesIn(index: FacetIndex, { missingTimes }: CountRequest): readonly Bits[] {
  if (!missingTimes?.size) return index.time
  const onDay = index.time.map((set) => set.slice())
  for (const [id, parts] of missingTimes) {
    const position = index.positions[id] ?? -1
    if (position < 0) continue
    onDay.forEach((set, part) => {
      if (parts & (1 << part)) set[position >>> 5] = (set[position >>> 5] ?? 0) & ~(1 << (position & 31))
    })
  }
  return onDay
}

/** The filters that are set, each as the set of what passes it. */
function setFilters(
  index: FacetIndex,
  prices: Float64Array,
  times: readonly Bits[],
  { filters }: CountRequest,
): Map<FacetName, Bits> {
  const words = wordsOf(index.size)
  const active = new Map<FacetName, Bits>()
  const anyOf = (facet: FacetName, chosen: readonly number[], sets: (value: number) => Bits | undefined) => {
    if (chosen.length > 0) active.set(facet, unionOf(chosen.map(sets), words))
  }
  if (filters.price) active.set('price', between(prices, filters.price.from, filters.price.to))
  anyOf('duration', filters.duration, (bucket) => index.duration[bucket])
  if (filters.ages.length > 0) {
    const admitting = everyPosition(index.size)
    for (const bucket of filters.ages) keepOnly(admitting, index.ages[bucket] ?? new Uint32Array(words))
    active.set('ages', admitting)
  }
  anyOf('time', filters.time, (part) => times[part])
  if (filters.stars) anyOf('stars', [filters.stars], (stars) => index.stars[stars - 1])
  for (const facet of termFacets) {
    anyOf(facet, filters[facet], (term) => bitsOfTerm(index, term))
  }
  return active
}

/**
 * The same as `countFacets` for the experiences of a set, by words instead of records. Its cost hangs on the catalogue's
 * size alone, so it is for large sets; `within` absent means all.
 */
export function countByIndex(index: FacetIndex, request: CountRequest, within?: Bits): FacetCounts {
  const { guests, today, excluded, tiers, sort } = request
  const shown = within ? within.slice() : everyPosition(index.size)
  if (guests > index.fewestGuests) keepOnly(shown, atLeast(index.mostGuests, guests, false))
  if (today > index.soonestExpiry) keepOnly(shown, atLeast(index.expires, today, true))
  if (excluded && excluded.length > 0) {
    const gone = bitsOfIds(index, excluded)
    for (let word = 0; word < shown.length; word++) shown[word] = (shown[word] ?? 0) & ~(gone[word] ?? 0)
  }

  const prices = pricesIn(index, request)
  const times = timesIn(index, request)
  const active = setFilters(index, prices, times, request)
  const passing = (left?: FacetName): Bits => {
    const set = shown.slice()
    for (const [facet, filter] of active) if (facet !== left) keepOnly(set, filter)
    return set
  }
  const results = passing()
  const baseOf = (facet: FacetName): Bits => (active.has(facet) ? passing(facet) : results)
  const counts = (facet: FacetName, sets: readonly Bits[]): number[] => {
    const base = baseOf(facet)
    return sets.map((set) => countBoth(base, set))
  }

  const highestTerm = Math.max(0, ...request.terms.keys())
  const terms = new Uint32Array(highestTerm + 1)
  const bases = new Map<FacetName, Bits>()
  for (const [term, { kind }] of request.terms) {
    const facet = facetOfKind[kind]
    const set = index.terms.get(term)
    const rare = index.rareTerms.get(term)
    if (!facet || !(set ?? rare)) continue
    let base = bases.get(facet)
    if (!base) bases.set(facet, (base = baseOf(facet)))
    terms[term] = set ? countBoth(base, set) : countAt(base, rare ?? [])
  }

  const [cheapest, dearest] = priceRange(prices, baseOf('price'))
  const leaders = new Leaders(request.skip + request.take)
  const total = showAll(leaders, index, {
    results,
    prices,
    sort,
    tiers: tiers?.map((ids) => bitsOfIds(index, ids)) ?? [],
    steps: request.tierTerms?.map((term) => bitsOfTerm(index, term)) ?? [],
  })

  return {
    total,
    ids: leaders.list.slice(request.skip).map(({ id }) => id),
    duration: counts('duration', index.duration),
    ages: index.ages.map((set) => countBoth(results, set)),
    time: counts('time', times),
    stars: counts('stars', index.stars),
    terms,
    price: cheapest <= dearest ? { from: cheapest, to: dearest } : undefined,
  }
}

interface Results {
  results: Bits
  prices: Float64Array
  sort: CountRequest['sort']
  /** Those that come before the others among the recommended, the first set first. */
  tiers: readonly Bits[]
  /** Those that come before the others of a tier. */
  steps: readonly (Bits | undefined)[]
}

// The loops over the bits of a set are written out: a callback for each of a hundred thousand takes longer than all the rest.

/** Shows each result to the leaders and says how many there are. */
function showAll(
  leaders: Leaders,
  index: FacetIndex,
  { results, prices, sort, tiers, steps }: Results,
): number {
  const { ids, recommended, ratings } = index
  let total = 0
  for (let word = 0; word < results.length; word++) {
    let bits = results[word] ?? 0
    while (bits !== 0) {
      const lowest = bits & -bits
      bits ^= lowest
      total++
      const position = (word << 5) + 31 - Math.clz32(lowest)
      let rank = 0
      if (sort === 'recommended') {
        while (rank < tiers.length && !((tiers[rank]?.[word] ?? 0) & lowest)) rank++
        let step = 0
        while (step < steps.length && !((steps[step]?.[word] ?? 0) & lowest)) step++
        rank = rank * (steps.length + 1) + step
      } else if (sort === 'rating') {
        rank = -(ratings[position] ?? 0)
      } else {
        const price = prices[position] ?? Number.NaN
        rank = Number.isNaN(price) ? Infinity : sort === 'price-low' ? price : -price
      }
      leaders.show(rank, recommended[position] ?? 0, ids[position] ?? 0)
    }
  }
  return total
}

function priceRange(prices: Float64Array, set: Bits): [cheapest: number, dearest: number] {
  let cheapest = Infinity
  let dearest = -Infinity
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0
    while (bits !== 0) {
      const lowest = bits & -bits
      bits ^= lowest
      const price = prices[(word << 5) + 31 - Math.clz32(lowest)] ?? Number.NaN
      if (price < cheapest) cheapest = price
      if (price > dearest) dearest = price
    }
  }
  return [cheapest, dearest]
}

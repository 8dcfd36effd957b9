/**
 * How many results each value of each filter would leave, which lowest and highest price the price filter shows, and which come
 * first in which order, by the index of a catalogue.
 */
import { termFacets } from './asked-filters.ts'
import { facetOfKind, Leaders } from './facet-counts.ts'
import type { CountRequest, FacetCounts, FacetName, MissingBits, ValuePrices } from './facet-counts.ts'
import {
  atLeast,
  between,
  countAt,
  countBoth,
  everyPosition,
  keepOnly,
  put,
  remove,
  takeOut,
  unionOf,
} from './bits.ts'
import { bitsOfIds, bitsOfTerm, wordsOf } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'
import { pricesIn, sortedBy } from './index-prices.ts'

/** Those that are true on most days are the index's; what is missing on the day is taken off a copy of them. */
function withoutMissing(
  index: FacetIndex,
  sets: readonly Bits[],
  missing: MissingBits | undefined,
): readonly Bits[] {
  if (!missing?.size) return sets
  const onDay = sets.map((set) => set.slice())
  for (const [id, bits] of missing) {
    const position = index.positions[id] ?? -1
    if (position < 0) continue
    onDay.forEach((set, bit) => {
      if (bits & (1 << bit)) remove(set, position)
    })
  }
  return onDay
}

/**
 * A copy of the set that, of the experiences whose options differ, holds exactly those with a price: for what is asked as it is, or
 * for one value of a filter, as `priceOf` says. The set itself where no experience has differing options.
 */
function withFitting(
  index: FacetIndex,
  { valuePrices }: CountRequest,
  { among, priceOf }: { among: Bits; priceOf: (values: ValuePrices) => number | undefined },
): Bits {
  if (!valuePrices?.size) return among
  const set = among.slice()
  for (const [id, values] of valuePrices) {
    const position = index.positions[id] ?? -1
    if (position < 0) continue
    if (Number.isNaN(priceOf(values) ?? Number.NaN)) remove(set, position)
    else put(set, position)
  }
  return set
}

/** The set of those that have a term, without those that lack it on the day. */
function termIn(index: FacetIndex, { missingTerms }: CountRequest, term: number): Bits | undefined {
  const missing = missingTerms?.get(term)
  const set = bitsOfTerm(index, term)
  if (!set || !missing?.length) return set
  const left = set.slice()
  for (const id of missing) {
    const position = index.positions[id] ?? -1
    if (position >= 0) remove(left, position)
  }
  return left
}

/** By value, those that have it on the day. */
interface DaySets {
  times: readonly Bits[]
  ages: readonly Bits[]
  durations: readonly Bits[]
}

/** The filters that are set, each as the set of what passes it. */
function setFilters(
  index: FacetIndex,
  { prices, times, ages, durations }: DaySets & { prices: Float64Array },
  request: CountRequest,
): Map<FacetName, Bits> {
  const { filters } = request
  const words = wordsOf(index.size)
  const active = new Map<FacetName, Bits>()
  const anyOf = (facet: FacetName, chosen: readonly number[], sets: (value: number) => Bits | undefined) => {
    if (chosen.length > 0) active.set(facet, unionOf(chosen.map(sets), words))
  }
  if (filters.price) {
    const among = between(prices, filters.price.from, filters.price.to)
    active.set('price', withFitting(index, request, { among, priceOf: ({ price }) => price }))
  }
  anyOf('duration', filters.duration, (bucket) => durations[bucket])
  if (filters.ages.length > 0) {
    const admitting = everyPosition(index.size)
    for (const bucket of filters.ages) keepOnly(admitting, ages[bucket] ?? new Uint32Array(words))
    active.set('ages', admitting)
  }
  anyOf('time', filters.time, (part) => times[part])
  if (filters.stars) anyOf('stars', [filters.stars], (stars) => index.stars[stars - 1])
  for (const facet of termFacets) {
    anyOf(facet, filters[facet], (term) => termIn(index, request, term))
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
  if (excluded && excluded.length > 0) takeOut(shown, bitsOfIds(index, excluded))

  const prices = pricesIn(index, request)
  const times = withoutMissing(index, index.time, request.missingTimes)
  const ages = withoutMissing(index, index.ages, request.missingAges)
  const durations = withoutMissing(index, index.duration, request.missingDurations)
  const active = setFilters(index, { prices, times, ages, durations }, request)
  // no option of these fits everything that is asked, but one may fit another value of a filter
  const unfit = [...(request.valuePrices ?? [])].flatMap(([id, { fits }]) => (fits ? [] : id))
  const fitting = shown.slice()
  if (unfit.length > 0) takeOut(fitting, bitsOfIds(index, unfit))
  const passing = (among: Bits, ...left: readonly FacetName[]): Bits => {
    const set = among.slice()
    for (const [facet, filter] of active) if (!left.includes(facet)) keepOnly(set, filter)
    return set
  }
  const results = passing(fitting)
  const bases = new Map<FacetName, Bits>()
  const baseOf = (facet: FacetName): Bits => {
    let base = bases.get(facet)
    if (!base) bases.set(facet, (base = active.has(facet) ? passing(fitting, facet) : results))
    return base
  }
  const otherBases = new Map<FacetName, Bits>()
  // with a value of these filters another option may fit, at another price
  const baseOfValue = (facet: FacetName, priceOf: (values: ValuePrices) => number | undefined): Bits => {
    // one more age is asked for beside those that are: only results can have it
    const own = facet === 'ages' ? undefined : facet
    if (!request.valuePrices?.size) return own ? baseOf(own) : results
    let others = otherBases.get(facet)
    if (!others) {
      others = own ? passing(shown, own, 'price') : passing(shown, 'price')
      otherBases.set(facet, others)
    }
    const among = active.get('price') ?? everyPosition(index.size)
    const base = withFitting(index, request, { among, priceOf })
    keepOnly(base, others)
    return base
  }
  const countEach = (facet: 'time' | 'duration' | 'ages', sets: readonly Bits[]): number[] =>
    sets.map((set, value) =>
      countBoth(
        baseOfValue(facet, (values) => values[facet][value]),
        set,
      ),
    )
  const counts = (facet: FacetName, sets: readonly Bits[]): number[] => {
    const base = baseOf(facet)
    return sets.map((set) => countBoth(base, set))
  }

  const highestTerm = Math.max(0, ...request.terms.keys())
  const terms = new Uint32Array(highestTerm + 1)
  for (const [term, { kind }] of request.terms) {
    const facet = facetOfKind[kind]
    const set = index.terms.get(term)
    const rare = index.rareTerms.get(term)
    if (!facet || !(set ?? rare)) continue
    const base =
      facet === 'languages' ? baseOfValue(facet, ({ languages }) => languages.get(term)) : baseOf(facet)
    const lacking = request.missingTerms?.get(term)?.length ? termIn(index, request, term) : set
    terms[term] = lacking ? countBoth(base, lacking) : countAt(base, rare ?? [])
  }

  const [cheapest, dearest] = priceRange(prices, baseOf('price'))
  const leaders = new Leaders(request.skip + request.take)
  const total = showAll(leaders, index, {
    results,
    prices: sortedBy(index, request, prices),
    sort,
    tiers: tiers?.map((ids) => bitsOfIds(index, ids)) ?? [],
    steps: request.tierTerms?.map((term) => bitsOfTerm(index, term)) ?? [],
  })

  return {
    total,
    ids: leaders.list.slice(request.skip).map(({ id }) => id),
    duration: countEach('duration', durations),
    ages: countEach('ages', ages),
    time: countEach('time', times),
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

/** How many results each value of each filter would leave, by one pass over packed records. */
import { layOutFilters, maskOf } from './asked-filters.ts'
import { everyFacet, facetBits, facetOfKind, Leaders } from './facet-counts.ts'
import type { CountRequest, DayPrices, FacetCounts } from './facet-counts.ts'
import { durationSet, endOfRecord, facetRecord, shownRating } from './facet-record.ts'
import { FacetTally } from './facet-tally.ts'

/** By term id, the bit of the facet that it is a value of. */
function facetsOfTerms(terms: CountRequest['terms']): Uint16Array {
  const facets = new Uint16Array(Math.max(0, ...terms.keys()) + 1)
  for (const [id, { kind }] of terms) {
    const facet = facetOfKind[kind]
    if (facet) facets[id] = facetBits[facet]
  }
  return facets
}

/** Options of one experience may differ in these: their values are counted by `valuePrices` where an experience has them. */
const countedByValue = facetBits.time | facetBits.duration | facetBits.ages | facetBits.languages

type Converter = (amount: number) => number

/** Finds how prices in the currency of a term become the asked one's; null without a rate. */
function findConverters({ terms, convert }: CountRequest): (term: number) => Converter | null {
  const known: (Converter | null)[] = []
  return (term) => {
    const converter = known[term]
    if (converter !== undefined) return converter
    return (known[term] = convert(terms.get(term)?.value ?? '') ?? null)
  }
}

function addOne(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

/**
 * One pass over packed records. A record counts for a facet when it passes every filter but that facet's own; so one that
 * passes all counts everywhere, and one that fails a single filter counts for that filter's values alone. Ages are all asked
 * for at once, so theirs are counted among the results. `starts`: only
 * the records that begin there.
 */
export function countFacets(buffer: Buffer, request: CountRequest, starts?: Uint32Array): FacetCounts {
  const { guests, today, sort } = request
  const excluded = request.excluded && new Set(request.excluded)
  const tiers = ranksOf(request.tiers ?? [])
  const lastTier = request.tiers?.length ?? 0
  const { tierTerms = [] } = request
  const facetOfTerm = facetsOfTerms(request.terms)
  const asked = layOutFilters(request.filters, facetOfTerm)
  const { active, lowest, highest, chosen } = asked
  const tally = new FacetTally(facetOfTerm.length)
  const { durationSets, ageSets, timeSets, stars, terms } = tally
  const leaders = new Leaders(request.skip + request.take)
  const converterOf = findConverters(request)
  const dayPrices = pricesById(request.dayPrices ?? [])
  const { missingTerms } = request
  const isMissing = (term: number, id: number) => missingTerms?.get(term)?.includes(id) === true
  let total = 0

  const records = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength)
  const size = records.byteLength
  for (let next = 0, turn = 0; starts ? turn < starts.length : next < size; turn++) {
    const start = starts ? (starts[turn] ?? 0) : next
    next = endOfRecord(records, start)
    if (records.getUint16(start + facetRecord.mostGuests) < guests) continue
    const expires = records.getUint16(start + facetRecord.expires)
    if (expires !== 0 && expires < today) continue
    const id = records.getUint32(start + facetRecord.id)
    if (excluded?.has(id)) continue

    const duration =
      durationSet(records.getUint8(start + facetRecord.duration)) & ~(request.missingDurations?.get(id) ?? 0)
    const ages = records.getUint8(start + facetRecord.ages) & ~(request.missingAges?.get(id) ?? 0)
    const time = records.getUint8(start + facetRecord.time) & ~(request.missingTimes?.get(id) ?? 0)
    const rating = records.getUint16(start + facetRecord.rating)
    const amount = dayPrices?.get(id) ?? records.getFloat64(start + facetRecord.price)
    const convert = converterOf(records.getUint16(start + facetRecord.currency))
    const price = convert && amount >= 0 ? convert(amount) : -1
    const values = request.valuePrices?.get(id)
    let passed = 0
    if (values ? !Number.isNaN(values.price) : price >= lowest && price <= highest && price >= 0) {
      passed |= facetBits.price
    }
    if (duration & asked.durations) passed |= facetBits.duration
    if ((ages & asked.ages) === asked.ages) passed |= facetBits.ages
    if (time & asked.times) passed |= facetBits.time
    if (rating >= asked.rating) passed |= facetBits.stars
    for (let at = start + facetRecord.terms; chosen && at < next; at += 2) {
      const term = records.getUint16(at)
      if (!isMissing(term, id)) passed |= chosen[term] ?? 0
    }

    const failed = active & ~passed
    if (values) {
      const within = (own: readonly number[]) =>
        maskOf(own.flatMap((one, bit) => (Number.isNaN(one) ? [] : bit)))
      const isBut = (facet: number) => (failed & ~(facetBits.price | facet)) === 0
      if (isBut(facetBits.time)) addOne(timeSets, within(values.time) & time)
      if (isBut(facetBits.duration)) addOne(durationSets, within(values.duration) & duration)
      // one more age is asked for beside those that are: only results can have it
      if (isBut(0)) addOne(ageSets, within(values.ages) & ages)
      for (let at = start + facetRecord.terms; at < next && isBut(facetBits.languages); at += 2) {
        const term = records.getUint16(at)
        if (facetOfTerm[term] !== facetBits.languages || isMissing(term, id)) continue
        if (!Number.isNaN(values.languages.get(term) ?? Number.NaN)) addOne(terms, term)
      }
      if (!values.fits) continue
    }
    // two filters say no: it counts nowhere
    if (failed & (failed - 1)) continue
    const counted = failed || everyFacet
    const countedHere = values ? counted & ~countedByValue : counted
    if (countedHere & facetBits.duration) addOne(durationSets, duration)
    if (countedHere === everyFacet) addOne(ageSets, ages)
    if (countedHere & facetBits.time) addOne(timeSets, time)
    if (counted & facetBits.stars) addOne(stars, Math.floor(rating / 100))
    if (counted & facetBits.price && price >= 0) {
      if (price < tally.cheapest) tally.cheapest = price
      if (price > tally.dearest) tally.dearest = price
    }
    for (let at = start + facetRecord.terms; at < next; at += 2) {
      const term = records.getUint16(at)
      if (isMissing(term, id)) continue
      if (countedHere & (facetOfTerm[term] ?? 0)) addOne(terms, term)
    }
    if (failed) continue

    const sorted = values ? (convert && values.price >= 0 ? convert(values.price) : -1) : price
    total++
    const recommended = records.getInt32(start + facetRecord.recommended)
    if (sort === 'recommended') {
      let step = tierTerms.length
      for (let at = start + facetRecord.terms; step > 0 && at < next; at += 2) {
        const place = tierTerms.indexOf(records.getUint16(at))
        if (place >= 0) step = Math.min(step, place)
      }
      leaders.show((tiers.get(id) ?? lastTier) * (tierTerms.length + 1) + step, recommended, id)
    } else if (sort === 'rating') leaders.show(-shownRating(rating), recommended, id)
    else if (sorted < 0) leaders.show(Infinity, recommended, id)
    else leaders.show(sort === 'price-low' ? sorted : -sorted, recommended, id)
  }

  return { total, ids: leaders.list.slice(request.skip).map(({ id }) => id), ...tally.read() }
}

function pricesById(lists: readonly DayPrices[]): ReadonlyMap<number, number> | undefined {
  if (lists.every(({ ids }) => ids.length === 0)) return undefined
  const byId = new Map<number, number>()
  for (const { ids, prices } of lists) ids.forEach((id, at) => byId.set(id, prices[at] ?? -1))
  return byId
}

/** The number of the first list that an id is in. */
function ranksOf(tiers: readonly Uint32Array[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>()
  tiers.forEach((ids, rank) => ids.forEach((id) => ranks.has(id) || ranks.set(id, rank)))
  return ranks
}

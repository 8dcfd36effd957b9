import { everyFacet, facetBits, facetOfKind, Leaders } from './facet-counts.ts'
import type { CountRequest, FacetCounts } from './facet-counts.ts'
import { facetRecord } from './facet-record.ts'

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
 * passes all counts everywhere, and one that fails a single filter counts for that filter's values alone. `starts`: only
 * the records that begin there.
 */
export function countFacets(records: Buffer, request: CountRequest, starts?: Uint32Array): FacetCounts {
  const { filters, guests, today, sort } = request
  const excluded = request.excluded && new Set(request.excluded)
  const preferred = request.preferred && new Set(request.preferred)
  const highestTerm = Math.max(0, ...request.terms.keys())
  const facetOfTerm = new Uint16Array(highestTerm + 1)
  const chosen = new Uint8Array(highestTerm + 1)
  for (const [id, { kind }] of request.terms) {
    const facet = facetOfKind[kind]
    if (!facet) continue
    facetOfTerm[id] = facetBits[facet]
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
    (filters.price ? facetBits.price : 0) |
    (wantedDuration ? facetBits.duration : 0) |
    (wantedAges ? facetBits.ages : 0) |
    (wantedTime ? facetBits.time : 0) |
    (wantedRating ? facetBits.stars : 0) |
    (filters.categories.length > 0 ? facetBits.categories : 0) |
    (filters.labels.length > 0 ? facetBits.labels : 0) |
    (filters.occasions.length > 0 ? facetBits.occasions : 0) |
    (filters.languages.length > 0 ? facetBits.languages : 0)
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

  const wantsTerms =
    (active & (facetBits.categories | facetBits.labels | facetBits.occasions | facetBits.languages)) !== 0
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength)
  const size = records.length
  for (let at = 0, turn = 0; starts ? turn < starts.length : at < size; turn++) {
    const start = starts ? (starts[turn] ?? 0) : at
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
    if (price >= lowest && price <= highest && price >= 0) passed |= facetBits.price
    if ((1 << duration) & wantedDuration) passed |= facetBits.duration
    if (ages & wantedAges) passed |= facetBits.ages
    if (time & wantedTime) passed |= facetBits.time
    if (rating >= wantedRating) passed |= facetBits.stars
    for (let term = termsFrom; wantsTerms && term < termsTo; term += 2) {
      const number = view.getUint16(term)
      if (chosen[number]) passed |= facetOfTerm[number] ?? 0
    }

    const failed = active & ~passed
    // two filters say no: it counts nowhere
    if (failed & (failed - 1)) continue
    const counted = failed || everyFacet
    if (counted & facetBits.duration) durations[duration] = (durations[duration] ?? 0) + 1
    if (counted & facetBits.ages) ageSets[ages] = (ageSets[ages] ?? 0) + 1
    if (counted & facetBits.time) timeSets[time] = (timeSets[time] ?? 0) + 1
    if (counted & facetBits.stars) {
      const whole = Math.floor(rating / 100)
      stars[whole] = (stars[whole] ?? 0) + 1
    }
    if (counted & facetBits.price && price >= 0) {
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

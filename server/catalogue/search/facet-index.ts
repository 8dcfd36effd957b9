import { ageBuckets } from '../../contract/filter-buckets.ts'
import { durationSet, facetRecord, shownRating } from './facet-record.ts'

/** A set of positions: bit n of the whole is bit n % 32 of word n / 32. */
export type Bits = Uint32Array

/**
 * A whole catalogue's records, turned on their side: for each value of each filter the set of those that have it. Counting
 * is then a matter of words: three thousand for a hundred thousand experiences, whatever was asked.
 */
export interface FacetIndex {
  version: number
  size: number
  records: Buffer
  /** Where each record begins. */
  starts: Uint32Array
  ids: Uint32Array
  /** Position of an experience's id, or -1. */
  positions: Int32Array
  recommended: Int32Array
  mostGuests: Uint16Array
  expires: Uint16Array
  /** Tenths of a star, as they are shown; 0 without reviews. */
  ratings: Uint8Array
  /** The least of all experiences: a search within both excludes none of them by these, and need not look at each. */
  fewestGuests: number
  soonestExpiry: number
  /** From-prices in minor units of `currencies`; -1 without one. */
  prices: Float64Array
  currencies: Uint16Array
  duration: Bits[]
  ages: Bits[]
  time: Bits[]
  /** At least one, two … five stars. */
  stars: Bits[]
  terms: Map<number, Bits>
  /** Positions of those that few experiences have: thousands of destinations take a few bytes each instead of a whole set. */
  rareTerms: Map<number, number[]>
  /** Prices in a currency at some rates, NaN without one; worked out when first asked for. */
  converted: Map<string, { rates: object; prices: Float64Array }>
}

/** Words of a set over so many positions. */
export const wordsOf = (size: number): number => (size + 31) >>> 5

function countRecords(view: DataView): number {
  let count = 0
  for (let at = 0; at < view.byteLength; count++) {
    at += facetRecord.terms + 2 * view.getUint8(at + facetRecord.termCount)
  }
  return count
}

const highestId = (ids: Uint32Array): number => ids.reduce((highest, id) => Math.max(highest, id), 0)

/** Builds the index of packed records: about a fifth of a microsecond for each. */
export function buildFacetIndex(version: number, records: Buffer): FacetIndex {
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength)
  const size = countRecords(view)
  const words = wordsOf(size)
  const sets = (count: number): Bits[] => Array.from({ length: count }, () => new Uint32Array(words))
  const index = {
    version,
    size,
    records,
    starts: new Uint32Array(size),
    ids: new Uint32Array(size),
    recommended: new Int32Array(size),
    mostGuests: new Uint16Array(size),
    expires: new Uint16Array(size),
    ratings: new Uint8Array(size),
    prices: new Float64Array(size),
    currencies: new Uint16Array(size),
    duration: sets(4),
    ages: sets(ageBuckets.length),
    time: sets(4),
    stars: sets(5),
    terms: new Map<number, Bits>(),
    rareTerms: new Map<number, number[]>(),
    converted: new Map<string, { rates: object; prices: Float64Array }>(),
  }
  let at = 0
  for (let position = 0; position < size; position++) {
    const start = at
    const termsFrom = start + facetRecord.terms
    at = termsFrom + 2 * view.getUint8(start + facetRecord.termCount)
    const word = position >>> 5
    const bit = 1 << (position & 31)
    const put = (set: Bits | undefined) => {
      if (set) set[word] = (set[word] ?? 0) | bit
    }
    index.starts[position] = start
    index.ids[position] = view.getUint32(start + facetRecord.id)
    index.recommended[position] = view.getInt32(start + facetRecord.recommended)
    index.mostGuests[position] = view.getUint16(start + facetRecord.mostGuests)
    index.expires[position] = view.getUint16(start + facetRecord.expires)
    index.prices[position] = view.getFloat64(start + facetRecord.price)
    index.currencies[position] = view.getUint16(start + facetRecord.currency)
    const duration = durationSet(view.getUint8(start + facetRecord.duration))
    for (let bucket = 0; bucket < 4; bucket++) if (duration & (1 << bucket)) put(index.duration[bucket])
    const ages = view.getUint8(start + facetRecord.ages)
    for (let bucket = 0; bucket < ageBuckets.length; bucket++) {
      if (ages & (1 << bucket)) put(index.ages[bucket])
    }
    const time = view.getUint8(start + facetRecord.time)
    for (let part = 0; part < 4; part++) if (time & (1 << part)) put(index.time[part])
    const rating = view.getUint16(start + facetRecord.rating)
    index.ratings[position] = shownRating(rating)
    const stars = Math.floor(rating / 100)
    for (let least = 0; least < stars; least++) put(index.stars[least])
    for (let term = termsFrom; term < at; term += 2) {
      const number = view.getUint16(term)
      const positions = index.rareTerms.get(number)
      if (positions) positions.push(position)
      else index.rareTerms.set(number, [position])
    }
  }
  for (const [term, positions] of index.rareTerms) {
    // from here on the set is the quicker one to count
    if (positions.length <= words) continue
    index.terms.set(term, bitsAt(words, positions))
    index.rareTerms.delete(term)
  }
  const fewestGuests = index.mostGuests.reduce((fewest, guests) => Math.min(fewest, guests), 65_535)
  const soonestExpiry = index.expires.reduce(
    (soonest, day) => (day > 0 && day < soonest ? day : soonest),
    65_535,
  )
  const positions = new Int32Array(highestId(index.ids) + 1).fill(-1)
  for (let position = 0; position < size; position++) positions[index.ids[position] ?? 0] = position
  return { ...index, fewestGuests, soonestExpiry, positions }
}

function bitsAt(words: number, positions: readonly number[]): Bits {
  const bits = new Uint32Array(words)
  for (const position of positions) {
    bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
  }
  return bits
}

/** The set of the experiences that have a term. */
export function bitsOfTerm({ size, terms, rareTerms }: FacetIndex, term: number): Bits | undefined {
  const rare = rareTerms.get(term)
  return rare ? bitsAt(wordsOf(size), rare) : terms.get(term)
}

/** The set of these experiences; ids that the index does not know are left out. */
export function bitsOfIds({ size, positions }: FacetIndex, ids: Uint32Array | readonly number[]): Bits {
  const bits = new Uint32Array(wordsOf(size))
  for (const id of ids) {
    const position = positions[id] ?? -1
    if (position >= 0) bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
  }
  return bits
}

/** Where the records of these experiences begin. */
export function startsOfIds({ starts, positions }: FacetIndex, ids: Uint32Array): Uint32Array {
  return ids.map((id) => starts[positions[id] ?? -1] ?? 0)
}

/** The positions in a set, the lowest first. */
export function positionsOf(set: Bits): number[] {
  const positions: number[] = []
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      positions.push(32 * word + 31 - Math.clz32(bits & -bits))
    }
  }
  return positions
}

/** The experiences in a set. */
export const idsOfBits = ({ ids }: FacetIndex, set: Bits): Uint32Array =>
  Uint32Array.from(positionsOf(set), (position) => ids[position] ?? 0)

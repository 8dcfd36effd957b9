/**
 * The packed record of `search_rows.facets`: everything of an experience that filters, counts and sorts need. Big-endian,
 * as PostgreSQL's `…send` functions write; search-documents.queries.ts writes it, count-facets.ts reads it.
 */
export const facetRecord = {
  id: 0, // uint32
  price: 4, // float64: from-price in minor units of `currency`, -1 without one
  currency: 12, // uint16: term
  recommended: 14, // int32: ten-thousandths
  mostGuests: 18, // uint16
  rating: 20, // uint16: hundredths of a star, 0 without reviews
  expires: 22, // uint16: days after 2020-01-01, 0 never
  duration: 24, // uint8: index of the first bucket + 1, 0 unknown; in the high half how many more are reached
  ages: 25, // uint8: bit for each age bucket, 0 unknown
  time: 26, // uint8: bit for each part of the day
  termCount: 27, // uint8
  terms: 28, // uint16 each: categories, labels, occasions, languages, kinds of listing, the destination, lengths of boats
} as const

/** Where the record that begins at `start` ends, and its terms with it. */
export function endOfRecord(records: DataView, start: number): number {
  return start + facetRecord.terms + 2 * records.getUint8(start + facetRecord.termCount)
}

const firstDay = Date.parse('2020-01-01')
const dayMs = 86_400_000

/** A day, `2026-12-24`, as records have it. */
export const daysSinceFirst = (day: string): number => (Date.parse(day) - firstDay) / dayMs

/** Tenths of a star, as a rating is shown, of the record's hundredths: among equal ones the recommended come first. */
export function shownRating(hundredths: number): number {
  return Math.round(hundredths / 10)
}

/** A bit for each bucket that the record's byte of its duration reaches. */
export function durationSet(byte: number): number {
  const first = byte & 15
  return first === 0 ? 0 : ((2 << (byte >> 4)) - 1) << (first - 1)
}

/** Kinds of `search_terms`. */
export const termKinds = [
  'category',
  'label',
  'occasion',
  'language',
  'currency',
  'listing',
  'destination',
  'length',
] as const
export type TermKind = (typeof termKinds)[number]

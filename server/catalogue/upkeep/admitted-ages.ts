/** Which age groups of the filter an option admits. */
import { ticketAges } from '../../../locales/ticket-ages.ts'
import type { StoredUnit } from '../listings/listing-price.ts'

/** First and last age of each of `ageBuckets`; whoever is older than 99 is not asked for. */
const groups = [
  [0, 3],
  [4, 11],
  [12, 17],
  [18, 64],
  [65, 99],
] as const

/** Ages in years, both included; absent: no bound is stated. */
export interface AgeRange {
  minimum?: number | null
  maximum?: number | null
}

/** The groups of `ageBuckets` of which the option has a unit for every age, as bits; of `bounds` where a unit states no age. */
export function admittedAges(
  units: readonly Pick<StoredUnit, 'ages' | 'covers'>[],
  bounds: AgeRange,
): number {
  const tickets = ticketAges(units)
  const admits = (age: number) => isWithin(age, bounds) && tickets.some((ages) => isWithin(age, ages))
  return groups.reduce((mask, [first, last], bit) => {
    const everyAge = Array.from({ length: last - first + 1 }, (_, after) => first + after)
    return everyAge.every(admits) ? mask | (1 << bit) : mask
  }, 0)
}

const isWithin = (age: number, { minimum, maximum }: AgeRange): boolean =>
  age >= (minimum ?? 0) && age <= (maximum ?? Infinity)

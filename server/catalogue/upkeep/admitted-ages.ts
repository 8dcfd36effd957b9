/** Which age groups of the filter an option admits. */
import { ticketAges } from '../../../locales/ticket-ages.ts'
import type { StoredUnit } from '../listings/listing-price.ts'

/** First and last age of each of `ageBuckets`; an age above 99 is not asked for. */
export const ageGroups = [
  [0, 3],
  [4, 11],
  [12, 17],
  [18, 64],
  [65, 99],
  [4, 5],
  [6, 7],
  [8, 11],
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
  return ageGroups.reduce((mask, [first, last], bit) => {
    const everyAge = Array.from({ length: last - first + 1 }, (_, after) => first + after)
    return everyAge.every(admits) ? mask | (1 << bit) : mask
  }, 0)
}

const isWithin = (age: number, { minimum, maximum }: AgeRange): boolean =>
  age >= (minimum ?? 0) && age <= (maximum ?? Infinity)

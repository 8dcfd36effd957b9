/** Which age groups of the filter an option admits. */
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
export function admittedAges(all: readonly Pick<StoredUnit, 'ages' | 'covers'>[], bounds: AgeRange): number {
  // a family ticket stands for others of the option, and for no ages of its own
  const units = all.filter(({ covers }) => !covers)
  // "Adult" or "Student" without ages, beside a child from four, is for nobody younger than that
  const stated = units.flatMap(({ ages }) => (ages ? [ages.minimum] : []))
  const youngest = stated.length > 0 ? Math.min(...stated) : 0
  const admits = (age: number) =>
    age >= youngest && isWithin(age, bounds) && units.some(({ ages }) => !ages || isWithin(age, ages))
  return groups.reduce((mask, [first, last], bit) => {
    const everyAge = Array.from({ length: last - first + 1 }, (_, after) => first + after)
    return everyAge.every(admits) ? mask | (1 << bit) : mask
  }, 0)
}

const isWithin = (age: number, { minimum, maximum }: AgeRange): boolean =>
  age >= (minimum ?? 0) && age <= (maximum ?? Infinity)

/** What lists are filtered by and options of one experience may differ in. */
import { partOfDay } from '../availability/departures-of-option.ts'
import type { TimedOption } from '../availability/sellable-option.ts'
import { PartOfDay } from '../contract/primitives.ts'
import type { Language, PricePeriod } from '../contract/primitives.ts'
import type { StoredUnit } from './listings/listing-price.ts'
import { admittedAges } from './upkeep/admitted-ages.ts'

/** Of an option, or what is asked of one. */
export interface OptionFacts {
  /** Bits of `PartOfDay`. */
  parts: number
  /** Null where it is held in every language of its experience. */
  languages: readonly Language[] | null
  /** Bits of `durationBuckets`; null where it does not say how long it takes: it lasts as its experience does. */
  durations: number | null
  /** Bits of `ageBuckets`; null where all options of the experience admit the same. */
  ages: number | null
}

/** An option as it is stored, with the ages of its experience. */
export interface StoredOption {
  units: readonly Pick<StoredUnit, 'ages' | 'covers'>[]
  durationMinutes: number
  /** Null in what was written before it was asked. */
  durationStated?: boolean | null
  spokenLanguages?: Language[] | null
  pricePeriod: PricePeriod | null
  ageMinimum?: number | null
  ageMaximum?: number | null
}

/** Parts of the day as bits. */
export const maskOfParts = (parts: Iterable<PartOfDay>): number =>
  [...parts].reduce((mask, part) => mask | (1 << PartOfDay.options.indexOf(part)), 0)

/** All of them. */
export const everyPart = maskOfParts(PartOfDay.options)

/** In which parts of the day it starts, on some day or other. */
export const partsOf = ({ schedule }: Pick<TimedOption, 'schedule'>): number =>
  maskOfParts(schedule.flatMap(({ startTimes }) => startTimes.map(partOfDay)))

/** Everything but the parts of the day, of all offered options of an experience. */
export function factsOf<Option extends StoredOption>(
  options: readonly Option[],
): Map<Option, Omit<OptionFacts, 'parts'>> {
  const ages = options.map((option) =>
    admittedAges(option.units, { minimum: option.ageMinimum, maximum: option.ageMaximum }),
  )
  const differInAges = new Set(ages).size > 1
  return new Map(
    options.map((option, at) => [
      option,
      {
        languages: option.spokenLanguages ?? null,
        durations: durationsOf(option),
        ages: differInAges ? (ages[at] ?? null) : null,
      },
    ]),
  )
}

function durationsOf({ durationMinutes, durationStated, pricePeriod }: StoredOption): number | null {
  if (!durationStated || pricePeriod) return null
  return 1 << (Number(durationMinutes > 60) + Number(durationMinutes > 240) + Number(durationMinutes > 1440))
}

/** The departures of an option on a day, how they stand, and from how many places left one is nearly full. */
import type { PartOfDay } from '../contract/primitives.ts'
import { hoursUntilClosing } from './closing-time.ts'
import { closesAt } from './cutoff.ts'
import { runsThrough, slotsOf, startsOn, toInstant } from './schedule.ts'
import { occupancyOf, periodsAskedOf } from './sellable-option.ts'
import type { TimedOption } from './sellable-option.ts'
import { remainingOf } from './taken-places.ts'
import type { Taken } from './taken-places.ts'

/** One start of an option on one day, as it stands now. `remaining` is places, for the stay that is asked for. */
export interface OptionDeparture {
  start: string
  startsAt: Temporal.Instant
  remaining: number
  state: 'open' | 'sold-out' | 'closed'
}

/** With this many places left, or fewer, a departure that had more is called nearly full. */
export const fewLeft = 5

/** Every start of an option on a day (`2026-12-24`) that the clock really shows, in order. */
export function departuresOn(
  sellable: TimedOption,
  date: string,
  { now, taken }: { now: Temporal.Instant; taken: Taken },
): OptionDeparture[] {
  if (sellable.expiresOn !== null && date > sellable.expiresOn) return []
  const occupancy = occupancyOf(sellable)
  const periods = periodsAskedOf(sellable)
  const { keptPeriods = 0 } = sellable
  return startsOn(sellable, date).flatMap((time): OptionDeparture[] => {
    const start = `${date}T${time}`
    const startsAt = toInstant(start, sellable.timeZone)
    // a stay that would meet a closed day never starts here
    if (!startsAt || !runsThrough(sellable, start, periods)) return []
    const remaining = remainingOf(sellable, slotsOf(occupancy, start, periods), taken)
    const isTooLate = (hoursUntilClosing(sellable, start) ?? Infinity) < keptPeriods
    const closed = isTooLate || Temporal.Instant.compare(closesAt(sellable, startsAt), now) < 0
    const state = closed ? 'closed' : remaining > 0 ? 'open' : 'sold-out'
    return [{ start, startsAt, remaining, state }]
  })
}

/** Places that a party takes: people, or the items that carry them. */
export function placesForParty(sellable: TimedOption, guests: number): number {
  return Math.ceil(guests / carriedBy(sellable))
}

/** How many people so many places are for. */
export function peopleOn(sellable: TimedOption, places: number): number {
  return places * carriedBy(sellable)
}

/** How many people take one place. */
export function carriedBy({ priceBasis, units }: Pick<TimedOption, 'priceBasis' | 'units'>): number {
  return priceBasis === 'PERSON' ? 1 : Math.max(...units.map((unit) => unit.guests ?? 1))
}

/** Whether so few places are left that a traveller should know. An option with three places is not nearly full at three. */
export function isNearlyFull(sellable: TimedOption, remaining: number): boolean {
  return remaining <= fewLeft && remaining < sellable.capacity
}

/** Part of the day of a local start time: before 12, 12–17, 17–21, after 21. */
export function partOfDay(time: string): PartOfDay {
  if (time < '12:00') return 'morning'
  if (time < '17:00') return 'afternoon'
  return time < '21:00' ? 'evening' : 'night'
}

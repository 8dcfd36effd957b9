import { runsThrough, slotsOf } from './schedule.ts'
import { occupancyOf } from './sellable-option.ts'
import type { TimedOption } from './sellable-option.ts'
import { remainingOf } from './taken-places.ts'
import type { Taken } from './taken-places.ts'

/** The longest stay from a start, of at most so many hours, days or nights, on whose every slot a place is left and no day is closed; 0 for none. */
export function mostFreePeriods(
  sellable: TimedOption,
  start: string,
  { taken, most }: { taken: Taken; most: number },
): number {
  const occupancy = occupancyOf(sellable)
  const isFree = (periods: number) =>
    runsThrough(sellable, start, periods) &&
    remainingOf(sellable, slotsOf(occupancy, start, periods), taken) > 0
  const least = sellable.periodMinimum ?? 1
  if (!isFree(least)) return 0
  // a longer stay takes the slots of the shorter one and more
  let free = least
  let beyond = most + 1
  while (beyond - free > 1) {
    const middle = (free + beyond) >> 1
    if (isFree(middle)) free = middle
    else beyond = middle
  }
  return free
}

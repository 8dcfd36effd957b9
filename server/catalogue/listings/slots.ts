const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const minutesOfDay = 1440
/** A start at 09:07 would cut the day into minutes; a coarser grid is only more cautious, never wrong. */
const shortestSlotMinutes = 5

/** What decides the grid on which an option takes a shared resource. */
export interface SlottedOption {
  schedule: readonly { startTimes: readonly string[] }[]
  durationMinutes: number
}

/**
 * Length of the slots, counted from midnight, in which an option takes a resource that it shares: the longest of which
 * its starts and its length are multiples. A boat that is out from 16:30 for two hours is back for an 18:30 start.
 * What is hired by the day or night takes whole days.
 */
export function slotMinutesOf(
  option: SlottedOption,
  pricePeriod: 'HOUR' | 'DAY' | 'NIGHT' | undefined,
): number {
  if (pricePeriod === 'DAY' || pricePeriod === 'NIGHT') return minutesOfDay
  const starts = option.schedule.flatMap((rule) => rule.startTimes.map(minuteOf))
  const length = pricePeriod === 'HOUR' ? 60 : option.durationMinutes
  return Math.max(shortestSlotMinutes, [...starts, length].reduce(greatestCommonDivisor, minutesOfDay))
}

/** The grid for options that share a resource: fine enough for both. */
export function commonSlotMinutes(a: number, b: number): number {
  return Math.max(shortestSlotMinutes, greatestCommonDivisor(a, b))
}

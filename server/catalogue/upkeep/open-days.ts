/** On which days an experience can be found by a search, and how far ahead that is known. */
import { isDeepStrictEqual } from 'node:util'
import type { ListingOption } from '../../contract/listing.ts'

/** How far ahead the index of open days reaches. */
export const openDaysAhead = 730
/**
 * For how many of its first days the index also knows when booking closes. The longest cut-off is a week, zones differ
 * by a day, and the job that rolls the index may fail once.
 */
export const nearDaysAhead = 10

/** What the index needs of an option. */
export type TimedOption = Pick<ListingOption, 'schedule' | 'closedDays' | 'cutoffMinutes'>

/** Days on which an experience starts something; see the columns of the same names. */
export interface OpenDays {
  /** Today in the experience's zone. */
  openFrom: string
  /** `1` for each day from `openFrom` on which an option starts. */
  openDays: string
  /** When booking closes for each of the first days; null: closed. RFC 3339. */
  nearClosing: (string | null)[]
}

/**
 * The largest party that finds an option whenever the experience runs. A larger one may be carried on some days only, when
 * the bigger boat sails; the index of open days, which knows no parties, is not enough for it.
 */
export function guestsAtAnyTime(options: readonly (TimedOption & { mostGuests: number })[]): number {
  return Math.min(
    ...options.map((option) =>
      Math.max(...options.filter((other) => runsWhenever(option, other)).map(({ mostGuests }) => mostGuests)),
    ),
  )
}

/** Whether another option surely starts, and can still be booked, whenever this one does. */
function runsWhenever(option: TimedOption, other: TimedOption): boolean {
  return (
    isDeepStrictEqual(option.schedule, other.schedule) &&
    other.closedDays.every((day) => option.closedDays.includes(day)) &&
    other.cutoffMinutes <= option.cutoffMinutes
  )
}

/** Wall clocks to instants, remembered: a batch asks for the same zone, day and time hundreds of times. */
export interface WallClock {
  /** Today in the zone. */
  today(zone: string): string
  /** Milliseconds since 1970 of a local date and time, or undefined where the clock jumps over it. */
  instant(zone: string, day: string, time: string): number | undefined
}

/** A `WallClock` that stands at `now`. */
export function createWallClock(
  now: Temporal.Instant,
  toInstant: (localDateTime: string, zone: string) => Temporal.Instant | undefined,
): WallClock {
  const days = new Map<string, string>()
  const instants = new Map<string, number | undefined>()
  return {
    today(zone) {
      const known = days.get(zone)
      if (known !== undefined) return known
      const today = now.toZonedDateTimeISO(zone).toPlainDate().toString()
      days.set(zone, today)
      return today
    },
    instant(zone, day, time) {
      const key = `${zone} ${day} ${time}`
      if (instants.has(key)) return instants.get(key)
      const instant = toInstant(`${day}T${time}`, zone)?.epochMilliseconds
      instants.set(key, instant)
      return instant
    },
  }
}

const dayMilliseconds = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / dayMilliseconds
const dayOf = (number: number) => new Date(number * dayMilliseconds).toISOString().slice(0, 10)
/** ISO weekday, Monday is 1; day 0 of the epoch was a Thursday. */
const weekdayOf = (number: number) => ((((number + 3) % 7) + 7) % 7) + 1

/** Index of the rule that an option follows on each day; 0: closed. Plain integers: an import does this a billion times. */
function markOption(
  option: TimedOption,
  first: number,
  length: number,
  mark: (day: number, ruleIndex: number) => void,
): void {
  const closed = new Set(option.closedDays.map(dayNumber))
  for (const [ruleIndex, rule] of option.schedule.entries()) {
    const weekdays = new Set(rule.weekdays)
    const from = rule.from === undefined ? first : Math.max(first, dayNumber(rule.from))
    const to = rule.to === undefined ? first + length - 1 : Math.min(first + length - 1, dayNumber(rule.to))
    for (let day = from; day <= to; day++) {
      if (weekdays.has(weekdayOf(day)) && !closed.has(day)) mark(day, ruleIndex)
    }
  }
}

/**
 * The index of the days on which any of the options starts, from today in the zone on. It agrees with the schedule
 * day by day (a test holds the two together); what is sold out is not its business.
 */
export function indexOpenDays(
  options: readonly TimedOption[],
  { timeZone, expiresOn }: { timeZone: string; expiresOn?: string | null },
  wallClock: WallClock,
): OpenDays {
  const openFrom = wallClock.today(timeZone)
  const first = dayNumber(openFrom)
  const length = expiresOn
    ? Math.max(0, Math.min(openDaysAhead, dayNumber(expiresOn) - first + 1))
    : openDaysAhead
  const bits = new Uint8Array(openDaysAhead)
  const closings: (number | undefined)[] = Array.from(
    { length: Math.min(nearDaysAhead, length) },
    () => undefined,
  )

  for (const option of options) {
    markOption(option, first, length, (day, ruleIndex) => {
      const offset = day - first
      bits[offset] = 1
      if (offset >= closings.length) return
      for (const time of option.schedule[ruleIndex]?.startTimes ?? []) {
        const start = wallClock.instant(timeZone, dayOf(day), time)
        if (start === undefined) continue
        closings[offset] = Math.max(closings[offset] ?? -Infinity, start - option.cutoffMinutes * 60_000)
      }
    })
  }
  // a day whose only starts fall into the hour that the clock skips has none
  for (const [offset, closing] of closings.entries()) if (closing === undefined) bits[offset] = 0

  return {
    openFrom,
    openDays: bits.join(''),
    nearClosing: closings.map((closing) => (closing === undefined ? null : new Date(closing).toISOString())),
  }
}

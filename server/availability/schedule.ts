/** When an option starts: weekdays, local times, seasons and closed days, across changes of the clock. */
import type { ScheduleRule } from '../contract/listing.ts'

/** When an option starts: its rules and the days on which it rests. */
export interface OptionSchedule {
  schedule: readonly ScheduleRule[]
  /** `2026-12-25` */
  closedDays: readonly string[]
}

/** What decides which slots of a pool a booking takes. */
export interface Occupancy {
  /** Length of the pool's slots; null: each start is a slot of its own, unless the price is for each hour, day or night. */
  slotMinutes: number | null
  durationMinutes: number
  pricePeriod: 'HOUR' | 'DAY' | 'NIGHT' | null
  timeZone: string
}

/**
 * An hour-priced option may start on the half hour, and 09:30–10:30 must meet 10:00–11:00: its slots are half hours, and
 * a start between them takes the slot it falls in as well, which is never too little.
 */
const hourPricedSlotMinutes = 30
const minutesOfDay = 24 * 60

/** Local start times (`09:00`) of an option on a day (`2026-12-24`), in order, each once. */
export function startsOn(
  { schedule, closedDays }: OptionSchedule,
  day: string | Temporal.PlainDate,
): string[] {
  const date = typeof day === 'string' ? day : day.toString()
  if (closedDays.includes(date)) return []
  const weekday = (typeof day === 'string' ? Temporal.PlainDate.from(day) : day).dayOfWeek
  const rules = schedule.filter(
    (rule) =>
      rule.weekdays.includes(weekday) && (!rule.from || rule.from <= date) && (!rule.to || date <= rule.to),
  )
  return [...new Set(rules.flatMap((rule) => rule.startTimes))].sort()
}

/**
 * Whether a stay of days or nights meets no closed day and ends before the option does; that its later days are no days of
 * arrival does not matter.
 */
export function runsThrough(
  {
    pricePeriod,
    closedDays,
    expiresOn,
  }: Pick<OptionSchedule, 'closedDays'> & Pick<Occupancy, 'pricePeriod'> & { expiresOn: string | null },
  start: string,
  periods: number,
): boolean {
  if (pricePeriod !== 'DAY' && pricePeriod !== 'NIGHT') return true
  const date = start.slice(0, 10)
  const last = Temporal.PlainDate.from(date)
    .add({ days: periods - 1 })
    .toString()
  const beyond = expiresOn !== null && last > expiresOn
  return !beyond && !closedDays.some((day) => date <= day && day <= last)
}

/**
 * The instant of a wall-clock time (`2026-12-24T09:00`). Undefined when clocks skip it, so it is not offered; when they
 * show it twice it is one slot, the earlier.
 */
export function toInstant(local: string, timeZone: string): Temporal.Instant | undefined {
  const wall = Temporal.PlainDateTime.from(local)
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.toInstant() : undefined
}

/** An instant as the wall clock of a zone shows it, `2026-12-24T09:00`. */
export function toLocal(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/**
 * When a stay of `periods` hours, days or nights (1 where the price is not for each of them) is over. Hours and minutes
 * are real ones; days and nights are the calendar's, so that a stay over a clock change still ends at its hour.
 *
 * @throws RangeError when clocks skip the start
 */
export function endOf(option: Occupancy, start: string, periods: number): Temporal.Instant {
  const startsAt = toInstant(start, option.timeZone)
  if (!startsAt) throw new RangeError(`${start} does not exist in ${option.timeZone}`)
  const zoned = startsAt.toZonedDateTimeISO(option.timeZone)
  switch (option.pricePeriod) {
    case null:
      return startsAt.add({ minutes: option.durationMinutes })
    case 'HOUR':
      return startsAt.add({ hours: periods })
    case 'NIGHT': {
      // a length below a day is that of one night: in from 14:00 for 21 hours is out by 11:00, whatever clocks do meanwhile
      if (option.durationMinutes >= minutesOfDay) return zoned.add({ days: periods }).toInstant()
      const wall = zoned.toPlainDateTime().add({ days: periods - 1, minutes: option.durationMinutes })
      return wall.toZonedDateTime(option.timeZone).toInstant()
    }
    case 'DAY': {
      // a yacht for two days of eight hours is back on the second evening
      const lastDay = zoned.add({ days: periods - 1 })
      return option.durationMinutes < minutesOfDay
        ? lastDay.add({ minutes: option.durationMinutes }).toInstant()
        : lastDay.add({ days: 1 }).toInstant()
    }
  }
}

/**
 * The slots of its pool (local starts, in order) that a booking takes. Whatever overlaps in time shares a slot, so that
 * counting the places of each slot is enough: two options of one boat, two lengths of hire, a stay across nights.
 */
export function slotsOf(option: Occupancy, start: string, periods: number): string[] {
  const slotMinutes = option.slotMinutes ?? (option.pricePeriod === 'HOUR' ? hourPricedSlotMinutes : null)
  const byTheDay = option.pricePeriod === 'DAY' || option.pricePeriod === 'NIGHT'
  if (byTheDay && (slotMinutes === null || slotMinutes >= minutesOfDay)) {
    const first = Temporal.PlainDate.from(start.slice(0, 10))
    return Array.from({ length: periods }, (_, day) => `${first.add({ days: day }).toString()}T00:00`)
  }
  if (slotMinutes === null) return [start]
  return gridSlots(option, start, periods, Math.min(slotMinutes, minutesOfDay))
}

/** The instant that a slot is stored with. Unlike a start, a slot of the grid may fall into a skipped hour. */
export function slotInstant(slot: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(slot).toZonedDateTime(timeZone).toInstant()
}

/**
 * Grid slots of a day (counted from its midnight) that the stay touches. Between two clock changes the wall clock runs
 * evenly, so the stay is cut there: an hour shown twice is one slot, a skipped hour none.
 */
function gridSlots(option: Occupancy, start: string, periods: number, slotMinutes: number): string[] {
  const endsAt = endOf(option, start, periods)
  const slots = new Set<string>()
  let from = toInstant(start, option.timeZone)?.toZonedDateTimeISO(option.timeZone)
  while (from && Temporal.Instant.compare(from.toInstant(), endsAt) < 0) {
    const change: Temporal.ZonedDateTime | null = from.getTimeZoneTransition('next')
    const changesAt = change?.toInstant()
    const cut = changesAt && Temporal.Instant.compare(changesAt, endsAt) < 0 ? changesAt : endsAt
    const wallEnd = from
      .toPlainDateTime()
      .add({ seconds: Math.ceil(cut.since(from.toInstant()).total('seconds')) })
    for (
      let slot = floorTo(from.toPlainDateTime(), slotMinutes);
      Temporal.PlainDateTime.compare(slot, wallEnd) < 0;
    ) {
      slots.add(slot.toString({ smallestUnit: 'minute' }))
      slot = floorTo(slot.add({ minutes: slotMinutes }), slotMinutes)
    }
    from = cut === endsAt ? undefined : cut.toZonedDateTimeISO(option.timeZone)
  }
  return [...slots].sort()
}

function floorTo(wall: Temporal.PlainDateTime, slotMinutes: number): Temporal.PlainDateTime {
  const minute = wall.hour * 60 + wall.minute
  const floored = minute - (minute % slotMinutes)
  return wall.with({ hour: Math.floor(floored / 60), minute: floored % 60, second: 0, millisecond: 0 })
}

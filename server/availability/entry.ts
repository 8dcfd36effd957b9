import { startsOn } from './schedule.ts'
import type { SellableOption } from './sellable-option.ts'

/** What is entered at its time and left when one likes. */
export interface Entry {
  /** When the place closes on that day (local, `2026-12-24T18:00`), as far as it is stated. */
  closesAt?: string
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Whether the time of a start is that of an entry, as of a museum: how long travellers stay is theirs, and others come in while
 * they do. What has a length of its own, or begins again only once it is over, is a start to be there for. Undefined: a start.
 */
export function entryOf(
  sellable: Pick<
    SellableOption,
    'durationVaries' | 'durationMinutes' | 'schedule' | 'closedDays' | 'openingHours'
  >,
  start: string,
): Entry | undefined {
  if (!sellable.durationVaries) return undefined
  const [date = '', time = ''] = start.split('T')
  const others = startsOn(sellable, date).filter((other) => other !== time)
  const apart = others.map((other) => Math.abs(minutesOf(other) - minutesOf(time)))
  if (!apart.some((minutes) => minutes < sellable.durationMinutes)) return undefined
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  const closes = (sellable.openingHours ?? [])
    .filter((hours) => hours.weekdays.includes(weekday) && hours.opens <= time && time < hours.closes)
    .map((hours) => hours.closes)
    .sort()
    .at(-1)
  return { closesAt: closes && `${date}T${closes}` }
}

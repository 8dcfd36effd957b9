/** Which day is today for the reader of a search, and how a day is said to them. */
import type { Formats } from '../environment/formats.ts'

/** A day as people say it, with its year where it is not this one. The day has no zone: it is told as written. */
export function formatDay(day: string, formats: Formats): string {
  const year = formats.yearOf(new Date(`${day}T00:00Z`))
  return formats.day(day, { weekday: 'short', day: 'numeric', month: 'short', ...year })
}

/** Today where the reader is, as `2026-12-24`. */
export function readersToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Arithmetic of calendar days written `2026-12-24` and months written `2026-12`. `Date` in UTC serves: a day without a
 * zone has no clock changes. `Temporal` would say it better, but Safari may not have it and a polyfill weighs more than
 * the whole calendar.
 */

const dayMs = 86_400_000

const asUtc = (date: string) => Date.parse(`${date}T00:00:00Z`)
const asDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The month of a day. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** A day so many days later; earlier when negative. */
export function addDays(date: string, days: number): string {
  return asDate(asUtc(date) + days * dayMs)
}

/** How many days a day is after another; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return (asUtc(to) - asUtc(from)) / dayMs
}

/** A month so many months later; earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return asDate(Date.UTC(year, number - 1 + months, 1)).slice(0, 7)
}

/** The same day of another month, or that month's last day when it is shorter. */
export function inMonth(date: string, month: string): string {
  const last = `${month}-${String(daysIn(month)).padStart(2, '0')}`
  const same = `${month}-${date.slice(8)}`
  return same < last ? same : last
}

/** How many days a month has. */
export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export function weekdayOf(date: string): number {
  return new Date(asUtc(date)).getUTCDay() || 7
}

/** The first day of the week that a day is in. */
export function startOfWeek(date: string, firstWeekday: number): string {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))
}

/** The six weeks that hold any month, so that turning the page moves nothing below it. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = startOfWeek(`${month}-01`, firstWeekday)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first, week * 7 + day)),
  )
}

/** For how many hours a start can be hired at most before the place closes. */
import type { SellableOption } from './sellable-option.ts'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const minutesOfDay = 24 * 60

/**
 * Most hours that a start can be hired for before the place closes, and never less than the fewest that are sold: a start
 * that the schedule names can be booked. Undefined where the price is not by the hour, or no opening hours have the start.
 */
export function hoursUntilClosing(
  {
    pricePeriod,
    periodMinimum,
    openingHours = [],
  }: Pick<SellableOption, 'pricePeriod' | 'periodMinimum' | 'openingHours'>,
  start: string,
): number | undefined {
  if (pricePeriod !== 'HOUR') return undefined
  const [date = '', time = ''] = start.split('T')
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  const startsAt = minutesOf(time)
  const left = openingHours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap(({ opens, closes }) => {
      // a bar that opens at 18:00 closes at 02:00 of the next day
      const closesAt = minutesOf(closes) + (closes <= opens ? minutesOfDay : 0)
      return minutesOf(opens) <= startsAt && startsAt < closesAt ? [closesAt - startsAt] : []
    })
  return left.length === 0 ? undefined : Math.max(periodMinimum ?? 1, Math.floor(Math.max(...left) / 60))
}

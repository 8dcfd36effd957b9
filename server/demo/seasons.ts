/** On which days of the years the demo's trips run and rest: seasons, holidays and the sun, from the year of its loading on. */
import type { ListingInput } from '../contract/listing.ts'
import { daily } from './builders.ts'

type Schedule = NonNullable<ListingInput['options']>[number]['schedule']

/** The year in which the demo is loaded; tests ask for days of the next. */
export const thisYear = Temporal.Now.plainDateISO('UTC').year

// A season is a pair of calendar days, but a rule is dated, so a season is written out for these years. The one before is there
// for a season that runs over New Year.
const years = [-1, 0, 1, 2, 3, 4].map((more) => thisYear + more)
const mostRules = 40

/** The same rules, but only between two days of each year (`'04-01'` to `'10-31'`; a season may run over New Year). */
export function season(from: string, to: string, rules: Schedule): Schedule {
  return years.flatMap((year) =>
    rules.map((rule) => ({ ...rule, from: `${year}-${from}`, to: `${to < from ? year + 1 : year}-${to}` })),
  )
}

/** One daily start for each of many short seasons, as the sun rises and sets: of this year and of as many as an option has rules for. */
export const bySun = (...seasons: [from: string, to: string, start: string][]): Schedule =>
  seasons
    .flatMap(([from, to, start]) => season(from, to, daily(start)))
    .filter(({ to = '' }) => to >= `${thisYear}`)
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
    .slice(0, mostRules)

/** These days of each year, as closed days: `eachYear('12-25', '01-01')`. */
export const eachYear = (...days: string[]) => years.flatMap((year) => days.map((day) => `${year}-${day}`))

const everyDate = years.flatMap((year) =>
  Array.from({ length: new Temporal.PlainDate(year, 1, 1).daysInYear }, (_, day) =>
    new Temporal.PlainDate(year, 1, 1).add({ days: day }),
  ),
)

/** This weekday between two days of each year, as closed days. */
export const weekdayBetween = (weekday: number, from: string, to: string) =>
  everyDate
    .filter((date) => date.dayOfWeek === weekday)
    .map((date) => date.toString())
    .filter((date) => from <= date.slice(5) && date.slice(5) <= to)

const islamic = (date: Temporal.PlainDate) => date.withCalendar('islamic-umalqura')

/** The days of Ramadan on this weekday, as closed days; one day more on either side, since it begins when the moon is seen. */
export const daysOfRamadan = (weekday: number) =>
  everyDate
    .filter((date) => date.dayOfWeek === weekday)
    .filter((date) => [-1, 0, 1].some((days) => islamic(date.add({ days })).monthCode === 'M09'))
    .map((date) => date.toString())

/** First days of the two religious feasts of Islam, by the calendar of Umm al-Qura. */
export const firstDaysOfFeasts = () =>
  everyDate
    .filter((date) => ['M10-1', 'M12-10'].includes(`${islamic(date).monthCode}-${islamic(date).day}`))
    .map((date) => date.toString())

/** Easter Sunday of the western churches, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Temporal.PlainDate {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1)
}

/** These days of each year, counted from Easter Sunday: `fromEaster(-2, 1)` for Good Friday and Easter Monday. */
export const fromEaster = (...days: number[]) =>
  years.flatMap((year) => days.map((count) => easterSunday(year).add({ days: count }).toString()))

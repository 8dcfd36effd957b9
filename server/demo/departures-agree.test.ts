import { expect, it } from 'vitest'
import { startsOn } from '../availability/schedule.ts'
import { Listing } from '../contract/listing.ts'
import { everyDay } from './builders.ts'
import { demoCatalogue } from './catalogue.ts'
import { fromEaster, thisYear } from './seasons.ts'
import { sunTime } from './sun-time.ts'

const listings = demoCatalogue.experiences.map((experience) => Listing.parse(experience))
const year = Array.from({ length: 365 }, (_, day) =>
  new Temporal.PlainDate(thisYear + 1, 1, 1).add({ days: day }),
)
type Option = Listing['options'][number]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** Options of which some departure of a year is wrong, each with the first of them. */
const departuresOf = (
  of: (option: Option, listing: Listing) => boolean,
  isWrong: (start: string, day: Temporal.PlainDate, listing: Listing, option: Option) => boolean,
) =>
  listings.flatMap((listing) =>
    listing.options
      .filter((option) => of(option, listing))
      .flatMap((option) => {
        const day = year.find((date) =>
          startsOn(option, date).some((start) => isWrong(start, date, listing, option)),
        )
        return day ? [`${listing.externalId} ${option.id} on ${day.toString()}`] : []
      }),
  )

it('sends a boat that is booked for the sunset out before the sun goes down, in every season', () => {
  const late = departuresOf(
    ({ id, title }, { title: name, categories }) =>
      categories.includes('cruises') && /sunset/i.test(`${id} ${title?.en} ${name.en}`),
    (start, day, listing) => minutesOf(start) > sunTime('sunset', day, listing) + 5,
  )
  expect(late).toEqual([])
})

it('has nobody paddle along a coast after dark who booked it by day', () => {
  const dark = departuresOf(
    ({ title, durationMinutes }, { categories }) =>
      categories.includes('water-sports') &&
      categories.includes('adventure') &&
      durationMinutes !== undefined &&
      !/night/i.test(title?.en ?? ''),
    (start, day, listing, { durationMinutes = 0 }) =>
      minutesOf(start) + durationMinutes > sunTime('sunset', day, listing) + 5,
  )
  expect(dark).toEqual([])
})

it('tells hours of a guided tour only where each day that it runs begins and ends with them, but for a few festive days', () => {
  const lengths = { MINUTES: 1, HOURS: 60, DAYS: 1440, NIGHTS: 1440 }
  const wrong = listings
    .filter(
      ({ tourGuide, pricePeriod, openingHours }) => tourGuide && !pricePeriod && openingHours.length > 0,
    )
    .flatMap(({ externalId, openingHours, options, duration }) => {
      const stated = duration ? duration.minimum * lengths[duration.unit] : 0
      const untrue = year.filter((day) => {
        const told = openingHours.filter(({ weekdays }) => weekdays.includes(day.dayOfWeek))
        const trips = options.flatMap((option) =>
          startsOn(option, day).map((start) => ({
            from: minutesOf(start),
            to: minutesOf(start) + (option.durationMinutes ?? stated),
          })),
        )
        if (trips.length === 0) return false
        const opens = Math.min(...told.map((hours) => minutesOf(hours.opens)))
        const closes = Math.max(...told.map((hours) => minutesOf(hours.closes)))
        const lastEnd = Math.max(...trips.map(({ to }) => to))
        return opens !== Math.min(...trips.map(({ from }) => from)) || closes !== lastEnd
      })
      const idle = everyDay.filter(
        (weekday) =>
          openingHours.some(({ weekdays }) => weekdays.includes(weekday)) &&
          !year.some(
            (day) => day.dayOfWeek === weekday && options.some((option) => startsOn(option, day).length > 0),
          ),
      )
      if (options.length === 0 || (untrue.length <= 10 && idle.length === 0)) return []
      return [
        `${externalId} on ${String(untrue.length)} days, as ${untrue[0]?.toString()}; idle ${idle.join(' ')}`,
      ]
    })
  expect(wrong).toEqual([])
})

it('sells no entry so late that its shortest visit ends after closing', () => {
  const lengths = { MINUTES: 1, HOURS: 60, DAYS: 1440, NIGHTS: 1440 }
  const late = listings
    .filter(({ pricePeriod, openingHours, duration }) => !pricePeriod && openingHours.length > 0 && duration)
    .flatMap(({ externalId, openingHours, options, duration }) =>
      options.flatMap((option) => {
        const shortest = option.durationMinutes ?? (duration ? duration.minimum * lengths[duration.unit] : 0)
        const days = year.filter((day) => {
          const closes = openingHours
            .filter(({ weekdays }) => weekdays.includes(day.dayOfWeek))
            .map((hours) => minutesOf(hours.closes) + (hours.closes < hours.opens ? 1440 : 0))
          const last = Math.max(...startsOn(option, day).map(minutesOf))
          return closes.length > 0 && last + shortest > Math.max(...closes)
        })
        return days.length > 0 ? [`${externalId} ${option.id} on ${String(days.length)} days`] : []
      }),
    )
  expect(late).toEqual([])
})

it('names each date of the year on which nothing runs where it says when it is closed', () => {
  const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
  const nameOf = (date: string) => `${Number(date.slice(3))} ${months.format(new Date(`2027-${date}`))}`
  const unnamed = listings.flatMap(({ externalId, knowBeforeYouGo, options }) => {
    const told = (knowBeforeYouGo?.en ?? [])
      .filter((text) => /^(?:Closed|Open|No tour) (?:on|from)\b/.test(text))
      .join(' ')
    // those of holidays that move are told as such
    if (options.length === 0 || told === '' || /holidays/.test(told)) return []
    const datesOf = ({ closedDays }: (typeof options)[number]) =>
      Map.groupBy(closedDays, (day) => day.slice(5))
        .entries()
        .flatMap(([date, days]) => (days.length > 1 ? [date] : []))
    const [first = [], ...others] = options.map((option) => [...datesOf(option)])
    const named = first.filter((date) => others.every((dates) => dates.includes(date)))
    const easter = new Set(fromEaster(0).map((day) => day.slice(5)))
    return named
      .filter((date) => !easter.has(date) && !new RegExp(String.raw`\b${nameOf(date)}\b`).test(told))
      .map((date) => `${externalId}: ${nameOf(date)}`)
  })
  expect(unnamed).toEqual([])
})

it('sells no visit on Easter Sunday where it says that it is closed then', () => {
  const open = listings
    .filter(({ knowBeforeYouGo }) =>
      knowBeforeYouGo?.en?.some((text) => /^Closed\b.*Easter Sunday/.test(text)),
    )
    .flatMap(({ externalId, options }) =>
      options
        .filter((option) => fromEaster(0).some((day) => startsOn(option, day).length > 0))
        .map(({ id }) => `${externalId} ${id}`),
    )
  expect(open).toEqual([])
})

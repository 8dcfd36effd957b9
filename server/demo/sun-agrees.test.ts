import { expect, it } from 'vitest'
import { startsOn } from '../availability/schedule.ts'
import { Listing } from '../contract/listing.ts'
import { demoCatalogue } from './catalogue.ts'
import { thisYear } from './seasons.ts'
import { sunTime } from './sun-time.ts'
import type { Sun } from './sun-time.ts'

const toleranceMinutes = 75

/** Minutes after the start at which the sun is to be seen: a stop that names it, or a sunrise begins and a sunset ends the trip. */
function momentsOf(sun: Sun, { itinerary, duration }: Listing, length?: number): number[] {
  const named = itinerary.filter(({ title, text }) => `${title.en} ${text?.en}`.toLowerCase().includes(sun))
  if (named.length > 0) return named.map(({ minute = 0 }) => minute)
  return [
    sun === 'sunrise' ? 0 : (length ?? (duration?.minimum ?? 0) * (duration?.unit === 'HOURS' ? 60 : 1)),
  ]
}

it.each(['sunrise', 'sunset'] as const)(
  'a %s in a title is seen on the trip, in every month it is sold',
  (sun) => {
    const missed = demoCatalogue.experiences
      .map((experience) => Listing.parse(experience))
      // a tower's or a camp's evening is sold by several hours; demo.test.ts holds those of Dubai
      .filter(({ destination }) => destination !== 'dubai')
      .flatMap((listing) => listing.options.map((option) => ({ listing, option })))
      .filter(({ listing, option }) => `${listing.title.en} ${option.title?.en}`.toLowerCase().includes(sun))
      .flatMap(({ listing, option }) =>
        Array.from({ length: 12 }, (_, month) => new Temporal.PlainDate(thisYear + 1, month + 1, 15)).flatMap(
          (date) =>
            startsOn(option, date)
              .filter((start) => {
                const minute = Temporal.PlainTime.from(start).since('00:00').total('minutes')
                const untilSun = sunTime(sun, date, listing) - minute
                return !momentsOf(sun, listing, option.durationMinutes).some(
                  (moment) => Math.abs(moment - untilSun) <= toleranceMinutes,
                )
              })
              .map((start) => `${listing.externalId} ${option.id} on ${date.toString()} at ${start}`),
        ),
      )
    expect(missed).toEqual([])
  },
)

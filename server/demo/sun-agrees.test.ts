import { expect, it } from 'vitest'
import { startsOn } from '../availability/schedule.ts'
import { Listing } from '../contract/listing.ts'
import { demoCatalogue } from './catalogue.ts'

// Cities whose start times follow the sun of each month. The others join as theirs are mended.
const cities = ['istanbul', 'cappadocia', 'antalya', 'moscow']
const toleranceMinutes = 75

type Sun = 'sunrise' | 'sunset'

/** By NOAA's general solar position equations, right to some two minutes; in minutes after local midnight. */
function sunTime(
  sun: Sun,
  date: Temporal.PlainDate,
  { latitude = 0, longitude = 0, timeZone = 'UTC' }: Listing,
): number {
  const radians = Math.PI / 180
  const angle = (2 * Math.PI * (date.dayOfYear - 1)) / 365
  const wave = (times: number, cosine: number, sine: number) =>
    cosine * Math.cos(times * angle) + sine * Math.sin(times * angle)
  const equationOfTime = 229.18 * (0.000075 + wave(1, 0.001868, -0.032077) + wave(2, -0.014615, -0.040849))
  const declination =
    0.006918 + wave(1, -0.399912, 0.070257) + wave(2, -0.006758, 0.000907) + wave(3, -0.002697, 0.00148)
  const cosine =
    Math.cos(90.833 * radians) / (Math.cos(latitude * radians) * Math.cos(declination)) -
    Math.tan(latitude * radians) * Math.tan(declination)
  const halfDay = (4 * Math.acos(cosine)) / radians
  const offset = date.toZonedDateTime({ timeZone, plainTime: '12:00' }).offsetNanoseconds / 60e9
  return 720 - 4 * longitude - equationOfTime + offset + (sun === 'sunset' ? halfDay : -halfDay)
}

/** Minutes after the start at which the sun is to be seen: a stop that names it, or a sunrise begins and a sunset ends the trip. */
function momentsOf(sun: Sun, { itinerary, duration }: Listing, length?: number): number[] {
  const named = itinerary.filter(({ text }) => text?.en?.includes(sun))
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
      .filter(({ destination }) => cities.includes(destination ?? ''))
      .flatMap((listing) => listing.options.map((option) => ({ listing, option })))
      .filter(({ listing, option }) => `${listing.title.en} ${option.title?.en}`.toLowerCase().includes(sun))
      .flatMap(({ listing, option }) =>
        Array.from({ length: 12 }, (_, month) => new Temporal.PlainDate(2027, month + 1, 15)).flatMap(
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

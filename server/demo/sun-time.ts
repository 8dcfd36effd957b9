import type { Listing } from '../contract/listing.ts'

export type Sun = 'sunrise' | 'sunset'

/** When the sun rises or sets at a place, in minutes after its midnight, by NOAA's general solar position equations: right to some two minutes. */
export function sunTime(
  sun: Sun,
  date: Temporal.PlainDate,
  { latitude = 0, longitude = 0, timeZone = 'UTC' }: Pick<Listing, 'latitude' | 'longitude' | 'timeZone'>,
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

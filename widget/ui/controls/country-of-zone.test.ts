import { expect, it } from 'vitest'
import { countryOfZone } from './country-of-zone.ts'

it.each([
  ['Asia/Dubai', 'AE'],
  ['Asia/Riyadh', 'SA'],
  ['Europe/Moscow', 'RU'],
  ['Europe/London', 'GB'],
  ['America/Argentina/Ushuaia', 'AR'],
  // as browsers still say them
  ['Asia/Calcutta', 'IN'],
  ['Europe/Kiev', 'UA'],
  ['Pacific/Auckland', 'NZ'],
])('knows the country of a device in %s: %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

it.each(['UTC', 'Etc/GMT+4', 'Asia', 'Antarctica/Vostok'])('guesses no country of %s', (zone) => {
  expect(countryOfZone(zone)).toBeUndefined()
})

it('knows every zone of land that an engine knows', () => {
  const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => countryOfZone(zone) === undefined)
  const isNoCountry = /^(?:UTC|Etc\/|Antarctica\/)/
  expect(unknown.filter((zone) => !isNoCountry.test(zone))).toEqual([])
})

import { expect, it } from 'vitest'
import { openGazetteer } from './gazetteer.ts'

it('finds the nearest city that is large enough, with country and zone, and none beyond the radius', () => {
  const gazetteer = openGazetteer({ minimumPopulation: 100_000 })
  expect(gazetteer.nearest(41.157, -8.629, 50)).toMatchObject({
    name: 'Porto',
    countryCode: 'PT',
    timeZone: 'Europe/Lisbon',
  })
  expect(gazetteer.nearest(-48.8767, -123.3933, 1000)).toBeUndefined()
})

it('takes a district for the city that it is a part of, and leaves towns beside a city alone', () => {
  const gazetteer = openGazetteer()
  const cityAt = (latitude: number, longitude: number) => gazetteer.nearest(latitude, longitude, 100)?.name
  expect(cityAt(23.5776, 58.3889)).toBe('Muscat') // the Grand Mosque, nearest to Bawshar
  expect(cityAt(22.2988, 114.1722)).toBe('Hong Kong') // Tsim Sha Tsui, in Kowloon
  expect(cityAt(40.7484, -73.9857)).toBe('New York City') // in Manhattan
  expect(cityAt(40.6782, -73.9442)).toBe('New York City') // in Brooklyn
  expect(cityAt(37.8044, -122.2708)).toBe('Oakland')
  expect(cityAt(48.8049, 2.1204)).toBe('Versailles')
  expect(cityAt(25.3463, 55.4209)).toBe('Sharjah')
})

it('can be opened again, for other cities', () => {
  const large = openGazetteer({ minimumPopulation: 1_000_000 })
  const small = openGazetteer({ minimumPopulation: 20_000 })
  expect(small.size).toBeGreaterThan(large.size * 10)
})

it('finds across the date line', () => {
  expect(openGazetteer({ minimumPopulation: 10_000 }).nearest(-16.8, -179.9, 150)?.countryCode).toBe('FJ')
})

it('crosses no border where the nearest place of any size tells the country', () => {
  const gazetteer = openGazetteer()
  // Strasbourg is two kilometres from Kehl, across the Rhine; Offenburg is in Kehl's country
  expect(gazetteer.nearest(48.573, 7.815, 40)).toMatchObject({ name: 'Offenburg', countryCode: 'DE' })
  expect(gazetteer.nearest(48.573, 7.815, 10)).toBeUndefined()
})

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

it('can be opened again, for other cities', () => {
  const large = openGazetteer({ minimumPopulation: 1_000_000 })
  const small = openGazetteer({ minimumPopulation: 20_000 })
  expect(small.size).toBeGreaterThan(large.size * 10)
})

it('finds across the date line', () => {
  expect(openGazetteer({ minimumPopulation: 10_000 }).nearest(-16.8, -179.9, 150)?.countryCode).toBe('FJ')
})

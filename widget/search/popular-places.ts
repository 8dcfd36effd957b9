/** Which places are offered before anything is typed. */
import type { ListedDestination } from '../../server/contract/destinations.ts'
import type { Suggestion } from '../../server/contract/suggestions.ts'

/** As many as fit a phone above its keyboard. */
const most = 5

/** A place that is offered before anything is typed. */
export type OfferedPlace = Suggestion & Pick<ListedDestination, 'popular'>

/** Places to offer before anything is typed. */
export function popularPlaces(destinations: readonly ListedDestination[]): OfferedPlace[] {
  return destinations
    .slice(0, most)
    .map((place) => ({ ...place, kind: 'destination' as const, label: place.name }))
}

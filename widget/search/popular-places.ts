import type { DestinationRef } from '../../server/contract/catalogue.ts'
import type { Suggestion } from '../../server/contract/suggestions.ts'

/** As many as fit a phone above its keyboard. */
const most = 5

/** Places to offer before anything is typed. */
export function popularPlaces(destinations: readonly DestinationRef[]): Suggestion[] {
  return destinations
    .slice(0, most)
    .map(({ slug, localSlug, name }) => ({ kind: 'destination' as const, slug, localSlug, label: name }))
}

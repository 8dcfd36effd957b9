import { listingKinds } from '../contract/listing-kinds.ts'
import type { ListingKind } from '../contract/listing-kinds.ts'

/** What makes an experience one of a kind, as a condition on a row `e` of experiences. */
export const listingKindFacts: Readonly<Record<ListingKind, string>> = {
  'tour-packages': `(e.overnight is true or e.duration_minutes > 1440)`,
  itineraries: `(jsonb_array_length(e.itinerary) >= 3
    or jsonb_array_length(e.itinerary) >= 1 and (e.overnight is true or e.duration_minutes > 1440))`,
  packages: `'package' = any(e.labels)`,
}

/** The kinds of a row `e` of experiences, as a text array. */
export const kindsOfExperience = `array_remove(array[${listingKinds
  .map((kind) => `case when ${listingKindFacts[kind]} then '${kind}' end`)
  .join(', ')}], null)`

/** Stops that are counted apart: more of them are as good as the most. */
const countedStops = [9, 8, 7, 6, 5, 4]

/** Terms of experiences with so many stops, the most first: in this order itineraries are listed. */
export const stopTerms = countedStops.map((stops) => `stops-${stops}`)

/** The kinds of a row `e` of experiences with the term of its stops, as a text array. */
export const listingTermsOfExperience = `array_remove(${kindsOfExperience} || case
  when jsonb_array_length(e.itinerary) >= ${Math.min(...countedStops)}
  then 'stops-' || least(jsonb_array_length(e.itinerary), ${Math.max(...countedStops)}) end, null)`

import { listingKinds } from '../contract/listing-kinds.ts'
import type { ListingKind } from '../contract/listing-kinds.ts'

/** What makes an experience one of a kind, as a condition on a row `e` of experiences. */
export const listingKindFacts: Readonly<Record<ListingKind, string>> = {
  'tour-packages': `(e.overnight is true or e.duration_minutes > 1440)`,
  itineraries: `jsonb_array_length(e.itinerary) >= 2`,
  packages: `'package' = any(e.labels)`,
}

/** The kinds of a row `e` of experiences, as a text array. */
export const kindsOfExperience = `array_remove(array[${listingKinds
  .map((kind) => `case when ${listingKindFacts[kind]} then '${kind}' end`)
  .join(', ')}], null)`

/** A destination as listings are placed in it. */
export interface KnownDestination {
  id: number
  slug: string
  countryCode: string
  latitude: number
  longitude: number
  timeZone: string
  /** Whether the operator has put it into the order of destinations; an import has made the others. */
  promoted: boolean
}

/** What a listing may refer to, by slug or code. Read at the start of a batch, which adds what it makes. */
export interface KnownReferences {
  suppliers: Map<string, number>
  categories: Map<string, number>
  destinations: Map<string, KnownDestination>
  /** Slugs that lead to a place or a category in the words of another language: no new one gets them. */
  spelled: ReadonlySet<string>
  /** Units of each currency for one US dollar, at the latest day known. */
  rates: ReadonlyMap<string, number>
}

/** Listings of which only options, prices and hours matter, and searches that must say the same with and without a memory. */
import { expect } from 'vitest'
import { createCatalogueMemory } from '../catalogue/catalogue-memory.ts'
import { upsertListings } from '../catalogue/listings/upsert-listing.ts'
import { searchExperiences } from '../catalogue/search/search-experiences.ts'
import { SearchQuery } from '../contract/catalogue.ts'
import type { SearchQueryInput, SearchReply } from '../contract/catalogue.ts'
import type { ListingInput } from '../contract/listing.ts'
import type { Deps } from '../platform/deps.ts'
import { createRatesMemory } from '../platform/money/exchange.ts'
import { buildListing } from './build-listing.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Writes them under their external ids as slugs, "Trip …". @throws Error with what is refused */
export async function writeTrips(deps: Needs, listings: readonly Partial<ListingInput>[]): Promise<void> {
  const outcomes = await upsertListings(
    deps,
    listings.map((listing) =>
      buildListing({
        slug: listing.externalId,
        title: { en: `Trip ${listing.externalId ?? ''}` },
        ...listing,
      }),
    ),
  )
  const refused = outcomes.filter(({ outcome }) => outcome !== 'created')
  if (refused.length > 0) throw new Error(`not written: ${JSON.stringify(refused)}`)
}

/** A reply, with the slugs and the from-prices of its cards in whole units. */
export interface PricedReply extends SearchReply {
  slugs: string[]
  prices: number[]
}

/** A search in AED that is made without a memory, with one that may be empty, and with one that knows it. */
export function searchWithMemory(deps: Needs): (query: Partial<SearchQueryInput>) => Promise<PricedReply> {
  const remembering = {
    ...deps,
    catalogueMemory: createCatalogueMemory({ indexAtMostEveryMs: 0 }),
    news: { heard: 0 },
    rates: createRatesMemory(),
  }
  return async (query) => {
    const wanted = {
      query: SearchQuery.parse(query),
      language: 'en' as const,
      storefront: { currency: 'AED' },
    }
    const reply = await searchExperiences(deps, wanted)
    for (const _time of [1, 2]) {
      expect(await searchExperiences(remembering, wanted)).toEqual(reply)
    }
    const prices = reply.cards.map(({ from }) => (from?.price.amount ?? 0) / 100)
    return { ...reply, slugs: reply.cards.map(({ slug }) => slug), prices }
  }
}

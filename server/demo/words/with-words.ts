import type { ListingInput } from '../../contract/listing.ts'
import type { Language } from '../../contract/primitives.ts'
import type { DemoDestination } from '../destinations.ts'
import type { DemoSupplier } from '../suppliers.ts'
import { ar } from './ar.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { ListingWords } from './listing-words.ts'
import { placeWords } from './places.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { supplierWords } from './suppliers.ts'
import { tr } from './tr.ts'

/**
 * Whoever translates works through one language and not through twelve cities: so most titles and summaries stand in
 * a file for each language, and not in the records.
 */
export const listingWords = { ar, ru, tr, fr, pt, es } satisfies Partial<Record<Language, ListingWords>>

/** The listing with its title and summary in every language that has words for it. */
export function withWords(listing: ListingInput): ListingInput {
  const said = (field: keyof ListingWords) =>
    Object.fromEntries(
      Object.entries(listingWords).flatMap(([language, words]) => {
        const text = words[field][listing.externalId]
        return text ? [[language, text]] : []
      }),
    )
  return {
    ...listing,
    title: { ...said('title'), ...listing.title },
    ...(listing.summary && { summary: { ...said('summary'), ...listing.summary } }),
  }
}

export const withIntro = (city: DemoDestination): DemoDestination => ({
  ...city,
  intro: { ...placeWords[city.slug], ...city.intro },
})

export const withDescription = (supplier: DemoSupplier): DemoSupplier => ({
  ...supplier,
  description: { ...supplierWords[supplier.slug], ...supplier.description },
})

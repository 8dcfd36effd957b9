import type { ListingInput } from '../../contract/listing.ts'
import type { Language, Localized } from '../../contract/primitives.ts'
import type { DemoCategory } from '../categories.ts'
import type { DemoDestination } from '../destinations.ts'
import type { DemoSupplier } from '../suppliers.ts'
import { ar } from './ar.ts'
import { az } from './az.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { introductions } from './introductions/in-every-language.ts'
import type { Introductions } from './introductions/introductions.ts'
import { it } from './it.ts'
import type { ListingWords } from './listing-words.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/**
 * A translator works through one language and not through twelve cities: so most titles and summaries stand in
 * a file for each language, and not in the records.
 */
export const listingWords = { ar, ru, tr, fr, pt, es, de, az, zh, it, he, fa } satisfies Partial<
  Record<Language, ListingWords>
>

/** The listing with its title and summary in every language that has words for it. */
export function withWords(listing: ListingInput): ListingInput {
  const sayingOf = (field: keyof ListingWords) =>
    Object.fromEntries(
      Object.entries(listingWords).flatMap(([language, words]) => {
        const text = words[field][listing.externalId]
        return text ? [[language, text]] : []
      }),
    )
  return {
    ...listing,
    title: { ...sayingOf('title'), ...listing.title },
    ...(listing.summary && { summary: { ...sayingOf('summary'), ...listing.summary } }),
  }
}

/** What the languages say of one thing. */
function sayings(say: (introductions: Introductions) => string | undefined): Localized {
  return Object.fromEntries(
    Object.entries(introductions).flatMap(([language, words]) => {
      const text = say(words)
      return text ? [[language, text]] : []
    }),
  )
}

export const withIntro = (city: DemoDestination): DemoDestination => ({
  ...city,
  intro: { ...sayings(({ places }) => places[city.slug]), ...city.intro },
})

export const withDescription = (supplier: DemoSupplier): DemoSupplier => ({
  ...supplier,
  description: { ...sayings(({ suppliers }) => suppliers[supplier.slug]), ...supplier.description },
})

export const withCategoryWords = (category: DemoCategory): DemoCategory => ({
  ...category,
  name: { ...sayings(({ categories }) => categories[category.slug]?.name), ...category.name },
  intro: { ...sayings(({ categories }) => categories[category.slug]?.intro), ...category.intro },
})

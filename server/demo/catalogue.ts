import type { ListingInput } from '../contract/listing.ts'
import { categories } from './categories.ts'
import { currencyRates } from './currency-rates.ts'
import { destinations } from './destinations.ts'
import { abuDhabi } from './experiences/abu-dhabi.ts'
import { amsterdam } from './experiences/amsterdam.ts'
import { antalya } from './experiences/antalya.ts'
import { barcelona } from './experiences/barcelona.ts'
import { cairo } from './experiences/cairo.ts'
import { cappadocia } from './experiences/cappadocia.ts'
import { dubai } from './experiences/dubai.ts'
import { istanbul } from './experiences/istanbul.ts'
import { lisbon } from './experiences/lisbon.ts'
import { moscow } from './experiences/moscow.ts'
import { paris } from './experiences/paris.ts'
import { rome } from './experiences/rome.ts'
import { promoCodes } from './promo-codes.ts'
import { reviewsOf } from './reviews.ts'
import { demoSales } from './sales.ts'
import { suppliers } from './suppliers.ts'
import { withEntriesOf } from './with-entries-of.ts'
import { withBodies } from './words/with-bodies.ts'
import { withChoices } from './words/with-choices.ts'
import { withSentences } from './words/with-sentences.ts'
import { withCategoryWords, withDescription, withIntro, withWords } from './words/with-words.ts'

/** The experiences by the name of their file, as they were written down. */
export const experiencesByCity: Readonly<Record<string, ListingInput[]>> = {
  dubai,
  istanbul,
  paris,
  rome,
  barcelona,
  cairo,
  'abu-dhabi': abuDhabi,
  cappadocia,
  lisbon,
  antalya,
  moscow,
  amsterdam,
}

/** The listing with the words that many share: a translated body answers what these leave out. */
export const toldInSentences = (listing: ListingInput): ListingInput =>
  withSentences(withChoices(withWords(listing)))

const experiences = Object.values(experiencesByCity)
  .flat()
  .map((listing) => withBodies(toldInSentences(withEntriesOf(listing))))

/**
 * The whole demo business as plain data. Experiences are in the importer's own format; the rest is what a listing
 * refers to (suppliers, cities, categories), what makes it look lived in (reviews, places already sold) and what the
 * till needs (rates, promo codes). Everything that depends on a day is told relative to the day of loading.
 */
export const demoCatalogue = {
  suppliers: suppliers.map(withDescription),
  destinations: destinations.map(withIntro),
  categories: categories.map(withCategoryWords),
  currencyRates,
  promoCodes,
  experiences,
  reviews: reviewsOf(experiences),
  sales: demoSales,
}

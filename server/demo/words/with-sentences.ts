import type { ListingInput } from '../../contract/listing.ts'
import { ar } from './sentences/ar.ts'
import { az } from './sentences/az.ts'
import { de } from './sentences/de.ts'
import { es } from './sentences/es.ts'
import { fa } from './sentences/fa.ts'
import { fr } from './sentences/fr.ts'
import { he } from './sentences/he.ts'
import { it } from './sentences/it.ts'
import { pt } from './sentences/pt.ts'
import { ru } from './sentences/ru.ts'
import { tr } from './sentences/tr.ts'
import { zh } from './sentences/zh.ts'
import { mapTexts } from './map-texts.ts'
import { translateText } from './translate-text.ts'

/** The sentences of listings by their English: overviews, lists, stops, pickups and extras. */
export const sentences = { ar, ru, tr, fr, pt, es, de, az, zh, it, he, fa }

/** The listing with each of its texts in every language that has all of its sentences; what the record says itself stands. */
export const withSentences = (listing: ListingInput): ListingInput =>
  mapTexts(listing, (text) => translateText(text, sentences)) as ListingInput

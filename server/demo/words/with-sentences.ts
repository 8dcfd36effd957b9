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
import type { Text } from './map-texts.ts'

/** The sentences of listings by their English: overviews, lists, stops, pickups and extras. */
export const sentences = { ar, ru, tr, fr, pt, es, de, az, zh, it, he, fa }

function say(texts: Text): Text {
  const others = Object.entries(sentences).flatMap(([language, byEnglish]) => {
    const said = [texts.en].flat().map((text) => byEnglish[text])
    // a list is in a language whole or not at all
    if (said.some((text) => text === undefined)) return []
    return [[language, Array.isArray(texts.en) ? said : said[0]]]
  })
  return { ...(Object.fromEntries(others) as object), ...texts }
}

/** The listing with each of its texts in every language that has all of its sentences; what the record says itself stands. */
export const withSentences = (listing: ListingInput): ListingInput => mapTexts(listing, say) as ListingInput

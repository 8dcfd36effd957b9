import type { ListingInput } from '../../contract/listing.ts'
import type { Localized } from '../../contract/primitives.ts'
import { ar } from './choices/ar.ts'
import { az } from './choices/az.ts'
import { de } from './choices/de.ts'
import { es } from './choices/es.ts'
import { fa } from './choices/fa.ts'
import { fr } from './choices/fr.ts'
import { he } from './choices/he.ts'
import { it } from './choices/it.ts'
import { pt } from './choices/pt.ts'
import { ru } from './choices/ru.ts'
import { tr } from './choices/tr.ts'
import { zh } from './choices/zh.ts'

/** What a traveller chooses among, by its English name: the same few ("Entry", "Evening") come back in every city. */
export const choiceWords = { ar, ru, tr, fr, pt, es, de, az, zh, it, he, fa }

function inEveryLanguage(title: Localized): Localized {
  const words = Object.entries(choiceWords).flatMap<[string, string]>(([language, byEnglish]) => {
    const text = byEnglish[title.en ?? '']
    return text ? [[language, text]] : []
  })
  return { ...Object.fromEntries<string>(words), ...title }
}

/** The listing with the titles of its options and units in every language that has a word for them. */
export const withChoices = (listing: ListingInput): ListingInput => ({
  ...listing,
  options: listing.options?.map((option) => ({
    ...option,
    ...(option.title && { title: inEveryLanguage(option.title) }),
    units: option.units.map((unit) => ({
      ...unit,
      ...(unit.title && { title: inEveryLanguage(unit.title) }),
    })),
  })),
})

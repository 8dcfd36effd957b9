/** How a title becomes a slug in Latin letters, and what is tried when that is taken. */
import anyAscii from 'any-ascii'
import { languages } from '../../contract/primitives.ts'
import type { Language } from '../../contract/primitives.ts'

/** Leaves room for a city and a number within the 120 characters of a slug. */
const longestBase = 80

/**
 * The words of a text in an address: any script written in Latin letters (any-ascii knows all of Unicode in half a
 * megabyte and reads İ, ø, ß and 東京; lists of European letters alone leave such titles empty). May be empty.
 */
export function slugOf(text: string): string {
  const slug = anyAscii(text.normalize('NFC'))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= longestBase) return slug
  const cut = slug.slice(0, longestBase + 1)
  const end = cut.lastIndexOf('-')
  return end > longestBase / 2 ? cut.slice(0, end) : slug.slice(0, longestBase)
}

/**
 * Addresses to try one after another until one is free: the words, the words and the city, then a number. Each round
 * returns more of them than the one before, so that a thousand namesakes cost few questions.
 */
export function slugCandidates(base: string, city: string, round: number): string[] {
  const withCity = `-${base}-`.includes(`-${city}-`) ? base : `${base}-${city}`
  if (round === 0) return base === withCity ? [base] : [base, withCity]
  const first = round === 1 ? 2 : 10 ** (round - 1) + 1
  return Array.from({ length: 10 ** round - first + 1 }, (_, index) => `${withCity}-${first + index}`)
}

/**
 * Languages whose words can be read in Latin letters: those written in them, and in Cyrillic. Of Arabic, Persian and Hebrew only
 * the consonants would be left, of Chinese syllables without tones: their pages keep the English words (docs/decisions.md).
 */
export const slugLanguages: readonly Language[] = languages.filter((language) =>
  ['Latn', 'Cyrl'].includes(new Intl.Locale(language).maximize().script ?? ''),
)

/** The words of a text in an address of its language. German spells its umlauts with an e. */
export function translatedSlugOf(text: string, language: Language): string {
  // slugOf says "and" for it, which is English
  const words = text.normalize('NFC').replace(/&/g, ' ')
  return slugOf(language === 'de' ? words.replace(/[äöüÄÖÜ]/g, (letter) => `${letter}e`) : words)
}

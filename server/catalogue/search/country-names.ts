import { languages } from '../../contract/primitives.ts'
import type { Language } from '../../contract/primitives.ts'
import type { CatalogueMemory } from '../catalogue-memory.ts'
import { readSpelling } from './search-text.ts'

/** Codes of countries by what they are called, folded. */
export type CountryNames = ReadonlyMap<string, string>

/** What travellers say and the Unicode names do not, in whatever language they say it. */
const alsoCalled: Readonly<Record<string, string>> = {
  uae: 'AE',
  emirates: 'AE',
  الإمارات: 'AE',
  britain: 'GB',
  'great britain': 'GB',
  usa: 'US',
  america: 'US',
  turkey: 'TR',
  holland: 'NL',
  'czech republic': 'CZ',
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/**
 * The country (ISO 3166, two letters) that a text names, and nothing else: in the reader's language or in English, long or
 * short, whatever the accents and capitals.
 */
export function countryNamed(
  text: string,
  language: Language,
  memory: Pick<CatalogueMemory, 'countryNames'> | undefined,
): string | undefined {
  return countryNames(language, memory).get(fold(language, text))
}

/** Every country's names in a language and in English. Read once by a process with a memory. */
export function countryNames(
  language: Language,
  memory: Pick<CatalogueMemory, 'countryNames'> | undefined,
): CountryNames {
  const known = memory?.countryNames.get(language) ?? nameCountries(language)
  memory?.countryNames.set(language, known)
  return known
}

function nameCountries(language: Language): CountryNames {
  const names = new Map(Object.entries(alsoCalled).map(([name, code]) => [fold(language, name), code]))
  const spoken = languages.filter((candidate) => candidate === 'en' || candidate === language)
  for (const style of ['short', 'long'] as const) {
    const formats = spoken.map(
      (one) => new Intl.DisplayNames(one, { type: 'region', fallback: 'none', style }),
    )
    for (const first of letters) {
      for (const second of letters) {
        const code = first + second
        for (const format of formats) {
          const name = format.of(code)
          if (name) names.set(fold(language, name), code)
        }
      }
    }
  }
  return names
}

function fold(language: Language, text: string): string {
  return readSpelling(language, text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
}

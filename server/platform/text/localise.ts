import { rootLanguage } from '../../contract/addresses.ts'
import type { Language, Localized, LocalizedList } from '../../contract/primitives.ts'

/** A text in the reader's language, or else in English. */
export function textIn(texts: Localized, language: Language): string {
  return texts[language] ?? texts[rootLanguage] ?? ''
}

/** The same for a text that may be missing. */
export function optionalTextIn(texts: Localized | null | undefined, language: Language): string | undefined {
  return texts ? textIn(texts, language) : undefined
}

/** A list in the reader's language, or else in English. */
export function listIn(lists: LocalizedList | null | undefined, language: Language): string[] {
  return lists?.[language] ?? lists?.[rootLanguage] ?? []
}

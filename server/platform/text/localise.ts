import type { Language, Localized, LocalizedList } from '../../contract/primitives.ts'

/** The language that lives at the root of every site (specification, section 2), and that every text has. */
export const rootLanguage = 'en' satisfies Language

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

/** Address of a path ("/cart") of a site in a language: English at the root, every other one under its code. */
export function localisePath(language: Language, path: string): string {
  const clean = path === '/' ? '' : path
  return language === rootLanguage ? clean || '/' : `/${language}${clean}`
}

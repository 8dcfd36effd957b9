import type { Language } from '../../server/contract/primitives.ts'

/** Each language as its own speakers write it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  ar: 'العربية',
  ru: 'Русский',
  tr: 'Türkçe',
  fr: 'Français',
  pt: 'Português',
  es: 'Español',
  de: 'Deutsch',
  az: 'Azərbaycanca',
  zh: '中文',
  it: 'Italiano',
  he: 'עברית',
  fa: 'فارسی',
}

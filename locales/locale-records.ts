/** A language that a site may speak (specification, section 2). */
export interface Locale {
  code: string
  /** BCP 47 tag with the region that its numbers and dates follow. */
  iso: string
  /** As its own speakers write it. */
  name: string
  dir: 'ltr' | 'rtl'
  /** Calendar and digits where the region's own would not do: no supplier's schedule is written in another calendar. */
  formats?: `u-${string}`
}

/** Every language, English first: what the others lack comes in it. */
export const locales: readonly Locale[] = [
  { code: 'en', iso: 'en-US', name: 'English', dir: 'ltr' },
  { code: 'ar', iso: 'ar-SA', name: 'العربية', dir: 'rtl', formats: 'u-ca-gregory-nu-latn' },
  { code: 'ru', iso: 'ru-RU', name: 'Русский', dir: 'ltr' },
  { code: 'tr', iso: 'tr-TR', name: 'Türkçe', dir: 'ltr' },
  { code: 'fr', iso: 'fr-FR', name: 'Français', dir: 'ltr' },
  { code: 'pt', iso: 'pt-PT', name: 'Português', dir: 'ltr' },
  { code: 'es', iso: 'es-ES', name: 'Español', dir: 'ltr' },
  { code: 'de', iso: 'de-DE', name: 'Deutsch', dir: 'ltr' },
  { code: 'az', iso: 'az-AZ', name: 'Azərbaycanca', dir: 'ltr' },
  { code: 'zh', iso: 'zh-CN', name: '中文', dir: 'ltr' },
  { code: 'it', iso: 'it-IT', name: 'Italiano', dir: 'ltr' },
  { code: 'he', iso: 'he-IL', name: 'עברית', dir: 'rtl' },
  { code: 'fa', iso: 'fa-IR', name: 'فارسی', dir: 'rtl', formats: 'u-ca-gregory' },
]

const byCode = new Map(locales.map((locale) => [locale.code, locale]))
const [fallback] = locales

/** The record of a language; of one that there is not, the fallback en-US. */
export function localeRecord(code: string): Locale {
  return byCode.get(code) ?? (fallback as Locale)
}

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
  /** Unicode's name of the script that its own words are written in. */
  letters: 'Latin' | 'Arabic' | 'Cyrillic' | 'Hebrew' | 'Han'
  /** Parts of a look's faces that its first screen is written with (`themes/faces.ts`). */
  faces: readonly ('latin' | 'latin-ext' | 'cyrillic' | 'arabic')[]
  /** Stem of the font file of its own face, which is the same in every look (`themes/in-language.ts`). */
  ownFace?: string
}

/** Every language, English first: what the others lack comes in it. */
export const locales: readonly Locale[] = [
  { code: 'en', iso: 'en-US', name: 'English', dir: 'ltr', letters: 'Latin', faces: ['latin'] },
  {
    code: 'ar',
    iso: 'ar-SA',
    name: 'العربية',
    dir: 'rtl',
    formats: 'u-ca-gregory-nu-latn',
    letters: 'Arabic',
    faces: ['arabic'],
  },
  {
    code: 'ru',
    iso: 'ru-RU',
    name: 'Русский',
    dir: 'ltr',
    letters: 'Cyrillic',
    faces: ['cyrillic', 'latin'],
  },
  { code: 'tr', iso: 'tr-TR', name: 'Türkçe', dir: 'ltr', letters: 'Latin', faces: ['latin', 'latin-ext'] },
  { code: 'fr', iso: 'fr-FR', name: 'Français', dir: 'ltr', letters: 'Latin', faces: ['latin'] },
  { code: 'pt', iso: 'pt-PT', name: 'Português', dir: 'ltr', letters: 'Latin', faces: ['latin'] },
  { code: 'es', iso: 'es-ES', name: 'Español', dir: 'ltr', letters: 'Latin', faces: ['latin'] },
  { code: 'de', iso: 'de-DE', name: 'Deutsch', dir: 'ltr', letters: 'Latin', faces: ['latin'] },
  {
    code: 'az',
    iso: 'az-AZ',
    name: 'Azərbaycanca',
    dir: 'ltr',
    letters: 'Latin',
    faces: ['latin', 'latin-ext'],
  },
  { code: 'zh', iso: 'zh-CN', name: '中文', dir: 'ltr', letters: 'Han', faces: ['latin'] },
  { code: 'it', iso: 'it-IT', name: 'Italiano', dir: 'ltr', letters: 'Latin', faces: ['latin'] },
  {
    code: 'he',
    iso: 'he-IL',
    name: 'עברית',
    dir: 'rtl',
    letters: 'Hebrew',
    faces: [],
    ownFace: 'rubik-hebrew-wght-normal',
  },
  {
    code: 'fa',
    iso: 'fa-IR',
    name: 'فارسی',
    dir: 'rtl',
    formats: 'u-ca-gregory',
    letters: 'Arabic',
    faces: [],
    ownFace: 'vazirmatn-arabic-wght-normal',
  },
]

const byCode = new Map(locales.map((locale) => [locale.code, locale]))
const [fallback] = locales

/** The record of a language; of one that there is not, the fallback en-US. */
export function localeRecord(code: string): Locale {
  return byCode.get(code) ?? (fallback as Locale)
}

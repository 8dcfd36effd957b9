/** The texts of one app: which are loaded, in which language, direction and locale. */
import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import type { Language } from '../../server/contract/primitives.ts'
import { loadNamespace } from '../../locales/index.ts'
import { prepareI18next } from './prepare-i18next.ts'

/** One file of `locales/<language>/`. */
export type Namespace = string

/** Region that numbers and dates of a language follow (specification, section 2). */
const locales: Partial<Record<Language, string>> = {
  en: 'en-US',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  pt: 'pt-PT',
  es: 'es-ES',
  fr: 'fr-FR',
  ru: 'ru-RU',
  tr: 'tr-TR',
  // plain fa would print the Persian calendar, which no supplier's schedule is written in
  fa: 'fa-u-ca-gregory',
}

/** Locale for `Intl`. */
export function localeOf(language: Language): string {
  return locales[language] ?? language
}

/** Languages that are written from the right. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'he' || language === 'fa' ? 'rtl' : 'ltr'
}

/** Translations of one app instance. What a language lacks comes in English, in the same catalogue. */
export async function createTranslations(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<i18n> {
  const instance = createInstance()
  await prepareI18next(instance, language)
  await addNamespaces(instance, language, namespaces)
  return instance
}

/** Loads what is not there yet. */
export async function addNamespaces(
  instance: i18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (instance.hasResourceBundle(language, namespace)) return
      instance.addResourceBundle(language, namespace, await loadNamespace(language, namespace))
    }),
  )
}

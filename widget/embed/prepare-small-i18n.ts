import type { Translations } from './small-i18n.tsx'

/** What stands in for i18next reads our texts so by itself: it needs the language. */
export function prepareI18next(instance: Translations, language: string): Promise<void> {
  return instance.init({ lng: language, defaultNS: 'common' })
}

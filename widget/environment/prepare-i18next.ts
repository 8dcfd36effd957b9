import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { oneStopPlugin } from '../../locales/second-full-stop.ts'
import type { Language } from '../../server/contract/primitives.ts'

/** Tells an instance of i18next how our texts are read. A build has another (`embed/prepare-small-i18n.ts`). */
export async function prepareI18next(instance: i18n, language: Language): Promise<void> {
  await instance
    .use(initReactI18next)
    .use(oneStopPlugin)
    .init({
      postProcess: oneStopPlugin.name,
      lng: language,
      fallbackLng: false,
      ns: [],
      defaultNS: 'common',
      resources: {},
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      returnNull: false,
    })
}

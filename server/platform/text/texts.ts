import { readFile, readdir } from 'node:fs/promises'
import { createInstance } from 'i18next'
import type { TFunction, i18n as I18n } from 'i18next'
import { oneStopPlugin } from '../../../locales/second-full-stop.ts'
import type { Language } from '../../contract/primitives.ts'
import { localeOf } from './print-in-language.ts'

const folder = new URL('../../../locales/', import.meta.url)

/** The words of one language; English fills the gaps, text by text. */
export type Texts = (language: Language) => TFunction

/** Reads `locales/<language>/<namespace>.json` of every language that has them. The first namespace is the default one. */
export async function loadTexts(namespaces: readonly [string, ...string[]]): Promise<Texts> {
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const resources = Object.fromEntries(
    await Promise.all(
      languages.map(
        async ({ name }) =>
          [
            name,
            Object.fromEntries(
              await Promise.all(
                namespaces.map(async (namespace) => [namespace, await readTexts(name, namespace)] as const),
              ),
            ),
          ] as const,
      ),
    ),
  )
  const i18n = createInstance()
  await i18n.use(oneStopPlugin).init({
    resources,
    postProcess: oneStopPlugin.name,
    fallbackLng: 'en',
    ns: [...namespaces],
    defaultNS: namespaces[0],
    // the caller escapes where it writes HTML
    interpolation: { escapeValue: false },
  })
  writeNumbersAsPrices(i18n)
  return (language) => i18n.getFixedT(language)
}

/** `{{count, number}}` in the locale of the prices beside it: 1100 is `1100` in Portugal, and `1.100` in i18next's bare `pt`. */
export function writeNumbersAsPrices({ services }: I18n): void {
  services.formatter?.addCached('number', (language, options) => {
    const format = new Intl.NumberFormat(localeOf(language as Language), options as Intl.NumberFormatOptions)
    return (value) => format.format(value as number)
  })
}

async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  try {
    const file = await readFile(new URL(`${language}/${namespace}.json`, folder), 'utf8')
    return JSON.parse(file) as Record<string, unknown>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

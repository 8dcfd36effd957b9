import { readFile, readdir } from 'node:fs/promises'
import { createInstance } from 'i18next'
import type { TFunction } from 'i18next'
import type { Language } from '../../contract/primitives.ts'

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
  await i18n.init({
    resources,
    fallbackLng: 'en',
    ns: [...namespaces],
    defaultNS: namespaces[0],
    // the caller escapes where it writes HTML
    interpolation: { escapeValue: false },
  })
  return (language) => i18n.getFixedT(language)
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

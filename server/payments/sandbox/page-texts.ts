import { localeRecord } from '../../../locales/locale-records.ts'
import { writeNumbersAsPrices } from '../../platform/text/texts.ts'
import { readFile, readdir } from 'node:fs/promises'
import { createInstance } from 'i18next'
import type { TFunction } from 'i18next'

/** The words of a page in one language. */
export interface PageTexts {
  language: string
  direction: 'ltr' | 'rtl'
  t: TFunction
}

/** Finds the words for the first of these languages that the page speaks; English otherwise. */
export type PageTextFinder = (wanted: readonly string[]) => PageTexts

const folder = new URL('../../../locales/', import.meta.url)

/** Reads `locales/<language>/sandbox.json` of every language that has one. */
export async function loadPageTexts(): Promise<PageTextFinder> {
  const found = await Promise.all(
    (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => [name, await readTexts(name)] as const),
  )
  return createPageTexts(Object.fromEntries(found.flatMap(([name, texts]) => (texts ? [[name, texts]] : []))))
}

async function readTexts(language: string): Promise<object | null> {
  try {
    return JSON.parse(await readFile(new URL(`${language}/sandbox.json`, folder), 'utf8')) as object
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The same from words at hand, by language. */
export async function createPageTexts(texts: Readonly<Record<string, object>>): Promise<PageTextFinder> {
  const i18n = createInstance()
  await i18n.init({
    resources: Object.fromEntries(
      Object.entries(texts).map(([language, sandbox]) => [language, { sandbox }]),
    ),
    fallbackLng: 'en',
    defaultNS: 'sandbox',
    // the page escapes whatever it prints
    interpolation: { escapeValue: false },
  })
  writeNumbersAsPrices(i18n)
  return (wanted) => {
    const spoken =
      wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]).find((tag) => tag in texts) ?? 'en'
    return {
      language: spoken,
      direction: localeRecord(spoken).dir,
      t: i18n.getFixedT(spoken),
    }
  }
}

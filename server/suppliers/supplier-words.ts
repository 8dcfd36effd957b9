/** In which language a page for a supplier is, and its words. */
import { existsSync } from 'node:fs'
import type { Request } from 'express'
import type { TFunction } from 'i18next'
import { languages } from '../contract/primitives.ts'
import type { Language } from '../contract/primitives.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'

/** Languages that the pages of suppliers are written in. */
export const supplierLanguages: readonly Language[] = languages.filter((language) =>
  existsSync(new URL(`../../locales/${language}/supplier.json`, import.meta.url)),
)

/** Finds the words of a page for its reader. */
export type SupplierWords = (
  req: Pick<Request, 'query' | 'acceptsLanguages'>,
  known?: Language | null,
) => Promise<{ t: TFunction; language: Language }>

/** The language that was chosen on the page, else the one that the supplier is known to read, else the browser's. */
export function openSupplierWords(): SupplierWords {
  let opened: Promise<Texts> | undefined
  return async (req, known) => {
    const wishes = [req.query['language'], known, req.acceptsLanguages(...supplierLanguages)]
    const language =
      wishes.flatMap((wish) => supplierLanguages.find((spoken) => spoken === wish) ?? []).at(0) ?? 'en'
    return { t: (await (opened ??= loadTexts(['supplier', 'lines'])))(language), language }
  }
}

/** The page of a link, in the language that was chosen on it. */
export function sameLanguage(path: string, req: Pick<Request, 'query'>): string {
  const chosen = supplierLanguages.find((spoken) => spoken === req.query['language'])
  return chosen ? `${path}?language=${chosen}` : path
}

import type { Request } from 'express'
import type { TFunction } from 'i18next'
import type { Language } from '../contract/primitives.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'

/** Languages that the pages of providers are written in. */
export const providerLanguages = ['en', 'ar', 'fr', 'es', 'pt', 'ru', 'tr'] as const satisfies Language[]

/** Finds the words of a page for whoever opens it. */
export type ProviderWords = (
  req: Pick<Request, 'query' | 'acceptsLanguages'>,
  known?: Language | null,
) => Promise<{ t: TFunction; language: Language }>

/** The language that was chosen on the page, else the one that the supplier is known to read, else the browser's. */
export function openProviderWords(): ProviderWords {
  let opened: Promise<Texts> | undefined
  return async (req, known) => {
    const wishes = [req.query['language'], known, req.acceptsLanguages(...providerLanguages)]
    const language =
      wishes.flatMap((wish) => providerLanguages.find((spoken) => spoken === wish) ?? []).at(0) ?? 'en'
    return { t: (await (opened ??= loadTexts(['provider', 'lines'])))(language), language }
  }
}

/** The page of a link, in the language that was chosen on it. */
export function sameLanguage(path: string, req: Pick<Request, 'query'>): string {
  const chosen = providerLanguages.find((spoken) => spoken === req.query['language'])
  return chosen ? `${path}?language=${chosen}` : path
}

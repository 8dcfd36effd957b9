import type { TFunction } from 'i18next'
import type { z } from 'zod'
import { localisePath } from '../platform/localise.ts'
import { directionOf, wordsFor } from '../platform/print-in-language.ts'
import { describeParty } from './booking-facts.ts'
import type { Letter } from './letter.ts'
import type { AboutLetter, LetterKind } from './message-kinds.ts'
import type { MessageStorefront } from './messages.queries.ts'
import { footerOf } from './write-order-letter.ts'

/** What a message says that is not about an order. A text that has no words for a kind is left out. */
export function writeLetter(
  kind: LetterKind,
  { language, values, parties, link }: z.output<typeof AboutLetter>,
  { t, storefront, site }: { t: TFunction; storefront: MessageStorefront; site: string },
): Letter {
  const comers = Object.fromEntries(
    Object.entries(parties).map(([name, party]) => [name, describeParty(party, t)]),
  )
  const words: Record<string, string> = wordsFor(
    { storefront: storefront.name, ...values, ...comers },
    language,
  )
  const word = (name: string) => t(`kinds.${kind}.${name}`, { ...words, defaultValue: '' })
  return {
    language,
    direction: directionOf(language),
    brand: { name: storefront.name, layout: storefront.layout, href: site + localisePath(language, '/') },
    subject: word('subject'),
    preview: word('what'),
    title: word('title'),
    paragraphs: ['what', 'details', 'money', 'next'].map(word).filter(Boolean),
    actions: link && word('action') ? [{ label: word('action'), href: new URL(link, site).href }] : [],
    cards: [],
    totals: [],
    footer: footerOf(storefront.contact, t, storefront.name),
  }
}

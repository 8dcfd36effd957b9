import type { TFunction } from 'i18next'
import type { z } from 'zod'
import { localisePath } from '../contract/addresses.ts'
import { directionOf, wordsFor } from '../platform/text/print-in-language.ts'
import { describeCancellation, describeParty } from './booking-facts.ts'
import { brandOf } from './brand.ts'
import type { Email, EmailCard } from './email.ts'
import type { AboutEmail, EmailKind } from './message-kinds.ts'
import type { MessageStorefront } from './messages.queries.ts'
import { footerOf } from './email-footer.ts'

type Words = Record<string, string>

/** What a message says that is not about an order. A text that has no words for a kind is left out. */
export function writeEmail(
  kind: EmailKind,
  { language, values, parties, terms, facts, link }: z.output<typeof AboutEmail>,
  { t, storefront, site }: { t: TFunction; storefront: MessageStorefront; site: string },
): Email {
  const comers = Object.fromEntries(
    Object.entries(parties).map(([name, party]) => [
      name,
      [describeParty(party, t), party.along].filter(Boolean).join(' · '),
    ]),
  )
  const told: Words = { storefront: storefront.name, ...values, ...comers }
  if (values.place) told.zone = t('lines:zone', { place: values.place })
  if (terms && told.zone) {
    told.cancellation = describeCancellation(
      { cancellationTerms: terms.steps, timeZone: terms.timeZone },
      { t, language, zone: told.zone },
    )
  }
  const { context, ...spoken } = told
  const words = { ...wordsFor(spoken, language), context }
  const word = (name: string): string => t(`kinds.${kind}.${name}`, { ...words, defaultValue: '' })
  return {
    language,
    direction: directionOf(language),
    brand: brandOf(storefront, { site, href: site + localisePath(language, '/') }),
    subject: word('subject'),
    preview: word('what'),
    title: word('title'),
    paragraphs: ['what', 'details', 'money', 'next'].map(word).filter(Boolean),
    actions: link && word('action') ? [{ label: word('action'), href: new URL(link, site).href }] : [],
    cards: facts.length > 0 ? [card(facts, told, t)] : [],
    totals: [],
    footer: footerOf(storefront.contact, t, storefront.name),
  }
}

/** What there is to say of each; a time is told with its zone. */
function card(names: readonly string[], words: Words, t: TFunction): EmailCard {
  const facts = names.map((name) => ({
    label: t(`facts.${name}`),
    value: name === 'time' ? t('lines:clock', { when: words.time, zone: words.zone }) : (words[name] ?? ''),
  }))
  return { title: words.experience ?? '', facts: facts.filter(({ value }) => value) }
}

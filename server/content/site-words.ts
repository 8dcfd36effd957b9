import type { Storefront } from '../contract/storefronts.ts'

/** What a line of a written page may depend on, as `{{if demonstration}}` at its end. */
export const conditions = [
  'demonstration',
  // the demo under the product's own name, which its page explains
  'namedDhow',
  // the demo under another name
  'namedOtherwise',
  // some experience of the site has a price, so something can be paid
  'priced',
  // by phone, message and email
  'everyWay',
  // the same, 24 hours a day
  'roundTheClock',
  // in some way, but not in every one of them around the clock
  'otherwiseReached',
  // a supplier states where it is
  'address',
] as const
export type Condition = (typeof conditions)[number]

/** What a written page is filled with: the words in place of `{{…}}`, and which conditions hold. */
export interface SiteWords {
  words: Readonly<Record<string, string>>
  holds: (condition: string) => boolean
}

/** Every line of the texts, for those who read them for themselves. */
export const everyLine: SiteWords = { words: { site: 'Dhow' }, holds: () => true }

/** What a site states of itself; what it does not state, its written pages do not say. */
export function wordsOfSite(
  { name, demonstration, contact }: Pick<Storefront, 'name' | 'demonstration' | 'contact'>,
  { priced }: { priced: boolean },
  seller?: { name: string; description: string | null; address: string | null },
): SiteWords {
  const { phone, whatsapp, chat, email, allHours = false } = contact
  const everyWay = Boolean(phone && (whatsapp || chat) && email)
  const roundTheClock = everyWay && allHours
  const holding: Readonly<Record<Condition, boolean>> = {
    demonstration: demonstration === true,
    namedDhow: demonstration === true && name === 'Dhow',
    namedOtherwise: demonstration === true && name !== 'Dhow',
    priced,
    everyWay,
    roundTheClock,
    otherwiseReached: !roundTheClock && Boolean(phone || whatsapp || chat || email),
    address: Boolean(seller?.address),
  }
  return {
    words: {
      site: name,
      ...(seller && {
        seller: seller.name,
        description: seller.description ?? '',
        address: seller.address ?? '',
      }),
    },
    holds: (condition) => holding[condition as Condition],
  }
}

const condition = / \{\{if (?<name>\w+)\}\}$/

/**
 * The lines that hold for a site. A heading that does not hold takes its section with it, and so does a section of which
 * nothing is left take its heading.
 */
export function keepLines(text: string, { holds }: SiteWords): string {
  const sections: string[][] = [[]]
  let skips = false
  for (const line of text.split('\n')) {
    const name = condition.exec(line)?.groups?.name
    const told = name === undefined || holds(name)
    const isHeading = line.startsWith('## ')
    if (isHeading) {
      skips = !told
      sections.push([])
    }
    if (told && !skips) sections.at(-1)?.push(line.replace(condition, ''))
  }
  return sections
    .filter((lines, at) => at === 0 || lines.slice(1).some((line) => line.trim() !== ''))
    .map((lines) => lines.join('\n'))
    .join('\n')
}

/** Puts the site's words where a text has `{{…}}` for them. */
export function fillWords(text: string, { words }: SiteWords): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, word: string) => words[word] ?? '')
}

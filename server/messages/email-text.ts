import { colonIn } from '../../locales/colon.ts'
import type { Email } from './email.ts'

const rule = '-'.repeat(40)

/** The same e-mail as plain text. */
export function emailText(letter: Email): string {
  const colon = colonIn(letter.language)
  const blocks = [
    letter.title,
    ...letter.paragraphs,
    letter.actions.map(({ label, href }) => `${label}${colon.trimEnd()}\n${href}`).join('\n\n'),
    ...letter.cards.map((card) =>
      [
        rule,
        card.status ? `${card.title} (${card.status.text})` : card.title,
        ...card.facts.map(({ label, value }) => `${label}${colon}${value}`),
      ].join('\n'),
    ),
    letter.totals.length > 0
      ? [rule, ...letter.totals.map(({ label, value }) => `${label}${colon}${value}`)].join('\n')
      : '',
    [rule, letter.brand.name, ...letter.footer].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

import type { TFunction } from 'i18next'
import type { WholeInvoice } from '../contract/checkout.ts'
import { fromLeft } from '../platform/text/print-in-language.ts'

/** How support is reached, and the sender's name. */
export function footerOf(contact: WholeInvoice['contact'], t: TFunction, storefront: string): string[] {
  // a number that breaks in two is two numbers
  const ways = [contact.phone?.replaceAll(' ', '\u00a0'), contact.email].filter(Boolean).join(' · ')
  return [
    ways && t('footer.help', { contact: fromLeft(ways), context: contact.allHours ? 'allHours' : undefined }),
    t('footer.why', { storefront: `\u2068${storefront}\u2069` }),
  ].filter(Boolean)
}

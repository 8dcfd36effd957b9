import type { Contact, Layout } from '../contract/storefronts.ts'
import type { Language } from '../contract/primitives.ts'

/** A storefront of the demo. */
export interface DemoStorefront {
  slug: string
  name: string
  /** Host names it answers on; none: every other. */
  hosts: string[]
  layout: Layout
  /** Slug of the only supplier it sells for. */
  supplier?: string
  languages: Language[]
  currency: string
  currencies: string[]
  contact: Contact
  /** Pages that may embed the widget; `:*` is any port. */
  origins: string[]
}

/** Pages that somebody tries the widget in on their own machine, at whatever port. */
const builtHere = ['http://127.0.0.1:*', 'http://localhost:*']

export const storefronts: DemoStorefront[] = [
  {
    slug: 'marketplace',
    name: 'Dhow',
    hosts: [],
    layout: 'default',
    languages: ['en', 'ar', 'ru', 'tr', 'fr', 'pt', 'es'],
    currency: 'AED',
    currencies: ['AED', 'EUR', 'USD', 'GBP', 'TRY', 'RUB', 'EGP', 'SAR', 'KWD', 'JPY'],
    contact: { phone: '+971 4 330 0000', whatsapp: '+971 50 000 0100', email: 'hello@dhow.example' },
    origins: builtHere,
  },
  {
    slug: 'deira',
    name: 'Deira Dhows',
    hosts: ['deira.localhost'],
    layout: 'supplier-deira',
    supplier: 'deira-dhows',
    languages: ['en', 'ar', 'ru'],
    currency: 'AED',
    currencies: ['AED', 'EUR', 'USD', 'GBP'],
    contact: { phone: '+97142250000', whatsapp: '+971500000101', email: 'hello@deira-dhows.example' },
    origins: builtHere,
  },
]

import { themes } from '../../../themes/registry.ts'
import type { Shell } from '../../contract/pages.ts'

/** What stands around every page of a marketplace with a few places and kinds. */
export function buildShell(overrides: Partial<Shell> = {}): Shell {
  return {
    storefront: {
      slug: 'dhow',
      name: 'Dhow',
      layout: 'default',
      kind: 'consumer',
      languages: ['en', 'ar', 'fr'],
      currency: 'AED',
      currencies: ['AED', 'EUR', 'JPY'],
      exponents: { AED: 2, EUR: 2, JPY: 0 },
      contact: { phone: '+971 4 330 0000', whatsapp: '+971 50 000 0100', email: 'hello@dhow.example' },
    },
    site: {
      language: 'en',
      tellsStories: true,
      takesPayment: true,
      menu: [
        { item: 'discover', href: '/things-to-do' },
        { item: 'explore' },
        { item: 'cruises', href: '/cruises' },
        { item: 'contact', href: '/contact-us' },
      ],
      footer: [],
      copyright: { from: 2020, to: 2025 },
    },
    language: 'en',
    direction: 'ltr',
    currency: 'AED',
    structure: themes.default.layout,
    addresses: { en: '/faq', ar: '/ar/faq', fr: '/fr/faq' },
    categories: [
      { slug: 'cruises', name: 'Cruises and boats' },
      { slug: 'city-tours', name: 'City tours' },
    ],
    destinations: [
      { slug: 'dubai', name: 'Dubai', countryCode: 'AE' },
      { slug: 'lisbon', name: 'Lisbon', countryCode: 'PT' },
    ],
    map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody' },
    ...overrides,
  }
}

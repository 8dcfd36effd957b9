/** Where each screen of a site is: every address, in every language. */
import type { Language } from './primitives.ts'
import type { ListingKind } from './listing-kinds.ts'
import type { Storefront } from './storefronts.ts'

/**
 * Where each screen of a site is: the one table, read both ways. The server reads addresses by it (`resolve-path.ts`); the
 * server and the browser write them by it. It imports types only, since browsers load it.
 */
type Kind = Storefront['kind']

/** The language that lives at the root of every site (specification, section 2), and that every text has. */
export const rootLanguage = 'en' satisfies Language

/** Address of a path ("/cart") of a site in a language: English at the root, every other one under its code. */
export function localisePath(language: string, path: string): string {
  const clean = path === '/' ? '' : path
  return language === rootLanguage ? clean || '/' : `/${language}${clean}`
}

/** Screens that have one address on every site. */
export const fixedPaths = {
  home: '/',
  about: '/about',
  'log-in': '/auth/log-in',
  'sign-up': '/auth/sign-up',
  'reset-password': '/auth/reset-password',
  'change-password': '/auth/change-password',
  blog: '/blog',
  cart: '/cart',
  checkout: '/checkout',
  contact: '/contact-us',
  integration: '/embed',
  faq: '/faq',
  invoices: '/invoices',
  'find-order': '/invoices/find',
  privacy: '/privacy-policy',
  'write-review': '/reviews/write',
  saved: '/saved',
  terms: '/terms-and-conditions',
} as const

/** A screen with one address. */
export type FixedPage = keyof typeof fixedPaths

/** How an order turned out, as its address says it. */
export const expectedOutcomes = ['success', 'error', 'on_hold'] as const
export type ExpectedOutcome = (typeof expectedOutcomes)[number]

/** First part of the address of a destination's list. */
export const cityPrefix = 'things-to-do-in-'

/** Where the list of everything is on this kind of site. */
export function listPath(kind: Kind): string {
  return kind === 'supplier' ? '/experiences' : '/things-to-do'
}

/** The list of a destination, of a category, of a kind, and of what matches a text. */
export const cityPath = (city: string): string => `/${cityPrefix}${encodeURIComponent(city)}`
export const categoryPath = (category: string): string => `/${encodeURIComponent(category)}`
export const kindPath = (kind: ListingKind): string => `/${kind}`
export const searchPath = (text: string): string => `/search/${encodeURIComponent(text)}`

/** The one address of an experience on this kind of site; without its city one that leads there. */
export function experiencePath(kind: Kind, city: string | undefined, slug: string): string {
  const experience = encodeURIComponent(slug)
  return kind === 'supplier' || !city ? `/experiences/${experience}` : `${cityPath(city)}/${experience}`
}

/** What an address names: its slug, and those of the languages that have one of their own. */
export interface Named {
  slug: string
  slugs: Partial<Record<Language, string>>
}

/** The path of an experience in each language that has a slug of its own for it or for its city. */
export function experiencePaths(
  kind: Kind,
  city: Named,
  experience: Named,
): Partial<Record<Language, string>> {
  const spelled = { ...(kind === 'supplier' ? {} : city.slugs), ...experience.slugs }
  return Object.fromEntries(
    (Object.keys(spelled) as Language[]).map((language) => [
      language,
      experiencePath(kind, city.slugs[language] ?? city.slug, experience.slugs[language] ?? experience.slug),
    ]),
  )
}

/** The path of a place's or a category's list in each language that has a slug of its own for it. */
export function listPaths(
  pathOf: (slug: string) => string,
  slugs: Partial<Record<Language, string>>,
): Partial<Record<Language, string>> {
  return Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, pathOf(slug)]))
}

/** A story of the blog, an offer, and an order by how it is expected to have turned out. */
export const articlePath = (slug: string): string => `${fixedPaths.blog}/${encodeURIComponent(slug)}`
export const offerPath = (reference: string): string => `/offers/${encodeURIComponent(reference)}`
/** In the query of an order’s page: the payment page sent its reader here. Not called `from`, which an operator's page may use for itself. */
export const fromPayment = { name: 'back', value: 'payment' } as const
export const orderPath = (expected: ExpectedOutcome): string => `${fixedPaths.checkout}/${expected}`

/** The blog as RSS. */
export const feedPath = `${fixedPaths.blog}/feed.xml`

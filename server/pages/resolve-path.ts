import { languages } from '../contract/primitives.ts'
import type { Language } from '../contract/primitives.ts'
import type { Storefront } from '../contract/storefronts.ts'
import { localisePath, rootLanguage } from '../platform/text/localise.ts'

/** A screen of the specification's route table with what its address says. */
export type Route =
  | { page: 'home' }
  | { page: 'listing'; city?: string; category?: string; text?: string }
  | { page: 'experience'; slug: string; city?: string }
  | { page: 'cart' }
  | { page: 'checkout' }
  | { page: 'order-result'; expected: 'success' | 'error' | 'on_hold' }
  | { page: 'offer'; reference: string }
  | { page: 'invoices' }
  | { page: 'find-order' }
  | { page: 'write-review' }
  | { page: 'log-in' }
  | { page: 'sign-up' }
  | { page: 'reset-password' }
  | { page: 'change-password' }
  | { page: 'contact' }
  | { page: 'integration' }
  | { page: 'faq' }
  | { page: 'blog' }
  /** Its name among the written texts: `about`, or `blog/istanbul-by-ferry`. */
  | { page: 'article'; slug: string }

/** Where an address leads. `path` of a redirect has its language prefix and no query. */
export type Resolved =
  | { kind: 'page'; language: Language; route: Route }
  | { kind: 'redirect'; path: string }
  | { kind: 'not-found'; language: Language }

const cityPrefix = 'things-to-do-in-'

const fixedPages: Readonly<Record<string, Route>> = {
  '': { page: 'home' },
  about: { page: 'article', slug: 'about' },
  'auth/log-in': { page: 'log-in' },
  'auth/sign-up': { page: 'sign-up' },
  'auth/reset-password': { page: 'reset-password' },
  'auth/change-password': { page: 'change-password' },
  blog: { page: 'blog' },
  cart: { page: 'cart' },
  checkout: { page: 'checkout' },
  'checkout/success': { page: 'order-result', expected: 'success' },
  'checkout/error': { page: 'order-result', expected: 'error' },
  'checkout/on_hold': { page: 'order-result', expected: 'on_hold' },
  'contact-us': { page: 'contact' },
  embed: { page: 'integration' },
  faq: { page: 'faq' },
  invoices: { page: 'invoices' },
  'invoices/find': { page: 'find-order' },
  'privacy-policy': { page: 'article', slug: 'privacy-policy' },
  'reviews/write': { page: 'write-review' },
  'terms-and-conditions': { page: 'article', slug: 'terms-and-conditions' },
}

/** First segments whose second segment is not an experience of a place. */
const listedFirstSegments = new Set([
  'experiences',
  'auth',
  'blog',
  'checkout',
  'search',
  'things-to-do',
  'discover',
])

/** Where the list of everything is on this kind of site. */
export function listPath(kind: Storefront['kind']): string {
  return kind === 'supplier' ? '/experiences' : '/things-to-do'
}

/** The one address of an experience on this kind of site. */
export function experiencePath(kind: Storefront['kind'], city: string, slug: string): string {
  const experience = encodeURIComponent(slug)
  return kind === 'supplier'
    ? `/experiences/${experience}`
    : `/${cityPrefix}${encodeURIComponent(city)}/${experience}`
}

/** The language of an address by its first segment; one that the site does not speak is read in the root's. */
export function languageOf({ languages: spoken }: Pick<Storefront, 'languages'>, first?: string): Language {
  return spoken.find((language) => language === first) ?? rootLanguage
}

/**
 * The route table: the only place that knows which address is which screen. Whether a city, a category or an experience
 * of that name exists is for the page's loader to say; `isCategory` decides single unknown segments.
 */
export function resolvePath(
  site: Pick<Storefront, 'kind' | 'languages'>,
  path: string,
  isCategory: (slug: string) => boolean,
): Resolved {
  const segments = decodeSegments(path)
  if (!segments) {
    return { kind: 'not-found', language: languageOf(site, path.split('/')[1]) }
  }

  const prefix = languages.find((language) => language === segments[0])
  const language = languageOf(site, prefix)
  if (prefix) {
    segments.shift()
  }
  const redirect = (to: string): Resolved => ({ kind: 'redirect', path: localisePath(language, to) })
  const canonical = `/${segments.map(encodeURIComponent).join('/')}`
  // a prefix of the language that lives at the root, or of one that this site does not speak
  const idlePrefix = prefix !== undefined && (prefix !== language || prefix === rootLanguage)
  if (idlePrefix || (path !== '/' && path.endsWith('/'))) {
    return redirect(canonical)
  }

  const route = match(site.kind, segments, isCategory)
  if (!route) {
    return { kind: 'not-found', language }
  }
  return typeof route === 'string' ? redirect(route) : { kind: 'page', language, route }
}

/** A route, the path to redirect to, or nothing. */
function match(
  kind: Storefront['kind'],
  segments: string[],
  isCategory: (slug: string) => boolean,
): Route | string | undefined {
  const [first = '', second, ...rest] = segments
  const fixed = Object.hasOwn(fixedPages, segments.join('/')) ? fixedPages[segments.join('/')] : undefined
  if (fixed) {
    return fixed
  }
  if (rest.length > 0) {
    return undefined
  }

  if (second === undefined) {
    const list = listPath(kind)
    if (`/${first}` === list) {
      return { page: 'listing' }
    }
    // a search for nothing and a place without a name are the list of everything
    if (['discover', 'things-to-do', 'experiences', 'search', cityPrefix].includes(first)) {
      return list
    }
    if (first === 'auth') {
      return '/auth/log-in'
    }
    if (first.startsWith(cityPrefix)) {
      return { page: 'listing', city: first.slice(cityPrefix.length) }
    }
    return isCategory(first) ? { page: 'listing', category: first } : undefined
  }
  if (first === 'search') {
    return { page: 'listing', text: second }
  }
  if (first === 'blog') {
    return { page: 'article', slug: `blog/${second}` }
  }
  if (first === 'offers') {
    return /^OF-[0-9A-Z]{6}$/.test(second) ? { page: 'offer', reference: second } : undefined
  }
  if (first === 'experiences') {
    return { page: 'experience', slug: second }
  }
  if (first.startsWith(cityPrefix)) {
    return { page: 'experience', slug: second, city: first.slice(cityPrefix.length) }
  }
  if (listedFirstSegments.has(first)) {
    return undefined
  }
  return experiencePath(kind, first, second)
}

/** Undefined for what is no text, or one with the character that no text of the database may hold. */
function decodeSegments(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => segment.includes('\0')) ? undefined : segments
  } catch {
    return undefined
  }
}

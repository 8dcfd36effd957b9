import { Slug, languages } from '../contract/primitives.ts'
import type { Language } from '../contract/primitives.ts'
import { listingKinds } from '../contract/listing-kinds.ts'
import type { ListingKind } from '../contract/listing-kinds.ts'
import type { Storefront } from '../contract/storefronts.ts'
import {
  cityPrefix,
  experiencePath,
  expectedOutcomes,
  fixedPaths,
  listPath,
  localisePath,
  orderPath,
  rootLanguage,
} from '../contract/addresses.ts'
import type { ExpectedOutcome, FixedPage } from '../contract/addresses.ts'

/** A screen of the specification's route table with what its address says. */
export type Route =
  | { page: 'home' }
  | { page: 'listing'; city?: string; category?: string; kind?: ListingKind; text?: string }
  | { page: 'experience'; slug: string; city?: string }
  | { page: 'cart' }
  | { page: 'saved' }
  | { page: 'checkout' }
  | { page: 'order-result'; expected: ExpectedOutcome }
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
  | { kind: 'redirect'; status: 301 | 302; path: string }
  | { kind: 'not-found'; language: Language }

/** Written texts by the name of their screen. */
const articles = { about: 'about', privacy: 'privacy-policy', terms: 'terms-and-conditions' } as const

function fixedRoute(name: FixedPage): Route {
  switch (name) {
    case 'about':
    case 'privacy':
    case 'terms':
      return { page: 'article', slug: articles[name] }
    default:
      return { page: name }
  }
}

const fixedRoutes: ReadonlyMap<string, Route> = new Map([
  ...Object.entries(fixedPaths).map(([name, path]): [string, Route] => [path, fixedRoute(name as FixedPage)]),
  ...expectedOutcomes.map((expected): [string, Route] => [
    orderPath(expected),
    { page: 'order-result', expected },
  ]),
])

/** Addresses of two segments: what the second one is, and which of them there can be at all. */
const openPages: Readonly<
  Record<string, { isValid?: (second: string) => boolean; route: (second: string) => Route }>
> = {
  search: { route: (text) => ({ page: 'listing', text }) },
  blog: { isValid: isSlug, route: (slug) => ({ page: 'article', slug: `blog/${slug}` }) },
  offers: {
    isValid: (reference) => /^OF-[0-9A-Z]{6}$/.test(reference),
    route: (reference) => ({ page: 'offer', reference }),
  },
  experiences: { route: (slug) => ({ page: 'experience', slug }) },
}

/** First segments that are no place, so that a second one below them is no experience there. */
const listedFirstSegments: ReadonlySet<string> = new Set([
  ...[...fixedRoutes.keys()].map((path) => path.split('/')[1] ?? ''),
  ...Object.keys(openPages),
  'things-to-do',
  'discover',
  ...listingKinds,
  cityPrefix,
  // what the server answers before the pages are asked
  'api',
  'widget',
  'supplier',
  'builds',
  'problems',
  'sandbox',
  'outbox',
  '_image',
  '_assets',
  '.well-known',
  'sitemap.xml',
  'robots.txt',
  'favicon.svg',
  'favicon.ico',
  'healthz',
  'readyz',
  ...languages,
])

function isSlug(text: string): boolean {
  return Slug.safeParse(text).success
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

  const [first = ''] = segments
  const prefix = languages.find((language) => language === first.toLowerCase())
  const language = languageOf(site, prefix)
  if (prefix) {
    segments.shift()
  }
  const found = match(site.kind, segments, isCategory)
  if (!found) {
    return { kind: 'not-found', language }
  }
  // a prefix that the language does not live under, one in capitals, a slash too many
  const isSpelled = prefix === undefined || (first === language && language !== rootLanguage)
  if (typeof found !== 'string' && isSpelled && (path === '/' || !/\/\/|\/$/.test(path))) {
    return { kind: 'page', language, route: found }
  }
  const to = typeof found === 'string' ? found : `/${segments.map(encodeURIComponent).join('/')}`
  // the site may come to speak it
  const isUnspoken = prefix !== undefined && prefix !== language
  return { kind: 'redirect', status: isUnspoken ? 302 : 301, path: localisePath(language, to) }
}

/** A route, the path to redirect to, or nothing. */
function match(
  kind: Storefront['kind'],
  segments: string[],
  isCategory: (slug: string) => boolean,
): Route | string | undefined {
  const [first = '', second, ...rest] = segments
  const fixed = fixedRoutes.get(`/${segments.join('/')}`)
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
      return fixedPaths['log-in']
    }
    if (first.startsWith(cityPrefix)) {
      return { page: 'listing', city: first.slice(cityPrefix.length) }
    }
    if (isCategory(first)) return { page: 'listing', category: first }
    const listing = listingKinds.find((name) => name === first)
    return listing && { page: 'listing', kind: listing }
  }
  const open = Object.hasOwn(openPages, first) ? openPages[first] : undefined
  if (open) {
    return open.isValid?.(second) === false ? undefined : open.route(second)
  }
  if (first.startsWith(cityPrefix) && first !== cityPrefix) {
    return { page: 'experience', slug: second, city: first.slice(cityPrefix.length) }
  }
  if (listedFirstSegments.has(first)) {
    return undefined
  }
  return experiencePath(kind, first, second)
}

/** Undefined for what is no text, one with the character that no text of the database may hold, and steps up or nowhere. */
function decodeSegments(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => segment.includes('\0') || /^\.\.?$/.test(segment))
      ? undefined
      : segments
  } catch {
    return undefined
  }
}

import { Slug, languages } from '../contract/primitives.ts'
import type { Language } from '../contract/primitives.ts'
import { listingKinds } from '../contract/listing-kinds.ts'
import type { ListingKind } from '../contract/listing-kinds.ts'
import type { Storefront } from '../contract/storefronts.ts'
import {
  categoryPath,
  cityPath,
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
import { listedFirstSegments } from '../contract/first-segments.ts'
import type { openFirstSegments } from '../contract/first-segments.ts'

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

/** A place or a category that an address names: its own slug, and the one in addresses of a language. */
export interface SpelledList {
  slug: string
  spelled: string
}

/** What the names in addresses of lists mean: in the words of any language, or a name from before. */
export interface ListWords {
  /** A place that nobody knows is spelled as it is named. */
  city: (name: string, language: Language) => SpelledList
  /** Undefined: there is no such category. */
  category: (name: string, language: Language) => SpelledList | undefined
}

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
  Record<
    (typeof openFirstSegments)[number],
    { isValid?: (second: string) => boolean; route: (second: string) => Route }
  >
> = {
  search: { route: (text) => ({ page: 'listing', text }) },
  blog: { isValid: isSlug, route: (slug) => ({ page: 'article', slug: `blog/${slug}` }) },
  offers: {
    isValid: (reference) => /^OF-[0-9A-Z]{6}$/.test(reference),
    route: (reference) => ({ page: 'offer', reference }),
  },
  experiences: { route: (slug) => ({ page: 'experience', slug }) },
}

function isSlug(text: string): boolean {
  return Slug.safeParse(text).success
}

/** The language of an address by its first segment; one that the site does not speak is read in the root's. */
export function languageOf({ languages: spoken }: Pick<Storefront, 'languages'>, first?: string): Language {
  return spoken.find((language) => language === first) ?? rootLanguage
}

/**
 * The route table: the only place that knows which address is which screen. Whether a city or an experience of that name
 * exists is for the page's loader to say; `words` decides single unknown segments, and how a list is spelled in the language.
 * A route names lists by their own slugs, but the city above an experience as the address does.
 */
export function resolvePath(
  site: Pick<Storefront, 'kind' | 'languages'>,
  path: string,
  words: ListWords,
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
  const found = match(site.kind, segments, language, words)
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

function isOpen(first: string): first is keyof typeof openPages {
  return Object.hasOwn(openPages, first)
}

/** A route, the path to redirect to, or nothing. */
function match(
  kind: Storefront['kind'],
  segments: string[],
  language: Language,
  words: ListWords,
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
      const name = first.slice(cityPrefix.length)
      const { slug, spelled } = words.city(name, language)
      return spelled === name ? { page: 'listing', city: slug } : cityPath(spelled)
    }
    const category = words.category(first, language)
    if (category) {
      const { slug, spelled } = category
      return spelled === first ? { page: 'listing', category: slug } : categoryPath(spelled)
    }
    const listing = listingKinds.find((name) => name === first)
    return listing && { page: 'listing', kind: listing }
  }
  const open = isOpen(first) ? openPages[first] : undefined
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

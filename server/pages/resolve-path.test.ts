import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf } from '../../storefront/navigation/addresses.ts'
import type { Place } from '../../widget/environment/places.ts'
import { localisePath } from '../contract/addresses.ts'
import { listedFirstSegments, openFirstSegments } from '../contract/first-segments.ts'
import { spellList } from '../catalogue/reading/read-list-names.ts'
import type { NamesOfLists } from '../catalogue/reading/read-list-names.ts'
import { resolvePath } from './resolve-path.ts'
import type { ListWords, Route } from './resolve-path.ts'

const marketplace = { kind: 'consumer', languages: ['en', 'ar'] } as const
const supplier = { kind: 'supplier', languages: ['en'] } as const
const polyglot = { kind: 'consumer', languages: ['en', 'ar', 'de', 'fr', 'es'] } as const
const cities: NamesOfLists = {
  meant: new Map([
    ['wien', 'vienna'],
    ['vienne', 'vienna'],
    ['vindobona', 'vienna'],
    ['venise', 'venice'],
  ]),
  translated: new Map([
    ['vienna', { de: 'wien', fr: 'vienne' }],
    ['venice', { fr: 'venise' }],
  ]),
}
const categories: NamesOfLists = {
  meant: new Map([
    ['wuestensafaris', 'desert-safaris'],
    ['dune-tours', 'desert-safaris'],
    ['nichts', 'nothing'],
  ]),
  translated: new Map([
    ['desert-safaris', { de: 'wuestensafaris' }],
    ['nothing', { de: 'nichts' }],
  ]),
}
const words: ListWords = {
  city: (name, language) => spellList(cities, name, language),
  category(name, language) {
    const found = spellList(categories, name, language)
    return found.slug === 'desert-safaris' ? found : undefined
  },
}
type Site = typeof marketplace | typeof supplier | typeof polyglot
const resolve = (path: string, site: Site = marketplace) =>
  resolvePath({ kind: site.kind, languages: [...site.languages] }, path, words)

test.for<[string, Route]>([
  ['/', { page: 'home' }],
  ['/desert-safaris', { page: 'listing', category: 'desert-safaris' }],
  ['/things-to-do', { page: 'listing' }],
  ['/tour-packages', { page: 'listing', kind: 'tour-packages' }],
  ['/itineraries', { page: 'listing', kind: 'itineraries' }],
  ['/packages', { page: 'listing', kind: 'packages' }],
  ['/things-to-do-in-dubai', { page: 'listing', city: 'dubai' }],
  ['/things-to-do-in-dubai/red-dunes', { page: 'experience', slug: 'red-dunes', city: 'dubai' }],
  ['/experiences/red-dunes', { page: 'experience', slug: 'red-dunes' }],
  ['/search/old%20town', { page: 'listing', text: 'old town' }],
  ['/blog/creek', { page: 'article', slug: 'blog/creek' }],
  ['/reviews/write', { page: 'write-review' }],
  ['/about', { page: 'article', slug: 'about' }],
  ['/auth/reset-password', { page: 'reset-password' }],
  ['/blog', { page: 'blog' }],
  ['/cart', { page: 'cart' }],
  ['/checkout', { page: 'checkout' }],
  ['/checkout/success', { page: 'order-result', expected: 'success' }],
  ['/checkout/error', { page: 'order-result', expected: 'error' }],
  ['/checkout/on_hold', { page: 'order-result', expected: 'on_hold' }],
  ['/contact-us', { page: 'contact' }],
  ['/faq', { page: 'faq' }],
  ['/invoices', { page: 'invoices' }],
  ['/privacy-policy', { page: 'article', slug: 'privacy-policy' }],
  ['/terms-and-conditions', { page: 'article', slug: 'terms-and-conditions' }],
  ['/offers/OF-7K3M9Q', { page: 'offer', reference: 'OF-7K3M9Q' }],
])('%s is a page', ([path, route]) => {
  expect(resolve(path)).toEqual({ kind: 'page', language: 'en', route })
})

test('a category takes the place of the kind of listing of its name', () => {
  const all: ListWords = { ...words, category: (name) => ({ slug: name, spelled: name }) }
  expect(resolvePath({ kind: 'consumer', languages: ['en'] }, '/packages', all)).toMatchObject({
    route: { page: 'listing', category: 'packages' },
  })
})

test('a language lives under its prefix, English at the root', () => {
  expect(resolve('/ar')).toMatchObject({ language: 'ar', route: { page: 'home' } })
  expect(resolve('/ar/cart')).toMatchObject({ language: 'ar', route: { page: 'cart' } })
  expect(resolve('/en/cart')).toEqual({ kind: 'redirect', status: 301, path: '/cart' })
  expect(localisePath('ar', '/')).toBe('/ar')
})

test.for(['ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'az', 'zh', 'it', 'he', 'fa'] as const)(
  '/%s is a prefix of every site: of its own language, or of English where the site does not speak it',
  (prefix) => {
    const speaks = (path: string) => resolvePath({ kind: 'consumer', languages: ['en', prefix] }, path, words)
    expect(speaks(`/${prefix}`)).toEqual({ kind: 'page', language: prefix, route: { page: 'home' } })
    expect(speaks(`/${prefix}/cart`)).toEqual({ kind: 'page', language: prefix, route: { page: 'cart' } })
    expect(resolve(`/${prefix}/cart`, supplier)).toEqual({ kind: 'redirect', status: 302, path: '/cart' })
  },
)

test('a prefix that the site does not speak leads to the page in English for now, never for good', () => {
  expect(resolve('/de/things-to-do')).toEqual({ kind: 'redirect', status: 302, path: '/things-to-do' })
  expect(resolve('/de')).toEqual({ kind: 'redirect', status: 302, path: '/' })
})

test('a prefix in capitals is the same language', () => {
  expect(resolve('/AR/cart')).toEqual({ kind: 'redirect', status: 301, path: '/ar/cart' })
  expect(resolve('/DE/cart')).toEqual({ kind: 'redirect', status: 302, path: '/cart' })
})

test.for<[string, Route]>([
  ['/de/things-to-do-in-wien', { page: 'listing', city: 'vienna' }],
  ['/fr/things-to-do-in-vienne', { page: 'listing', city: 'vienna' }],
  ['/es/things-to-do-in-vienna', { page: 'listing', city: 'vienna' }],
  ['/ar/things-to-do-in-vienna', { page: 'listing', city: 'vienna' }],
  ['/things-to-do-in-vienna', { page: 'listing', city: 'vienna' }],
  ['/de/wuestensafaris', { page: 'listing', category: 'desert-safaris' }],
  ['/fr/desert-safaris', { page: 'listing', category: 'desert-safaris' }],
])('%s is the list of that place or category in the words of its language', ([path, route]) => {
  expect(resolve(path, polyglot)).toMatchObject({ kind: 'page', route })
})

test.for([
  ['/de/things-to-do-in-vienna', 301, '/de/things-to-do-in-wien'],
  ['/de/things-to-do-in-vienne/', 301, '/de/things-to-do-in-wien'],
  ['/DE/things-to-do-in-vindobona', 301, '/de/things-to-do-in-wien'],
  ['/things-to-do-in-wien', 301, '/things-to-do-in-vienna'],
  ['/en/things-to-do-in-wien', 301, '/things-to-do-in-vienna'],
  ['/it/things-to-do-in-wien', 302, '/things-to-do-in-vienna'],
  ['/es/things-to-do-in-wien', 301, '/es/things-to-do-in-vienna'],
  ['/de/desert-safaris', 301, '/de/wuestensafaris'],
  ['/de/dune-tours', 301, '/de/wuestensafaris'],
  ['/dune-tours', 301, '/desert-safaris'],
  ['/wuestensafaris/', 301, '/desert-safaris'],
] as const)('%s is spelled as its language does, in one hop', ([path, status, to]) => {
  expect(resolve(path, polyglot)).toEqual({ kind: 'redirect', status, path: to })
})

test('a category that has nothing has no page under any of its names', () => {
  expect(resolve('/de/nichts', polyglot).kind).toBe('not-found')
})

test('every page below which anything may be named is listed', () => {
  for (const name of openFirstSegments) expect(listedFirstSegments).toContain(name)
})

test.for([
  ['/de/discover', 302, '/things-to-do'],
  ['/de/discover/', 302, '/things-to-do'],
  ['/en/discover/', 301, '/things-to-do'],
  ['/AR/dubai/red-dunes/', 301, '/ar/things-to-do-in-dubai/red-dunes'],
  ['//faq', 301, '/faq'],
] as const)('%s needs one hop, not two', ([path, status, to]) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', status, path: to })
})

test.for([
  '/cart/foo',
  '/faq/foo',
  '/packages/foo',
  '/embed/x',
  '/about/us',
  '/invoices/x',
  '/sitemap.xml/x',
  '/things-to-do/x',
  '/discover/x',
  '/ar/cart/foo',
  // what the server answers before the pages are asked
  '/api/x',
  '/widget/x',
  '/supplier/x',
  '/builds/x',
  '/problems/x',
  '/sandbox/x',
  '/outbox/x',
  '/_image/x',
  '/_assets/x',
  '/.well-known/x',
  '/robots.txt/x',
  '/favicon.svg/x',
  '/favicon.ico/x',
  '/healthz/x',
  '/readyz/x',
])('the second segment of %s is no experience, because its first is listed', (path) => {
  expect(resolve(path).kind).toBe('not-found')
})

/** Addresses made of what the route table knows, of languages, and of anything. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '',
        '.',
        '..',
        'ar',
        'AR',
        'de',
        'en',
        'discover',
        'experiences',
        'things-to-do',
        'things-to-do-in-',
        'things-to-do-in-dubai',
        'search',
        'auth',
        'blog',
        'cart',
        'desert-safaris',
        'wuestensafaris',
        'dune-tours',
        'nichts',
        'fr',
        'wien',
        'things-to-do-in-vienna',
        'things-to-do-in-wien',
        'things-to-do-in-vienne',
        'things-to-do-in-vindobona',
        'things-to-do-in-venise',
        'red-dunes',
        '%2F',
        '%2f%2fevil.example',
      ),
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('/', '')),
      fc.string().map(encodeURIComponent),
    ),
    { maxLength: 5 },
  )
  .map((segments) => `/${segments.join('/')}`)

test('of 10,000 addresses none throws, none leaves the site, and none is redirected twice', () => {
  fc.assert(
    fc.property(anyPath, fc.constantFrom(marketplace, supplier, polyglot), (path, site) => {
      const resolved = resolve(path, site)
      if (resolved.kind !== 'redirect') return
      const to = new URL(resolved.path, 'https://shop.example')
      expect(to.origin).toBe('https://shop.example')
      expect(to.pathname).toBe(resolved.path)
      expect(resolve(resolved.path, site).kind).not.toBe('redirect')
    }),
    { numRuns: 10_000 },
  )
})

test('lists live under one address on each kind of site', () => {
  expect(resolve('/discover')).toEqual({ kind: 'redirect', status: 301, path: '/things-to-do' })
  expect(resolve('/experiences')).toEqual({ kind: 'redirect', status: 301, path: '/things-to-do' })
  expect(resolve('/ar/discover')).toEqual({ kind: 'redirect', status: 301, path: '/ar/things-to-do' })
  expect(resolve('/discover', supplier)).toEqual({ kind: 'redirect', status: 301, path: '/experiences' })
  expect(resolve('/things-to-do', supplier)).toEqual({ kind: 'redirect', status: 301, path: '/experiences' })
  expect(resolve('/experiences', supplier)).toMatchObject({ kind: 'page', route: { page: 'listing' } })
})

test('an address that was cut off leads to where it would have gone on', () => {
  expect(resolve('/search')).toEqual({ kind: 'redirect', status: 301, path: '/things-to-do' })
  expect(resolve('/things-to-do-in-')).toEqual({ kind: 'redirect', status: 301, path: '/things-to-do' })
  expect(resolve('/search', supplier)).toEqual({ kind: 'redirect', status: 301, path: '/experiences' })
  expect(resolve('/ar/auth')).toEqual({ kind: 'redirect', status: 301, path: '/ar/auth/log-in' })
})

test('a second segment under an unlisted first one is an experience of that place', () => {
  expect(resolve('/dubai/red-dunes')).toEqual({
    kind: 'redirect',
    status: 301,
    path: '/things-to-do-in-dubai/red-dunes',
  })
  expect(resolve('/ar/dubai/red-dunes')).toEqual({
    kind: 'redirect',
    status: 301,
    path: '/ar/things-to-do-in-dubai/red-dunes',
  })
  expect(resolve('/dubai/red-dunes', supplier)).toEqual({
    kind: 'redirect',
    status: 301,
    path: '/experiences/red-dunes',
  })
})

test.for([
  '/nowhere',
  '/blog/Not%20a%20slug',
  '/checkout/elsewhere',
  '/auth/elsewhere',
  '/offers/elsewhere',
  '/a/b/c',
  '/constructor',
  '/%E0%A4%A',
])('%s is no page', (path) => {
  expect(resolve(path).kind).toBe('not-found')
})

test('never redirects to another origin, whatever the path looks like', () => {
  for (const path of [
    '//evil.example/x',
    '/evil.example//x/',
    '/%2F%2Fevil.example/x',
    '/\\evil.example/x',
  ]) {
    const resolved = resolve(path)
    if (resolved.kind !== 'redirect') continue
    expect(new URL(resolved.path, 'https://shop.example').origin).toBe('https://shop.example')
  }
})

test('a closing slash is taken away', () => {
  expect(resolve('/things-to-do-in-dubai/')).toEqual({
    kind: 'redirect',
    status: 301,
    path: '/things-to-do-in-dubai',
  })
})

test.for<[Place, Route]>([
  [{ to: 'home' }, { page: 'home' }],
  [{ to: 'listing' }, { page: 'listing' }],
  [
    { to: 'listing', city: 'são-paulo' },
    { page: 'listing', city: 'são-paulo' },
  ],
  [
    { to: 'listing', city: 'vienna' },
    { page: 'listing', city: 'vienna' },
  ],
  [
    { to: 'listing', category: 'desert-safaris' },
    { page: 'listing', category: 'desert-safaris' },
  ],
  [
    { to: 'listing', text: 'tea & dates / noon?' },
    { page: 'listing', text: 'tea & dates / noon?' },
  ],
  [
    { to: 'experience', slug: 'red-dunes', city: 'dubai' },
    { page: 'experience', slug: 'red-dunes', city: 'dubai' },
  ],
  [
    { to: 'experience', slug: 'red-dunes', localSlug: 'rote-duenen', city: 'dubai' },
    { page: 'experience', slug: 'rote-duenen', city: 'dubai' },
  ],
  [
    {
      to: 'experience',
      slug: 'red-dunes',
      localSlug: 'rote-duenen',
      city: 'dubai',
      localCity: 'dubai-stadt',
    },
    { page: 'experience', slug: 'rote-duenen', city: 'dubai-stadt' },
  ],
  [{ to: 'cart' }, { page: 'cart' }],
  [{ to: 'checkout' }, { page: 'checkout' }],
  [{ to: 'saved' }, { page: 'saved' }],
  [{ to: 'invoices' }, { page: 'invoices' }],
  [{ to: 'find-order' }, { page: 'find-order' }],
  [{ to: 'change-password' }, { page: 'change-password' }],
  [{ to: 'blog' }, { page: 'blog' }],
  [
    { to: 'article', slug: 'creek' },
    { page: 'article', slug: 'blog/creek' },
  ],
  [{ to: 'faq' }, { page: 'faq' }],
  [{ to: 'contact' }, { page: 'contact' }],
  [{ to: 'terms' }, { page: 'article', slug: 'terms-and-conditions' }],
  [{ to: 'privacy' }, { page: 'article', slug: 'privacy-policy' }],
  [{ to: 'about' }, { page: 'article', slug: 'about' }],
  [
    { to: 'order', reference: 'DH-1', token: 't', expected: 'success' },
    { page: 'order-result', expected: 'success' },
  ],
])('the address that a link writes for %j leads back to it, in every language', ([place, route]) => {
  for (const language of polyglot.languages) {
    const spelled =
      place.to === 'listing'
        ? {
            ...place,
            localCity: place.city && words.city(place.city, language).spelled,
            localCategory: place.category && words.category(place.category, language)?.spelled,
          }
        : place
    const { pathname } = new URL(addressOf(polyglot, language, spelled), 'https://shop.example')
    expect(resolve(pathname, polyglot)).toEqual({ kind: 'page', language, route })
  }
})

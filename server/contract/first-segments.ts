import { cityPrefix, expectedOutcomes, fixedPaths, orderPath } from './addresses.ts'
import { listingKinds } from './listing-kinds.ts'
import { languages } from './primitives.ts'

/** First segments below which anything may be named: a text, a story, an offer, an experience. */
export const openFirstSegments = ['search', 'blog', 'offers', 'experiences'] as const

/** First segments that are no place, so that a second one below them is no experience there; and no category is spelled so. */
export const listedFirstSegments: ReadonlySet<string> = new Set([
  ...[...Object.values(fixedPaths), ...expectedOutcomes.map(orderPath)].map(
    (path) => path.split('/')[1] ?? '',
  ),
  ...openFirstSegments,
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
  '_face',
  '_assets',
  '.well-known',
  'sitemap.xml',
  'robots.txt',
  'favicon.svg',
  'favicon.ico',
  'healthz',
  'readyz',
  'metrics',
  'pay',
  ...languages,
])

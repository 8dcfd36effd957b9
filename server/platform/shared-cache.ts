/** What caches in front of the server may keep of a reply, and by which keys it is forgotten. */
import type { Env } from './env.ts'

/**
 * Keys of what a page or a reply shows. The database tells which of them have changed; caches, ours and an HTTP cache in front,
 * then forget what shows them. Migrations of the database write the same words.
 */
export const shownKeys = {
  /** Every page: names in its header, rates, the storefront itself. */
  everything: 'everything',
  /** Lists and counts of the whole catalogue. */
  catalogue: 'catalogue',
  experience: (slug: string) => `experience-${slug}`,
  /** Lists and counts of one destination. */
  place: (slug: string) => `place-${slug}`,
} as const

/**
 * Headers, names and values in turn, for what is the same for every visitor of an address and shows these keys. A cache in front
 * that purges by key may keep it for a minute, and show it while it fetches the next; any other, and any at all what is to be kept
 * `briefly`, shows for five seconds what may have changed.
 */
export function sharedHeaders(
  { CACHE_PURGE_URLS: purged }: Pick<Env, 'CACHE_PURGE_URLS'>,
  keys: readonly string[],
  briefly = false,
): string[] {
  if (purged.length === 0 || briefly) {
    return ['cache-control', 'public, max-age=0, s-maxage=5, stale-if-error=3600']
  }
  return [
    'cache-control',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=3600',
    'surrogate-key',
    [shownKeys.everything, ...keys].map(encodeURIComponent).join(' '),
  ]
}

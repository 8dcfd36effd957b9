import type { News } from '../platform/deps.ts'
import { shownKeys } from '../platform/shared-cache.ts'
import type { Purger } from '../platform/purge-caches.ts'
import type { ReplicaReading } from '../platform/read-replicas.ts'
import type { PageCache } from './page-cache.ts'
import type { PageListener } from './listen-for-changes.ts'

/**
 * What a process does when it hears of changes: it forgets what it remembers, and then has the caches in front forget. In this
 * order, because a cache that was purged first could fetch the old page from us once more.
 */
export function forgetWhatChanged({
  pageCache,
  news,
  purger,
  replicas,
}: {
  pageCache: PageCache
  news: News
  purger: Purger
  replicas?: Pick<ReplicaReading, 'noteChange'>
}): PageListener {
  const changed = (keys: ReadonlySet<string>): void => {
    replicas?.noteChange()
    news.heard += 1
    pageCache.forget(keys)
    purger.purge(keys)
  }
  return { changed, missed: () => changed(new Set([shownKeys.everything])) }
}

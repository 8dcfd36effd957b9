import type { Logger } from './log.ts'
import { shownKeys } from './shared-cache.ts'

/** Has the HTTP caches in front of us forget what shows these keys. */
export interface Purger {
  /** Returns at once; what fails is tried again until it succeeds, in one call for all that waits. */
  purge(keys: ReadonlySet<string>): void
  /** Waits for what is under way, and asks nothing more. */
  stop(): Promise<void>
}

const gatherMs = 100
/** Another process may have answered with the old page at the moment of the purge: what it sent is purged by the second one. */
const onceMoreMs = 1_500
const againMs = 1_000
const patienceMs = 3_000
/** More of them do not fit into a header that every cache takes (8 KB); then everything goes. */
const mostKeys = 60

/**
 * Purges by `PURGE` with the keys in `surrogate-key`, parted by spaces, the way Varnish with `xkey` is set up in
 * `docs/scaling.md`. Every process that has heard of a change asks, after it has forgotten the pages itself.
 */
export function createPurger(
  urls: readonly string[],
  log: Pick<Logger, 'warn'>,
  send: typeof fetch = fetch,
): Purger {
  const stopping = new AbortController()
  const caches = urls.map((url) => purgeOf(url))
  return {
    purge(keys) {
      for (const cache of caches) cache.add(keys)
    },
    async stop() {
      stopping.abort()
      await Promise.all(caches.map((cache) => cache.ended()))
    },
  }

  function purgeOf(url: string) {
    let waiting = new Set<string>()
    let timer: NodeJS.Timeout | undefined
    let underway: Promise<void> = Promise.resolve()

    const plan = (ms: number): void => {
      if (stopping.signal.aborted) return
      timer ??= setTimeout(() => {
        timer = undefined
        underway = underway.then(ask)
      }, ms).unref()
    }
    const add = (keys: ReadonlySet<string>, ms: number): void => {
      for (const key of keys) waiting.add(key)
      plan(ms)
    }
    async function ask(): Promise<void> {
      if (waiting.size === 0) return
      const keys = waiting.size > mostKeys ? new Set([shownKeys.everything]) : waiting
      waiting = new Set()
      const names = [...keys].map(encodeURIComponent).join(' ')
      try {
        const reply = await send(url, {
          method: 'PURGE',
          headers: { 'surrogate-key': names },
          signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
        })
        await reply.body?.cancel()
        if (!reply.ok) throw new Error(`The cache answered ${reply.status}`)
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ err: error, cache: url }, 'a cache in front could not be purged; trying again')
        add(keys, againMs)
      }
    }
    return {
      add(keys: ReadonlySet<string>) {
        add(keys, gatherMs)
        setTimeout(() => add(keys, gatherMs), onceMoreMs).unref()
      },
      ended: () => {
        clearTimeout(timer)
        return underway
      },
    }
  }
}

/** Fetches the payloads of pages for navigation without a full load, and keeps the latest for a moment. */
import { retryStatuses } from '../../widget/environment/api.ts'
import type { PagePayload, RedirectPayload } from '../../server/contract/pages.ts'

const keptPayloads = 30
const keptForMs = 30_000
/** A browser opens six connections to a host: what the visitor asked for must always find one free. */
const mostPrefetches = 2
const mostWaiting = 24

/** Where a page's payload is. */
export function payloadAddress(url: URL, currency?: string): string {
  const address = new URL(url)
  address.pathname = `${url.pathname.replace(/\/$/, '')}/_payload.json`
  address.hash = ''
  if (currency) address.searchParams.set('currency', currency)
  return address.href
}

/** Fetches payloads and keeps the latest ones for a moment, so that a prefetched link opens at once. */
export interface PayloadSource {
  load(url: URL): Promise<PagePayload | RedirectPayload>
  prefetch(url: URL): void
  forget(): void
}

/**
 * One source for each app. A failed prefetch is forgotten; `load` throws `TypeError` when nothing answers, so that the
 * caller can fall back to a full load.
 */
export function createPayloadSource(currency: () => string | undefined): PayloadSource {
  const kept = new Map<string, { at: number; reply: Promise<PagePayload | RedirectPayload> }>()

  const waiting: URL[] = []
  let prefetching = 0

  const load = (url: URL, priority: RequestPriority = 'auto'): Promise<PagePayload | RedirectPayload> => {
    const address = payloadAddress(url, currency())
    const found = kept.get(address)
    if (found && Date.now() - found.at < keptForMs) return found.reply
    const reply = request(address, priority)
    kept.set(address, { at: Date.now(), reply })
    reply.catch(() => kept.delete(address))
    const oldest = kept.keys().next().value
    if (kept.size > keptPayloads && oldest !== undefined) kept.delete(oldest)
    return reply
  }
  const prefetchNext = async (): Promise<void> => {
    const url = prefetching < mostPrefetches ? waiting.shift() : undefined
    if (!url) return
    prefetching++
    await load(url, 'low').catch(() => undefined)
    prefetching--
    await prefetchNext()
  }
  return {
    load: (url) => load(url),
    prefetch(url) {
      waiting.push(url)
      // what scrolled by long ago is no longer worth it
      if (waiting.length > mostWaiting) waiting.shift()
      void prefetchNext()
    },
    forget() {
      kept.clear()
      waiting.length = 0
    },
  }
}

/** Before the one retry, where the server does not say how long. */
const retryAfterMs = 300
/** A visitor waits no longer than this before the browser loads the page itself. */
const longestWaitMs = 3_000

async function request(address: string, priority: RequestPriority): Promise<PagePayload | RedirectPayload> {
  const ask = () =>
    fetch(address, { priority, headers: { accept: 'application/json' }, credentials: 'same-origin' })
  let response = await ask()
  // one retry, as for every read (specification, section 7)
  if (retryStatuses.includes(response.status)) {
    const seconds = Number(response.headers.get('retry-after'))
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(seconds * 1000 || retryAfterMs, longestWaitMs)),
    )
    response = await ask()
  }
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new TypeError(`no payload at ${address}: ${response.status}`)
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && ('content' in body || 'redirect' in body)) {
    return body as PagePayload | RedirectPayload
  }
  throw new TypeError(`no payload at ${address}: ${response.status}`)
}

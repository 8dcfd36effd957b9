import type { PagePayload, RedirectPayload } from '../../server/contract/pages.ts'

const keptPayloads = 30
const keptForMs = 30_000

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

  const load = (url: URL): Promise<PagePayload | RedirectPayload> => {
    const address = payloadAddress(url, currency())
    const found = kept.get(address)
    if (found && Date.now() - found.at < keptForMs) return found.reply
    const reply = request(address)
    kept.set(address, { at: Date.now(), reply })
    reply.catch(() => kept.delete(address))
    const oldest = kept.keys().next().value
    if (kept.size > keptPayloads && oldest !== undefined) kept.delete(oldest)
    return reply
  }
  return { load, prefetch: (url) => void load(url).catch(() => undefined), forget: () => kept.clear() }
}

async function request(address: string): Promise<PagePayload | RedirectPayload> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  })
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new TypeError(`no payload at ${address}: ${response.status}`)
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && ('content' in body || 'redirect' in body)) {
    return body as PagePayload | RedirectPayload
  }
  throw new TypeError(`no payload at ${address}: ${response.status}`)
}

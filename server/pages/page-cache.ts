import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A rendered page with the headers that belong to it. */
export interface CachedPage {
  status: number
  type: 'html' | 'json'
  /** Where a redirect leads. */
  location?: string
  body: Buffer
  etag: string
  /**
   * Its Content-Security-Policy. The nonce in it lives as long as the rendering: whatever an address injects makes a rendering of its own, so an injected
   * script can never know the nonce of the page it stands in.
   */
  policy?: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

/** Content codings that we answer in. */
export type Encoding = 'br' | 'gzip'

const freshMs = 60_000
const staleMs = 600_000
const mostBytes = 96 * 1024 * 1024

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A new nonce for a Content-Security-Policy. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Makes the cacheable form of a page. The tag is of the content without its nonce: a new rendering of the same page is the same page. */
export function cacheHtml(status: number, text: string, nonce: string, policy: string): CachedPage {
  const body = Buffer.from(text)
  return { status, type: 'html', body, etag: tagOf(body, nonce), policy, encoded: {} }
}

/** Makes the cacheable form of a payload. */
export function cacheJson(status: number, value: unknown): CachedPage {
  const body = Buffer.from(JSON.stringify(value))
  return { status, type: 'json', body, etag: tagOf(body), encoded: {} }
}

/** A redirect, which is never kept. */
export function redirectTo(status: 301 | 302, location: string): CachedPage {
  return { status, type: 'html', location, body: Buffer.alloc(0), etag: '', encoded: {} }
}

/** A tag guards nothing, so the quickest digest will do; of bytes, because a text would be encoded a second time for it. */
function tagOf(body: Buffer, nonce = ''): string {
  const digest = createHash('sha1')
  let start = 0
  if (nonce) {
    for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, start)) {
      digest.update(body.subarray(start, at))
      start = at + nonce.length
    }
  }
  return `W/"${digest.update(body.subarray(start)).digest('base64url').slice(0, 22)}"`
}

/** The body in a coding, compressed once for each rendering. */
export function encodedBody(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  page.encoded[encoding] ??=
    encoding === 'br'
      ? brotli(page.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
          },
        })
      : deflate(page.body, { level: 6 })
  return page.encoded[encoding]
}

/** Rendered pages of this process. A stale one is served while the next is made; equal requests share one rendering. */
export interface PageCache {
  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>
  /** The page if it is there and fresh, without waiting. */
  peek(key: string): CachedPage | undefined
  /** Forgets the pages whose address names this; what is being made meanwhile is not kept. */
  forget(name: string): void
  clear(): void
}

/** One cache for each app. With `keeps` false, for work on the sources, equal requests at the same time are all that share a page. */
export function createPageCache({ keeps = true }: { keeps?: boolean } = {}): PageCache {
  const pages = new LRUCache<string, { page: CachedPage; at: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.body.length * 2 + 500,
    ttl: staleMs,
  })
  const making = new Map<string, Promise<CachedPage>>()
  /** Raised when pages are forgotten: one that was begun before may show what was true then. */
  let edition = 0

  const make = (key: string, work: () => Promise<CachedPage>): Promise<CachedPage> => {
    const found = making.get(key)
    if (found) return found
    const begunIn = edition
    const made = work()
      .then((page) => {
        if (keeps && page.status === 200 && begunIn === edition) pages.set(key, { page, at: Date.now() })
        return page
      })
      .finally(() => {
        if (making.get(key) === made) making.delete(key)
      })
    making.set(key, made)
    return made
  }

  return {
    async get(key, work) {
      const found = pages.get(key)
      if (!found) return make(key, work)
      if (Date.now() - found.at > freshMs) make(key, work).catch(() => undefined)
      return found.page
    },
    peek(key) {
      const found = pages.get(key)
      return found && Date.now() - found.at <= freshMs ? found.page : undefined
    },
    forget(name) {
      edition += 1
      making.clear()
      for (const key of pages.keys()) if (key.includes(`/${name}`)) pages.delete(key)
    },
    clear() {
      edition += 1
      making.clear()
      pages.clear()
    },
  }
}

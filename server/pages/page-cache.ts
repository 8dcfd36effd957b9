/** How long a rendered page is kept in this process, and how it is served from there. */
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { shownKeys } from '../platform/shared-cache.ts'
import type { PageBytes } from './renderer.ts'

/** A rendered page with the headers that belong to it. */
export interface CachedPage {
  status: number
  type: 'html' | 'json'
  /** Where a redirect leads. */
  location?: string
  /** In pieces: of what many pages have alike there is one Buffer in memory. */
  body: readonly Buffer[]
  etag: string
  /**
   * Its Content-Security-Policy. The nonce in it lives as long as the rendering: whatever an address injects makes a rendering of its own, so an injected
   * script can never know the nonce of the page it stands in.
   */
  policy?: string
  /** Keys of what it shows (`shownKeys`): it is forgotten when one of them has changed. */
  shows: readonly string[]
  /** False for what changes with every sale; `briefly`, for five seconds, where it soon looks better. */
  keeps: boolean | 'briefly'
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

/** Content codings that we answer in. */
export type Encoding = 'br' | 'gzip'

const freshMs = 60_000
const brieflyMs = 5000
const staleMs = 600_000
/** While the database is away, what is younger than this is better than nothing. */
const spareMs = 24 * 3_600_000
const mostBytes = 64 * 1024 * 1024

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * A new nonce for a Content-Security-Policy, which should have 128 random bits (CSP Level 3, section 7.1). A UUID has 122. Node takes
 * the bits of 128 of them at once from the system: to ask it for each page took a hundredth of the time of a page.
 */
export function newNonce(): string {
  return `${randomUUID()}${randomUUID().slice(0, 8)}`
}

/** Makes the cacheable form of a page. The tag is of the content without its nonce: a new rendering of the same page is the same page. */
export function cacheHtml(
  { status, shows, keeps }: Pick<CachedPage, 'status' | 'shows' | 'keeps'>,
  bytes: PageBytes,
  nonce: string,
  policy: string,
): CachedPage {
  const body = Buffer.isBuffer(bytes) ? [bytes] : bytes
  return { status, shows, keeps, type: 'html', body, etag: tagOf(body, nonce), policy, encoded: {} }
}

/** Makes the cacheable form of a payload. */
export function cacheJson(
  { status, shows, keeps }: Pick<CachedPage, 'status' | 'shows' | 'keeps'>,
  value: unknown,
): CachedPage {
  const body = [Buffer.from(JSON.stringify(value))]
  return { status, shows, keeps, type: 'json', body, etag: tagOf(body), encoded: {} }
}

/** A redirect, which is never kept. */
export function redirectTo(status: 301 | 302, location: string): CachedPage {
  return {
    status,
    type: 'html',
    location,
    shows: [],
    keeps: false,
    body: [],
    etag: '',
    encoded: {},
  }
}

/** Checksums of pieces that other pages have as well. */
const knownSums = new WeakMap<Buffer, number>()

/**
 * Length and checksum of the body without its nonce. Of bytes, because a text would be encoded a second time for it; a checksum of 32
 * bits, because a hash of 170 kB costs four times as much and a weak validator need not withstand an attack (RFC 9110, section 8.8.1).
 * What is a page's own is in the memory of its first piece, and nothing else has its nonce: of the others the checksum is taken once.
 */
function tagOf(body: readonly Buffer[], nonce = ''): string {
  let sum = 0
  let length = 0
  for (const piece of body) {
    length += piece.length
    if (piece.buffer === body[0]?.buffer) {
      sum = sumWithout(nonce, piece, sum)
      continue
    }
    const known = knownSums.get(piece) ?? crc32(piece)
    knownSums.set(piece, known)
    sum = crc32(known.toString(36), sum)
  }
  return `W/"${length.toString(36)}-${sum.toString(36)}"`
}

function sumWithout(nonce: string, piece: Buffer, before: number): number {
  let sum = before
  let start = 0
  for (let at = nonce ? piece.indexOf(nonce) : -1; at >= 0; at = piece.indexOf(nonce, start)) {
    sum = crc32(piece.subarray(start, at), sum)
    start = at + nonce.length
  }
  return crc32(piece.subarray(start), sum)
}

/** The body in a coding, compressed once for each rendering. */
export function encodedBody(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  page.encoded[encoding] ??= encode(Buffer.concat(page.body), encoding)
  return page.encoded[encoding]
}

function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: 6 })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: body.length } })
}

/** Rendered pages of this process. A stale one is served while the next is made; equal requests share one rendering. */
export interface PageCache {
  /** The page of a key, which names everything that it reads. One that is seldom asked for is kept once it is asked for again. */
  get(key: string, make: () => Promise<CachedPage>, options?: { isSeldom?: boolean }): Promise<CachedPage>
  /** Notes that this request asked for the page of that key. */
  remember(request: string, key: string): void
  /** The page of a request that was remembered, if it is there and fresh, without waiting. */
  peek(request: string): CachedPage | undefined
  /** The page of a request that was remembered, however old: for when none can be made. */
  spare(request: string): CachedPage | undefined
  /** Forgets the pages that show one of these; of what is being made meanwhile, what shows one of them is not kept. */
  forget(changed: ReadonlySet<string>): void
  clear(): void
}

interface Making {
  page: Promise<CachedPage>
  /** What has changed since it was begun. */
  changed: Set<string>
}

interface KeptPage {
  page: CachedPage
  at: number
}

/** Requests that are known without being understood: a few hundred bytes each. */
const mostRequests = 20_000
/** Keys of pages that were made and not kept. */
const mostSeldom = 2_000

/** One cache for each app. With `keeps` false, for work on the sources, equal requests at the same time are all that share a page. */
export function createPageCache({ keeps = true }: { keeps?: boolean } = {}): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    // An estimate: pieces that other pages share take no more memory, and the compressed bodies take about as much as those pieces.
    sizeCalculation: ({ page }) => page.body.reduce((sum, { length }) => sum + length, 500),
    ttl: spareMs,
  })
  const requests = new LRUCache<string, string>({ max: mostRequests })
  // a page that is not asked for again would take the room of others, and its bytes make the garbage collector run more often
  const seldom = new LRUCache<string, true>({ max: mostSeldom })
  /** Pages being made: for requests that come meanwhile, not for later ones, since they may show what was true before a change. */
  const making = new Map<string, Making>()
  const underway = new Set<Making>()

  const make = (key: string, work: () => Promise<CachedPage>, isKept = keeps): Promise<CachedPage> => {
    const found = making.get(key)
    if (found) return found.page
    const changed = new Set<string>()
    const page = finish().finally(() => {
      underway.delete(entry)
      if (making.get(key) === entry) making.delete(key)
    })
    const entry: Making = { page, changed }
    making.set(key, entry)
    underway.add(entry)
    return page

    async function finish(): Promise<CachedPage> {
      const done = await work()
      // nor may a cache in front keep what has changed meanwhile
      if (isShown(done, changed)) return { ...done, keeps: false }
      if (isKept && done.keeps && done.status === 200) pages.set(key, { page: done, at: Date.now() })
      return done
    }
  }

  const forget = (changed: ReadonlySet<string>): void => {
    making.clear()
    for (const { changed: since } of underway) for (const key of changed) since.add(key)
    for (const [key, { page }] of pages.entries()) if (isShown(page, changed)) pages.delete(key)
  }

  return {
    async get(key, work, { isSeldom = false } = {}) {
      const found = pages.get(key)
      const isKept = keeps && (!isSeldom || seldom.has(key))
      if (isSeldom) seldom.set(key, true)
      if (!found || Date.now() - found.at > staleMs) return make(key, work, isKept)
      if (!isFresh(found)) make(key, work).catch(() => undefined)
      return found.page
    },
    remember: (request, key) => void requests.set(request, key),
    peek(request) {
      const key = requests.get(request)
      const found = key === undefined ? undefined : pages.get(key)
      return found && isFresh(found) ? found.page : undefined
    },
    spare(request) {
      const key = requests.get(request)
      return key === undefined ? undefined : pages.get(key)?.page
    },
    forget,
    clear: () => forget(new Set([shownKeys.everything])),
  }
}

function isFresh({ page, at }: KeptPage): boolean {
  return Date.now() - at <= (page.keeps === 'briefly' ? brieflyMs : freshMs)
}

function isShown({ shows }: CachedPage, changed: ReadonlySet<string>): boolean {
  return changed.size > 0 && (changed.has(shownKeys.everything) || shows.some((key) => changed.has(key)))
}

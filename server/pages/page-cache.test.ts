import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheHtml, cacheJson, createPageCache, encodedBody, newNonce } from './page-cache.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

/** What is there for a request that is understood as this key. */
function peek(cache: PageCache, key: string): CachedPage | undefined {
  cache.remember('request', key)
  return cache.peek('request')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (text: string, status = 200, shows: string[] = []) =>
  cacheHtml({ status, shows, keeps: true }, Buffer.from(text), 'nonce', '')

test('equal requests at the same time share one rendering', async () => {
  const cache = createPageCache()
  const make = vi.fn(() => Promise.resolve(page('one')))
  const pages = await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)])
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(pages).size).toBe(1)
})

test('keeps nothing for who works on the sources', async () => {
  const cache = createPageCache({ keeps: false })
  await cache.get('/', () => Promise.resolve(page('before an edit')))
  expect(peek(cache, '/')).toBeUndefined()
  expect((await cache.get('/', () => Promise.resolve(page('after it')))).body.toString()).toBe('after it')
})

test('keeps a page that is seldom asked for once it is asked for again', async () => {
  const cache = createPageCache()
  const make = vi.fn(() => Promise.resolve(page('filtered')))
  const ask = () => cache.get('/?stars=4', make, { isSeldom: true })
  await ask()
  expect(peek(cache, '/?stars=4')).toBeUndefined()
  await ask()
  await ask()
  expect(make).toHaveBeenCalledTimes(2)
  expect(peek(cache, '/?stars=4')?.body.toString()).toBe('filtered')
})

test('a page older than a minute is shown while the next one is made', async () => {
  const cache = createPageCache()
  await cache.get('/', () => Promise.resolve(page('old')))
  vi.setSystemTime(Date.now() + 61_000)
  expect(peek(cache, '/')).toBeUndefined()
  const shown = await cache.get('/', () => Promise.resolve(page('new')))
  expect(shown.body.toString()).toBe('old')
  await vi.waitFor(() => expect(peek(cache, '/')?.body.toString()).toBe('new'))
})

test('an old page stays when the next one cannot be made', async () => {
  const cache = createPageCache()
  await cache.get('/', () => Promise.resolve(page('old')))
  vi.setSystemTime(Date.now() + 61_000)
  const broken = () => Promise.reject(new Error('database away'))
  expect((await cache.get('/', broken)).body.toString()).toBe('old')
  expect((await cache.get('/', broken)).body.toString()).toBe('old')
})

test('what is not a page is not kept, and a failure is not shared with later requests', async () => {
  const cache = createPageCache()
  await cache.get('/gone', () => Promise.resolve(page('none', 404)))
  expect(peek(cache, '/gone')).toBeUndefined()
  await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await cache.get('/', () => Promise.resolve(page('back')))).body.toString()).toBe('back')
})

const kept = { status: 200, shows: [], keeps: true }

test('the tag is of the content: equal for two renderings of one page, another for another page', () => {
  const tagOf = (text: string, nonce: string) => cacheHtml(kept, Buffer.from(text), nonce, '').etag
  expect(tagOf('a n1 b', 'n1')).toBe(tagOf('a n2 b', 'n2'))
  expect(tagOf('a n1 c', 'n1')).not.toBe(tagOf('a n2 b', 'n2'))
  expect(cacheJson(kept, { a: 1 }).etag).not.toBe(cacheJson(kept, { a: 2 }).etag)
})

test('every nonce has 128 bits of its own', () => {
  const nonces = Array.from({ length: 1_000 }, newNonce)
  expect(new Set(nonces).size).toBe(nonces.length)
  expect(nonces.every((nonce) => /^[\da-f-]{44}$/.test(nonce))).toBe(true)
})

test('a page in pieces is compressed as one', async () => {
  const gzipped = (...texts: string[]) =>
    encodedBody(
      cacheHtml(
        kept,
        texts.map((text) => Buffer.from(text)),
        'n1',
        '',
      ),
      'gzip',
    )
  expect(await gzipped('a n1', ' b ', 'n1 c')).toEqual(await gzipped('a n1 b n1 c'))
})

test('the tag of a page tells what is its own, without the nonce, and what it shares with others', () => {
  const memory = (text: string) => Buffer.from(new TextEncoder().encode(text).buffer)
  const [card, other] = [memory('a card'), memory('b card')]
  const tagOf = (nonce: string, end: string, shared: Buffer[]) => {
    const own = memory(`begin ${nonce} end ${end}`)
    const middle = own.indexOf(' end')
    return cacheHtml(kept, [own.subarray(0, middle), ...shared, own.subarray(middle)], nonce, '').etag
  }
  const tag = tagOf('n1', 'x', [card, other])
  expect(tagOf('n2', 'x', [card, other])).toBe(tag)
  expect(tagOf('n2', 'x', [memory('a card'), other])).toBe(tag)
  expect(tagOf('n1', 'y', [card, other])).not.toBe(tag)
  expect(tagOf('n1', 'x', [card, card])).not.toBe(tag)
  expect(tagOf('n1', 'x', [other, card])).not.toBe(tag)
})

test('forgets the pages that show what has changed, and keeps none that was begun before it did', async () => {
  const cache = createPageCache()
  const showing = (...shows: string[]) => Promise.resolve(page('old', 200, shows))
  await cache.get('dunes', () => showing('experience-dunes', 'experience-souks'))
  await cache.get('dubai', () => showing('place-dubai'))
  await cache.get('cart', () => showing())
  const slow = Promise.withResolvers<CachedPage>()
  const begun = [
    cache.get('slow dunes', () => slow.promise),
    cache.get('slow cart', () => slow.promise.then(() => page('old'))),
  ]

  cache.forget(new Set(['experience-dunes', 'place-rome']))
  const later = await cache.get('slow dunes', () => Promise.resolve(page('new', 200, ['experience-dunes'])))
  slow.resolve(page('old', 200, ['experience-dunes']))
  const [old] = await Promise.all(begun)

  expect(later.body.toString()).toBe('new')
  expect([old?.body.toString(), old?.keeps]).toEqual(['old', false])
  const texts = ['dunes', 'dubai', 'cart', 'slow dunes', 'slow cart'].map((key) =>
    peek(cache, key)?.body.toString(),
  )
  expect(texts).toEqual([undefined, 'old', 'old', 'new', 'old'])
})

test('forgets everything when what stands on every page has changed', async () => {
  const cache = createPageCache()
  await cache.get('cart', () => Promise.resolve(page('old')))
  cache.forget(new Set(['everything']))
  expect(peek(cache, 'cart')).toBeUndefined()
})

test('what soon looks better is kept for five seconds', async () => {
  vi.setSystemTime(0)
  const cache = createPageCache()
  await cache.get('home', () => Promise.resolve({ ...page('tints'), keeps: 'briefly' }))
  vi.setSystemTime(5000)
  expect(peek(cache, 'home')?.body.toString()).toBe('tints')
  vi.setSystemTime(5001)
  expect(peek(cache, 'home')).toBeUndefined()
})

test('what changes with every sale is not kept', async () => {
  const cache = createPageCache()
  await cache.get('day', () => Promise.resolve({ ...page('nine places'), keeps: false }))
  expect(peek(cache, 'day')).toBeUndefined()
})

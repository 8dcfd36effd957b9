import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheHtml, cacheJson, createPageCache } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (text: string, status = 200) => cacheHtml(status, text, 'nonce', '')

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
  expect(cache.peek('/')).toBeUndefined()
  expect((await cache.get('/', () => Promise.resolve(page('after it')))).body.toString()).toBe('after it')
})

test('a page older than a minute is shown while the next one is made', async () => {
  const cache = createPageCache()
  await cache.get('/', () => Promise.resolve(page('old')))
  vi.setSystemTime(Date.now() + 61_000)
  expect(cache.peek('/')).toBeUndefined()
  const shown = await cache.get('/', () => Promise.resolve(page('new')))
  expect(shown.body.toString()).toBe('old')
  await vi.waitFor(() => expect(cache.peek('/')?.body.toString()).toBe('new'))
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
  expect(cache.peek('/gone')).toBeUndefined()
  await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await cache.get('/', () => Promise.resolve(page('back')))).body.toString()).toBe('back')
})

test('the tag is of the content: equal for two renderings of one page, another for another page', () => {
  expect(cacheHtml(200, 'a n1 b', 'n1', '').etag).toBe(cacheHtml(200, 'a n2 b', 'n2', '').etag)
  expect(cacheHtml(200, 'a n1 c', 'n1', '').etag).not.toBe(cacheHtml(200, 'a n2 b', 'n2', '').etag)
  expect(cacheJson(200, { a: 1 }).etag).not.toBe(cacheJson(200, { a: 2 }).etag)
})

test('forgets the pages that name what has changed, and those that were begun before it did', async () => {
  const cache = createPageCache()
  const addresses = ['a /things-to-do-in-dubai/dunes', 'a /ar/experiences/dunes/_payload.json', 'a /cart']
  for (const address of addresses) await cache.get(address, () => Promise.resolve(page('old')))
  const slow = Promise.withResolvers<ReturnType<typeof page>>()
  const begun = cache.get('a /experiences/dunes?x', () => slow.promise)
  cache.forget('dunes')
  slow.resolve(page('old'))
  await begun
  expect(addresses.map((address) => cache.peek(address)?.body.toString())).toEqual([
    undefined,
    undefined,
    'old',
  ])
  expect(cache.peek('a /experiences/dunes?x')).toBeUndefined()
})

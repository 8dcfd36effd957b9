import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PagePayload } from '../../server/contract/pages.ts'
import { createRouter } from './router.ts'
import type { Router } from './router.ts'
import { defaultTheme } from '../../themes/default.ts'

const origin = window.location.origin

function buildPayload(path: string): PagePayload {
  return {
    content: { page: 'not-found', data: { path } },
    head: {
      title: path,
      image: 'https://shop.example/social.jpg',
      alternates: [],
      robots: 'index',
      structuredData: [],
    },
    shell: {
      storefront: {
        slug: 'shop',
        name: 'Shop',
        layout: 'default',
        kind: 'consumer',
        languages: ['en'],
        currency: 'AED',
        currencies: ['AED'],
        exponents: { AED: 2 },
        contact: {},
      },
      site: {
        language: 'en',
        tellsStories: false,
        menu: [],
        footer: [],
        copyright: { from: 2020, to: 2025 },
      },
      language: 'en',
      direction: 'ltr',
      currency: 'AED',
      addresses: {},
      structure: defaultTheme.layout,
      categories: [],
      destinations: [],
      map: { tiles: '', attribution: '' },
    },
  }
}

/** Answers of the server by path; a promise is waited for. */
let answers: Record<string, object | Promise<object>>
let router: Router
let stop: () => void
let outdated: boolean
const asked = vi.fn<(url: string) => void>()

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  window.scrollTo = vi.fn()
  answers = {}
  outdated = false
  asked.mockClear()
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address)
    asked(url.pathname + url.search)
    const answer = await answers[url.pathname.replace('/_payload.json', '') || '/']
    if (!answer) throw new TypeError('nothing answers')
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
  router = createRouter({
    window,
    first: { url: new URL(`${origin}/`), payload: buildPayload('/') },
    currency: () => undefined,
    prepare: async () => undefined,
    outdated: () => outdated,
  })
  stop = router.start()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** A router whose full loads are watched: jsdom makes none. */
function buildLeaving() {
  const assign = vi.fn<(url: URL) => void>()
  const { href } = window.location
  const leaving = new Proxy(window, {
    get: (of, name) => (name === 'location' ? { href, assign } : (Reflect.get(of, name) as unknown)),
  })
  const other = createRouter({
    window: leaving,
    first: { url: new URL(`${origin}/`), payload: buildPayload('/') },
    currency: () => undefined,
    prepare: async () => undefined,
    outdated: () => outdated,
  })
  return { other, assign }
}

const shownPath = () => router.shown.value.url.pathname

test('a visit shows the page, moves the address and starts at its top', async () => {
  answers['/faq'] = buildPayload('/faq')
  await router.visit('/faq?x=1')
  expect(router.shown.value.payload.head.title).toBe('/faq')
  expect(window.location.pathname + window.location.search).toBe('/faq?x=1')
  await vi.waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0))
})

test('a later click wins over an earlier one that answers later', async () => {
  const slow = Promise.withResolvers<object>()
  answers['/slow'] = slow.promise
  answers['/quick'] = buildPayload('/quick')
  const first = router.visit('/slow')
  await router.visit('/quick')
  slow.resolve(buildPayload('/slow'))
  await first
  expect(shownPath()).toBe('/quick')
  expect(window.location.pathname).toBe('/quick')
})

test('pauses for 100 ms before it asks where an address leads, and asks for the last of two clicks alone', async () => {
  answers['/faq'] = buildPayload('/faq')
  answers['/cart'] = buildPayload('/cart')
  vi.useFakeTimers()
  const visits = Promise.all([router.visit('/faq'), router.visit('/cart')])
  await vi.advanceTimersByTimeAsync(99)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.mock.calls).toEqual([['/cart/_payload.json']])
  vi.useRealTimers()
  await visits
  expect(shownPath()).toBe('/cart')
})

test.for([408, 409, 425, 429, 500, 502, 503, 504])(
  'asks once more for a payload that was answered with %i',
  async (status) => {
    const replies = [new Response('{}', { status }), Response.json(buildPayload('/faq'))]
    const fetched = vi.fn(() => Promise.resolve(replies.shift() ?? new Response('', { status: 500 })))
    vi.stubGlobal('fetch', fetched)
    await router.visit('/faq')
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(shownPath()).toBe('/faq')
  },
)

test('a payload that does not come is asked for twice, and the browser loads the page, once in ten seconds', async () => {
  window.sessionStorage.clear()
  const fetched = vi.fn(() => Promise.resolve(new Response('', { status: 503 })))
  vi.stubGlobal('fetch', fetched)
  const { other, assign } = buildLeaving()
  await other.visit('/faq')
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL(`${origin}/faq`))
  await other.visit('/faq')
  expect(assign).toHaveBeenCalledOnce()
  await other.visit('/cart')
  expect(assign).toHaveBeenLastCalledWith(new URL(`${origin}/cart`))
})

test('a moved page is followed and the address is the new one', async () => {
  answers['/old'] = { redirect: '/new?y=2' }
  answers['/new'] = buildPayload('/new')
  await router.visit('/old')
  expect(window.location.pathname + window.location.search).toBe('/new?y=2')
})

test('a redirect to another origin is not followed: the browser loads the address itself', async () => {
  answers['/old'] = { redirect: 'https://evil.example/there' }
  const { other, assign } = buildLeaving()
  await other.visit('/old')
  expect(asked.mock.calls).toEqual([['/old/_payload.json']])
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL(`${origin}/old`))
  expect(other.shown.value.url.pathname).toBe('/')
})

test('another origin and a dangerous protocol are refused', async () => {
  await expect(router.visit('https://evil.example/')).rejects.toThrow('navigation refused (external)')
  await expect(router.visit('javascript:alert(1)', { external: true })).rejects.toThrow('(protocol)')
})

test('another origin that is allowed is loaded by the browser', async () => {
  const { other, assign } = buildLeaving()
  await other.visit('https://pay.example/1', { external: true })
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('https://pay.example/1'))
})

test('is a full load once a newer build is out', async () => {
  const { other, assign } = buildLeaving()
  outdated = true
  await other.visit('/faq')
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL(`${origin}/faq`))
  expect(asked).not.toHaveBeenCalled()
})

test('going back shows the page before, where the reader was', async () => {
  answers['/faq'] = buildPayload('/faq')
  answers['/'] = buildPayload('/')
  window.scrollX = 0
  window.scrollY = 640
  await router.visit('/faq')
  window.history.back()
  await vi.waitFor(() => expect(shownPath()).toBe('/'))
  await vi.waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640))
})

test('going back leads the focus to the link that was followed, and else to the title', async () => {
  answers['/faq'] = buildPayload('/faq')
  answers['/'] = buildPayload('/')
  document.body.innerHTML =
    '<main tabindex="-1"><a href="/about">About</a><a href="/faq">Questions</a></main>'
  const [about, questions] = document.querySelectorAll('a')
  questions?.focus()
  await router.visit('/faq')
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  about?.focus()
  window.history.back()
  await vi.waitFor(() => expect(document.activeElement).toBe(questions))
})

test('a page that is arrived at takes the focus by its title, whose name is then heard', async () => {
  answers['/faq'] = buildPayload('/faq')
  document.body.innerHTML = '<main tabindex="-1"><p>Home</p><h1 tabindex="-1">Questions</h1></main>'
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await router.visit('/faq')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Questions'))
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  focus.mockRestore()
})

test('going forward again finds the place that was left by going back', async () => {
  answers['/faq'] = buildPayload('/faq')
  answers['/'] = buildPayload('/')
  await router.visit('/faq')
  window.scrollY = 900
  window.dispatchEvent(new Event('scrollend'))
  window.history.back()
  await vi.waitFor(() => expect(shownPath()).toBe('/'))
  window.scrollY = 0
  window.history.forward()
  await vi.waitFor(() => expect(shownPath()).toBe('/faq'))
  await vi.waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 900))
})

test('a scroll that ends while a page is on its way is not taken for a place on it', async () => {
  const slow = Promise.withResolvers<object>()
  answers['/faq'] = buildPayload('/faq')
  await router.visit('/faq')
  answers['/'] = slow.promise
  window.history.back()
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('/_payload.json'))
  window.scrollY = 777
  window.dispatchEvent(new Event('scrollend'))
  slow.resolve(buildPayload('/'))
  await vi.waitFor(() => expect(shownPath()).toBe('/'))
  expect(window.history.state).not.toMatchObject({ scroll: { y: 777 } })
})

test('a filter keeps the place, and can leave no step to go back to', async () => {
  answers['/things-to-do'] = buildPayload('/things-to-do')
  const steps = window.history.length
  await router.visit('/things-to-do?stars=4', { replace: true, keepScroll: true })
  expect(window.history.length).toBe(steps)
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('a prefetched page is not fetched again', async () => {
  answers['/faq'] = buildPayload('/faq')
  router.prefetch('/faq')
  await router.visit('/faq')
  expect(asked.mock.calls.filter(([url]) => url.startsWith('/faq'))).toHaveLength(1)
})

test('a link to another host is not fetched beforehand', () => {
  router.prefetch('https://evil.example/faq')
  expect(asked).not.toHaveBeenCalled()
})

test('a list that has grown gets its address without being asked for again', async () => {
  const { payload } = router.shown.value
  await router.visit('/?pages=3', { alreadyShown: true })
  expect(window.location.search).toBe('?pages=3')
  expect(router.shown.value.payload).toBe(payload)
  expect(asked).not.toHaveBeenCalled()
  answers['/faq'] = buildPayload('/faq')
  await router.visit('/faq')
  answers['/'] = buildPayload('/')
  window.history.back()
  await vi.waitFor(() => expect(shownPath()).toBe('/'))
  expect(asked).toHaveBeenLastCalledWith('/_payload.json?pages=3')
})

test('says that a visit is slow, and that it is over', async () => {
  vi.useFakeTimers()
  const slow = Promise.withResolvers<object>()
  answers['/slow'] = slow.promise
  const visit = router.visit('/slow')
  await vi.advanceTimersByTimeAsync(200)
  expect(router.slow.value).toBe(true)
  slow.resolve(buildPayload('/slow'))
  await visit
  expect(router.slow.value).toBe(false)
  vi.useRealTimers()
})

test('prefetches two pages at a time, so that a click always finds a free connection', async () => {
  const doors = ['/a', '/b', '/c'].map((path) => {
    const door = Promise.withResolvers<object>()
    answers[path] = door.promise
    router.prefetch(path)
    return { path, open: () => door.resolve(buildPayload(path)) }
  })
  expect(asked).toHaveBeenCalledTimes(2)
  answers['/faq'] = buildPayload('/faq')
  await router.visit('/faq')
  expect(shownPath()).toBe('/faq')
  doors.forEach((door) => door.open())
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
})

test('stays where it is without a network, says so, and forgets it once there is one', async () => {
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  await router.visit('/faq')
  expect(router.offline.value).toBe(true)
  expect(window.location.pathname).toBe('/')
  expect(router.slow.value).toBe(false)
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(router.offline.value).toBe(false)
  answers['/faq'] = buildPayload('/faq')
  await router.visit('/faq')
  expect(shownPath()).toBe('/faq')
})

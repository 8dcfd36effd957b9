import { afterEach, expect, it, vi } from 'vitest'
import { followLinks } from './links.ts'
import { prefetchOnIntent, prefetchVisible } from './prefetch.ts'
import type { Router } from './router.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function follow(attributes: Record<string, string>) {
  const router = { prefetch: vi.fn<Router['prefetch']>(), visit: vi.fn<Router['visit']>() }
  const stopFollowing = followLinks(window, router as unknown as Router)
  const stopPrefetching = prefetchOnIntent(window, router as unknown as Router)
  // asked last: jsdom cannot follow a link that was not handled
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.append(link)
  link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  stopFollowing()
  stopPrefetching()
  return router
}

it('fetches and visits our own pages', () => {
  const router = follow({ href: '/faq' })
  expect(router.prefetch).toHaveBeenCalledOnce()
  expect(router.visit).toHaveBeenCalledOnce()
})

/** Lets every link of a page with these come into view twice. */
function show(links: Record<string, string>[]) {
  const page = document.createElement('main')
  for (const attributes of links) {
    const link = page.appendChild(document.createElement('a'))
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  }
  const watched = new Set<Element>()
  let meet: IntersectionObserverCallback = () => undefined
  class Watcher {
    constructor(callback: IntersectionObserverCallback) {
      meet = callback
    }
    observe = (link: Element) => void watched.add(link)
    unobserve = (link: Element) => void watched.delete(link)
    disconnect = () => watched.clear()
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  const prefetch = vi.fn<Router['prefetch']>()
  const stop = prefetchVisible(window, { prefetch } as unknown as Router, page)
  for (const isIntersecting of [false, true, true]) {
    const entries = [...watched].map((target) => ({ isIntersecting, target }) as IntersectionObserverEntry)
    meet(entries, {} as IntersectionObserver)
  }
  stop()
  return prefetch.mock.calls.map(([href]) => new URL(href).pathname)
}

it('fetches the pages of marked links once they have come into view, each once', () => {
  const links: Record<string, string>[] = [{ href: '/cruises', 'data-prefetch': '' }, { href: '/about' }]
  expect(show(links)).toEqual(['/cruises'])
})

it('fetches nothing beforehand for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(show([{ href: '/cruises', 'data-prefetch': '' }])).toEqual([])
})

it.each<Record<string, string>>([
  { href: '/api/v1/orders/DH-1/tickets/DH-1-1.pdf', target: '_blank' },
  { href: '/calendar.ics', download: '' },
  { href: '/sandbox/pay/cs_1', 'data-load': 'full' },
])('asks for no payload of what is no page of ours: %j', (attributes) => {
  const router = follow(attributes)
  expect(router.prefetch).not.toHaveBeenCalled()
  expect(router.visit).not.toHaveBeenCalled()
})

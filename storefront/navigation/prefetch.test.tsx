import { afterEach, expect, it, vi } from 'vitest'
import { prefetchVisible } from './prefetch.ts'
import type { Router } from './router.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A page with two links, and a way to bring one of them into view. */
function openPage({ saveData }: { saveData: boolean }) {
  const watched = new Map<Element, (entries: object[]) => void>()
  const Observer = class {
    seen: (entries: object[]) => void
    constructor(seen: (entries: object[]) => void) {
      this.seen = seen
    }
    observe(link: Element) {
      watched.set(link, this.seen)
    }
    unobserve(link: Element) {
      watched.delete(link)
    }
    disconnect() {
      watched.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('navigator', { connection: { saveData } })
  document.body.innerHTML = '<a href="/faq" data-prefetch></a><a href="/about"></a>'
  const router = { prefetch: vi.fn<Router['prefetch']>() }
  const stop = prefetchVisible(window, router as unknown as Router, document.body)
  const bringIntoView = (href: string) => {
    const link = document.querySelector(`a[href="${href}"]`)
    if (link) watched.get(link)?.([{ isIntersecting: true, target: link }])
  }
  return { router, stop, bringIntoView, watched }
}

it('fetches the payload of a marked link once it comes into view, once', () => {
  const { router, bringIntoView } = openPage({ saveData: false })
  expect(router.prefetch).not.toHaveBeenCalled()
  for (const href of ['/faq', '/faq', '/about']) bringIntoView(href)
  expect(router.prefetch.mock.calls).toEqual([[new URL('/faq', document.baseURI).href]])
})

it('stops watching with the page', () => {
  const { stop, watched } = openPage({ saveData: false })
  expect(watched.size).toBe(1)
  stop()
  expect(watched.size).toBe(0)
})

it('fetches nothing ahead for a visitor who saves data', () => {
  expect(openPage({ saveData: true }).watched.size).toBe(0)
})

import { afterEach, expect, it, vi } from 'vitest'
import { followLinks } from './links.ts'
import { prefetchOnIntent } from './prefetch.ts'
import type { Router } from './router.ts'

afterEach(() => document.body.replaceChildren())

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

it.each<Record<string, string>>([
  { href: '/api/v1/orders/DH-1/tickets/DH-1-1.pdf', target: '_blank' },
  { href: '/calendar.ics', download: '' },
  { href: '/sandbox/pay/cs_1', 'data-load': 'full' },
])('asks for no payload of what is no page of ours: %j', (attributes) => {
  const router = follow(attributes)
  expect(router.prefetch).not.toHaveBeenCalled()
  expect(router.visit).not.toHaveBeenCalled()
})

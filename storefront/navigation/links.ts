import { judge } from './guard.ts'
import type { Router } from './router.ts'

/** Turns plain clicks on our own links into client navigation; everything else is left to the browser. */
export function followLinks(window: Window, router: Router): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (!staysHere(link)) return
    if (judge(link.href, new URL(window.location.href)).kind !== 'page') return
    event.preventDefault()
    void router.visit(link.href)
  }
  const onIntent = (event: Event) => {
    const link = linkOf(event)
    if (link && staysHere(link)) router.prefetch(link.href)
  }
  const { document } = window
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onIntent)
    document.removeEventListener('focusin', onIntent)
  }
}

/** Prefetches the payloads of links that have come into view, unless the visitor saves data. */
export function prefetchVisible(
  window: Window & typeof globalThis,
  router: Router,
  within: Element,
): () => void {
  const saves = (window.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  if (saves || !('IntersectionObserver' in window)) return () => undefined
  const seen = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      if (target instanceof window.HTMLAnchorElement) router.prefetch(target.href)
    }
  })
  for (const link of within.querySelectorAll('a[data-prefetch]')) seen.observe(link)
  return () => seen.disconnect()
}

/** A ticket that opens in a window of its own is no page, and has no payload. */
function staysHere(link: HTMLAnchorElement): boolean {
  const leaves = (link.target && link.target !== '_self') || link.hasAttribute('download')
  return !leaves && link.dataset['load'] !== 'full'
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.composedPath()[0]
  return target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined
}

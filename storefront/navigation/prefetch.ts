import { linkOf, staysHere } from './links.ts'
import type { Router } from './router.ts'

/** Prefetches the payload of a link that is pointed at or focused. How many at once: `payloads.ts`. */
export function prefetchOnIntent({ document }: Window, router: Router): () => void {
  const onIntent = (event: Event) => {
    const link = linkOf(event)
    if (link && staysHere(link)) router.prefetch(link.href)
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
  return () => {
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

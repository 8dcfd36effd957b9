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
  const { document } = window
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Whether a link leads to another page in this window. A ticket that opens in a window of its own is no page, and has no payload. */
export function staysHere(link: HTMLAnchorElement): boolean {
  const leaves = (link.target && link.target !== '_self') || link.hasAttribute('download')
  return !leaves && link.dataset['load'] !== 'full'
}

/** The link of an event, also from inside a shadow root. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.composedPath()[0]
  return target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined
}

import { signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { PagePayload } from '../../server/contract/pages.ts'
import { judge } from './guard.ts'
import { createPayloadSource } from './payloads.ts'
import type { PayloadSource } from './payloads.ts'
import { reloadOnce } from './reload-guard.ts'

/** A page on the screen. */
export interface Shown {
  url: URL
  payload: PagePayload
}

/** Options of a visit. */
export interface Visit {
  replace?: boolean
  /** Stay where the reader is: a filter changed, not the page. */
  keepScroll?: boolean
  /** Leave the app, to the secure payment page: another origin is allowed, and the browser loads the address. */
  external?: boolean
}

/** Client navigation: guard → payload → swap. */
export interface Router {
  shown: ReadonlySignal<Shown>
  /** True while a visit takes long enough to be worth saying so. */
  slow: ReadonlySignal<boolean>
  visit(target: string, options?: Visit): Promise<void>
  prefetch(target: string): void
  /** Fetches the page again, in another currency for instance. */
  refresh(): Promise<void>
  start(): () => void
}

const slowAfterMs = 150
const mostRedirects = 5

/** What the router needs of its surroundings. */
export interface RouterDeps {
  window: Window
  first: Shown
  currency: () => string | undefined
  /** Loads the code and the texts of a page before it is swapped in. */
  prepare: (payload: PagePayload) => Promise<void>
  /** True once a newer build is out: the next visit is a full load. */
  outdated: () => boolean
}

/** One router for each app; `start` adds its listeners and returns their removal. */
export function createRouter({ window, first, currency, prepare, outdated }: RouterDeps): Router {
  const payloads: PayloadSource = createPayloadSource(currency)
  const shown = signal(first)
  const slow = signal(false)
  let latest = 0

  const position = () => ({ x: window.scrollX, y: window.scrollY })
  const rememberPosition = () =>
    window.history.replaceState({ ...window.history.state, scroll: position() }, '')

  async function open(url: URL): Promise<Shown | undefined> {
    let address = url
    for (let hop = 0; hop < mostRedirects; hop++) {
      const reply = await payloads.load(address)
      if (!('redirect' in reply)) {
        await prepare(reply)
        return { url: address, payload: reply }
      }
      const verdict = judge(reply.redirect, address)
      if (verdict.kind !== 'page') return undefined
      address = verdict.url
    }
    return undefined
  }

  async function show(url: URL, arrive: (page: Shown) => void): Promise<void> {
    const turn = ++latest
    const timer = window.setTimeout(() => (slow.value = turn === latest), slowAfterMs)
    try {
      const page = await open(url)
      // a later click wins
      if (turn !== latest) return
      if (!page) return window.location.assign(url)
      arrive(page)
    } catch {
      // a stale chunk or no payload: let the browser load the page, once
      if (
        turn === latest &&
        !reloadOnce(
          url.pathname,
          () => window.sessionStorage,
          () => window.location.assign(url),
        )
      ) {
        slow.value = false
      }
    } finally {
      window.clearTimeout(timer)
      if (turn === latest) slow.value = false
    }
  }

  function settle(page: Shown, scroll: { x: number; y: number } | undefined, focus: boolean): void {
    shown.value = page
    // after React has painted the new page
    window.requestAnimationFrame(() => {
      const { document } = window
      const anchor = page.url.hash
        ? document.getElementById(decodeURIComponent(page.url.hash.slice(1)))
        : null
      if (scroll) window.scrollTo(scroll.x, scroll.y)
      else if (anchor) anchor.scrollIntoView()
      if (focus) document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true })
    })
  }

  async function visit(
    target: string,
    { replace = false, keepScroll = false, external = false }: Visit = {},
  ): Promise<void> {
    const here = new URL(window.location.href)
    const verdict = judge(target, here, { external })
    if (verdict.kind === 'refuse') throw new TypeError(`navigation refused (${verdict.reason}): ${target}`)
    if (verdict.kind === 'leave' || external) return window.location.assign(verdict.url)
    const { url } = verdict
    const sameDocument = url.pathname === here.pathname && url.search === here.search
    if ((sameDocument && url.hash) || outdated()) return window.location.assign(url)
    rememberPosition()
    await show(url, (page) => {
      const state = { scroll: keepScroll ? position() : { x: 0, y: 0 } }
      const address = page.url.pathname + page.url.search + url.hash
      if (replace || sameDocument) window.history.replaceState(state, '', address)
      else window.history.pushState(state, '', address)
      page.url.hash = url.hash
      settle(page, keepScroll ? undefined : url.hash ? undefined : { x: 0, y: 0 }, !keepScroll)
    })
  }

  function onPop(event: PopStateEvent): void {
    const url = new URL(window.location.href)
    const before = shown.peek().url
    if (url.pathname === before.pathname && url.search === before.search) return
    const scroll = (event.state as { scroll?: { x: number; y: number } } | null)?.scroll ?? { x: 0, y: 0 }
    void show(url, (page) => settle(page, scroll, true))
  }

  return {
    shown,
    slow,
    visit,
    prefetch(target) {
      const verdict = judge(target, new URL(window.location.href))
      if (verdict.kind === 'page') payloads.prefetch(verdict.url)
    },
    async refresh() {
      payloads.forget()
      await show(new URL(window.location.href), (page) => (shown.value = page))
    },
    start() {
      window.history.scrollRestoration = 'manual'
      const onHide = () => rememberPosition()
      window.addEventListener('popstate', onPop)
      window.addEventListener('pagehide', onHide)
      const scroll = (window.history.state as { scroll?: { x: number; y: number } } | null)?.scroll
      if (scroll) window.scrollTo(scroll.x, scroll.y)
      return () => {
        window.removeEventListener('popstate', onPop)
        window.removeEventListener('pagehide', onHide)
      }
    },
  }
}

import { signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { PagePayload } from '../../server/contract/pages.ts'
import { layWholePages } from '../shell/first-screen.ts'
import { focusTitle } from './focus-title.ts'
import { judge } from './guard.ts'
import { createPayloadSource } from './payloads.ts'
import type { PayloadSource } from './payloads.ts'
import { reloadOnce } from './reload-guard.ts'

/** A page on the screen. */
export interface Shown {
  url: URL
  payload: PagePayload
}

/** Where a reader was on a page. Kept with its step in the history. */
interface Place {
  scroll: { x: number; y: number }
  /** Address of the link that had the focus. */
  link?: string | null
}

/** Options of a visit. */
export interface Visit {
  replace?: boolean
  /** Stay where the reader is: a filter changed, not the page. */
  keepScroll?: boolean
  /** Leave the app, to the secure payment page: another origin is allowed, and the browser loads the address. */
  external?: boolean
  /** The screen shows it: only the address of this step changes, so that a reload finds the same. */
  alreadyShown?: boolean
}

/** Client navigation: guard → payload → swap. */
export interface Router {
  shown: ReadonlySignal<Shown>
  /** True while a visit takes long enough to be worth saying so. */
  slow: ReadonlySignal<boolean>
  /** True once a visit could not be made because the browser has no network, until it has one again. */
  offline: ReadonlySignal<boolean>
  visit(target: string, options?: Visit): Promise<void>
  prefetch(target: string): void
  /** Fetches the page again, in another currency for instance. */
  refresh(): Promise<void>
  start(): () => void
}

const slowAfterMs = 150
/** Before the server is asked where an address leads (specification, section 9): of two clicks in it only the last one is asked for. */
const pauseMs = 100
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

/**
 * One router for each app: which page stands on the screen, and where a reader stands on it after Back. `start` adds its listeners and
 * returns their removal.
 */
export function createRouter({ window, first, currency, prepare, outdated }: RouterDeps): Router {
  const payloads: PayloadSource = createPayloadSource(currency)
  const shown = signal(first)
  const slow = signal(false)
  const offline = signal(false)
  let latest = 0
  /** The address is another page's already, and the page of before is still to be seen. */
  let between = false

  const position = () => ({ x: window.scrollX, y: window.scrollY })
  const placeInHistory = () => window.history.state as Place | null

  function rememberPlace(): void {
    if (between) return
    const link = window.document.activeElement?.closest('main a')?.getAttribute('href')
    window.history.replaceState({ scroll: position(), link } satisfies Place, '')
  }

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
    offline.value = false
    const timer = window.setTimeout(() => (slow.value = turn === latest), slowAfterMs)
    try {
      await new Promise((resolve) => window.setTimeout(resolve, pauseMs))
      // a later click wins
      if (turn !== latest) return
      const page = await open(url)
      if (turn !== latest) return
      if (!page) return window.location.assign(url)
      arrive(page)
    } catch {
      // what was chosen and typed here would be lost to the browser's own page about having no network
      if (turn === latest && !between && !window.navigator.onLine) {
        offline.value = true
        return
      }
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

  function settle(page: Shown, place: Partial<Place> | undefined, focus: boolean): void {
    layWholePages(window.document)
    shown.value = page
    between = false
    // after React has painted the new page
    window.requestAnimationFrame(() => {
      const { document } = window
      const anchor = page.url.hash
        ? document.getElementById(decodeURIComponent(page.url.hash.slice(1)))
        : null
      if (place?.scroll) window.scrollTo(place.scroll.x, place.scroll.y)
      else if (anchor) anchor.scrollIntoView()
      if (!focus) return
      const links = place?.link ? [...document.querySelectorAll<HTMLElement>('main a')] : []
      const link = links.find((one) => one.getAttribute('href') === place?.link)
      if (link) link.focus({ preventScroll: true })
      else focusTitle(document)
    })
  }

  async function visit(
    target: string,
    { replace = false, keepScroll = false, external = false, alreadyShown = false }: Visit = {},
  ): Promise<void> {
    const here = new URL(window.location.href)
    const verdict = judge(target, here, { external })
    if (verdict.kind === 'refuse') throw new TypeError(`navigation refused (${verdict.reason}): ${target}`)
    if (verdict.kind === 'leave' || external) return window.location.assign(verdict.url)
    const { url } = verdict
    if (alreadyShown) {
      rememberPlace()
      window.history.replaceState(placeInHistory(), '', url.pathname + url.search)
      shown.value = { url, payload: shown.peek().payload }
      return
    }
    const sameDocument = url.pathname === here.pathname && url.search === here.search
    if ((sameDocument && url.hash) || outdated()) return window.location.assign(url)
    rememberPlace()
    await show(url, (page) => {
      const state: Place = { scroll: keepScroll ? position() : { x: 0, y: 0 } }
      const address = page.url.pathname + page.url.search + url.hash
      if (replace || sameDocument) window.history.replaceState(state, '', address)
      else window.history.pushState(state, '', address)
      page.url.hash = url.hash
      settle(page, keepScroll || url.hash ? undefined : state, !keepScroll)
    })
  }

  function onPop(): void {
    const url = new URL(window.location.href)
    const before = shown.peek().url
    if (url.pathname === before.pathname && url.search === before.search) return
    const place = placeInHistory() ?? { scroll: { x: 0, y: 0 } }
    between = true
    void show(url, (page) => settle(page, place, true))
  }

  const onOnline = () => void (offline.value = false)

  return {
    shown,
    slow,
    offline,
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
      window.addEventListener('popstate', onPop)
      window.addEventListener('online', onOnline)
      window.addEventListener('pagehide', rememberPlace)
      // a visitor who goes back leaves before anything can be asked of them
      window.addEventListener('scrollend', rememberPlace)
      const scroll = placeInHistory()?.scroll
      if (scroll) window.scrollTo(scroll.x, scroll.y)
      return () => {
        window.removeEventListener('popstate', onPop)
        window.removeEventListener('online', onOnline)
        window.removeEventListener('pagehide', rememberPlace)
        window.removeEventListener('scrollend', rememberPlace)
      }
    },
  }
}

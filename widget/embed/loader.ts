import type { DoctorModule } from './doctor/doctor.ts'
import { eventsVersion } from './events.ts'
import { attributeOf, optionNames } from './host-options.ts'
import type { GivenOptions, HostOptions, MountedWidget, OptionName, WidgetModule } from './host-options.ts'
import type { DhowSdk, SdkCall } from './sdk.ts'

/** Addresses of the widget's code and of the doctor, below `/widget/`; the build writes them in. */
declare const WIDGET_ENTRY: string
declare const WIDGET_DOCTOR: string

/** Nothing of the host's page comes in, whatever its rules say about this element. */
const hostRules = `:host{all:initial!important;display:block!important;visibility:visible!important;direction:ltr!important;color:inherit!important}
:host([hidden]){display:none!important}
.wait{display:grid;grid-template-rows:300px;grid-auto-rows:48px;gap:16px;block-size:1000px;overflow:hidden}
.for-availability{block-size:712px}
.for-invoices{block-size:338px}
.for-cart,.for-button{grid:48px/130px;block-size:auto}
.for-bare{display:flex;flex-wrap:wrap;gap:24px 32px;padding-block:24px 48px;block-size:auto}
.for-bare i{flex:1 1 280px;block-size:260px}
.for-bare i:first-child{flex:none;inline-size:144px;block-size:144px}
.wait i{border-radius:12px;background:color-mix(in srgb,currentcolor 9%,transparent)}`

const elementName = 'dhow-booking'

/** How far below the screen a widget begins to load. */
const nearness = '600px'

function start(page: Window & typeof globalThis): void {
  const { document, customElements } = page
  if (customElements.get(elementName)) return
  // a module, and what a page's optimiser runs later, is no current script
  const script = (document.currentScript ??
    document.querySelector('script[src*="/widget/"][src*=v1]')) as HTMLScriptElement | null
  const home = new URL(script?.src ?? '', page.location.href).href.replace(/widget\/.*/, '')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hostRules)
  let loading: Promise<ReturnType<WidgetModule['createWidgets']>> | undefined

  // oxlint-disable-next-line no-console -- the console is the only place where the page's maker looks
  const warn = (what: string) => console.warn(`Dhow: ${what}. See ${home}embed`)
  const bring = <Module>(file: string) =>
    import(/* @vite-ignore */ new URL(`widget/${file}`, home).href) as Promise<Module>
  const load = () =>
    (loading ??= bring<WidgetModule>(WIDGET_ENTRY).then((code) =>
      code.createWidgets({ base: home, window: page }),
    ))

  /** Whether something was in the cart when this page was last open; a browser that may not be asked keeps nothing. */
  const hasCart = (storefront: unknown) => {
    try {
      return Number(page.localStorage.getItem(`dhow.${String(storefront)}.cart-count`)) > 0
    } catch {
      return false
    }
  }

  class BookingElement extends HTMLElement {
    static observedAttributes = optionNames.map(attributeOf)
    #widget?: MountedWidget
    #sight?: IntersectionObserver
    #given: GivenOptions = {}
    #changing = false

    static {
      for (const name of optionNames) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: BookingElement) {
            return this.#options()[name]
          },
          set(this: BookingElement, value: unknown) {
            this.#give(name, value)
          },
        })
      }
    }

    connectedCallback(): void {
      // set before the script was there, they hide the accessors
      for (const name of optionNames) {
        if (!Object.hasOwn(this, name)) continue
        const value = (this as GivenOptions)[name]
        delete (this as GivenOptions)[name]
        this.#give(name, value)
      }
      if (this.#widget || this.#sight) return
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      const view = String(this.#options().view)
      const isSmall = /^(cart|button|dialog)$/.test(view)
      const isBare = view === 'checkout' && !hasCart(this.#options().storefront)
      if (isBare) root.append(skeleton(document, 'bare', 2))
      else if (view !== 'dialog') root.append(skeleton(document, view, isSmall ? 1 : 3))
      this.#sight = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#mount(root)
        },
        { rootMargin: nearness },
      )
      // who comes back from the payment page wants to know, wherever the widget stands
      if (isSmall || /[?&]dhow_return=/.test(page.location.search)) void this.#mount(root)
      else this.#sight.observe(this)
    }

    async #mount(root: ShadowRoot): Promise<void> {
      const sight = this.#sight
      sight?.disconnect()
      try {
        const widgets = await load()
        // removed, or removed and put back, while the code was on its way
        if (this.#widget || this.#sight !== sight) return
        this.#widget = widgets.mount(this, root, this.#options())
      } catch {
        // the next widget tries again
        loading = undefined
        warn(`its code did not come; a policy of the page must allow script-src ${home}`)
        const detail = { code: 'blocked' }
        this.dispatchEvent(new CustomEvent('dhow:error', { detail, bubbles: true, composed: true }))
      }
    }

    attributeChangedCallback(name: string): void {
      // what was said last counts
      const option = optionNames.find((known) => attributeOf(known) === name)
      if (option) delete this.#given[option]
      this.#changed()
    }

    #give(name: OptionName, value: unknown): void {
      if (value == null) this.removeAttribute(attributeOf(name))
      this.#given[name] = value
      this.#changed()
    }

    /** Once for all options that are changed together: half a change may make no sense. */
    #changed(): void {
      if (this.#changing) return
      this.#changing = true
      queueMicrotask(() => {
        this.#changing = false
        this.#widget?.update(this.#options())
      })
    }

    disconnectedCallback(): void {
      // a move is a removal and an insertion: only what is still away a moment later is gone
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#sight?.disconnect()
        this.#widget?.unmount()
        this.#widget = undefined
        this.#sight = undefined
        this.shadowRoot?.replaceChildren()
      })
    }

    /** What the script's tag says for all widgets, then attributes, then properties. */
    #options(): GivenOptions {
      const options: GivenOptions = { view: 'listing' }
      for (const name of optionNames) {
        const value = this.#given[name] ?? this.getAttribute(attributeOf(name)) ?? script?.dataset[name]
        if (value != null) options[name] = value
      }
      return options
    }
  }

  const set = (element: Element, options: Partial<HostOptions>) => {
    for (const [name, value] of Object.entries(options)) {
      if (!optionNames.some((known) => known === name)) warn(`there is no option "${name}"`)
      // a buyer is not for everybody who reads the page
      else if (typeof value === 'string' && name !== 'buyer') element.setAttribute(attributeOf(name), value)
      else (element as GivenOptions)[name as OptionName] = value
    }
  }
  const find = (target: Element | string): Element | undefined => {
    const found = typeof target === 'string' ? document.querySelector(target) : target
    if (!found) warn(`there is no element ${target as string}`)
    return found ?? undefined
  }
  const create = (options: Partial<HostOptions>, parent: Element | undefined) => {
    if (!parent) return undefined
    const element = document.createElement(elementName)
    set(element, options)
    return parent.appendChild(element)
  }
  const calls: Omit<DhowSdk, 'push' | 'version'> = {
    mount: (target, options = {}) => create(options, find(target)),
    unmount: (element) => find(element)?.remove(),
    update(target, options) {
      const element = find(target)
      if (element) set(element, options)
    },
    open: (options) => create({ ...options, view: 'dialog' }, document.body),
    close: () =>
      document.querySelectorAll(`${elementName}[view=dialog]`).forEach((element) => element.remove()),
    on: (name, listener) => document.addEventListener(`dhow:${name}`, listener as EventListener),
    off: (name, listener) => document.removeEventListener(`dhow:${name}`, listener as EventListener),
  }
  /** A mistake in a call is told, never thrown into the page. */
  const safely = (name: keyof typeof calls, given: unknown[]): unknown => {
    try {
      return (calls[name] as (...values: unknown[]) => unknown)(...given)
    } catch (error) {
      return warn(`${name}: ${String(error)}`)
    }
  }
  const sdk = Object.fromEntries(
    Object.keys(calls).map((name) => [
      name,
      (...given: unknown[]) => safely(name as keyof typeof calls, given),
    ]),
  )
  const push = ([name, ...given]: SdkCall) => void safely(name, given)
  const queued = (page as { Dhow?: unknown }).Dhow
  customElements.define(elementName, BookingElement)
  Object.assign(page, { Dhow: { ...sdk, version: eventsVersion, push } })
  if (Array.isArray(queued)) queued.forEach(push)

  if (/[?&]dhow-doctor\b/.test(page.location.search) || document.querySelector('[data-doctor]')) {
    const blocked: SecurityPolicyViolationEvent[] = []
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event))
    bring<DoctorModule>(WIDGET_DOCTOR).then(
      (code) => code.openDoctor({ page, home, script, entry: WIDGET_ENTRY, blocked }),
      () => warn(`the doctor did not come; a policy of the page must allow script-src ${home}`),
    )
  }
}

/** As high as what comes, so that nothing below it moves; a long view, whose height nobody knows, reaches below the screen. */
function skeleton(document: Document, view: string, parts: number): Element {
  const wait = document.createElement('div')
  wait.className = `wait for-${view}`
  wait.append(...Array.from({ length: parts }, () => document.createElement('i')))
  return wait
}

start(window)

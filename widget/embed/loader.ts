import { attributes } from './host-options.ts'
import type { HostOptions, MountedWidget, WidgetModule } from './host-options.ts'
import type { DhowSdk, SdkCall } from './sdk.ts'

/** Address of the widget's code beside this file; the build writes it in. */
declare const WIDGET_ENTRY: string

/** Nothing of the host's page comes in, whatever its rules say about this element. */
const hostRules = `:host{all:initial!important;display:block!important;visibility:visible!important;direction:ltr!important}
:host([hidden]){display:none!important}
.wait{display:grid;gap:16px}
.wait i{block-size:48px;border-radius:12px;background:color-mix(in srgb,currentcolor 9%,transparent)}
.wait i:first-child{block-size:300px}`

const elementName = 'dhow-booking'

/** How far below the screen a widget begins to load. */
const nearness = '600px'

function start(page: Window & typeof globalThis): void {
  const { document, customElements } = page
  if (customElements.get(elementName)) return
  const script = document.currentScript as HTMLScriptElement | null
  const here = new URL(script?.src ?? '', page.location.href)
  const storefront = script?.dataset['storefront'] ?? ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hostRules)
  let loading: Promise<ReturnType<WidgetModule['createWidgets']>> | undefined

  const load = () =>
    (loading ??= (import(/* @vite-ignore */ new URL(WIDGET_ENTRY, here).href) as Promise<WidgetModule>).then(
      (code) => code.createWidgets({ base: new URL('..', here).href, window: page }),
    ))

  class BookingElement extends HTMLElement {
    static observedAttributes = attributes
    #widget?: MountedWidget
    #sight?: IntersectionObserver

    connectedCallback(): void {
      if (this.#widget || this.#sight) return
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      const isSmall = /^(cart|button|dialog)$/.test(this.getAttribute('view') ?? '')
      if (!isSmall) root.append(skeleton(document))
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
      const widgets = await load()
      // removed, or removed and put back, while the code was on its way
      if (this.#widget || this.#sight !== sight) return
      this.#widget = widgets.mount(this, root, this.#options())
    }

    attributeChangedCallback(): void {
      this.#widget?.update(this.#options())
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

    #options(): HostOptions {
      const given = attributes.map((name): [string, string | null] => [name, this.getAttribute(name)])
      return {
        view: 'listing',
        ...defined({ storefront }),
        ...defined(Object.fromEntries<string | null>(given)),
      } as HostOptions
    }
  }

  const set = (element: Element, options: Partial<HostOptions>) => {
    for (const [name, value] of Object.entries(options)) {
      if (value == null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
  const create = (options: Partial<HostOptions>, parent: Element) => {
    const element = document.createElement(elementName)
    set(element, options)
    return parent.appendChild(element)
  }
  const sdk: Omit<DhowSdk, 'push'> = {
    mount: (target, options) => create(options, target),
    unmount: (element) => element.remove(),
    update: set,
    open: (options) => create({ ...options, view: 'dialog' }, document.body),
    close: () =>
      document.querySelectorAll(`${elementName}[view=dialog]`).forEach((element) => element.remove()),
    on: (name, listener) => document.addEventListener(`dhow:${name}`, listener as EventListener),
    off: (name, listener) => document.removeEventListener(`dhow:${name}`, listener as EventListener),
  }
  const push = ([name, ...rest]: SdkCall) => void (sdk[name] as (...given: unknown[]) => unknown)(...rest)
  const queued = (page as { Dhow?: unknown }).Dhow
  customElements.define(elementName, BookingElement)
  Object.assign(page, { Dhow: { ...sdk, push } })
  if (Array.isArray(queued)) queued.forEach(push)
}

function skeleton(document: Document): Element {
  const wait = document.createElement('div')
  wait.className = 'wait'
  wait.append(...['', '', ''].map(() => document.createElement('i')))
  return wait
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

start(window)

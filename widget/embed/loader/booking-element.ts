import { attributeOf, optionNames } from '../host-options.ts'
import type { GivenOptions, MountedWidget, OptionName, PageWidgets } from '../host-options.ts'
import { hostSheet, skeleton } from './skeleton.ts'

/** How far below the screen a widget begins to load. */
const nearness = '600px'

/**
 * Makes `<dhow-booking>`: its options, its place in the page, and the widget in it once it is near the screen. `load` brings the
 * widgets of the page, and is told the storefront of the one that is shown; `script` is the tag whose `data-` count for all of them.
 */
export function createBookingElement(
  page: Window,
  script: HTMLScriptElement | null,
  load: (storefront: unknown) => Promise<PageWidgets>,
): CustomElementConstructor {
  const sheet = hostSheet(page)
  /** Whether something was in the cart when this page was last open; a browser that may not be asked keeps nothing. */
  const hasCart = (storefront: unknown) => {
    try {
      return Number(page.localStorage.getItem(`dhow.${storefront as string}.cart-count`)) > 0
    } catch {
      return false
    }
  }
  return class BookingElement extends HTMLElement {
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
      const { view, corner, storefront } = this.#options()
      const isSmall = /^(cart|button|dialog)$/.test(view as string)
      const isBare = view === 'checkout' && !hasCart(storefront)
      if (isBare) root.append(skeleton(page.document, 'bare', 2))
      else if (view !== 'dialog' && !(isSmall && corner)) {
        root.append(skeleton(page.document, view as string, isSmall ? 1 : 3))
      }
      this.#sight = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#mount(root)
        },
        { rootMargin: nearness },
      )
      // after the payment page the result is shown, also where the widget is out of view
      if (isSmall || /[?&]dhow_return=/.test(page.location.search)) void this.#mount(root)
      else this.#sight.observe(this)
    }

    async #mount(root: ShadowRoot): Promise<void> {
      const sight = this.#sight
      sight?.disconnect()
      try {
        const widgets = await load(this.#options().storefront)
        // removed, or removed and put back, while the code was on its way
        if (this.#widget || this.#sight !== sight) return
        this.#widget = widgets.mount(this, root, this.#options())
      } catch {
        const detail = { code: 'blocked' }
        // the page's own link to the storefront
        root.replaceChildren(page.document.createElement('slot'))
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
        // React 19 writes `returnurl` where the script is not there yet
        const value =
          this.#given[name] ??
          this.getAttribute(attributeOf(name)) ??
          this.getAttribute(name) ??
          script?.dataset[name]
        if (value != null) options[name] = value
      }
      return options
    }
  }
}

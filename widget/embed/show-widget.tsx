import { createRoot } from 'react-dom/client'
import { createTranslations } from '../environment/i18n.ts'
import type { Arrival } from './return-from-payment.ts'
import { askForScreen } from './fetch-ahead.ts'
import { firstPlaceOf } from './first-place.ts'
import { views } from './host-options.ts'
import { keepTyping } from './keep-typing.ts'
import { followSteps } from './links.ts'
import { createLook } from './look.ts'
import type { WidgetOptions } from './read-options.ts'
import { screenOf } from './screens.ts'
import { componentSheet } from './sheet.ts'
import type { Shop } from './shop.ts'
import { createStage } from './stage.ts'
import { tellingCart } from '../telling/telling-cart.ts'
import type { Telling } from './telling.ts'
import { createWidgetEnvironment } from './widget-environment.ts'
import { WidgetApp } from './widget-app.tsx'
import { watchSize } from './watch-size.ts'
import type { Warn } from './warn.ts'

/** What a widget is shown with. */
export interface Showing {
  base: string
  window: Window & typeof globalThis
  host: HTMLElement
  root: ShadowRoot
  shop: Shop
  telling: Telling
  warn: Warn
  options: WidgetOptions
  arrival: Arrival | undefined
}

/** A widget whose storefront is open. */
export interface ShownWidget {
  update(options: WidgetOptions): void
  /** What it arrived with, while that is what it shows. */
  shownArrival(): Arrival | undefined
  unmount(): void
}

/** Shows a widget in the shadow root of its element. */
export async function showWidget(showing: Showing): Promise<ShownWidget> {
  const { window, host, root, shop, telling, warn, options } = showing
  const { document } = window
  const { tell } = telling
  const { view } = options
  const kind = views[view]
  const canSearch = view !== 'listing'
  const first = firstPlaceOf(options)
  const comesBack = showing.arrival ?? (kind === 'inline' && shop.visitMemory.get('order-shown'))
  const arrived = comesBack
    ? await (await import('./order-at-first.ts')).orderAtFirst(shop, window, showing.arrival)
    : undefined
  const stage = createStage(arrived ?? (kind === 'button' ? undefined : first))
  const cart = tellingCart(shop.cart, tell)
  const showsArrival = () => arrived !== undefined && stage.place.peek() === arrived

  const [resets] = root.adoptedStyleSheets
  const look = createLook(host, shop, warn)
  root.adoptedStyleSheets = [...(resets ? [resets] : []), look.sheet, componentSheet()]
  const box = (className: string) => {
    const element = document.createElement('div')
    element.className = className
    return element
  }
  const stageBox = box('dhow widget-root')
  const overlays = box('dhow widget-overlays')
  const announcer = box('visually-hidden')
  announcer.setAttribute('aria-live', 'polite')
  overlays.append(announcer)
  const stopFollowing = followSteps(root, (place) => stage.go(place))
  const stopKeeping = keepTyping(root)
  const app = createRoot(stageBox)
  let isGone = false
  let translations: Awaited<ReturnType<typeof createTranslations>> | undefined

  /** The options with what the traveller has chosen, where the page lets them choose. */
  const asChosen = (asked: WidgetOptions): WidgetOptions => {
    const { languages, currencies } = shop.setup.storefront
    const wish = shop.chosen.peek()
    const language = asked.switches?.includes('language')
      ? languages.find((code) => code === wish.language)
      : undefined
    const currency = asked.switches?.includes('currency')
      ? currencies.find((code) => code === wish.currency)
      : undefined
    return { ...asked, language: language ?? asked.language, currency: currency ?? asked.currency }
  }
  const render = async (next: WidgetOptions) => {
    const environment = createWidgetEnvironment({
      ...showing,
      stage,
      options: asChosen(next),
      portal: () => overlays,
      announce(message) {
        announcer.textContent = message
        // it was said, and is not to be come upon later
        setTimeout(() => (announcer.textContent = ''), 5000)
      },
    })
    telling.allow(next)
    if (translations?.language !== environment.language) {
      // with the texts of what is on the screen, which would else show the names of its texts
      const shown = stage.place.peek()
      if (!translations) {
        const { language, currency } = environment
        askForScreen(shop.speak(language, currency), shown, currency)
      }
      const namespaces = ['common', 'embed', ...(shown ? screenOf(shown, canSearch).namespaces : [])]
      translations = await createTranslations(environment.language, namespaces)
    }
    await environment.formats.load()
    // a later change has been rendered meanwhile, or there is nothing to render into
    if (isGone || next !== current) return
    look.show(next)
    for (const part of [stageBox, overlays]) {
      part.lang = environment.language
      part.dir = environment.direction
    }
    // a dialog that is open from the beginning opens in the page, or not at all
    if (!stageBox.isConnected) root.replaceChildren(stageBox, overlays)
    app.render(
      <WidgetApp
        frame={{
          kind,
          button: view === 'cart' ? 'cart' : 'book',
          label: next.label,
          place: next,
          switches: next.switches,
          choose: shop.choose,
          canSearch,
          first: firstPlaceOf(next),
          onClosed: () => {
            if (kind === 'dialog') host.remove()
          },
        }}
        stage={stage}
        environment={environment}
        translations={translations}
        cart={cart}
        tell={tell}
        warn={warn}
      />,
    )
  }
  let current = options
  await render(options)
  // after the payment page the result is scrolled to, instead of the top of the page
  if (arrived && kind === 'inline') host.scrollIntoView({ block: 'start' })
  const stopWatching = watchSize(host, tell)
  let isFirst = true
  const stopChoosing = shop.chosen.subscribe(() => {
    if (!isFirst) void render(current)
    isFirst = false
  })
  tell('ready', { view })
  return {
    update(next) {
      const before = current
      current = next
      // what the page says last counts
      if (next.language !== before.language) shop.choose('language', undefined)
      if (next.currency !== before.currency) shop.choose('currency', undefined)
      // a library of the page may set it when the result is there already: who has paid sees that
      if (next.experience !== before.experience && kind === 'inline' && !showsArrival()) {
        stage.go(firstPlaceOf(next), { replace: true })
      }
      void render(next)
    },
    shownArrival: () => (showsArrival() ? showing.arrival : undefined),
    unmount() {
      isGone = true
      stopWatching()
      stopChoosing()
      stopFollowing()
      stopKeeping()
      look.release()
      app.unmount()
      root.replaceChildren()
    },
  }
}

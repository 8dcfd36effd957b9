import { createRoot } from 'react-dom/client'
import { themeCss, themeOf } from '../../themes/registry.ts'
import { createTranslations } from '../environment/i18n.ts'
import { takeArrival } from './arrival.ts'
import type { Arrival } from './arrival.ts'
import { tellFrom } from './events.ts'
import type { Tell } from './events.ts'
import { addFonts } from './fonts.ts'
import { views } from './host-options.ts'
import type { HostOptions, MountedWidget, ViewName, WidgetModule } from './host-options.ts'
import { followSteps } from './links.ts'
import { componentSheet } from './sheet.ts'
import { openTrust } from './replies-for-hosts.ts'
import { openShop } from './shop.ts'
import type { Shop } from './shop.ts'
import { createStage } from './stage.ts'
import type { StagePlace } from './stage.ts'
import { tellingCart } from './telling-cart.ts'
import { createWidgetEnvironment } from './widget-environment.ts'
import { WidgetApp } from './widget-app.tsx'
import { warn } from './warn.ts'

/** Makes the widgets of one page: they share its storefronts and carts. */
export const createWidgets: WidgetModule['createWidgets'] = (page) => {
  const shops = new Map<string, Promise<Shop>>()
  let arrival = takeArrival(page.window)
  const trust = openTrust(page.window)
  addFonts(page.window)

  const shopOf = (storefront: string) => {
    const known = shops.get(storefront)
    if (known) return known
    const opened = openShop({ ...page, trust }, storefront)
    // the next widget tries again
    opened.catch(() => shops.delete(storefront))
    shops.set(storefront, opened)
    return opened
  }
  /** The first widget of its storefront takes it. */
  const claimArrival = (storefront: string): Arrival | undefined => {
    if (arrival?.storefront !== storefront) return undefined
    const claimed = arrival
    arrival = undefined
    return claimed
  }

  return {
    mount(host, root, options) {
      const tell = tellFrom(host)
      let current = options
      let running: Promise<MountedWidget | undefined> | undefined
      let isGone = false
      const run = async () => {
        const shop = await shopOf(current.storefront)
        const isWanted = !isGone
        return isWanted
          ? await showWidget(page, { host, root, shop, tell, options: current, claimArrival })
          : undefined
      }
      const begin = () => {
        running = run().catch((error: unknown) => {
          warn('storefront', error instanceof Error ? error.message : undefined)
          tell('error', { code: 'storefront' })
          return undefined
        })
      }
      const change = async (before: typeof running, isAnother: boolean) => {
        const widget = await before
        // a later change has begun it anew, and knows more
        if (isGone || before !== running) return
        if (!isAnother) return widget?.update(current)
        widget?.unmount()
        begin()
      }
      begin()
      return {
        update(next) {
          const isAnother = next.storefront !== current.storefront || next.view !== current.view
          current = next
          void change(running, isAnother)
        },
        unmount() {
          isGone = true
          void running?.then((widget) => widget?.unmount())
        },
      }
    },
  }
}

interface Showing {
  host: HTMLElement
  root: ShadowRoot
  shop: Shop
  tell: Tell
  options: HostOptions
  claimArrival: (storefront: string) => Arrival | undefined
}

async function showWidget(
  page: Parameters<WidgetModule['createWidgets']>[0],
  { host, root, shop, tell, options, claimArrival }: Showing,
): Promise<MountedWidget> {
  const { document } = page.window
  const view = viewOf(options)
  const kind = views[view]
  const first = placeOf(view, options)
  const arrival = claimArrival(shop.setup.storefront.slug)
  const arrived = arrival && (await placeOfArrival(shop, arrival))
  const stage = createStage(arrived ?? (kind === 'button' ? undefined : first))
  const cart = tellingCart(shop.cart, tell)

  const [resets] = root.adoptedStyleSheets
  const look = new CSSStyleSheet()
  root.adoptedStyleSheets = [...(resets ? [resets] : []), look, componentSheet()]
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
  const app = createRoot(stageBox)

  const render = async (next: HostOptions) => {
    const environment = createWidgetEnvironment({
      ...page,
      shop,
      stage,
      options: next,
      portal: () => overlays,
      announce: (message) => void (announcer.textContent = message),
    })
    const translations = await createTranslations(environment.language, ['common', 'embed'])
    look.replaceSync(lookOf(host, shop, next))
    for (const part of [stageBox, overlays]) {
      part.lang = environment.language
      part.dir = environment.direction
    }
    app.render(
      <WidgetApp
        frame={{
          kind,
          button: view === 'cart' ? 'cart' : 'book',
          first,
          onClosed: () => {
            if (kind === 'dialog') host.remove()
          },
        }}
        stage={stage}
        environment={environment}
        translations={translations}
        cart={cart}
        tell={tell}
      />,
    )
  }
  let shown = options
  await render(options)
  root.replaceChildren(stageBox, overlays)
  tell('ready', { view })
  return {
    update(next) {
      if (next.experience !== shown.experience && kind === 'inline') {
        stage.go(placeOf(viewOf(next), next), { replace: true })
      }
      shown = next
      void render(next)
    },
    unmount() {
      stopFollowing()
      app.unmount()
      root.replaceChildren()
    },
  }
}

function viewOf({ view, experience }: HostOptions): ViewName {
  if (!Object.hasOwn(views, view)) {
    warn('view', view)
    return 'listing'
  }
  if (!experience && (view === 'experience' || view === 'availability')) {
    warn('experience', experience)
    return 'listing'
  }
  return view as ViewName
}

function placeOf(view: ViewName, { experience }: HostOptions): StagePlace {
  if (view === 'cart' || view === 'checkout') return { to: view }
  if (!experience || view === 'listing') return { to: 'listing' }
  return { to: view === 'availability' ? 'availability' : 'experience', slug: experience }
}

/** The order that was paid, or the checkout that the buyer turned back to. */
async function placeOfArrival(shop: Shop, { code }: Arrival): Promise<StagePlace> {
  if (!code) return { to: 'checkout' }
  const { openOrderShelf } = await import('../orders/order-shelf.ts')
  const kept = openOrderShelf(shop.memory)
  const [reference = ''] = code.split('.')
  const known = kept.find(reference)
  try {
    const order = known ?? (await shop.redeem(code))
    kept.keep(order)
    return { to: 'order', ...order, expected: 'success' }
  } catch {
    return { to: 'invoices' }
  }
}

/** The theme as tokens that the host's page may set anew on the element. */
function lookOf(host: HTMLElement, { setup }: Shop, { theme }: HostOptions): string {
  if (theme && theme !== 'default' && theme !== 'transparent') warn('theme', theme)
  const tokens = themeCss(themeOf(setup.storefront.layout), ':host', 'light')
  if (theme !== 'transparent') return tokens
  // the element itself inherits nothing
  const { fontFamily, color } = getComputedStyle(host.parentElement ?? host)
  return `${tokens}.widget-root{--dhow-paper:transparent;--dhow-surface:transparent;--dhow-ink:${color};--dhow-font-text:${fontFamily};--dhow-font-display:${fontFamily}}`
}

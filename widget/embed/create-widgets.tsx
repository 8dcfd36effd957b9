import { takeArrival } from './return-from-payment.ts'
import type { Arrival } from './return-from-payment.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { addFonts, addStandIns } from './fonts.ts'
import { withObjects } from './given-objects.ts'
import { views } from './host-options.ts'
import type { ViewName, WidgetModule } from './host-options.ts'
import { readOptions } from './read-options.ts'
import { openTrust } from './replies-for-hosts.ts'
import { openShop } from './shop.ts'
import type { Shop } from './shop.ts'
import { showWidget } from './show-widget.tsx'
import type { ShownWidget } from './show-widget.tsx'
import { createTelling } from './telling.ts'
import { createWarn } from './warn.ts'

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
  /**
   * The first widget of its storefront that can be seen takes it. One in a closed tab or `<details>` opens a dialog over the
   * page instead, which then takes it.
   */
  const claimArrival = (storefront: string, host: HTMLElement, view: ViewName): Arrival | undefined => {
    if (arrival?.storefront !== storefront) return undefined
    if (view !== 'dialog' && !host.checkVisibility()) {
      const dialog = page.window.document.createElement(host.localName)
      dialog.setAttribute('storefront', storefront)
      dialog.setAttribute('view', 'dialog')
      page.window.document.body.append(dialog)
      return undefined
    }
    const claimed = arrival
    arrival = undefined
    return claimed
  }

  return {
    mount(host, root, given) {
      const warn = createWarn(page.base)
      const telling = createTelling(host, page.window)
      const read = (options: typeof given) =>
        readOptions(withObjects(host, options), page.window.location.href, warn)
      let current = read(given)
      let running: Promise<ShownWidget | undefined> | undefined
      let isGone = false
      const run = async () => {
        const options = current
        const { storefront } = options
        telling.allow(options)
        // without a name the product would open its own
        if (!storefront) throw new Error('no storefront')
        const shop = await shopOf(storefront)
        telling.count(shop.setup.storefront.exponents)
        addStandIns(page.window, shop.setup)
        const { faces } = shop.setup.theme
        if (faces !== 'daylight' && options.theme !== 'transparent') {
          // what is written shows in the faces that are there until these have come
          import('./look-faces.ts')
            .then((look) => look.addLookFaces(page.window, faces))
            .catch(() => undefined)
        }
        const isWanted = !isGone
        return isWanted
          ? await showWidget({
              ...page,
              host,
              root,
              shop,
              telling,
              warn,
              options,
              arrival: claimArrival(storefront, host, options.view),
            })
          : undefined
      }
      const sayClosed = async () => {
        const [{ whyClosed }, { showClosed }] = await Promise.all([
          import('./why-closed.ts'),
          import('./show-closed.ts'),
        ])
        const closed = await whyClosed(page.base, current.storefront, page.window)
        if (closed) warn('storefront', closed.why)
        telling.tell('error', { code: closed?.code ?? 'unreachable' })
        const isInline = views[current.view] === 'inline'
        if (isGone || !isInline) return
        const kind = closed && closed.code !== 'unreachable' ? 'closed' : 'failed'
        await showClosed(root, { asked: current.language, window: page.window, kind, again: begin })
      }
      const begin = () => {
        running = run().catch(async () => {
          // offline even what says so may not come
          await sayClosed().catch(() => root.replaceChildren())
          return undefined
        })
      }
      const change = async (before: typeof running, isAnother: boolean) => {
        const widget = await before
        // a later change has begun it anew, and knows more
        if (isGone || before !== running) return
        if (!isAnother && widget) return widget.update(current)
        arrival ??= widget?.shownArrival()
        widget?.unmount()
        begin()
      }
      if (current.storefront) fetchAhead(current, page.window)
      begin()
      return {
        update(next) {
          const before = current
          current = read(next)
          const isAnother = current.storefront !== before.storefront || current.view !== before.view
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

import type { Page } from '@playwright/test'
import { openCart } from '../../server/testing/checkout-journey.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import { experience, title } from '../../server/testing/widget-journey.ts'

/** From the narrowest telephone to a wide screen, and where layouts change. */
const widths = [320, 360, 390, 600, 768, 1024, 1280, 1536]

const bookable = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .first()

/** A view with what shows that it has all that it came for. */
const views: readonly {
  name: string
  view: string
  hasCart?: boolean
  arrives: (page: Page) => Promise<void>
}[] = [
  {
    name: 'search',
    view: 'search',
    arrives: (page) => expect(page.getByRole('link', { name: title })).toBeVisible(),
  },
  {
    name: 'listing',
    view: 'listing',
    arrives: (page) => expect(page.getByRole('link', { name: title })).toBeVisible(),
  },
  {
    name: 'experience',
    view: 'experience',
    // its texts come after the booking panel, and the reviews last
    async arrives(page) {
      await expect(bookable(page)).toBeVisible()
      await expect(page.getByRole('heading', { name: /review/i }).first()).toBeVisible()
    },
  },
  { name: 'availability', view: 'availability', arrives: (page) => expect(bookable(page)).toBeVisible() },
  {
    name: 'cart',
    view: 'cart',
    arrives: (page) => expect(page.getByRole('button', { name: 'Cart (0)' })).toBeVisible(),
  },
  {
    name: 'checkout with nothing in the cart',
    view: 'checkout',
    arrives: (page) => expect(page.getByText('Nothing to check out')).toBeVisible(),
  },
  {
    name: 'checkout',
    view: 'checkout',
    hasCart: true,
    arrives: (page) => expect(page.getByLabel('First name')).toBeVisible(),
  },
  {
    name: 'invoices',
    view: 'invoices',
    arrives: (page) => expect(page.getByText('No invoices yet!')).toBeVisible(),
  },
  {
    name: 'button',
    view: 'button',
    arrives: (page) => expect(page.getByRole('button', { name: 'Book now' })).toBeVisible(),
  },
]

/** Adds up what moves by itself in this page; `shifted` of the page is the sum so far. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const view = window as Window & { shifted?: number }
    view.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        view.shifted = (view.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Header, widget and footer, all new: what is new has not moved. */
function lay(page: Page, view: string): Promise<void> {
  return page.evaluate(
    async ([name, slug]) => {
      document.querySelector('main')?.remove()
      // the browser tells of the last page's movements a frame later
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      ;(window as Window & { shifted?: number }).shifted = 0
      const main = document.createElement('main')
      const widget = document.createElement('dhow-booking')
      widget.setAttribute('view', name)
      widget.setAttribute('experience', slug)
      const [header, footer] = ['header', 'footer'].map((tag) => document.createElement(tag))
      main.append(header ?? '', widget, footer ?? '')
      document.body.append(main)
    },
    [view, experience] as const,
  )
}

/** What scrolls within the widget, how far the page is too wide, and every height that the widget had for a while. */
function measure(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const host = document.querySelector<HTMLElement>('dhow-booking')
    const heights = new Set<number>()
    for (let frame = 0; frame < 15; frame++) {
      heights.add(host?.offsetHeight ?? 0)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const scrollers = [...(host?.shadowRoot?.querySelectorAll('*') ?? [])].filter((element) => {
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element)
      const isFor = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      return (
        (isFor(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        // a strip of pictures is swiped, and has no bar
        (isFor(overflowX) && scrollbarWidth !== 'none' && element.scrollWidth > element.clientWidth + 1)
      )
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      scrollers: scrollers.map(({ className }) => String(className)),
      tooWide: scrollWidth - clientWidth,
      heights: [...heights],
      shifted: (window as Window & { shifted?: number }).shifted,
    }
  })
}

for (const { name, view, hasCart, arrives } of views) {
  test(`stands still and whole at every width: ${name}`, async ({ page, host }) => {
    await watchShifts(page)
    host.show({
      css: 'body { margin: 0 } header, footer { block-size: 80px; background: gold }',
      body: '',
    })
    await page.goto(host.origin)
    if (hasCart) {
      const { token } = await openCart(page.request, [{ experience, daysAhead: 30, storefront: 'deira' }])
      await page.evaluate((known) => {
        localStorage.setItem('dhow.deira.cart-token', known)
        localStorage.setItem('dhow.deira.cart-count', '1')
      }, token)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await lay(page, view)
      await arrives(page)
      const { shifted, heights, ...rest } = await measure(page)
      expect(rest, `at ${width} px`).toEqual({ scrollers: [], tooWide: 0 })
      // nothing grows without a press; two lines whose stand-in is rounded the other way are a pixel each
      expect(Math.max(...heights) - Math.min(...heights), `at ${width} px`).toBeLessThanOrEqual(2)
      expect(heights.length, `at ${width} px`).toBeGreaterThan(0)
      // a line that breaks differently for this one experience, or in the faces of the look; a good page has at most 0.1
      expect(shifted, `at ${width} px`).toBeLessThanOrEqual(0.02)
    }
  })
}

test('no line breaks anew when the faces of the look come late', async ({ page, host }) => {
  host.show({ css: 'body { margin: 0 }', body: '' })
  const release = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(host.origin)
  await lay(page, 'availability')
  const widget = page.locator('dhow-booking')
  const heights = () =>
    widget
      .locator('.booking-head, .booking-column')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height))
  const hasFace = () => page.evaluate(() => document.fonts.check('16px "EB Garamond Variable"'))
  await expect(bookable(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toContain('loading')
  const before = await heights()
  expect(before.length).toBeGreaterThan(0)
  expect(await hasFace()).toBe(false)
  release.resolve()
  await expect.poll(hasFace).toBe(true)
  expect(await heights()).toEqual(before)
})

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openHaltingProxy } from '../server/testing/halting-proxy.ts'
import { openLookScreen } from '../server/testing/look-screens.ts'
import { originOfLook, serveEveryLook } from '../server/testing/look-sites.ts'
import { layouts } from '../themes/names.ts'
import type { Layout } from '../themes/names.ts'

/** CLS; a good page has at most 0.1. */
const mostShift = 0.05

/** Every look in `npm run test:all`. */
const looks = process.env.DHOW_TEST_ALL ? layouts : layouts.filter((_, index) => index % 4 === 0)

test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

for (const layout of looks) {
  for (const width of [390, 1280]) {
    test(`nothing jumps while a page of ${layout} arrives, ${width} px wide`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 850 })
      for (const screen of ['home', 'listing', 'experience', 'checkout', 'questions'] as const) {
        await openLookScreen(page, screen, { layout, language: 'en', baseURL })
        const shift = await shiftOf(page)
        expect(shift, `${screen}: shift of the layout`).toBeLessThanOrEqual(mostShift)
      }
    })
  }
}

/** Where the document is cut, by look: behind it comes markup that the hero's place depends on. */
const halts = { default: '</form>', 'supplier-six': '</h1>' } as const satisfies Partial<
  Record<Layout, string>
>

for (const layout of ['default', 'supplier-six'] as const) {
  test(`the hero of ${layout} does not move where the document arrives in two pieces`, async ({
    page,
    baseURL,
  }) => {
    const { origin, close } = await openHaltingProxy(originOfLook(layout, baseURL), halts[layout])
    try {
      await page.setViewportSize({ width: 1280, height: 850 })
      await page.goto(origin)
      expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift)
    } finally {
      await close()
    }
  })
}

/** Sum of what moved on a page by itself. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const moved = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
      // a page on which nothing moved has no entries to tell of
      setTimeout(() => resolve([]), 300)
    })
    const shifts = moved as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
  })
}

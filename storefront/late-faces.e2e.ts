import { expect, test } from '@playwright/test'
import { openLookScreen } from '../server/testing/look-screens.ts'
import { serveEveryLook } from '../server/testing/look-sites.ts'
import { faceSheets } from '../themes/faces.ts'
import { layouts } from '../themes/names.ts'
import { themes } from '../themes/registry.ts'

/** CLS of a page on which every face comes late; what is left are lines that break elsewhere in the one face alone. */
const mostShift = 0.02

/** Every look that brings faces in `npm run test:all`. */
const looks = layouts
  .filter((layout) => faceSheets[themes[layout].faces].latin.length > 0)
  .slice(0, process.env.DHOW_TEST_ALL ? undefined : 1)

test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

for (const layout of looks) {
  for (const width of [390, 1280]) {
    test(`${layout} stays where it is when every face comes after the first paint, ${width} px wide`, async ({
      page,
      baseURL,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 850 })
      await page.addInitScript(() => {
        const told = window as Window & { shifted?: number }
        told.shifted = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) told.shifted = (told.shifted ?? 0) + entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      let late = 0
      await page.route('**/*.woff2', async (route) => {
        late += 1
        // later than the text that is written in them
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.continue()
      })
      for (const screen of ['home', 'listing', 'experience'] as const) {
        await openLookScreen(page, screen, { layout, language: 'en', baseURL })
        await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.size > 0)
        const shifted = await page.evaluate(async () => {
          await document.fonts.ready
          // a shift is told of after the frame in which it is seen
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          return (window as Window & { shifted?: number }).shifted
        })
        expect(shifted, screen).toBeLessThanOrEqual(mostShift)
      }
      expect(late).toBeGreaterThan(0)
    })
  }
}

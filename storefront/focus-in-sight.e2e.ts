import { expect, test } from '@playwright/test'
import { openLookScreen } from '../server/testing/look-screens.ts'
import type { LookScreen } from '../server/testing/look-screens.ts'
import { serveEveryLook } from '../server/testing/look-sites.ts'
import { findCoveredFocus, findTallBars } from '../server/testing/focus-faults.ts'
import { screenSizes } from '../server/testing/screen-sizes.ts'
import type { Layout } from '../themes/names.ts'

test.describe.configure({ mode: 'parallel' })
test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

/** Those of every journey, and the laptop's at a zoom of 400 %. */
const windows = [...screenSizes.map(({ viewport }) => viewport), { width: 320, height: 200 }]

/** Between them they have every bar that stays in sight: above and below lists, beside forms, at the foot of a page. */
const looks = {
  default: ['home', 'listing', 'experience', 'cart', 'checkout'],
  'supplier-deira': ['listing'],
  'supplier-three': ['listing', 'experience', 'checkout'],
  'supplier-four': ['experience', 'checkout'],
} as const satisfies Partial<Record<Layout, readonly LookScreen[]>>

for (const [layout, screens] of Object.entries(looks) as [Layout, readonly LookScreen[]][]) {
  for (const screen of screens) {
    test(`${layout}: no bar covers what has the focus on its ${screen}, forwards or backwards`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      const faults: Record<string, string[]> = {}
      for (const viewport of windows) {
        const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' })
        await openLookScreen(page, screen, { layout, language: 'en', baseURL })
        const found = [
          ...(await findTallBars(page)),
          ...(await findCoveredFocus(page, 'Tab')),
          ...(await findCoveredFocus(page, 'Shift+Tab')),
        ]
        if (found.length > 0) faults[`${viewport.width} × ${viewport.height}`] = found
        await page.close()
      }
      expect(faults).toEqual({})
    })
  }
}

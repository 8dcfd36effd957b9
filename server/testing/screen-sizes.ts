import { expect, test } from '@playwright/test'
import type { Page, ViewportSize } from '@playwright/test'

/** A window in which a journey has to hold, and how a test's name says so. */
export interface ScreenSize {
  name: string
  viewport: ViewportSize
}

/** A small laptop, a telephone upright, and the same on its side. */
export const screenSizes: readonly ScreenSize[] = [
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a phone on its side', viewport: { width: 844, height: 390 } },
]

/** Loads the page that is open again in each of the windows, and looks at it there; nothing of it is to lie beside them. */
export async function atEachSize(page: Page, look: (size: ScreenSize) => Promise<void>): Promise<void> {
  for (const size of screenSizes) {
    await test.step(size.name, async () => {
      await page.setViewportSize(size.viewport)
      await page.reload()
      await look(size)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(size.viewport.width)
    })
  }
}

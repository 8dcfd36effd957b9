import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findAxeFaults, findLookFaults, lengthenTexts } from '../server/testing/look-faults.ts'
import { lookWidths } from '../server/testing/look-pairs.ts'
import { lookScreens, openLookScreen } from '../server/testing/look-screens.ts'
import type { LookScreen } from '../server/testing/look-screens.ts'
import { serveEveryLook } from '../server/testing/look-sites.ts'
import { layouts } from '../themes/names.ts'

test.describe.configure({ mode: 'parallel' })
test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

for (const layout of layouts) {
  for (const screen of Object.keys(lookScreens) as LookScreen[]) {
    for (const language of ['en', 'ar'] as const) {
      test(`${layout} holds on ${screen} in ${language} at every width, by day and night, with long words`, async ({
        browser,
        baseURL,
      }) => {
        test.setTimeout(240_000)
        const faults: Record<string, string[]> = {}
        for (const width of lookWidths) {
          const page = await browser.newPage({
            baseURL,
            viewport: { width, height: 850 },
            hasTouch: width < 600,
            reducedMotion: 'reduce',
          })
          await openLookScreen(page, screen, { layout, language, baseURL })
          for (const text of ['real', 'long'] as const) {
            if (text === 'long') await lengthenTexts(page)
            for (const scheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme: scheme })
              await untilRepainted(page)
              const found = await findLookFaults(page)
              // longer words change neither colours nor names
              if (text === 'real') found.push(...(await findAxeFaults(page, text)))
              if (found.length > 0) faults[`${width} ${scheme} ${text}`] = found
            }
          }
          await page.close()
        }
        expect(faults).toEqual({})
      })
    }
  }
}

/** A widget reads the colours behind it once the change of the page's own has ended, some frames later. */
async function untilRepainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
}

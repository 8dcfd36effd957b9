import { expect, test } from '@playwright/test'
import { findAxeFaults, findLookFaults, lengthenTexts } from '../server/testing/look-faults.ts'
import { pairedViews } from '../server/testing/look-pairs.ts'
import { openLookScreen } from '../server/testing/look-screens.ts'
import { serveEveryLook } from '../server/testing/look-sites.ts'
import { layouts } from '../themes/names.ts'

test.describe.configure({ mode: 'parallel' })
test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

for (const layout of layouts) {
  test(`${layout} holds on each screen of a booking, narrow and wide, by day and night, in both directions`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const faults: Record<string, string[]> = {}
    for (const { screen, language, width, scheme, text } of pairedViews(layout)) {
      const page = await browser.newPage({
        baseURL,
        viewport: { width, height: 850 },
        hasTouch: width < 600,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      await openLookScreen(page, screen, { layout, language, baseURL })
      if (text === 'long') await lengthenTexts(page)
      const found = [...(await findLookFaults(page)), ...(await findAxeFaults(page, text))]
      if (found.length > 0) faults[`${screen} ${language} ${width} ${scheme} ${text}`] = found
      await page.close()
    }
    expect(faults).toEqual({})
  })
}

import { test } from '@playwright/test'
import { bookInLook } from '../server/testing/look-journey.ts'
import { serveEveryLook } from '../server/testing/look-sites.ts'

/** The looks that are furthest from the marketplace's; `looks.all.e2e.ts` books in each. */
const sample = [
  { layout: 'supplier-three', language: 'ar', width: 1280, height: 900 },
  { layout: 'supplier-five', language: 'en', width: 1280, height: 900 },
  { layout: 'template-four', language: 'en', width: 390, height: 844 },
] as const

test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

for (const { layout, language, width, height } of sample) {
  test(`books the same experience by role and name in ${layout}, ${language}, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    await bookInLook(page, { layout, language, baseURL })
  })
}

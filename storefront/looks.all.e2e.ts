import { test } from '@playwright/test'
import { bookInLook } from '../server/testing/look-journey.ts'
import { serveEveryLook } from '../server/testing/look-sites.ts'
import { layouts } from '../themes/names.ts'
import type { Layout } from '../themes/names.ts'

const inArabic: readonly Layout[] = ['supplier-deira', 'supplier-three', 'supplier-six', 'template-four']

test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

for (const [index, layout] of layouts.entries()) {
  // every other look on a phone
  const width = index % 2 === 0 ? 1280 : 390
  for (const language of inArabic.includes(layout) ? (['en', 'ar'] as const) : (['en'] as const)) {
    test(`books the same experience by role and name in ${layout}, ${language}, ${width} px wide`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 850 })
      await bookInLook(page, { layout, language, baseURL })
    })
  }
}

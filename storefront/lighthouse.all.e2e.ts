import { expect, test } from '@playwright/test'
import { findLookPages, measuredPages, serveLooks } from '../server/testing/lighthouse/look-pages.ts'
import type { MeasuredPage } from '../server/testing/lighthouse/look-pages.ts'
import {
  lighthouseScreens,
  openLighthouseBrowser,
  scorePage,
} from '../server/testing/lighthouse/score-page.ts'
import type { Scored } from '../server/testing/lighthouse/score-page.ts'
import { layouts } from '../themes/names.ts'

test.beforeAll(({ baseURL }) => serveLooks(layouts, baseURL))

for (const layout of layouts) {
  test(`Lighthouse gives 100 for the accessibility of home, listing, experience and checkout of ${layout}, on a phone and a desktop screen`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const { addresses, kept } = await findLookPages(request, layout, baseURL)
    const browser = await openLighthouseBrowser()
    const below: Record<string, Scored> = {}
    try {
      for (const [name, holds] of Object.entries(measuredPages)) {
        const address = addresses[name as MeasuredPage]
        for (const screen of lighthouseScreens) {
          const scored = await scorePage(browser, { address, holds, kept, screen, scheme: 'light' })
          if (scored.score < 100) below[`${name} ${screen}`] = scored
        }
      }
    } finally {
      await browser.close()
    }
    expect(below).toEqual({})
  })
}

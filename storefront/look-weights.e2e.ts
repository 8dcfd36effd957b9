import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { openLookScreen } from '../server/testing/look-screens.ts'
import { serveEveryLook } from '../server/testing/look-sites.ts'
import { layoutNames } from '../themes/layout-names.ts'
import { layouts } from '../themes/names.ts'
import { themes } from '../themes/registry.ts'

const mostKilobytes = 20

/** CLS; a good page has at most 0.1. */
const mostShift = 0.05

/** Every look in `npm run test:all`. */
const looks = process.env.DHOW_TEST_ALL ? layouts : layouts.filter((_, index) => index % 4 === 0)

test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

for (const layout of looks) {
  for (const width of [390, 1280]) {
    test(`${layout} brings one theme, in at most ${mostKilobytes} kB of styles, and nothing jumps, ${width} px wide`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 850 })
      for (const screen of ['home', 'listing', 'experience', 'questions'] as const) {
        await openLookScreen(page, screen, { layout, language: 'en', baseURL })
        const { css, shift } = await page.evaluate(async () => {
          const sheets = [
            ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'),
          ]
          const linked = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()))
          const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
          const moved = await new Promise<PerformanceEntryList>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries())).observe({
              type: 'layout-shift',
              buffered: true,
            })
            // a page on which nothing moved has no entries to tell of
            setTimeout(() => resolve([]), 300)
          })
          const shifts = moved as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
          return {
            css: [...inline, ...linked],
            shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
          }
        })
        const all = css.join('\n')
        const weight = css.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, 0) / 1000
        expect(weight, `${screen}: kilobytes of styles`).toBeLessThanOrEqual(mostKilobytes)
        expect(shift, `${screen}: shift of the layout`).toBeLessThanOrEqual(mostShift)
        // headers, footers, cards and lists of all looks share a file each: a kilobyte costs less than a request
        const foreign = layoutNames.experience.filter(
          (name) => name !== themes[layout].layout.experience && all.includes(`.${name}-experience`),
        )
        expect(foreign, `${screen}: pages of an experience in other looks`).toEqual([])
        expect(
          all.match(/--dhow-paper:/g),
          `${screen}: a palette for each scheme, of one theme`,
        ).toHaveLength(2)
      }
    })
  }
}

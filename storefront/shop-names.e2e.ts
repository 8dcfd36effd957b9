import { expect, test } from '@playwright/test'
import { readDemoStorefronts } from '../server/demo/read-demo-storefronts.ts'

test.use({ viewport: { width: 320, height: 700 } })

test('no name of a shop breaks within a word on the narrowest telephone', async ({ page, baseURL }) => {
  for (const { hosts, layout } of readDemoStorefronts()) {
    const home = new URL('/', baseURL)
    home.hostname = hosts[0] ?? 'localhost'
    await page.goto(home.href)
    await page.evaluate(() => document.fonts.ready)
    const broken = await page.locator('.logo__name').evaluateAll((names) =>
      names.flatMap(({ firstChild: text }) =>
        Array.from(text?.textContent?.matchAll(/\S+/g) ?? []).flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text as Text, index)
          range.setEnd(text as Text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        }),
      ),
    )
    expect(broken, layout).toEqual([])
  }
})

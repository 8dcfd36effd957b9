import { expect, test } from '@playwright/test'
import { openLookScreen } from '../server/testing/look-screens.ts'
import type { LookScreen } from '../server/testing/look-screens.ts'
import { originOfLook, serveEveryLook } from '../server/testing/look-sites.ts'
import { themeCss } from '../themes/theme-css.ts'
import type { Layout } from '../themes/names.ts'
import { themes } from '../themes/registry.ts'
import { findTokensSeen } from '../server/testing/look-tokens.ts'

/** Screens on which, taken together, everything is shown that a theme decides. */
const views: readonly { layout: Layout; screen: LookScreen }[] = [
  { layout: 'default', screen: 'home' },
  { layout: 'default', screen: 'listing' },
  { layout: 'default', screen: 'experience' },
  { layout: 'default', screen: 'checkout' },
  { layout: 'default', screen: 'confirmed' },
  { layout: 'default', screen: 'empty' },
  { layout: 'default', screen: 'not-found' },
  { layout: 'supplier-deira', screen: 'home' },
  { layout: 'supplier-six', screen: 'experience' },
  { layout: 'template-two', screen: 'experience' },
  { layout: 'supplier-one', screen: 'listing' },
  { layout: 'default', screen: 'partly-booked' },
  { layout: 'default', screen: 'bookings' },
  { layout: 'default', screen: 'integration' },
  { layout: 'supplier-five', screen: 'listing' },
  // in a dialog
  { layout: 'supplier-three', screen: 'calendar' },
]

test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

test('every token that a theme declares changes something that is seen', async ({ page, baseURL }) => {
  const left = new Set(
    [...themeCss(themes.default, ':root').matchAll(/--dhow-[\w-]+(?=:)/g)].map(([name]) => name),
  )
  test.setTimeout(240_000)
  // else every duration is that of stillness
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const { layout, screen } of views) {
    if (left.size === 0) break
    await openLookScreen(page, screen, { layout, language: 'en', baseURL })
    // every picture of the demo is a poster; what a shop's photographs look like is declared too
    await page.evaluate(() => document.querySelector('.picture')?.classList.add('picture--photograph'))
    for (const name of await findTokensSeen(page, [...left])) left.delete(name)
  }
  // what is shown while a page is long in coming
  await page.route('**/_payload.json*', () => undefined)
  const runs = page.waitForRequest('**/_payload.json*')
  await page.goto(`${originOfLook('default', baseURL)}/faq`)
  await runs
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('.progress--slow')).toBeAttached()
  for (const name of await findTokensSeen(page, [...left])) left.delete(name)
  expect([...left]).toEqual([])
})

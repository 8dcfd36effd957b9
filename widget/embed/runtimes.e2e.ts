import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { complaintsOf, expect, noteEvents, test, toldNames } from '../../server/testing/widget-host.ts'
import { addToCart, experience, fillBuyer, title } from '../../server/testing/widget-journey.ts'
import { buildWidget } from './build/run-build.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dhow-react-'))

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await buildWidget({ runtime: 'react', folder })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Puts the build with React in the place of the product's own. */
async function runWithReact(page: Page, product: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${product}/widget/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice('/widget/'.length)
    asked.push(file)
    await route.fulfill({
      body: readFileSync(path.join(folder, file)),
      contentType: file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return asked
}

test('built with React itself, the widget goes the same way and tells the same', async ({ page, host }) => {
  const asked = await runWithReact(page, host.product)
  host.show({
    body: `<dhow-booking view="experience" experience="${experience}"></dhow-booking>`,
    script: noteEvents,
  })
  const complaints = complaintsOf(page)
  await page.goto(host.origin)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await addToCart(page)
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await page.getByRole('button', { name: 'One more: Adult' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('3 adults').first()).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
  await fillBuyer(page)
  expect((await toldNames(page)).filter((name) => name !== 'resize' && name !== 'search')).toEqual([
    'ready',
    'viewItem',
    'addToCart',
    'viewCart',
    'viewCart',
    'beginCheckout',
  ])
  expect(complaints).toEqual([])
  // it was React that ran
  const code = asked.map((file) => readFileSync(path.join(folder, file), 'utf8')).join()
  expect(code).toContain('react.dev/errors')
  await page.evaluate(() => document.querySelector('dhow-booking')?.remove())
  await expect(page.locator('dhow-booking')).toHaveCount(0)
})

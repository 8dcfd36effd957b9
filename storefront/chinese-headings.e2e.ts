import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Whether every letter of a text is drawn by a face that the page brought. */
async function facesOf(page: Page, text: Locator): Promise<{ own: number; system: number }> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  await text.evaluate((element) => element.setAttribute('data-asked', ''))
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-asked]',
  })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await text.evaluate((element) => element.removeAttribute('data-asked'))
  await client.detach()
  const count = (custom: boolean) =>
    fonts
      .filter(({ isCustomFont }) => isCustomFont === custom)
      .reduce((sum, { glyphCount }) => sum + glyphCount, 0)
  return { own: count(true), system: count(false) }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('Chinese headings are drawn by a face of the page, also after a link within the site, and its texts by the system', async ({
  page,
}) => {
  let bytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'font') bytes += (await response.body()).length
  })
  await page.goto('/zh/things-to-do-in-dubai/red-dunes-desert-safari-dubai')
  await expect.poll(() => facesOf(page, title(page))).toEqual({ own: expect.any(Number), system: 0 })
  const section = page.locator('main h2.display').first()
  expect((await facesOf(page, section)).system).toBe(0)
  const words = page.getByRole('main').getByRole('paragraph').filter({ visible: true }).first()
  expect((await facesOf(page, words)).system).toBeGreaterThan(0)
  expect(bytes).toBeGreaterThan(5_000)
  expect(bytes).toBeLessThanOrEqual(60_000)

  const before = await title(page).textContent()
  await page.getByRole('navigation').getByRole('link', { name: '迪拜' }).first().click()
  await expect(title(page)).not.toHaveText(before ?? '')
  await expect.poll(async () => (await facesOf(page, title(page))).system).toBe(0)
})

test('headings whose face does not come are drawn whole by the system', async ({ page }) => {
  await page.route('**/_face/**', (route) => route.abort())
  await page.goto('/zh/things-to-do-in-dubai/red-dunes-desert-safari-dubai')
  await page.waitForFunction(() => document.readyState === 'complete' && document.fonts.status === 'loaded')
  const drawn = await facesOf(page, title(page))
  expect(drawn).toEqual({ own: 0, system: Array.from((await title(page).textContent()) ?? '').length })
})

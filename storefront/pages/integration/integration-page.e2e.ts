import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../server/testing/accessible.ts'
import { complaintsOf, expect, test } from '../../../server/testing/widget-host.ts'
import { addToCart, experience } from '../../../server/testing/widget-journey.ts'
import { tokenNames } from './token-names.ts'

test('a supplier chooses a widget, sees it live, and copies lines that do the same elsewhere', async ({
  page,
  context,
  host,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell on your own site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sell on your own site' })).toBeVisible()
  const widget = page.getByRole('region', { name: 'Live preview' }).locator('dhow-booking')
  await expect(widget.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByLabel('Storefront').selectOption({ label: 'Deira Dhows' })
  await page.waitForURL(/shop=deira/)
  await page.getByLabel('View', { exact: true }).selectOption({ label: 'All experiences' })
  await page.getByLabel('List layout').selectOption({ label: 'Rows with the picture beside the text' })
  await page.waitForURL(/layout=row/)
  await expect(widget.locator('.row-card').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Plain HTML' })).toContainText('layout="row"')
  await page.getByLabel('View', { exact: true }).selectOption({ label: '“Book now” button' })
  await page.waitForURL(/view=button/)
  await page.getByLabel('Look').selectOption({ label: 'Your page’s fonts and colours' })
  await page.waitForURL(/theme=transparent/)
  await expect(widget.getByRole('button', { name: 'Book now' })).toHaveCSS('font-family', /Georgia/)
  await expectAccessible(page, { within: 'main' })

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  const lines = await page.evaluate(() => navigator.clipboard.readText())
  expect(lines).toContain('theme="transparent"')
  // the only thing that its maker adds is the nonce that the page's policy asks for
  host.show({ body: lines.replace('<script', '<script nonce="host"'), tag: '' })
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Book now' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a supplier finds any experience, lets the button float, and sees the events and the doctor', async ({
  page,
}) => {
  await page.goto('/embed')
  await page.getByRole('searchbox', { name: 'Search experiences' }).fill('balloon')
  await page.waitForURL(/find=balloon/)
  await expect(page.getByLabel('Experience', { exact: true }).locator('option:checked')).toContainText(
    /balloon/i,
  )
  const widget = page.locator('dhow-booking')
  await expect(widget.getByRole('heading', { level: 1 })).toContainText(/balloon/i)
  await expect(page.getByRole('list', { name: 'Events your page receives' })).toContainText('dhow:viewItem')
  // who types goes on typing
  await expect(page.getByRole('searchbox', { name: 'Search experiences' })).toBeFocused()

  await page.getByLabel('View', { exact: true }).selectOption({ label: '“Book now” button' })
  await page.getByLabel('Position').selectOption({ label: 'Floating, bottom left' })
  await page.waitForURL(/corner=bottom-left/)
  await expect(page.getByRole('group', { name: 'Plain HTML' })).toContainText('corner="bottom-left"')
  await expect(widget.getByRole('button', { name: 'Book now' })).toHaveCSS('position', 'fixed')
  await expectAccessible(page, { within: 'main' })

  await page.getByRole('link', { name: 'Show the doctor on this page' }).click()
  await expect(page.getByRole('region', { name: 'Dhow: problems on this page' })).toBeVisible()
})

test('the policy with a hash lets the widget in, and nothing else', async ({ page, host, request }) => {
  const hashes = (await (await request.get('/widget/integrity.json')).json()) as Record<string, string>
  const integrity = hashes['v1.js'] ?? ''
  await page.goto('/embed')
  await expect(page.getByRole('group', { name: 'With a hash' })).toContainText(`script-src '${integrity}' `)
  const complaints = complaintsOf(page)
  host.show({
    integrity,
    script: 'stranger = 1',
    body: '<dhow-booking view="listing"></dhow-booking>',
    tag: `<script async src="${host.product}/widget/v1.js" data-storefront="deira" integrity="${integrity}" crossorigin="anonymous"></script>`,
  })
  await page.goto(host.origin)
  await expect(page.locator('dhow-booking').getByRole('link').first()).toBeVisible()
  // the host's own inline script has no nonce here
  expect(complaints).toEqual([expect.stringContaining('Content Security Policy')])
})

/** A sum of everything of a widget's elements that a token can change. */
function looksOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const read = (element: Element) => {
      const { color, backgroundColor, borderColor, outlineColor, fill, borderRadius, fontFamily } =
        getComputedStyle(element)
      return [color, backgroundColor, borderColor, outlineColor, fill, borderRadius, fontFamily].join()
    }
    const all = document.querySelector('dhow-booking')?.shadowRoot?.querySelectorAll('*') ?? []
    const looks = new TextEncoder().encode([...all].map(read).join())
    return looks.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 0)
  })
}

test('every token that the page lists changes what is seen, from an option or the page’s own sheet', async ({
  page,
  host,
}) => {
  const ink = 'rgb(1, 100, 2)'
  host.show({
    body: `<dhow-booking view="experience" experience="${experience}"></dhow-booking>`,
    css: `dhow-booking { --dhow-ink: ${ink} }`,
  })
  await page.goto(host.origin)
  await addToCart(page)
  await page.getByRole('button', { name: 'Continue shopping' }).click()
  await expect(page.locator('dhow-booking .widget-root')).toHaveCSS('color', ink)
  await page.keyboard.press('Tab')
  let before = await looksOf(page)
  const set: Record<string, string> = {}
  for (const name of tokenNames) {
    const odd = name.startsWith('font') ? 'Impact' : name.startsWith('radius') ? '3px' : 'rgb(1, 2, 3)'
    // with those before it, so that nothing else changes
    set[name] = odd
    await page.evaluate(
      (tokens) => Object.assign(document.querySelector('dhow-booking') ?? {}, { tokens }),
      set,
    )
    await expect.poll(() => looksOf(page), name).not.toBe(before)
    before = await looksOf(page)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the lines to copy follow the form', async ({ page }) => {
    await page.goto('/embed')
    await page.getByLabel('Storefront').selectOption({ label: 'Deira Dhows' })
    await page.getByLabel('View', { exact: true }).selectOption({ label: 'All experiences' })
    await page.getByRole('button', { name: 'Show' }).click()
    const lines = page.getByRole('group', { name: 'Plain HTML' })
    await expect(lines).toContainText('storefront="deira"')
    await expect(lines).toContainText('view="listing"')
    // and in a page where the widget's script does not run either, they lead to the storefront
    await page.setContent((await lines.textContent()) ?? '')
    await page.getByRole('link', { name: 'Book on our booking site' }).click()
    await expect(page).toHaveTitle(/Deira Dhows/)
  })
})

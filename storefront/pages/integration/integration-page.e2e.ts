import AxeBuilder from '@axe-core/playwright'
import { complaintsOf, expect, test } from '../../../server/testing/widget-host.ts'

test('a supplier chooses a widget, sees it live, and copies lines that do the same elsewhere', async ({
  page,
  context,
  host,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell from your own page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sell from your own page' })).toBeVisible()
  const widget = page.getByRole('region', { name: 'See it live' }).locator('dhow-booking')
  await expect(widget.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByLabel('Storefront').selectOption({ label: 'Deira Dhows' })
  await page.waitForURL(/shop=deira/)
  await page.getByLabel('What it shows').selectOption({ label: 'A “Book now” button' })
  await page.waitForURL(/view=button/)
  await page.getByLabel('Look').selectOption({ label: 'Fonts and colours of your page' })
  await page.waitForURL(/theme=transparent/)
  await expect(widget.getByRole('button', { name: 'Book now' })).toHaveCSS('font-family', /Georgia/)
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the lines to copy follow the form', async ({ page }) => {
    await page.goto('/embed')
    await page.getByLabel('Storefront').selectOption({ label: 'Deira Dhows' })
    await page.getByLabel('What it shows').selectOption({ label: 'Everything there is' })
    await page.getByRole('button', { name: 'Show' }).click()
    const lines = page.getByRole('group', { name: 'Plain HTML' })
    await expect(lines).toContainText('storefront="deira"')
    await expect(lines).toContainText('view="listing"')
  })
})

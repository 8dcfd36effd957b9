import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { snippetOf } from '../../storefront/pages/integration/snippets.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import type { Host } from '../../server/testing/widget-host.ts'
import { experience, title } from '../../server/testing/widget-journey.ts'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8')
const [byHand = '', byLink = '', byItself = ''] = [...guide.matchAll(/^```html\n(.*?)^```/gms)].map(
  ([, lines]) => lines,
)
const words = 'Book on our site'

/** Lines of the guide as a supplier writes them. */
const filledIn = (lines: string) => (host: Host) =>
  lines
    .replaceAll('https://HOST', host.product)
    .replaceAll('https://YOUR-STOREFRONT', host.product)
    .replaceAll('dubai-creek-dhow-dinner-cruise', experience)

const copied = (choice: object) => (host: Host) =>
  snippetOf(
    'html',
    host.product,
    { shop: 'deira', experience, theme: 'default', view: 'experience', ...choice },
    words,
  )

const pages: [string, (host: Host) => string][] = [
  ['the element of the guide', filledIn(byHand)],
  ['the lines that are copied for an experience', copied({})],
  ['the lines that are copied for a floating button', copied({ view: 'button', corner: 'bottom-right' })],
  ['a link that opens the widget', filledIn(byLink)],
]

const oneLink = async (page: Page, host: Host) => {
  const links = page.getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toBeVisible()
  await expect(links).toHaveAccessibleName(words)
  expect(await links.getAttribute('href')).toContain(host.product)
}

for (const [name, linesOf] of [
  ...pages,
  ['a page that opens the widget by itself', filledIn(byItself)],
] as const) {
  test(`with JavaScript off, one link leads to the storefront: ${name}`, async ({ browser, host }) => {
    host.show({ body: linesOf(host), tag: '', isStrict: false })
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(host.origin)
    await oneLink(page, host)
    await context.close()
  })
}

for (const [name, linesOf] of pages) {
  test(`where the script is not found or forbidden, one link leads to the storefront: ${name}`, async ({
    page,
    host,
  }) => {
    await page.route('**/widget/v1.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    host.show({ body: linesOf(host), tag: '', isStrict: false })
    await page.goto(host.origin)
    await oneLink(page, host)
    await page.unrouteAll()
    host.show({ body: linesOf(host), tag: '', policy: "script-src 'none'" })
    await page.goto(host.origin)
    await oneLink(page, host)
  })
}

test('where the script runs, the child of the element is neither shown nor read out', async ({
  page,
  host,
}) => {
  host.show({ body: copied({})(host), tag: '', isStrict: false })
  await page.goto(host.origin)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: words })).toHaveCount(0)
  await expect(page.getByText(words)).toBeHidden()
})

test('the link of a page without an element opens the widget where the script runs', async ({
  page,
  host,
}) => {
  host.show({ body: filledIn(byLink)(host), tag: '', isStrict: false })
  await page.goto(host.origin)
  await page.waitForFunction(() => 'open' in ((globalThis as { Dhow?: object }).Dhow ?? {}))
  await page.getByRole('link', { name: words }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(host.origin)
})

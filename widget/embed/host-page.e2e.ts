import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The origin that the demo's supplier has on its list; another site than the product's. */
const port = 4400
const host = `http://127.0.0.1:${port}`
const experience = 'dubai-creek-dhow-dinner-cruise'
const title = 'Dinner on a wooden dhow along Dubai Creek'

/** A supplier's own page. It allows no more than the documentation of the widget asks for. */
interface HostPage {
  /** What stands in the body before the script. */
  body: string
  css?: string
}

let server: Server
let shown: HostPage

test.beforeAll(async ({ baseURL }) => {
  const product = baseURL ?? ''
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-host' ${product}`,
    `style-src 'self'`,
    `connect-src ${product}`,
    `img-src 'self' ${product}`,
    `font-src ${product}`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
  server = createServer((request, response) => {
    const isStyle = request.url === '/host.css'
    response.setHeader('content-type', isStyle ? 'text/css' : 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', policy)
    response.end(
      isStyle
        ? shown.css
        : `<!doctype html><html lang="en"><title>Deira Dhows</title><link rel="stylesheet" href="/host.css"><link rel="icon" href="/host.css">
<script nonce="host">
told = []
Dhow = ['ready', 'viewItem', 'addToCart', 'beginCheckout', 'addPaymentInfo', 'outcome', 'purchase', 'error']
  .map((name) => ['on', name, ({ detail }) => told.push([name, detail])])
</script>
${shown.body}
<script async src="${product}/widget/v1.js" data-storefront="deira"></script></html>`,
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})

test.afterAll(() => void server.close())

/** Names of the events that the page was told. */
function toldNames(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { told: [string][] }).told.map(([name]) => name))
}

/** Everything that the browser complains of: blocked by a policy, thrown, not loaded. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

test('a traveller books in a supplier’s own page, under a strict policy and without a cookie', async ({
  page,
  context,
}) => {
  shown = { body: `<dhow-booking view="experience" experience="${experience}"></dhow-booking>` }
  const complaints = complaintsOf(page)

  await test.step('the experience, its day and its guests', async () => {
    await page.goto(host)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const panel = page.getByRole('region', { name: 'Check availability' })
    await panel.getByRole('button', { name: 'Next month' }).click()
    await panel
      .getByRole('grid')
      .getByRole('button', { name: /, from/ })
      .nth(3)
      .click()
    const option = panel.getByRole('radio').first()
    const adult = panel.getByRole('button', { name: 'One more: Adult' })
    // the options of the day arrive after it; a lone one chooses itself
    await expect(option.or(adult).first()).toBeVisible()
    if (await option.isVisible()) await option.check()
    await adult.click()
    await panel.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  })

  await test.step('cart and checkout', async () => {
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Country of your telephone number').selectOption('GB')
    await page.getByLabel('Telephone number', { exact: true }).fill('020 7946 0958')
    expect(new URL(page.url()).origin).toBe(host)
    expect(await toldNames(page)).toEqual(['ready', 'viewItem', 'addToCart', 'beginCheckout'])
    await page.getByRole('button', { name: 'Confirm and Pay' }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
  })

  await test.step('payment, and back to the page it began in', async () => {
    await page.locator('input[name="choice"][value="other"]').check()
    await page.getByLabel('Number of the other test card').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.waitForURL(`${host}/`)
    await expect(page.getByRole('heading', { name: 'You are going, Ada' })).toBeVisible()
    await expect.poll(() => toldNames(page)).toEqual(['ready', 'outcome', 'purchase'])
  })

  expect(await context.cookies()).toEqual([])
  expect(complaints).toEqual([])
})

const hostile = `html { font-size: 5px; direction: rtl }
* { color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important; line-height: 3 !important; visibility: hidden }
dhow-booking { display: none; font: 40px monospace !important; opacity: 0.1 }
button, a, div { border: 9px solid lime !important; padding: 40px !important }
dhow-booking, body { visibility: visible }`

test('looks the same in a page whose styles are against it', async ({ page }) => {
  const widget = page.locator('dhow-booking .booking-column')
  const pictures: Buffer[] = []
  for (const css of ['body { margin: 20px }', `${hostile} body { margin: 20px !important }`]) {
    shown = {
      body: `<dhow-booking view="availability" experience="${experience}"></dhow-booking>`,
      css,
    }
    await page.goto(host)
    await expect(
      widget
        .getByRole('grid')
        .getByRole('button', { name: /, from/ })
        .first(),
    ).toBeVisible()
    await page.evaluate(async () => void (await document.fonts.ready))
    pictures.push(await widget.screenshot({ animations: 'disabled' }))
  }
  expect(pictures[1]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true)
})

test('is moved, taken away and put back without a trace', async ({ page }) => {
  shown = { body: `<main id="here"></main><aside id="there"></aside>` }
  const complaints = complaintsOf(page)
  await page.goto(host)
  const sheets = await page.evaluate(() => document.styleSheets.length)
  const card = page.getByRole('link', { name: title })
  for (let round = 0; round < 20; round++) {
    await page.evaluate(() => {
      const widget = document.querySelector('dhow-booking') ?? document.createElement('dhow-booking')
      document.querySelector('#here')?.append(widget)
      document.querySelector('#there')?.append(widget)
    })
    await expect(card).toHaveCount(1)
    await page.evaluate(() => document.querySelector('dhow-booking')?.remove())
    await expect(card).toHaveCount(0)
  }
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(sheets)
  expect(complaints).toEqual([])
})

test('a page that is not on the storefront’s list gets nothing', async ({ request, baseURL }) => {
  const address = `${baseURL}/api/v1/carts?storefront=deira`
  const ask = (origin: string) =>
    request.fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const stranger = await ask('https://stranger.example')
  expect(stranger.status()).toBe(403)
  expect(stranger.headers()).not.toHaveProperty('access-control-allow-origin')
  const friend = await ask(host)
  expect(friend.status()).toBe(204)
  expect(friend.headers()['access-control-allow-origin']).toBe(host)
  expect(friend.headers()).not.toHaveProperty('access-control-allow-credentials')
})

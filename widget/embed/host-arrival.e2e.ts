import type { Page } from '@playwright/test'
import { complaintsOf, expect, test } from '../../server/testing/widget-host.ts'
import type { Host } from '../../server/testing/widget-host.ts'
import { experience, title } from '../../server/testing/widget-journey.ts'

const listing = '<dhow-booking view="listing"></dhow-booking>'

/** What shows that a view has all that it came for. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  search: (page) => expect(page.getByRole('link', { name: title })).toBeVisible(),
  listing: (page) => expect(page.getByRole('link', { name: title })).toBeVisible(),
  experience: (page) =>
    expect(
      page
        .getByRole('grid')
        .getByRole('button', { name: /, from/ })
        .first(),
    ).toBeVisible(),
  availability: (page) =>
    expect(
      page
        .getByRole('grid')
        .getByRole('button', { name: /, from/ })
        .first(),
    ).toBeVisible(),
  checkout: (page) => expect(page.getByText('Nothing to check out')).toBeVisible(),
  invoices: (page) => expect(page.getByText('No invoices yet!')).toBeVisible(),
  cart: (page) => expect(page.getByRole('button', { name: 'Cart (0)' })).toBeVisible(),
  button: (page) => expect(page.getByRole('button', { name: 'Book now' })).toBeVisible(),
}

/** The widget's files that this page has asked for, by their names without the hash. */
function askedFor(page: Page, { product }: Host): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === product) asked.push(pathname)
  })
  return asked
}

test('nothing of the page moves when a widget takes the place of the loader’s shape', async ({
  page,
  host,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const view = window as Window & { shifted?: number }
    view.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        view.shifted = (view.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [view, arrives] of Object.entries(views)) {
      host.show({
        css: 'body { margin: 0 } header, footer { block-size: 80px; background: gold }',
        // the loader first: what it has painted must stay
        tag: '',
        body: `<script nonce="host" src="${host.product}/widget/v1.js" data-storefront="deira"></script>
<header>Deira Dhows</header><dhow-booking view="${view}" experience="${experience}"></dhow-booking><footer>Since 1968</footer>`,
      })
      await page.goto(host.origin)
      await arrives(page)
      await page.evaluate(async () => void (await document.fonts.ready))
      const shifted = await page.evaluate(() => (window as Window & { shifted?: number }).shifted)
      // a line that breaks differently for this one experience; a good page has at most 0.1
      expect(shifted, `${view} at ${width} px`).toBeLessThanOrEqual(0.01)
    }
  }
})

test('has its shape from the loader alone, and brings nothing more until it is near', async ({
  page,
  host,
}) => {
  host.show({
    css: 'main { block-size: 4000px }',
    body: `<main>Far above</main>${listing}`,
  })
  const asked = askedFor(page, host)
  await page.goto(host.origin)
  const box = page.locator('dhow-booking')
  await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThan(300)
  expect(asked).toEqual(['/widget/v1.js'])
  await box.scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
})

test('a script that comes late, twice, as a module or from a tag manager is one widget', async ({
  page,
  host,
}) => {
  const complaints = complaintsOf(page)
  const address = `${host.product}/widget/v1.js`
  const own = listing.replace('view', 'storefront="deira" view')
  const bring = (attributes: Record<string, string>) =>
    page.evaluate(
      ([src, given]) =>
        new Promise((resolve) => {
          const script = document.createElement('script')
          for (const [name, value] of Object.entries(given)) script.setAttribute(name, value)
          script.onload = resolve
          script.src = src
          document.head.append(script)
        }),
      [address, attributes] as const,
    )
  for (const attributes of [{}, { type: 'module' }] as Record<string, string>[]) {
    host.show({ tag: '', body: own, isStrict: false })
    await page.goto(host.origin)
    await bring(attributes)
    await expect(page.getByRole('link', { name: title })).toHaveCount(1)
    const sdk = await page.evaluateHandle(() => (globalThis as unknown as { Dhow: object }).Dhow)
    await bring({})
    expect(
      await page.evaluate((first) => (globalThis as unknown as { Dhow: object }).Dhow === first, sdk),
    ).toBe(true)
    await expect(page.getByRole('link', { name: title })).toHaveCount(1)
  }
  expect(complaints).toEqual([])
})

test('a script that a page’s optimiser combined, wrote into the page or made a module asks the page for its address', async ({
  page,
  host,
  request,
}) => {
  const code = await (await request.get('/widget/v1.js')).text()
  const told = `<meta name="dhow-product" content="${host.product}">`
  const own = listing.replace('view', 'storefront="deira" view')
  const fallback = own.replace('></', '><a href="https://deira.example">Book on our site</a></')
  const link = page.getByRole('link', { name: 'Book on our site' })
  for (const [way, shown, isModule] of [
    ['combined', { app: `window.first = true;${code}` }, false],
    ['inline', { script: code }, false],
    ['module', {}, true],
  ] as const) {
    const bring = async () => {
      await page.goto(host.origin)
      if (isModule) await page.addScriptTag({ type: 'module', content: code })
    }
    await test.step(`${way}: finds it`, async () => {
      host.show({ root: `lang="en"><head>${told}</head`, tag: '', body: fallback, isStrict: false, ...shown })
      await bring()
      await expect(page.getByRole('link', { name: title })).toHaveCount(1)
      await expect(link).toBeHidden()
    })
    await test.step(`${way}: says what to write, and the page's own link is there`, async () => {
      const warning = page.waitForEvent('console', (message) => message.text().includes('dhow-product'))
      host.show({ tag: '', body: fallback, isStrict: false, ...shown })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await bring()
      expect((await warning).text()).toContain('write <meta name="dhow-product" content="https://')
      await expect(link).toBeVisible()
      expect(errors).toEqual([])
    })
  }
})

test.describe('of a visitor whose browser speaks Arabic', () => {
  test.use({ locale: 'ar-AE' })

  test('speaks the language that is asked for, else the page’s, else the visitor’s', async ({
    page,
    host,
  }) => {
    for (const [root, attribute, spoken] of [
      ['lang="en"', 'language="ar"', 'ar'],
      ['lang="ar"', 'language="en"', 'en'],
      ['lang="en-GB"', '', 'en'],
      ['', '', 'ar'],
      // one that the storefront does not speak says nothing of the visitor
      ['lang="az"', '', 'ar'],
    ] as const) {
      host.show({ root, body: listing.replace('view', `${attribute} view`) })
      await page.goto(host.origin)
      await expect(page.locator('dhow-booking .widget-root')).toHaveAttribute('lang', spoken)
    }
    // on a site that remembers a choice of language, that choice comes before the browser's wish and after the page's own
    await page.context().addCookies([{ name: 'dhow_language', value: 'ru', url: host.origin }])
    for (const [root, spoken] of [
      ['lang="en"', 'en'],
      ['', 'ru'],
    ] as const) {
      host.show({ root, body: listing })
      await page.goto(host.origin)
      await expect(page.locator('dhow-booking .widget-root')).toHaveAttribute('lang', spoken)
    }
  })
})

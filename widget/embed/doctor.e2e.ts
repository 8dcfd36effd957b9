import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../server/testing/accessible.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import type { Host, HostPage } from '../../server/testing/widget-host.ts'
import { experience, title } from '../../server/testing/widget-journey.ts'

const healthy = `<dhow-booking view="availability" experience="${experience}"></dhow-booking>`
const tag = ({ product }: Host, more = 'data-storefront="deira"') =>
  `<script async src="${product}/widget/v1.js" ${more}></script>`

/** A page that allows this and no more; the policy stands before everything else. */
function allowing(policy: string): Pick<HostPage, 'root' | 'isStrict'> {
  return { isStrict: false, root: `lang="en"><meta http-equiv="Content-Security-Policy" content="${policy}"` }
}

/** Opens a page that asks for the doctor. */
async function examine(page: Page, host: Host, shown: HostPage): Promise<Locator> {
  host.show({ isStrict: false, ...shown })
  await page.goto(`${host.origin}/?dhow-doctor`)
  const panel = page.getByRole('region', { name: 'Dhow: problems on this page' })
  await expect(panel.getByRole('button', { name: 'Check again' })).toBeVisible()
  return panel
}

/** The finding of a kind, with the line that mends it. */
const finding = (panel: Locator, kind: string) => panel.locator(`[data-finding="${kind}"]`)

test('finds nothing in a page that is as the documentation asks for', async ({ page, host }) => {
  const panel = await examine(page, host, { body: healthy, isStrict: true })
  await expect(panel).toContainText('No problems found')
})

test('is not there unless somebody asks for it', async ({ page, host }) => {
  host.show({ body: '<dhow-booking></dhow-booking>' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(host.origin)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(asked.filter((url) => url.includes('doctor'))).toEqual([])
})

test('finds what a security policy stops, with the directive to add', async ({ page, host }) => {
  const { origin } = new URL(host.product)
  const panel = await examine(page, host, {
    body: healthy,
    ...allowing(
      `default-src 'none'; script-src 'unsafe-inline' ${origin}; connect-src 'self'; img-src 'self'`,
    ),
  })
  for (const [directive, mended] of [
    ['connect-src', `connect-src 'self' ${origin}`],
    ['img-src', `img-src 'self' ${origin}`],
    ['font-src', `font-src ${origin}`],
  ] as const) {
    const found = finding(panel, 'csp').filter({ hasText: `blocks ${directive}` })
    await expect(found.locator('code')).toHaveText(mended)
  }
  await expect(finding(panel, 'unreachable')).toHaveCount(0)
})

test('finds a policy that lets no trusted types of ours through', async ({ page, host }) => {
  const { origin } = new URL(host.product)
  const panel = await examine(page, host, {
    body: healthy,
    ...allowing(
      `script-src 'unsafe-inline' ${origin}; require-trusted-types-for 'script'; trusted-types nobody`,
    ),
  })
  await expect(finding(panel, 'csp').locator('code')).toHaveText('trusted-types nobody dhow')
})

test('says in the console what to allow when the policy stops even the code', async ({ page, host }) => {
  host.show({
    body: '<dhow-booking></dhow-booking>',
    ...allowing(`script-src ${host.product}/widget/v1.js`),
    tag: `<script src="${host.product}/widget/v1.js" data-storefront="deira" data-doctor></script>`,
  })
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.goto(host.origin)
  await expect
    .poll(() => warnings.filter((text) => text.includes(`must allow script-src ${host.product}/`)))
    .toHaveLength(2)
})

test('finds storage that is blocked', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  const panel = await examine(page, host, { body: healthy })
  await expect(finding(panel, 'storage')).toContainText('the cart is lost when the page is closed')
})

test('finds a frame that is forbidden to keep anything, with the words that allow it', async ({
  page,
  host,
}) => {
  host.show({ isStrict: false, body: healthy }, '/framed')
  host.show({
    isStrict: false,
    body: '<iframe sandbox="allow-scripts" src="/framed?dhow-doctor" style="width: 90vw; height: 90vh"></iframe>',
    tag: '',
  })
  await page.goto(host.origin)
  const panel = page.frameLocator('iframe').locator('[aria-label="Dhow: problems on this page"]')
  await expect(finding(panel, 'storage').locator('code')).toContainText('allow-scripts allow-same-origin')
  await expect(finding(panel, 'framed').locator('code')).toContainText(
    'allow-top-navigation-by-user-activation',
  )
})

test('names what an old library of the page has replaced', async ({ page, host }) => {
  host.show({
    isStrict: false,
    body: healthy,
    script: 'Array.from = (list) => Array.prototype.slice.call(list); Array.prototype.toJSON = () => "array"',
  })
  await page.goto(`${host.origin}/?dhow-doctor`)
  await expect(page.locator('[data-finding="native"]')).toContainText('Array.prototype.toJSON, Array.from')
})

test('finds a script that stands in the page twice, and one that is old', async ({ page, host }) => {
  await page.route(`${host.product}/widget/integrity.json`, (route) =>
    route.fulfill({ json: { 'v1.js': 'sha384-newer' }, headers: { 'access-control-allow-origin': '*' } }),
  )
  const panel = await examine(page, host, { body: healthy, tag: tag(host) + tag(host) })
  await expect(finding(panel, 'duplicate')).toContainText('2 times')
  await expect(finding(panel, 'duplicate').locator('code')).toHaveText(tag(host))
  await expect(finding(panel, 'old').locator('code')).toHaveText(tag(host))
})

test('finds a site that is not on the list, and a storefront that does not exist', async ({ page, host }) => {
  const body = `${healthy}<dhow-booking storefront="nobody"></dhow-booking>`
  host.show({ isStrict: false, body })
  // the same page under an origin that is on no list
  const stranger = host.origin.replace('127.0.0.1', 'stranger.localhost')
  await page.goto(`${stranger}/?dhow-doctor`)
  const panel = page.getByRole('region', { name: 'Dhow: problems on this page' })
  await expect(finding(panel, 'origin')).toContainText('“deira”')
  await expect(finding(panel, 'origin').locator('code')).toHaveText(stranger)
  await expect(finding(panel, 'storefront')).toContainText('“nobody”')
  await expect(finding(panel, 'storefront').locator('code')).toContainText(
    'data-storefront="YOUR-STOREFRONT"',
  )
})

test('finds a widget that names no storefront, also where another one of the page does', async ({
  page,
  host,
}) => {
  const panel = await examine(page, host, {
    body: '<dhow-booking storefront="deira"></dhow-booking><dhow-booking id="drawer" view="cart"></dhow-booking>',
    tag: tag(host, ''),
  })
  await expect(finding(panel, 'nameless')).toHaveCount(1)
  await expect(finding(panel, 'nameless')).toContainText(
    '<dhow-booking id="drawer" view="cart"> does not set a storefront',
  )
  await expect(finding(panel, 'nameless').locator('code')).toHaveText(
    '<dhow-booking id="drawer" view="cart" storefront="deira"></dhow-booking>',
  )
  await expect(finding(panel, 'storefront')).toHaveCount(0)
  // the line does what it says
  await page.evaluate(() => document.querySelector('#drawer')?.setAttribute('storefront', 'deira'))
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect(panel).toContainText('No problems found')
})

for (const [width, language] of [
  [390, 'en'],
  [390, 'ar'],
  [1280, 'ar'],
] as const) {
  test(`shows its findings within the screen at ${width} px in ${language}, and can be left from anywhere`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    host.show({
      isStrict: false,
      root: language === 'ar' ? 'lang="ar" dir="rtl"' : 'lang="en"',
      body: `<div id="low">${healthy}</div><dhow-booking view="serch" analytics storefront="nobody"></dhow-booking><dhow-booking storefront="" view="cart"></dhow-booking>`,
      css: '#low { overflow: hidden; height: 120px } body { transform: rotate(0.1deg) }',
    })
    await page.goto(`${host.origin}/?dhow-doctor`)
    const panel = page.locator('dhow-doctor section')
    await expect(finding(panel, 'clipped')).toHaveCount(1)
    await expect(panel).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
    await expectAccessible(page, { within: 'dhow-doctor' })
    const sizes = await panel.evaluate((element) => [element.scrollWidth, element.clientWidth])
    expect(sizes[0]).toBe(sizes[1])
    const box = await panel.boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 640).toBe(
      true,
    )
    await panel.getByRole('button').last().click({ trial: true })
    await expect(panel.getByRole('button').last()).toBeInViewport()
    await panel.getByRole('button').last().click()
    await expect(panel).toHaveCount(0)
  })
}

test('finds a product that does not answer', async ({ page, host }) => {
  await page.route(/widget-check/, (route) => route.abort())
  const panel = await examine(page, host, { body: healthy })
  await expect(finding(panel, 'unreachable')).toContainText(host.product)
})

test('finds boxes that clip, trap or hide the widget, and names them', async ({ page, host }) => {
  const panel = await examine(page, host, {
    body: `<div id="low"><div class="moved">${healthy}</div></div><div class="slim"><dhow-booking></dhow-booking></div><div hidden><dhow-booking></dhow-booking></div>`,
    css: `#low { overflow: hidden; height: 120px } .moved { transform: translateX(2px); contain: paint } .slim { width: 90px }`,
  })
  await expect(finding(panel, 'clipped').locator('code')).toHaveText(
    'div#low { overflow: visible; height: auto; max-height: none }',
  )
  await expect(finding(panel, 'trapped').locator('code')).toHaveText([
    'div.moved { transform: none }',
    'div.moved { contain: none }',
  ])
  await expect(finding(panel, 'hidden')).toContainText('90px')
  await expect(finding(panel, 'hidden').locator('code')).toHaveText('div.slim { min-width: 320px }')
})

test('finds analytics without consent and options that cannot be used; a line can be copied', async ({
  page,
  host,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await examine(page, host, {
    body: '<dhow-booking view="serch" analytics></dhow-booking>',
    tag: tag(host, 'data-storefront="deira" data-doctor'),
  })
  await expect(finding(panel, 'option')).toContainText('"serch" is none of')
  const consent = finding(panel, 'consent')
  await consent.getByRole('button', { name: 'Copy' }).click()
  await expect(consent.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Dhow.update('dhow-booking', { consent: 'granted' })`,
  )
  await page.evaluate(() => document.querySelector('dhow-booking')?.setAttribute('consent', 'granted'))
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect(finding(panel, 'option')).toBeVisible()
  await expect(consent).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel).toHaveCount(0)
})

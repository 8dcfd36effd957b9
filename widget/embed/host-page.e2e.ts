import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { refuseThirdPartyCookies } from '../../server/testing/third-party-cookies.ts'
import {
  complaintsOf,
  cookiesOfReplies,
  expect,
  listen,
  noteEvents,
  test,
  toldNames,
} from '../../server/testing/widget-host.ts'
import {
  addToCart,
  experience,
  fillBuyer,
  goToCheckout,
  goToPayment,
  pay,
  title,
} from '../../server/testing/widget-journey.ts'

const offer = `<dhow-booking view="experience" experience="${experience}"></dhow-booking>`

/** Whose files this page's requests were for. */
function originsAsked(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin)
  })
  return origins
}

/** Frames, fields for a card, and windows that were opened: payment is another page, in the place of this one. */
function paymentInPage(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const root = document.querySelector('dhow-booking')?.shadowRoot
    const fields = [...(root?.querySelectorAll<HTMLInputElement>('input, select') ?? [])]
    // the letters of an id are drawn, and spell one of these words now and then
    const isOfCard = ({ autocomplete, name }: HTMLInputElement) =>
      /^cc-|card|cvc|cvv|iban|expiry/i.test(`${autocomplete} ${name}`)
    return {
      frames: document.querySelectorAll('iframe').length + (root?.querySelectorAll('iframe').length ?? 0),
      fields: fields.filter(isOfCard).map(({ name }) => name),
      opened: (globalThis as unknown as { opened: unknown[] }).opened,
    }
  })
}

test('a traveller books in a supplier’s own page, under a strict policy and without a cookie', async ({
  page,
  context,
  host,
}) => {
  host.show({ body: offer, script: noteEvents })
  const complaints = complaintsOf(page)
  const cookies = cookiesOfReplies(page, host.product)
  const origins = originsAsked(page)
  await page.addInitScript(() => {
    const opened: unknown[] = []
    Object.assign(window, { opened, open: (...given: unknown[]) => void opened.push(given) })
  })
  await refuseThirdPartyCookies(page)

  await test.step('the experience, its day and its guests', async () => {
    await page.goto(host.origin)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await addToCart(page)
    await goToCheckout(page)
  })

  await test.step('checkout', async () => {
    await fillBuyer(page)
    expect(new URL(page.url()).origin).toBe(host.origin)
    expect(await toldNames(page)).toEqual(['ready', 'viewItem', 'addToCart', 'viewCart', 'beginCheckout'])
    expect(await paymentInPage(page)).toEqual({ frames: 0, fields: [], opened: [] })
    await goToPayment(page)
  })

  await test.step('payment, and back to the page it began in', async () => {
    await pay(page)
    await page.waitForURL(`${host.origin}/`)
    await expect(page.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
    await expect.poll(() => toldNames(page)).toEqual(['ready', 'outcome', 'purchase'])
  })

  await test.step('the invoice', async () => {
    await expect(page.getByRole('region', { name: /^Invoice / })).toContainText('Paid')
    const file = page.getByRole('link', { name: 'Download PDF' })
    const reply = await page.request.get((await file.getAttribute('href')) ?? '')
    expect(reply.headers()['content-type']).toBe('application/pdf')
  })

  expect(await paymentInPage(page)).toEqual({ frames: 0, fields: [], opened: [] })
  expect(context.pages()).toHaveLength(1)
  expect([...origins].toSorted()).toEqual([host.origin, host.product].toSorted())
  expect(await context.cookies()).toEqual([])
  expect(cookies).toEqual([])
  expect(complaints).toEqual([])
})

test('the browser of these tests takes a cookie of its page’s site, and refuses a third party’s', async ({
  page,
  context,
  host,
}) => {
  const setter = createServer(({ url }, response) => {
    // the browser asks for an icon when it likes
    if (url === '/') response.setHeader('set-cookie', 'tracker=1; SameSite=None; Secure')
    response.end()
  })
  // `localhost` is another site than the host's `127.0.0.1`
  const address = (await listen(setter)).replace('127.0.0.1', 'localhost')
  await refuseThirdPartyCookies(page)
  await page.goto(address)
  expect(await context.cookies()).toHaveLength(1)
  await context.clearCookies()
  host.show({ body: '', tag: '', isStrict: false })
  await page.goto(host.origin)
  await page.evaluate((url) => fetch(url, { mode: 'no-cors', credentials: 'include' }), address)
  expect(await context.cookies()).toEqual([])
  setter.close()
})

test('is moved, taken away and put back without a trace', async ({ page, host }) => {
  host.show({ body: `<main id="here"></main><aside id="there"></aside>` })
  const complaints = complaintsOf(page)
  await page.goto(host.origin)
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

test('a page that is not on the storefront’s list gets nothing', async ({ request, host }) => {
  const address = `${host.product}/api/v1/carts?storefront=deira`
  const ask = (origin: string) =>
    request.fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const stranger = await ask('https://stranger.example')
  expect(stranger.status()).toBe(403)
  expect(stranger.headers()).not.toHaveProperty('access-control-allow-origin')
  const friend = await ask(host.origin)
  expect(friend.status()).toBe(204)
  expect(friend.headers()['access-control-allow-origin']).toBe(host.origin)
  expect(friend.headers()).not.toHaveProperty('access-control-allow-credentials')
})

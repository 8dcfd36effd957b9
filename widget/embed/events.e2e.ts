import type { Page } from '@playwright/test'
import { expect, test } from '../../server/testing/widget-host.ts'
import { addToCart, experience, title } from '../../server/testing/widget-journey.ts'

type Told = [name: string, detail: Record<string, unknown>][]

/** For a page's own script: notes what it is told of errors and sizes, from before the widget is there. */
const note = `told = []; Dhow = ['error', 'resize'].map((name) => ['on', name, ({ detail }) => told.push([name, detail])]);`
const told = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (globalThis as unknown as { told: Told }).told
        .filter(([heard]) => heard === wanted)
        .map(([, detail]) => detail),
    name,
  )
const codes = async (page: Page) => (await told(page, 'error')).map(({ code }) => code)

test('every call can be made before the script comes, and is made up for in its turn', async ({
  page,
  host,
}) => {
  host.show({
    body: '<main></main><aside></aside>',
    script: `heard = []; listener = () => heard.push('nobody should hear this');
      Dhow = [['on', 'ready', listener], ['off', 'ready', listener]];
      Dhow.push(['on', 'ready', ({ detail }) => heard.push(detail.view)]);
      Dhow.push(['mount', 'main', { view: 'listing' }]);
      Dhow.push(['update', 'main dhow-booking', { view: 'availability', experience: '${experience}' }]);
      Dhow.push(['mount', 'aside', { view: 'cart' }]);
      Dhow.push(['unmount', 'aside dhow-booking']);
      Dhow.push(['open', { experience: '${experience}' }]);
      Dhow.push(['close']);
      Dhow.push(['open']);`,
  })
  await page.goto(host.origin)
  const dialog = page.getByRole('dialog', { name: 'Deira Dhows' })
  await expect(dialog.getByRole('link', { name: title })).toBeVisible()
  await expect(page.locator('dhow-booking')).toHaveCount(2)
  await expect(page.locator('aside dhow-booking')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.toSorted()))
    .toEqual(['availability', 'dialog'])
})

test('tells the size of its box, each new one once, and none after it has gone', async ({ page, host }) => {
  host.show({ body: '<main><dhow-booking></dhow-booking></main>', script: note })
  await page.goto(host.origin)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const isTrue = async () => {
    const box = await page
      .locator('dhow-booking')
      .evaluate((element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight }))
    expect((await told(page, 'resize')).at(-1)).toEqual(box)
  }
  await expect(isTrue).toPass()
  await page.setViewportSize({ width: 500, height: 700 })
  await expect(isTrue).toPass()
  const sizes = (await told(page, 'resize')).map((size) => JSON.stringify(size))
  expect(sizes.filter((size, at) => size === sizes[at - 1])).toEqual([])
  await page.evaluate(() => {
    const { Dhow } = globalThis as unknown as { Dhow: { unmount(target: string): void } }
    Dhow.unmount('dhow-booking')
  })
  await page.setViewportSize({ width: 900, height: 700 })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await told(page, 'resize')).toHaveLength(sizes.length)
})

test('tells why it shows nothing: no such experience, no such storefront, none named', async ({
  page,
  host,
}) => {
  host.show({
    body: `<dhow-booking view="experience" experience="no-such-trip"></dhow-booking>`,
    script: note,
  })
  await page.goto(host.origin)
  await expect.poll(() => codes(page)).toEqual(['experience_unknown'])
  await page.evaluate(() => document.querySelector('dhow-booking')?.setAttribute('storefront', 'nobody'))
  await expect.poll(() => codes(page)).toEqual(['experience_unknown', 'storefront_unknown'])
  await page.evaluate(() => document.querySelector('dhow-booking')?.setAttribute('storefront', ''))
  await expect.poll(async () => (await codes(page)).at(-1)).toBe('storefront_missing')
  host.show({ body: '<dhow-booking></dhow-booking>', script: note })
  await page.goto(host.origin.replace('127.0.0.1', 'stranger.localhost'))
  await expect.poll(() => codes(page)).toEqual(['origin_not_allowed'])
})

test('tells that its code, a step of the way or the cart did not come', async ({ page, host }) => {
  host.show({
    body: `<dhow-booking view="availability" experience="${experience}"></dhow-booking>`,
    script: note,
  })
  // everything but the loader
  const code = /\/assets\/[\w.-]+\.js$/
  await page.route(code, (route) => route.abort())
  await page.goto(host.origin)
  await expect.poll(() => codes(page)).toEqual(['blocked'])

  await page.unroute(code)
  const cartScreen = await host.chunk('cart-screen')
  await page.route(cartScreen, (route) => route.abort())
  await page.reload()
  await addToCart(page)
  expect(await codes(page)).toEqual([])
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
  expect(await codes(page)).toEqual(['unreachable'])

  await page.unroute(cartScreen)
  await page.route(/api\/v1\/cart\?/, (route) => route.abort())
  host.show({ body: '<dhow-booking view="checkout"></dhow-booking>', script: note })
  await page.reload()
  await expect.poll(() => codes(page)).toEqual(['unreachable'])
})

import type { Page } from '@playwright/test'
import { openCart } from '../../server/testing/checkout-journey.ts'
import { refuseThirdPartyCookies } from '../../server/testing/third-party-cookies.ts'
import { complaintsOf, expect, noteEvents, test, toldNames } from '../../server/testing/widget-host.ts'
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
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' })

test('where nothing can be stored, a traveller is told once and books all the same', async ({
  page,
  context,
  host,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await refuseThirdPartyCookies(page)
  host.show({ body: '<dhow-booking view="search"></dhow-booking>' })
  const complaints = complaintsOf(page)
  await page.goto(host.origin)
  await page.getByRole('combobox', { name: 'Where to' }).fill('dhow')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: title }).click()
  await addToCart(page)
  const told = page.getByText('Your browser settings prevent us from saving your cart', { exact: false })
  await expect(added(page)).toBeVisible()
  await expect(told).toHaveCount(1)
  await goToCheckout(page)
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(told).toHaveCount(0)
  await fillBuyer(page)
  await goToPayment(page)
  await pay(page)
  await page.waitForURL(`${host.origin}/`)
  await expect(page.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Invoice / })).toContainText('Paid')
  expect(await context.cookies()).toEqual([])
  expect(complaints).toEqual([])
})

test('widgets of one storefront share a cart, live, across the page and its tabs; another’s is another', async ({
  page,
  context,
  host,
}) => {
  const cart = (id: string, storefront: string) =>
    `<dhow-booking id="${id}" view="cart" storefront="${storefront}"></dhow-booking>`
  host.show({ body: `${cart('one', 'deira')}${cart('other', 'marketplace')}${offer}${cart('two', 'deira')}` })
  host.show({ body: cart('far', 'deira') }, '/elsewhere')
  const tab = await context.newPage()
  await tab.goto(`${host.origin}/elsewhere`)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const countIn = (where: Page, id: string) => where.locator(`#${id}`).getByRole('button')
  await page.goto(host.origin)
  await expect(countIn(page, 'one')).toHaveText('Cart (0)')
  await expect(countIn(tab, 'far')).toHaveText('Cart (0)')

  await addToCart(page)
  await added(page).getByRole('button', { name: 'Continue shopping' }).click()
  for (const id of ['one', 'two']) await expect(countIn(page, id)).toHaveText('Cart (1)')
  await expect(countIn(tab, 'far')).toHaveText('Cart (1)')
  await expect(countIn(page, 'other')).toHaveText('Cart (0)')
  // one script for all of them, and every part of it once
  expect(scripts.filter((url) => url.includes('/widget/v1.js'))).toHaveLength(1)
  expect(scripts).toHaveLength(new Set(scripts).size)

  await countIn(tab, 'far').click()
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /Remove/ })
    .click()
  for (const id of ['one', 'two']) await expect(countIn(page, id)).toHaveText('Cart (0)')
})

test('who turns back from the payment page finds the checkout as it was, in the host’s page', async ({
  page,
  host,
}) => {
  host.show({ body: offer, script: noteEvents })
  await page.goto(host.origin)
  await addToCart(page)
  await goToCheckout(page)
  await fillBuyer(page)

  await test.step('by the link of the payment page', async () => {
    await goToPayment(page)
    await page.getByRole('link', { name: /^Back to/ }).click()
    await page.waitForURL(`${host.origin}/`)
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('by the browser’s button', async () => {
    await goToPayment(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(host.origin)
  })

  await test.step('and nothing was sold', async () => {
    expect(await toldNames(page)).not.toContain('purchase')
  })
})

test('when the time to pay is over, one press holds the places again, with all that was typed', async ({
  page,
  host,
}) => {
  host.show({ body: '<dhow-booking view="checkout"></dhow-booking>' })
  await page.goto(host.origin)
  await expect(page.getByText('Nothing to check out')).toBeVisible()
  const { token } = await openCart(page.request, [{ experience, daysAhead: 30, storefront: 'deira' }])
  await page.evaluate((known) => localStorage.setItem('dhow.deira.cart-token', known), token)
  await page.reload()
  await fillBuyer(page)
  // nothing is held before there is an order
  await expect(page.getByRole('timer')).toHaveCount(0)
  await goToPayment(page)
  await page.getByRole('link', { name: /^Back to/ }).click()
  // who has left the payment page has ten minutes
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/)

  // what the device knows of the time counts as long as the shop cannot be asked
  await page.route('**/cart/payment-left*', (route) => route.abort())
  await page.evaluate(() => {
    const name = 'dhow.deira.checkout-pending'
    const pending = JSON.parse(sessionStorage.getItem(name) ?? '{}') as object
    const heldUntil = new Date(Date.now() + 2500).toISOString()
    sessionStorage.setItem(name, JSON.stringify({ ...pending, heldUntil }))
  })
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^0:0\d$/)
  await expect(page.getByText('Your places are no longer held')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Check again and pay' }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
})

test('a button, the cart, a dialog by call, and the page’s own look', async ({ page, host }) => {
  host.show({
    css: 'body { font-family: "Courier New"; color: rgb(10, 60, 20); background: rgb(250, 240, 200) }',
    body: `<dhow-booking id="clear" view="availability" experience="${experience}" theme="transparent"></dhow-booking>
<dhow-booking id="opener" view="button" experience="${experience}"></dhow-booking><button id="own">Own</button>`,
    script: `addEventListener('DOMContentLoaded', () => own.onclick = () => Dhow.open({ experience: '${experience}' }))`,
  })
  const complaints = complaintsOf(page)
  await page.goto(host.origin)
  const dialog = page.getByRole('dialog')
  const head = dialog.getByRole('heading', { level: 1, name: title })

  await page.locator('#opener').getByRole('button', { name: 'Book now' }).click()
  await expect(head).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.locator('#opener').getByRole('button')).toBeFocused()

  await page.getByRole('button', { name: 'Own' }).click()
  await expect(head).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dhow-booking[view=dialog]')).toHaveCount(0)

  const clear = page.locator('#clear .widget-root')
  await expect(clear.getByRole('grid')).toBeVisible()
  await expect(clear).toHaveCSS('font-family', '"Courier New"')
  await expect(clear).toHaveCSS('color', 'rgb(10, 60, 20)')
  for (const box of await clear.locator('.booking-column, .booking-column *').all()) {
    const ground = await box.evaluate((element) => getComputedStyle(element).backgroundColor)
    // the one thing to do keeps its accent; nothing lays the storefront's paper over the page
    expect(ground).not.toMatch(/^rgb\(25\d, 25\d, 2[3-5]\d\)$/)
  }
  expect(complaints).toEqual([])
})

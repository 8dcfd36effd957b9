import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../server/testing/accessible.ts'
import { openCart } from '../../server/testing/checkout-journey.ts'
import { brokenReferences } from '../../server/testing/id-references.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import { addToCart, experience, title } from '../../server/testing/widget-journey.ts'

/** Far more than any screen has: needing more means that the focus goes in a circle. */
const mostSteps = 120

/** Whether the focus is on the target, through every shadow root. */
async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) =>
    elements.some((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element),
  )
}

/** Walks with the tab key until it stands on the target, which is looked up anew now and then: that is the slow part. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let step = 0; step < mostSteps; step += 20) {
    const found = await target.elementHandles()
    for (let key = 0; key < 20; key++) {
      const isThere = await page.evaluate(
        (elements) =>
          elements.some(
            (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
          ),
        found,
      )
      if (isThere) return
      await page.keyboard.press('Tab')
    }
  }
  throw new Error(`the tab key never came to ${String(target)}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function accessible(page: Page): Promise<void> {
  await expectAccessible(page, { within: 'dhow-booking' })
  expect(await brokenReferences(page)).toEqual([])
}

/** It has pickup points, which the keyboard must reach too. */
const walk = 'Old Dubai on foot and by abra'

test('a traveller books with the keyboard alone, and every view is accessible', async ({ page, host }) => {
  test.slow()
  host.show({
    body: `<main><h1>Deira Dhows</h1><a href="#before">Before</a><dhow-booking view="search"></dhow-booking></main>`,
  })
  await page.goto(host.origin)

  await test.step('search', async () => {
    await type(page, 'Where to', 'souks')
    await accessible(page)
    await press(page, page.getByRole('button', { name: 'Search', exact: true }))
    await expect(page.getByRole('link', { name: walk })).toBeVisible()
    await accessible(page)
    await press(page, page.getByRole('link', { name: walk }))
  })

  await test.step('date, option and guests', async () => {
    await expect(page.getByRole('heading', { level: 1, name: walk })).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
    await accessible(page)
    const grid = page.getByRole('grid')
    await tabTo(page, grid.getByRole('button'))
    await page.keyboard.press('PageDown')
    const free = grid.getByRole('button', { name: /, from/ })
    await expect(free.first()).toBeVisible()
    for (let day = 0; day < 14 && !(await isFocused(free)); day++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const option = page.getByRole('radio').first()
    const adult = page.getByRole('button', { name: 'One more: Adult' })
    await expect(option.or(adult).first()).toBeVisible()
    if (await option.isVisible()) await press(page, option, ' ')
    await press(page, adult)
    // the last choice is to come without being picked up
    await press(page, page.getByRole('combobox', { name: 'Pickup point' }), 'End')
    await accessible(page)
    await press(page, page.getByRole('button', { name: 'Add to cart' }))
  })

  await test.step('the cart', async () => {
    const dialog = page.getByRole('dialog', { name: 'Added to your cart' })
    await expect(dialog).toBeVisible()
    await accessible(page)
    await press(page, dialog.getByRole('link', { name: 'View cart' }))
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    await accessible(page)
    await press(page, page.getByRole('link', { name: 'Go to checkout' }))
  })

  await test.step('checkout', async () => {
    await type(page, 'First name', 'Ada')
    await type(page, 'Last name', 'Lovelace')
    await type(page, 'Email', 'ada@example.com')
    await type(page, 'Country code', 'United King')
    await type(page, 'Phone number', '020 7946 0958')
    await accessible(page)
    await press(page, page.getByRole('button', { name: 'Confirm and Pay' }))
    await page.waitForURL(/\/sandbox\/pay\//)
  })

  await test.step('payment and what became of it', async () => {
    await press(page, page.locator('input[name="choice"]').first(), ' ')
    await press(page, page.getByRole('button', { name: /^Pay / }))
    await page.waitForURL(`${host.origin}/`)
    await expect(page.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
    await accessible(page)
  })
})

test('the views that a button opens are accessible, and keep the tab key to themselves', async ({
  page,
  host,
}) => {
  test.slow()
  host.show({
    body: `<main><h1>Deira Dhows</h1><button>Own</button><dhow-booking id="opener" view="button" experience="${experience}"></dhow-booking>
<dhow-booking id="cart" view="cart"></dhow-booking><dhow-booking view="invoices"></dhow-booking></main>`,
  })
  await page.goto(host.origin)
  await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeVisible()
  await accessible(page)

  for (const [id, heading] of [
    ['opener', title],
    ['cart', 'Your cart'],
  ] as const) {
    await press(page, page.locator(`#${id}`).getByRole('button').first())
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible()
    await accessible(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press(key)
        const inside = await page.evaluate(() => {
          const root = document.activeElement?.shadowRoot
          // between its end and its beginning the focus is with the browser's own controls
          return document.activeElement === document.body || !!root?.activeElement?.closest('dialog')
        })
        expect(inside, `${key} ${step} left the dialog`).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator(`#${id}`).getByRole('button')).toBeFocused()
  }

  await test.step('a press outside closes too', async () => {
    await page.locator('#cart').getByRole('button').click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Your cart' })).toBeVisible()
    await page.getByRole('heading', { name: 'Your cart' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    // the drawer is at the other side
    await page.mouse.click(5, 300)
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('#cart').getByRole('button')).toBeFocused()
  })
})

test('what is open closes by a press elsewhere, in the widget and in the page around it', async ({
  page,
  host,
}) => {
  host.show({ body: '<header>Deira Dhows</header><dhow-booking view="search"></dhow-booking>' })
  await page.goto(host.origin)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const sort = page.locator('details.popup')
  const calendar = page.getByRole('grid')
  const opened = [
    { open: () => sort.locator('summary').click(), panel: sort.locator('.popup__panel') },
    { open: () => page.getByLabel('When').click(), panel: calendar },
  ]
  const elsewhere = [page.getByText('Deira Dhows').first(), page.locator('.listing-screen__count')]
  for (const { open, panel } of opened) {
    for (const place of elsewhere) {
      await open()
      await expect(panel).toBeVisible()
      // in the root of what opened it
      expect(await panel.evaluate((element) => element.getRootNode() instanceof ShadowRoot)).toBe(true)
      await place.click()
      await expect(panel).toBeHidden()
    }
  }
})

test('no view has a reference that leaves its root', async ({ page, host }) => {
  const { token } = await openCart(page.request, [{ experience, daysAhead: 30, storefront: 'deira' }])
  await page.addInitScript((known) => localStorage.setItem('dhow.deira.cart-token', known), token)
  host.show({ body: `<dhow-booking view="search" experience="${experience}"></dhow-booking>` })
  await page.goto(host.origin)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const show = (view: string) =>
    page.evaluate((name) => document.querySelector('dhow-booking')?.setAttribute('view', name), view)
  const whole = async (what: string) => expect(await brokenReferences(page), what).toEqual([])

  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await whole('search')
  await page.getByRole('combobox', { name: 'Where to' }).fill('du')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await whole('suggestions')
  await page.getByLabel('When').click()
  await expect(page.getByRole('grid')).toBeVisible()
  await whole('a day for a search')
  await button('Filters').click()
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible()
  await whole('filters')

  await show('experience')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await addToCart(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await whole('experience')
  await show('availability')
  await expect(page.getByRole('grid')).toBeVisible()
  await whole('availability')

  await show('cart')
  await button('Cart (2)').click()
  await expect(button(`Edit ${title}`).first()).toBeVisible()
  await whole('cart')
  await button(`Edit ${title}`).first().click()
  await expect(button('Save changes')).toBeVisible()
  await whole('a line of the cart')

  await show('checkout')
  await button('Confirm and Pay').click()
  await expect(page.getByText('All fields must be filled.').first()).toBeVisible()
  await whole('checkout with faults')

  await show('invoices')
  await button('Log in').click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await whole('invoices, with a log-in')
})

test('every view is accessible from right to left', async ({ page, host }) => {
  const { token } = await openCart(page.request, [{ experience, daysAhead: 30, storefront: 'deira' }])
  await page.addInitScript((known) => localStorage.setItem('dhow.deira.cart-token', known), token)
  host.show({ body: `<dhow-booking view="search" experience="${experience}" language="ar"></dhow-booking>` })
  await page.goto(host.origin)
  for (const [view, arrived] of [
    ['search', '.experience-card'],
    ['experience', '.experience-screen__texts h2'],
    ['availability', '[role=grid] button:not([aria-disabled])'],
    ['checkout', '.checkout-form'],
    ['invoices', '.invoices-screen__account'],
    ['cart', 'button'],
  ] as const) {
    await page.evaluate((name) => document.querySelector('dhow-booking')?.setAttribute('view', name), view)
    await expect(page.locator('.widget-root')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator(`.widget-root ${arrived}`).first()).toBeVisible()
    if (view === 'cart') {
      await page.locator('.widget-root button').first().click()
      await expect(page.locator('.cart-line').first()).toBeVisible()
    }
    await test.step(view, () => accessible(page))
  }
})

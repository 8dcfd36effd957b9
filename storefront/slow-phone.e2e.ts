import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fillCart } from '../server/testing/checkout-journey.ts'

/** Opens a page whose scripts are still on their way; `arrive` lets them through. */
async function openSlowly(page: Page, path: string): Promise<{ arrive: () => Promise<void> }> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/_assets/entry-client*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return {
    async arrive() {
      // nothing else on the page asks for the cart before it is alive
      const alive = page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
      )
      allow()
      await alive
    },
  }
}

test('on a slow phone the cart page shows the cart before its scripts have come', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await fillCart(page, { experience: 'red-dunes-desert-safari-dubai', daysAhead: 12 })
  await page.reload()
  await expect(page.locator('.cart-count').first()).toBeVisible()
  const { arrive } = await openSlowly(page, '/cart')
  const line = page.locator('.cart-view__line')
  await expect(line).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('AED')
  let reads = 0
  page.on('request', (request) => (reads += Number(request.url().endsWith('/api/v1/cart'))))
  await arrive()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(errors).toEqual([])
  expect(reads).toBe(0)
})

test('what is typed into the search on a slow phone is still there when the page comes alive', async ({
  page,
}) => {
  const { arrive } = await openSlowly(page, '/')
  const where = page.getByRole('main').getByRole('combobox', { name: 'Where to' })
  await where.pressSequentially('desrt')
  await where.press('ArrowLeft')
  await where.press('ArrowLeft')
  await page.getByRole('main').getByLabel('Guests', { exact: true }).fill('3')
  await where.focus()
  await arrive()
  await page.keyboard.type('e')
  await expect(where).toHaveValue('desert')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\/desert\?.*guests=3/)
})

test('a password typed on a slow phone goes nowhere too early, and is still there later', async ({
  page,
}) => {
  const { arrive } = await openSlowly(page, '/auth/log-in')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await arrive()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('The password is incorrect.')
})

test('a filter chosen on a slow phone is asked for when the page comes alive', async ({ page }) => {
  const { arrive } = await openSlowly(page, '/things-to-do')
  await page.getByRole('checkbox', { name: 'Cruises' }).first().check()
  await arrive()
  await expect(page).toHaveURL(/categories=/)
})

test('a tap on a slow phone is seen to be heard at once, and answered when the page comes alive', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { arrive } = await openSlowly(page, '/things-to-do-in-dubai/red-dunes-desert-safari-dubai')
  const check = page.getByRole('button', { name: 'Check availability' })
  const quiet = await check.evaluate((button) => getComputedStyle(button).opacity)
  await check.click()
  await expect(check).toHaveAttribute('data-heard')
  await expect.poll(() => check.evaluate((button) => getComputedStyle(button).opacity)).not.toBe(quiet)
  // another thought: the last tap counts
  const save = page.getByRole('button', { name: /^Save: / }).first()
  await save.click()
  await expect(check).not.toHaveAttribute('data-heard')
  await check.click()
  await arrive()
  await expect(page.getByRole('dialog', { name: 'Check availability' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saved: / })).toHaveCount(0)
  await expect(page.locator('[data-heard]')).toHaveCount(0)
})

test('the menu of a slow phone shows that its entries are on their way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const allowed = Promise.withResolvers<void>()
  await page.route('**/_assets/*.js', async (route) => {
    const reply = await route.fetch()
    if ((await reply.text()).includes('phone-menu-content__link')) await allowed.promise
    await route.fulfill({ response: reply })
  })
  const button = page.getByRole('button', { name: 'Open menu' })
  await expect(button).toHaveCSS('opacity', '1')
  await button.click()
  await expect(page.locator('.phone-menu__button')).toHaveCSS('opacity', '0.55')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const waiting = menu.locator('[aria-busy=true]')
  await expect(waiting).toBeVisible()
  expect((await waiting.boundingBox())?.height).toBeGreaterThan(150)
  allowed.resolve()
  await expect(menu.getByRole('link', { name: 'Discover' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

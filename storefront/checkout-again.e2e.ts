import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { confirm, fillCart as fill, fillIn, pay } from '../server/testing/checkout-journey.ts'

/** Two adults of an experience that runs every day, on a day that no other test books. */
const fillCart = (page: Page, { daysAhead }: { daysAhead: number }) =>
  fill(page, { experience: 'red-dunes-desert-safari-dubai', daysAhead })

/** The orders that this browser knows, and what became of them. */
async function outcomes(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage()
  await page.goto('/invoices')
  await expect(page.getByText('Booked on this device:')).toBeVisible()
  const lines = await page.getByRole('main').locator('summary').allTextContents()
  await page.close()
  return lines
}

test('a double click makes one order', async ({ page, context }) => {
  await fillCart(page, { daysAhead: 20 })
  await fillIn(page)
  await confirm(page).dblclick()
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re going, Ada')
  expect(await outcomes(context)).toHaveLength(1)
})

test('back from the payment page everything is there, and confirming again is the same payment', async ({
  page,
  context,
}) => {
  await fillCart(page, { daysAhead: 21 })
  await fillIn(page)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  const payment = page.url()
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', /\/pay\/DH-/)
  await confirm(page).click()
  await page.waitForURL(payment)
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re going, Ada')
  expect(await outcomes(context)).toHaveLength(1)
})

test('a reload asks for nothing twice', async ({ page }) => {
  await fillCart(page, { daysAhead: 22 })
  await fillIn(page)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await confirm(page).click()
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re going, Ada')
  const reference = await page
    .getByText(/^DH-\w+$/)
    .first()
    .textContent()
  await page.reload()
  await expect(page.getByText(reference ?? '', { exact: true }).first()).toBeVisible()
})

test('two tabs pay once: the second one sees that the cart is booked', async ({ page, context }) => {
  await fillCart(page, { daysAhead: 23 })
  const other = await context.newPage()
  await fillIn(other)
  await fillIn(page)
  await confirm(page).click()
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re going, Ada')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nothing to check out')
  expect(await outcomes(context)).toHaveLength(1)
})

test('a second tab that orders otherwise closes the payment page of the first', async ({ page, context }) => {
  await fillCart(page, { daysAhead: 24 })
  const other = await context.newPage()
  await fillIn(other, 'Grace')
  await fillIn(page)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await confirm(other).click()
  await pay(other)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You’re going, Grace')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment page has expired')
})

test('a tab in another currency leaves the cart in that of the tab that pays', async ({
  page,
  context,
  baseURL,
}) => {
  await fillCart(page, { daysAhead: 26 })
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('AED')
  await context.addCookies([{ name: 'dhow_currency', value: 'EUR', url: baseURL ?? '' }])
  const other = await context.newPage()
  await fillIn(other)
  // the first tab hears of the change, and shows the cart as it is now
  await expect(page.getByRole('main')).toContainText('€')
  await expect(other.getByRole('main')).toContainText('€')
  await confirm(other).click()
  await other.waitForURL(/\/sandbox\/pay\//)
  await expect(other.getByRole('main')).toContainText('€')
  await expect(other.getByRole('main')).not.toContainText('AED')
})

test('a browser that never comes back is booked all the same, and finds it with its bookings', async ({
  page,
  context,
}) => {
  await fillCart(page, { daysAhead: 25 })
  await fillIn(page)
  await confirm(page).click()
  await pay(page, 'closed_window')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You closed the window')
  await page.goto('/invoices')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  expect(await outcomes(context)).toHaveLength(1)
})

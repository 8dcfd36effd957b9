import type { Page } from '@playwright/test'
import { expectAccessible } from '../../server/testing/accessible.ts'
import {
  newEmail,
  openAccount,
  orderAsGuest,
  password,
  typeCode,
} from '../../server/testing/account-journey.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import { addToCart, experience, title } from '../../server/testing/widget-journey.ts'

const accessible = (page: Page) => expectAccessible(page, { within: 'dhow-booking' })

for (const width of [390, 1280]) {
  test(`narrows a list with every filter of the listing, at ${width} px`, async ({ page, host }) => {
    await page.setViewportSize({ width, height: 900 })
    host.show({ body: '<dhow-booking view="search"></dhow-booking>' })
    const chunks: string[] = []
    page.on('request', (request) => chunks.push(request.url()))
    await page.goto(host.origin)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    const sheet = await host.chunk('filter-form')
    const isForm = (url: string) => url === sheet
    expect(chunks.filter(isForm)).toEqual([])
    await page.getByRole('button', { name: 'Filters' }).click()
    const form = page.getByRole('form', { name: 'Filters' })
    for (const group of [
      'Price',
      'Categories',
      'Duration',
      'Time of day',
      'Age',
      'Features',
      'Occasion',
      'Language',
      'Rating',
    ]) {
      await expect(form.getByText(group, { exact: true }).first()).toBeVisible()
    }
    expect(chunks.filter(isForm)).toHaveLength(1)
    await form.getByRole('checkbox', { name: 'Cruises and boats' }).check()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Old Dubai' })).toHaveCount(0)
    await expect(form).toBeVisible()
    await accessible(page)
    await page.getByRole('link', { name: 'Remove filter' }).click()
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  })
}

test('searches by a word, from the widget’s own form', async ({ page, host }) => {
  host.show({ body: '<dhow-booking view="search"></dhow-booking>' })
  await page.goto(host.origin)
  const found = page.getByRole('status').filter({ hasText: /experience/ })
  await expect(found).toBeVisible()
  const before = await found.textContent()
  await page.getByRole('combobox', { name: 'Where to' }).fill('felucca')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(found).not.toHaveText(before ?? '')
  await expect(page.getByRole('link', { name: /felucca/i }).first()).toBeVisible()
})

test('changes a line of the cart in the drawer, without a dialog over the dialog', async ({ page, host }) => {
  host.show({
    body: `<dhow-booking view="cart"></dhow-booking><dhow-booking view="availability" experience="${experience}"></dhow-booking>`,
  })
  await page.goto(host.origin)
  await addToCart(page)
  await page.getByRole('button', { name: 'Continue shopping' }).click()
  await page.locator('dhow-booking[view=cart]').getByRole('button', { name: 'Cart (1)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Deira Dhows' })
  await drawer.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(drawer.getByRole('heading', { name: `Edit ${title}` })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await drawer.getByRole('button', { name: 'One more: Adult' }).click()
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(drawer.getByText('3 adults').first()).toBeVisible()
  await accessible(page)
})

test('shows what travellers wrote, and more of it', async ({ page, host }) => {
  host.show({ body: `<dhow-booking view="experience" experience="${experience}"></dhow-booking>` })
  await page.goto(host.origin)
  const reviews = page.locator('.reviews__item')
  await expect(reviews.first()).toBeVisible()
  const before = await reviews.count()
  await page.getByRole('button', { name: 'See more reviews' }).click()
  await expect.poll(() => reviews.count()).toBeGreaterThan(before)
})

test('signs up and asks for a new password where it stands', async ({ page, host, context }) => {
  host.show({ body: '<dhow-booking view="invoices"></dhow-booking>' })
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  const panel = page.getByRole('region', { name: 'Sign up' })
  await panel.getByLabel('Email').fill(newEmail())
  for (const label of ['Password', 'Confirm password']) {
    await panel.getByLabel(label, { exact: true }).fill(password)
  }
  await accessible(page)
  await panel.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Check your email').first()).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: /forgot/i }).click()
  await page.getByRole('region', { name: 'Forgot password' }).getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('region', { name: 'Forgot password' }).getByRole('button').click()
  await expect(page.getByText('If an account exists for nobody@example.com').first()).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
})

test('logs in where it stands, without a cookie, and shows the invoices of its own storefront alone', async ({
  page,
  host,
  context,
}) => {
  const email = newEmail()
  const wanted = { experience, daysAhead: 30 }
  const own = await orderAsGuest(page, email, { ...wanted, storefront: 'deira' })
  const other = await orderAsGuest(page, email, wanted)
  await openAccount(page, { email, storefront: 'deira' })
  await context.clearCookies()

  host.show({ body: '<dhow-booking view="invoices"></dhow-booking>' })
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await typeCode(page.locator('.account-panel'), email)
  await expect(page.getByText(own.reference)).toBeVisible()
  await expect(page.getByText(other.reference)).toHaveCount(0)
  await accessible(page)
  expect(await context.cookies()).toEqual([])

  await page.reload()
  await expect(page.getByText(own.reference)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(own.reference)).toHaveCount(0)
})

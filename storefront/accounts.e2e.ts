import { expect, test } from '@playwright/test'
import { expectAccessible } from '../server/testing/accessible.ts'
import {
  logIn,
  newEmail,
  orderAsGuest,
  password,
  safari,
  signUp,
  typeCode,
} from '../server/testing/account-journey.ts'
import { openCart } from '../server/testing/checkout-journey.ts'
import { linkOfMail } from '../server/testing/mailbox.ts'

test('signing up, logging in by the mail, and finding what was booked before as a guest', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const email = newEmail()
  const { reference } = await orderAsGuest(page, email)
  await page.goto('/invoices')
  await expect(page.getByText('Please log in to see your invoices.')).toBeVisible()
  await expect(page.getByText('No invoices yet!')).toBeVisible()
  await expectAccessible(page)

  await signUp(page, email)
  await page.goto(await linkOfMail([email], /\/auth\/log-in/))
  await expect(page).toHaveURL(/\/auth\/log-in$/)
  await logIn(page, email, 'not the password')
  await expect(page.getByRole('alert')).toContainText(
    'The password is incorrect. Try again, or use forgot password.',
  )
  await logIn(page, email, password)

  await expect(page).toHaveURL(/\/invoices$/)
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()
  await expect(page.getByRole('main').locator('summary')).toContainText(reference)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Please log in to see your invoices.')).toBeVisible()
  expect(errors).toEqual([])
})

test('a forgotten password is replaced by the link of a mail, which works once and asks a new device for a code', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await page.goto(await linkOfMail([email], /\/auth\/log-in/))
  await logIn(page, email, password)
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()

  await page.goto('/auth/log-in')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  // the log-in page has a field of the same name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`If an account exists for ${email}, you will receive an email`)).toBeVisible()

  const link = await linkOfMail([email], /\/auth\/reset-password/)
  const other = await browser.newPage()
  const choose = async (on: typeof page) => {
    await on.goto(link)
    await on.getByLabel('New password').fill('a much better password')
    await on.getByLabel('Confirm password').fill('a much better password')
    await on.getByRole('button', { name: 'Save new password' }).click()
  }
  await choose(other)
  await expect(other.getByRole('main').getByText('Your password has been changed')).toBeVisible()
  await expectAccessible(other)
  await typeCode(other.getByRole('main'), email)
  await expect(other.getByText(`You are logged in as ${email}.`)).toBeVisible()
  await other.close()
  await choose(page)
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.')
})

test('checkout offers to log in without leaving it, and keeps the cart', async ({ page }) => {
  const email = newEmail()
  await signUp(page, email)
  await page.goto(await linkOfMail([email], /\/auth\/log-in/))
  await logIn(page, email, password)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Please log in to see your invoices.')).toBeVisible()

  const { token } = await openCart(page.request, [safari])
  await page.evaluate((kept) => localStorage.setItem('dhow.marketplace.cart-token', kept), token)
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByText(`You are logged in as ${email}.`)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toBeVisible()
})

test('the cart follows the account, and a new password ends what is open elsewhere', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await signUp(page, email)
  // what was chosen before logging in comes along
  const { token } = await openCart(page.request, [safari])
  await page.evaluate((kept) => localStorage.setItem('dhow.marketplace.cart-token', kept), token)
  await page.goto(await linkOfMail([email], /\/auth\/log-in/))
  await logIn(page, email, password)
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()

  const other = await browser.newPage()
  const lines = (on: typeof page) => on.getByRole('main').getByRole('article')
  await other.goto('/auth/log-in')
  await logIn(other, email, password)
  await typeCode(other.getByRole('main'), email)
  await expect(other.getByText(`You are logged in as ${email}.`)).toBeVisible()
  await other.goto('/cart')
  await expect(other.getByRole('main')).toContainText('AED')
  await expect(lines(other)).toHaveCount(1)

  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password')
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill('a much better password')
    await page.getByLabel('Confirm password').fill('a much better password')
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password')
  await expect(page.getByRole('alert')).toContainText('The password is incorrect.')
  await expectAccessible(page)
  await change(password)
  await expect(page.getByRole('main').getByText('Your password has been changed')).toBeVisible()

  await other.goto('/invoices')
  await expect(other.getByText('Please log in to see your invoices.')).toBeVisible()
  await page.goto('/cart')
  await expect(lines(page)).toHaveCount(1)
  await other.goto('/cart')
  await expect(lines(other)).toHaveCount(0)
  await other.close()

  await page.goto('/invoices')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Please log in to see your invoices.')).toBeVisible()
  await page.goto('/cart')
  await expect(lines(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => /token|orders/.test(name))),
  ).toEqual([])
})

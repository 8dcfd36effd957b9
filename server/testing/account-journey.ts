import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { PlaceOrderReply } from '../contract/checkout.ts'
import { expectAccessible } from './accessible.ts'
import { marketplace, openCart } from './checkout-journey.ts'
import type { Wanted } from './checkout-journey.ts'
import { linkOfMail, logInCodeOfMail } from './mailbox.ts'

/** What is booked. */
export const slug = 'red-dunes-desert-safari-dubai'
/** A new password. */
export const password = 'a good long password'
/** An unused e-mail address. */
export const newEmail = () => `traveller-${randomUUID().slice(0, 8)}@example.com`

const ada = { firstName: 'Ada', lastName: 'Lovelace', countryCode: 'GB', phoneNumber: '+442079460958' }

/** Two adults in about so many days. */
export const safari: Wanted = { experience: slug, daysAhead: 24 }

/** Orders as a guest, somewhere else: this browser remembers nothing of it. */
export async function orderAsGuest(
  page: Page,
  email: string,
  wanted = safari,
): Promise<Exclude<PlaceOrderReply, { outcome: 'review' }>> {
  const { token, cart } = await openCart(page.request, [wanted])
  const reply = await page.request.post('/api/v1/orders', {
    params: { storefront: wanted.storefront ?? marketplace },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { buyer: { ...ada, email }, agreedTotal: cart.total },
  })
  const placed = (await reply.json()) as PlaceOrderReply
  if (placed.outcome === 'review') throw new Error('the cart was not as it was shown')
  return placed
}

/** Fills in the sign-up page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible()
}

/** Fills in the log-in page. */
export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** Types the code of the mail, on a device that is new to the account. */
export async function typeCode(form: Page | Locator, email: string): Promise<void> {
  await expect(form.getByText('We have emailed a code to')).toContainText(email)
  await form.getByLabel('Code').fill(await logInCodeOfMail(email))
  await form.getByRole('button', { name: 'Log in' }).click()
}

/** Opens an account behind the screens and shows that its address is its own, by the link in the mail. */
export async function openAccount(
  page: Page,
  { email, storefront = marketplace }: { email: string; storefront?: string },
): Promise<void> {
  const post = (path: string, data: object) =>
    page.request.post(`/api/v1/account/${path}`, {
      params: { storefront },
      headers: { origin: process.env.DHOW_TEST_ORIGIN ?? '', 'idempotency-key': randomUUID() },
      data,
    })
  await post('sign-up', { email, password })
  const link = await linkOfMail([email], /\/auth\/log-in\?token=/)
  const token = new URL(link).searchParams.get('token')
  const reply = await post('log-in', { email, password, token })
  expect(await reply.json()).toMatchObject({ outcome: 'logged-in' })
}

/** A booking that was paid. */
export interface Bought {
  reference: string
  token: string
  booking: string
}

/** Orders and pays as a guest; this browser then forgets it, as if it had been another one. */
export async function buyAsGuest(page: Page, email: string): Promise<Bought> {
  const placed = await orderAsGuest(page, email)
  if (placed.outcome !== 'pay') throw new Error(`it ended in ${placed.outcome}`)
  await page.goto(placed.paymentUrl)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/checkout\/success\?order=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re going, Ada')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const { reference, orderToken } = placed
  return { reference, token: orderToken, booking: `${reference}-1` }
}

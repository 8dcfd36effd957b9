import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { CalendarReply, DeparturesReply } from '../server/contract/availability.ts'
import type { OpenCartReply } from '../server/contract/carts.ts'
import type { PlaceOrderReply } from '../server/contract/checkout.ts'

const slug = 'red-dunes-desert-safari-dubai'
const password = 'a good long password'
const newEmail = () => `traveller-${randomUUID().slice(0, 8)}@example.com`

/** Opens a cart with two adults in it. */
async function openCart({ request }: Page): Promise<OpenCartReply> {
  const wanted = new Date(Date.now() + 24 * 86_400_000).toISOString().slice(0, 10)
  const read = async (path: string, params: Record<string, string>): Promise<unknown> =>
    (await request.get(`/api/v1/experiences/${slug}/${path}`, { params })).json()
  const calendar = (await read('calendar', { month: wanted.slice(0, 7) })) as CalendarReply
  const day = calendar.days.find(({ date, state }) => date >= wanted && state === 'open')
  const { options } = (await read('departures', { date: day?.date ?? wanted })) as DeparturesReply
  const option = options.find(({ departures }) => departures.some(({ state }) => state === 'open'))
  const start = option?.departures.find(({ state }) => state === 'open')?.start
  const line = { experience: slug, option: option?.id, start, units: { ADULT: 2 } }
  const reply = await request.post('/api/v1/carts', { data: { line, currency: 'AED' } })
  return (await reply.json()) as OpenCartReply
}

/** Orders as a guest, somewhere else: this browser remembers nothing of it. */
async function orderAsGuest(page: Page, email: string): Promise<string> {
  const { token, cart } = await openCart(page)
  const reply = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      buyer: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email,
        countryCode: 'GB',
        phoneNumber: '+442079460958',
      },
      agreedTotal: cart.total,
    },
  })
  const placed = (await reply.json()) as PlaceOrderReply
  if (placed.outcome === 'review') throw new Error('the cart was not as it was shown')
  return placed.reference
}

/** The link of the last mail of a kind to this address, as the outbox keeps it. */
async function linkOfMail(page: Page, email: string, way: RegExp): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    for (const [, name] of list.matchAll(/href="(\/outbox\/[^"]+)\.eml"/g)) {
      const mail = await (await page.request.get(`${name}.eml`)).text()
      if (!mail.includes(email)) continue
      const html = await (await page.request.get(`${name}.html`)).text()
      link ??= Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) => href).find((href) =>
        way.test(href),
      )
    }
    expect(link).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return link ?? ''
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(`We have written to ${email}`)).toBeVisible()
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

test('signing up, logging in by the mail, and finding what was booked before as a guest', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const email = newEmail()
  const reference = await orderAsGuest(page, email)
  await page.goto('/invoices')
  await expect(page.getByText('Please log in to see your invoices.')).toBeVisible()
  await expect(page.getByText('No invoices yet!')).toBeVisible()
  await expectAccessible(page)

  await signUp(page, email)
  await page.goto(await linkOfMail(page, email, /\/auth\/log-in/))
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

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page }) => {
  const email = newEmail()
  await signUp(page, email)
  await page.goto(await linkOfMail(page, email, /\/auth\/log-in/))
  await logIn(page, email, password)
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()

  await page.goto('/auth/log-in')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  // the log-in page has a field of the same name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If an account exists for ${email}, a mail will follow`)).toBeVisible()

  const link = await linkOfMail(page, email, /\/auth\/reset-password/)
  const choose = async () => {
    await page.goto(link)
    await page.getByLabel('New password').fill('a much better password')
    await page.getByLabel('Confirm password').fill('a much better password')
    await page.getByRole('button', { name: 'Set the new password' }).click()
  }
  await choose()
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()
  await choose()
  await expect(page.getByRole('alert')).toContainText('This link has expired or has been used.')
})

test('checkout offers to log in without leaving it, and keeps the cart', async ({ page }) => {
  const email = newEmail()
  await signUp(page, email)
  await page.goto(await linkOfMail(page, email, /\/auth\/log-in/))
  await logIn(page, email, password)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Please log in to see your invoices.')).toBeVisible()

  const { token } = await openCart(page)
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

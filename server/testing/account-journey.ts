import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { CalendarReply, DeparturesReply } from '../contract/availability.ts'
import type { OpenCartReply } from '../contract/carts.ts'
import type { PlaceOrderReply } from '../contract/checkout.ts'

/** What is booked. */
export const slug = 'red-dunes-desert-safari-dubai'
/** A password that nobody else has. */
export const password = 'a good long password'
/** An address that nobody has used. */
export const newEmail = () => `traveller-${randomUUID().slice(0, 8)}@example.com`

const ada = { firstName: 'Ada', lastName: 'Lovelace', countryCode: 'GB', phoneNumber: '+442079460958' }

/** Opens a cart with two adults in it. */
export async function openCart({ request }: Page): Promise<OpenCartReply> {
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
export async function orderAsGuest(page: Page, email: string): Promise<string> {
  const { token, cart } = await openCart(page)
  const reply = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      buyer: { ...ada, email },
      agreedTotal: cart.total,
    },
  })
  const placed = (await reply.json()) as PlaceOrderReply
  if (placed.outcome === 'review') throw new Error('the cart was not as it was shown')
  return placed.reference
}

/** The link of the last mail of a kind to this address, as the outbox keeps it. */
export async function linkOfMail(page: Page, email: string, way: RegExp): Promise<string> {
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

/** No violation that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Fills in the sign-up page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(`We have written to ${email}`)).toBeVisible()
}

/** Fills in the log-in page. */
export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** A booking that was paid. */
export interface Bought {
  reference: string
  token: string
  booking: string
}

/** Orders and pays as a guest; this browser then forgets it, as if it had been another one. */
export async function buyAsGuest(page: Page, email: string): Promise<Bought> {
  const { token: cartToken, cart } = await openCart(page)
  const reply = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${cartToken}`, 'idempotency-key': randomUUID() },
    data: { buyer: { ...ada, email }, agreedTotal: cart.total },
  })
  const placed = (await reply.json()) as PlaceOrderReply
  if (placed.outcome !== 'pay') throw new Error(`it ended in ${placed.outcome}`)
  await page.goto(placed.paymentUrl)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/checkout\/success\?order=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are going, Ada')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const { reference, orderToken } = placed
  return { reference, token: orderToken, booking: `${reference}-1` }
}

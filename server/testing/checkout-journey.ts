import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { CalendarReply, DeparturesReply } from '../contract/availability.ts'
import type { OpenCartReply } from '../contract/carts.ts'

/** What is to be in a cart: two adults of an experience, about so many days from now. */
export interface Wanted {
  experience: string
  daysAhead: number
  /** One of its options; any that is open unless told otherwise. */
  option?: string
  adults?: number
}

/** The first start of an experience on its first open day from then on, as the calendar tells it. */
export async function findSelection(
  request: APIRequestContext,
  { experience, daysAhead, option: wanted, adults = 2 }: Wanted,
): Promise<{ experience: string; option: string; start: string; units: { ADULT: number } }> {
  const from = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
  const path = `/api/v1/experiences/${experience}`
  const month = await request.get(`${path}/calendar`, { params: { month: from.slice(0, 7) } })
  const { days } = (await month.json()) as CalendarReply
  for (const { date } of days.filter((day) => day.date >= from && day.state === 'open')) {
    const reply = (await (
      await request.get(`${path}/departures`, { params: { date } })
    ).json()) as DeparturesReply
    for (const { id, departures } of reply.options) {
      const open = departures.find(({ state }) => state === 'open')
      if (open && (!wanted || wanted === id)) {
        return { experience, option: id, start: open.start, units: { ADULT: adults } }
      }
    }
  }
  throw new Error(`${experience} is not open after ${from}`)
}

/** Opens a cart with what is wanted, as the pages of the experiences do. */
export async function openCart(
  request: APIRequestContext,
  [first, ...more]: readonly Wanted[],
): Promise<OpenCartReply> {
  const line = first && (await findSelection(request, first))
  const reply = await request.post('/api/v1/carts', { data: { line, currency: 'AED' } })
  const opened = (await reply.json()) as OpenCartReply
  expect(opened.refused).toBeUndefined()
  for (const wanted of more) {
    const selection = await findSelection(request, wanted)
    const headers = { authorization: `Bearer ${opened.token}` }
    const added = await request.post('/api/v1/cart/lines', { headers, data: { selection } })
    expect(await added.json()).not.toHaveProperty('refused')
  }
  return opened
}

/** Makes it the cart of this browser. */
export async function fillCart(page: Page, ...wanted: Wanted[]): Promise<void> {
  const { token } = await openCart(page.request, wanted)
  await page.goto('/faq')
  await page.evaluate((kept) => localStorage.setItem('dhow.marketplace.cart-token', kept), token)
}

/** Opens the checkout and says who buys. */
export async function fillIn(page: Page, firstName = 'Ada'): Promise<void> {
  await page.goto('/checkout')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Telephone number', { exact: true }).fill('+442079460958')
}

export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm and Pay' })

/** Pays with a choice of the payment page, or with the number of another card. */
export async function pay(page: Page, card = 'success'): Promise<void> {
  await page.waitForURL(/\/sandbox\/pay\//)
  const typed = /^\d+$/.test(card)
  await page.locator(`input[name="choice"][value="${typed ? 'other' : card}"]`).check()
  if (typed) await page.getByLabel('Number of the other test card').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
}

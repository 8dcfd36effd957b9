import { randomUUID } from 'node:crypto'
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
  /** Of another storefront than the marketplace. */
  storefront?: string
}

/** The demo’s site of all suppliers. */
export const marketplace = 'marketplace'

/** The first start of an experience on its first open day from then on, as the calendar tells it. */
async function findSelection(
  request: APIRequestContext,
  { experience, daysAhead, option: wanted, adults = 2, storefront = marketplace }: Wanted,
): Promise<{ experience: string; option: string; start: string; units: { ADULT: number } }> {
  const from = Temporal.Now.plainDateISO('UTC').add({ days: daysAhead })
  const read = async <Reply>(what: string, params: Record<string, string>): Promise<Reply> => {
    const path = `/api/v1/experiences/${experience}/${what}`
    const reply = await request.get(path, { params: { ...params, storefront } })
    return (await reply.json()) as Reply
  }
  // on the last days of a month the next open one may be in the month after
  for (const month of [from, from.add({ months: 1 })].map((date) => date.toPlainYearMonth().toString())) {
    const { days } = await read<CalendarReply>('calendar', { month })
    for (const { date } of days.filter((day) => day.date >= from.toString() && day.state === 'open')) {
      const { options } = await read<DeparturesReply>('departures', { date })
      for (const { id, departures } of options) {
        const open = departures.find(({ state }) => state === 'open')
        if (open && (!wanted || wanted === id)) {
          return { experience, option: id, start: open.start, units: { ADULT: adults } }
        }
      }
    }
  }
  throw new Error(`${experience} is not open after ${from.toString()}`)
}

/** Opens a cart with what is wanted, as the pages of the experiences do. */
export async function openCart(
  request: APIRequestContext,
  [first, ...more]: readonly Wanted[],
): Promise<OpenCartReply> {
  const line = first && (await findSelection(request, first))
  const params = { storefront: first?.storefront ?? marketplace }
  const reply = await request.post('/api/v1/carts', {
    params,
    headers: { 'idempotency-key': randomUUID() },
    data: { line, currency: 'AED' },
  })
  const opened = (await reply.json()) as OpenCartReply
  expect(opened.refused).toBeUndefined()
  for (const wanted of more) {
    const selection = await findSelection(request, wanted)
    const headers = { authorization: `Bearer ${opened.token}`, 'idempotency-key': randomUUID() }
    const added = await request.post('/api/v1/cart/lines', { params, headers, data: { selection } })
    expect(await added.json()).toMatchObject({ outcome: 'changed' })
  }
  return opened
}

/** Makes it the cart of this browser. */
export async function fillCart(page: Page, ...wanted: Wanted[]): Promise<void> {
  const { token } = await openCart(page.request, wanted)
  await page.goto('/faq')
  await page.evaluate((kept) => localStorage.setItem('dhow.marketplace.cart-token', kept), token)
}

/** Opens the checkout and fills in the buyer's details. */
export async function fillIn(page: Page, firstName = 'Ada'): Promise<void> {
  await page.goto('/checkout')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Phone number', { exact: true }).fill('+442079460958')
}

export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm and Pay' })

/** Pays with a choice of the payment page, or with the number of another card. */
export async function pay(page: Page, card = 'success'): Promise<void> {
  await page.waitForURL(/\/sandbox\/pay\//)
  const typed = /^\d+$/.test(card)
  await page.locator(`input[name="choice"][value="${typed ? 'other' : card}"]`).check()
  if (typed) await page.getByLabel('Test card number').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
}

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Invoice } from '../server/contract/checkout.ts'
import { faultyCards } from '../server/payments/sandbox/test-cards.ts'
import { confirm, fillCart, fillIn, openCart, pay } from '../server/testing/checkout-journey.ts'
import type { Wanted } from '../server/testing/checkout-journey.ts'
import { openProductBooks } from '../server/testing/product-books.ts'
import { atEachSize } from '../server/testing/screen-sizes.ts'
import type { ProductBooks } from '../server/testing/product-books.ts'

/** Few places, and confirmed at once. */
const walk = (daysAhead: number): Wanted => ({
  experience: 'deira-food-walk-dubai',
  option: 'evening',
  daysAhead,
})
const cruise = (daysAhead: number): Wanted => ({ experience: 'dubai-creek-dhow-dinner-cruise', daysAhead })

let books: ProductBooks
test.beforeAll(async () => {
  books = await openProductBooks()
})
test.afterEach(async () => {
  expect(await books.listFaults()).toEqual([])
})
test.afterAll(() => books.close())

/** An outcome is decided by others, and a busy machine takes its time. */
const patiently = expect.configure({ timeout: 30_000 })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

/** From the cart to the open payment page. @returns the order's reference */
async function checkOut(page: Page): Promise<string> {
  await fillIn(page)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  return books.referenceOf(page.url())
}
async function expectMail(kind: string, reference: string, words: string): Promise<void> {
  await expect.poll(() => books.findMail(kind, reference)).toContain(words)
}
/** Somebody else takes every place of a departure that is not sold. @returns how they give it up again */
async function takeAllOf(page: Page, wanted: Wanted, booking: string): Promise<() => Promise<void>> {
  const { request } = page
  const adults = await books.placesLeft(booking)
  const { token, cart } = await openCart(request, [{ ...wanted, adults }])
  const buyer = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  const placed = await request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': booking },
    data: {
      buyer: { ...buyer, countryCode: 'GB', phoneNumber: '020 7946 0958' },
      agreedTotal: cart.total,
    },
  })
  const { reference } = (await placed.json()) as { reference: string }
  return () => books.endHold(`${reference}-1`)
}

test('success: paid, confirmed, and told; a declined card before it costs nothing', async ({ page }) => {
  await fillCart(page, cruise(30))
  const reference = await checkOut(page)
  await pay(page, 'declined')
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged.')
  await pay(page)
  await patiently(title(page)).toHaveText('You’re going, Ada')
  await expect(main(page)).toContainText('Your payment went through and your booking is confirmed.')
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', payment: 'CAPTURED' })
  await expectMail('order-confirmed', reference, 'Your payment went through and your booking is confirmed.')
  // what happens next, with the ticket and the calendar, comes before the invoice, which names no session of the payment
  await atEachSize(page, async () => {
    await expect(title(page)).toBeInViewport({ ratio: 1 })
    await expect(main(page).getByText(/^Starts: .+\(Dubai time\)/)).toBeInViewport()
    await expect(main(page)).toContainText(/Starts: .+Download ticket.*Add to calendar.*Invoice /s)
    await expect(main(page)).not.toContainText(/\b(cs|pi)_\w/)
  })
})

test('partially booked: what was unavailable is tried again, and nothing is paid twice', async ({ page }) => {
  await fillCart(page, walk(31), cruise(31))
  const reference = await checkOut(page)
  await books.endHold(`${reference}-1`)
  const giveUp = await takeAllOf(page, walk(31), `${reference}-1`)
  await pay(page)
  await patiently(title(page)).toHaveText('Part of your booking is confirmed')
  await expect(main(page)).toContainText(/Could not be confirmed: .+\. The rest is confirmed\./)
  const first = await books.readOrder(reference)
  expect(first).toMatchObject({
    status: 'PARTIALLY_CONFIRMED',
    bookings: [{ status: 'EXPIRED' }, { status: 'CONFIRMED' }],
  })
  await expectMail('order-partial', reference, 'Part of your booking is confirmed')

  await giveUp()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
  const again = await checkOut(page)
  await pay(page)
  await patiently(title(page)).toHaveText('You’re going, Ada')
  const second = await books.readOrder(again)
  expect(second).toMatchObject({ status: 'CONFIRMED', bookings: [{ status: 'CONFIRMED' }] })
  const [lost, kept] = first.bookings
  expect([first.captured, second.captured]).toEqual([kept?.price, lost?.price])
})

test('unsuccessful: everything was gone; the money is let go at once', async ({ page }) => {
  await fillCart(page, walk(33))
  const reference = await checkOut(page)
  await books.endHold(`${reference}-1`)
  const giveUp = await takeAllOf(page, walk(33), `${reference}-1`)
  await pay(page)
  await patiently(title(page)).toHaveText('Your booking was unsuccessful')
  await expect(main(page)).toContainText('If we received a payment, it is refunded within 24 hours.')
  expect(await books.readOrder(reference)).toMatchObject({ status: 'UNSUCCESSFUL', captured: 0 })
  await expect.poll(async () => (await books.readOrder(reference)).payment).toBe('CANCELLED')
  await expectMail('order-unsuccessful', reference, 'Your booking was unsuccessful')
  await giveUp()
})

test('sold while it was to be paid: checkout and cart say so, and lead to another time', async ({ page }) => {
  await fillCart(page, walk(36), cruise(36))
  const reference = await checkOut(page)
  await books.endHold(`${reference}-1`)
  const giveUp = await takeAllOf(page, walk(36), `${reference}-1`)
  await page.goto('/checkout')
  const gone = main(page).getByRole('list', { name: 'No longer available' })
  await expect(gone).toContainText('This time is sold out.')
  await gone.getByRole('link', { name: /^Choose another time for/ }).click()
  const line = main(page).getByRole('article').filter({ hasText: 'This time is sold out.' })
  await expect(line).toHaveCount(1)
  await page.reload()
  await line.getByRole('button', { name: /^Choose another time for/ }).click()
  await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await giveUp()
})

test('payment failed: Try Again leads back to what was chosen, and through', async ({ page }) => {
  await fillCart(page, cruise(34))
  const reference = await checkOut(page)
  // authorised, and declined when it comes to taking the money
  await pay(page, '4000000000000341')
  await patiently(title(page)).toHaveText('Payment failed')
  await expect(main(page)).toContainText(
    'Sorry, the payment did not go through. Please check your information and try again.',
  )
  expect(await books.readOrder(reference)).toMatchObject({
    status: 'PAYMENT_FAILED',
    payment: 'FAILED',
    captured: 0,
    bookings: [{ status: 'CANCELLED' }],
  })
  await expectMail('order-failed', reference, 'the payment did not go through')

  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await confirm(page).click()
  await pay(page)
  await patiently(title(page)).toHaveText('You’re going, Ada')
})

test('in progress: the page polls at the server’s pace until a late webhook has come', async ({ page }) => {
  const polls: { at: number; reply: Invoice }[] = []
  page.on('response', async (response) => {
    if (!/\/api\/v1\/orders\/DH-\w+$/.test(new URL(response.url()).pathname)) return
    polls.push({ at: Date.now(), reply: (await response.json()) as Invoice })
  })
  await fillCart(page, cruise(35))
  const reference = await checkOut(page)
  await pay(page, faultyCards.late.number)
  await patiently(title(page)).toHaveText('Your booking is in progress')
  await expect(page.getByText('Please wait a few seconds.')).toBeVisible()
  await patiently(title(page)).toHaveText('You’re going, Ada')
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', payment: 'CAPTURED' })
  await expectMail('order-confirmed', reference, 'You’re going')
  const waits = polls.filter(({ reply }) => reply.outcome === 'in-progress')
  expect(waits.length).toBeGreaterThan(0)
  for (const [index, { reply }] of waits.entries()) {
    const next = polls[index + 1]
    // the reply was on its way for a moment, and clocks are read in milliseconds
    expect((next?.at ?? 0) - Date.parse(reply.nextPollAt ?? '')).toBeGreaterThan(-100)
  }
})

test('not paid: the order says so at once to who left the payment page, and leads back to it', async ({
  page,
}) => {
  await fillCart(page, cruise(39))
  await checkOut(page)
  await page.goto('/invoices')
  await page.getByText('Waiting for payment').click()
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(title(page)).toHaveText('This booking is not paid yet')
  await expect(main(page)).toContainText('Your places are held until')
  await expect(main(page)).not.toContainText('a few seconds')
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await pay(page)
  await patiently(title(page)).toHaveText('You’re going, Ada')
})

test('in progress: where no webhook ever comes, asking the network ends it', async ({ page }) => {
  await fillCart(page, cruise(36))
  const reference = await checkOut(page)
  await pay(page, faultyCards.never.number)
  await patiently(title(page)).toHaveText('Your booking is in progress')
  await patiently(title(page)).toHaveText('You’re going, Ada')
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', payment: 'CAPTURED' })
})

test('webhooks that come three times, in any order, change nothing', async ({ page }) => {
  await fillCart(page, cruise(37))
  const reference = await checkOut(page)
  await pay(page, faultyCards.repeated.number)
  await patiently(title(page)).toHaveText('You’re going, Ada')
  await expect.poll(async () => (await books.readOrder(reference)).events).toBeGreaterThan(2)
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', payment: 'CAPTURED' })
})

test('neither webhook nor return: who looks at their bookings finds it confirmed', async ({ page }) => {
  await fillCart(page, cruise(38))
  const reference = await checkOut(page)
  await pay(page, faultyCards.lost.number)
  await patiently(title(page)).toHaveText('You closed the window')
  await page.goto('/invoices')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  // the walk over the network's events may have been there first, and notes them
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', payment: 'CAPTURED' })
})

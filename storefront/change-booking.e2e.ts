import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { confirm, fillCart, fillIn, pay } from '../server/testing/checkout-journey.ts'
import { openProductBooks } from '../server/testing/product-books.ts'
import { atEachSize, screenSizes } from '../server/testing/screen-sizes.ts'
import type { ProductBooks } from '../server/testing/product-books.ts'

let books: ProductBooks
test.beforeAll(async () => {
  books = await openProductBooks()
})
test.afterEach(async () => {
  expect(await books.listFaults()).toEqual([])
})
test.afterAll(() => books.close())

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Three adults for a cruise, paid, on the page of the order. @returns the order's reference */
async function book(page: Page, daysAhead: number): Promise<string> {
  await fillCart(page, { experience: 'dubai-creek-dhow-dinner-cruise', daysAhead, adults: 3 })
  await fillIn(page)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  const reference = await books.referenceOf(page.url())
  await pay(page)
  await expect(button(page, 'Change booking')).toBeVisible()
  return reference
}

/** Asks for another guest by the button of this name, and turns back at the payment page. */
async function addGuest(page: Page, payAndChange: string | RegExp): Promise<void> {
  await button(page, 'Change booking').click()
  await button(page, 'One more: Adults').click()
  await expect(dialog(page).getByText('To pay', { exact: true })).toBeVisible()
  await button(page, payAndChange).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your change is waiting for payment')
}

test('a booking goes to another date, loses one of three guests, and is cancelled', async ({ page }) => {
  const reference = await book(page, 40)
  const [booked] = (await books.readOrder(reference)).bookings
  const paid = booked?.price ?? 0

  await button(page, 'Change booking').click()
  await expect(dialog(page).getByText('Start time')).toBeVisible()
  const days = dialog(page).getByRole('gridcell').filter({ hasText: 'available' })
  await days.and(dialog(page).locator(':not([aria-selected="true"])')).last().click()
  await dialog(page).getByRole('radio').first().check({ force: true })
  await expect(dialog(page).getByText('No extra cost').first()).toBeVisible()
  // in sight beside the button too, however much of the terms is
  await expect(dialog(page).getByRole('contentinfo').getByText('No extra cost')).toBeInViewport()
  await button(page, 'Confirm change').click()
  await expect(main(page).getByRole('list', { name: 'Changes to this booking' })).toContainText('→')
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', captured: paid })
  await expect
    .poll(() => books.findMail('booking-changed', reference))
    .toContain('Its old ticket is no longer valid')

  await button(page, 'Remove guests').click()
  await button(page, 'One fewer: Adults').click()
  await expect(dialog(page).getByText('Your refund', { exact: true })).toBeVisible()
  await button(page, 'Confirm removal').click()
  await expect(main(page)).toContainText('3 adults → 2 adults')
  const [left] = (await books.readOrder(reference)).bookings
  expect(left).toMatchObject({ status: 'CONFIRMED', price: (paid / 3) * 2 })

  // a change that waits for its payment ends with it
  await addGuest(page, /^Pay AED .+ and change$/)
  await button(page, 'Cancel this booking').click()
  await expect(dialog(page)).toContainText('The change you asked for ends as well.')
  await button(page, 'Cancel booking').click()
  const outcome = page.getByRole('heading', { level: 1 })
  await expect(outcome).toHaveText('You cancelled this order')
  await expect(outcome).toBeFocused()
  await expect(outcome).toBeInViewport()
  await expect.poll(async () => (await books.readOrder(reference)).payment).toBe('REFUNDED')
  await atEachSize(page, async () => {
    await expect(outcome).toHaveText('You cancelled this order')
    await expect(outcome).toBeInViewport({ ratio: 1 })
    await expect(main(page).getByText(/^Pay /)).toHaveCount(0)
    await expect(button(page, /booking$/)).toHaveCount(0)
  })
})

test('another guest is paid for before they come along, by a button that says how much', async ({ page }) => {
  // four payment pages, one after the other
  test.slow()
  const reference = await book(page, 47)
  const [booked] = (await books.readOrder(reference)).bookings
  const more = `AED ${(booked?.price ?? 0) / 300}`
  const title = page.getByRole('heading', { level: 1 })
  for (const { name, viewport } of screenSizes) {
    await test.step(`${name} who turns back finds the booking as it was`, async () => {
      await page.setViewportSize(viewport)
      await addGuest(page, `Pay ${more} and change`)
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport()
    })
    // the change is given up, and at last paid after all
    if (viewport === screenSizes.at(-1)?.viewport) break
    await button(page, 'Keep my booking as it is').first().click()
    await expect(title).not.toHaveText('Your change is waiting for payment')
  }
  await main(page)
    .getByRole('link', { name: `Pay ${more}` })
    .first()
    .click()
  await pay(page)
  await expect(main(page)).toContainText('3 adults → 4 adults')
  await expect(main(page)).toContainText('extra paid')
  await expect.poll(() => books.findMail('booking-changed', reference)).toContain('for the difference')
})

test('a note is added after the purchase, and its supplier is mailed it', async ({ page }) => {
  const reference = await book(page, 52)
  await button(page, 'Add a note for the supplier').click()
  await dialog(page).getByLabel('Your note').fill('One of us is vegetarian')
  await button(page, 'Save note').click()
  await expect(dialog(page)).toBeHidden()
  await expect(main(page)).toContainText(/Your note to the supplier: .?One of us is vegetarian/)
  await expect(button(page, 'Change your note to the supplier')).toBeVisible()
  await expect.poll(() => books.findMail('supplier-note', reference)).toContain('One of us is vegetarian')
})

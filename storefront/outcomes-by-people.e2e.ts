import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { confirm, fillCart, fillIn, pay } from '../server/testing/checkout-journey.ts'
import type { Wanted } from '../server/testing/checkout-journey.ts'
import { linkOfMail } from '../server/testing/mailbox.ts'
import { openProductBooks } from '../server/testing/product-books.ts'
import { atEachSize } from '../server/testing/screen-sizes.ts'
import type { ProductBooks } from '../server/testing/product-books.ts'

/** Confirmed by its supplier, jump by jump. */
const skydive = (daysAhead: number): Wanted => ({ experience: 'tandem-skydive-palm-dubai', daysAhead })

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

async function expectMail(kind: string, reference: string, words: string): Promise<void> {
  await expect.poll(() => books.findMail(kind, reference)).toContain(words)
}

/** Books a skydive and pays; it waits for its supplier then. @returns the order's reference */
async function goOnHold(page: Page, daysAhead: number): Promise<string> {
  await fillCart(page, skydive(daysAhead))
  await fillIn(page)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  const reference = await books.referenceOf(page.url())
  await pay(page)
  await patiently(title(page)).toHaveText('Your booking is on hold')
  await expect(main(page)).toContainText('awaiting confirmation from the supplier')
  await expect(main(page)).toContainText('is charged only after the booking is confirmed')
  await expect(main(page)).toContainText('We’ll send updates to ada@example.com.')
  expect(await books.readOrder(reference)).toMatchObject({
    status: 'ON_HOLD',
    payment: 'AUTHORISED',
    captured: 0,
    bookings: [{ status: 'PENDING' }],
  })
  await expectMail('order-on-hold', reference, 'Your booking is on hold')
  return reference
}

/** The page to which the mail to the supplier leads. */
async function openSupplierPage(page: Page, reference: string): Promise<Page> {
  await expect.poll(() => books.findMail('supplier-request', `${reference}-1`)).toBeDefined()
  const mail = await books.findMail('supplier-request', `${reference}-1`)
  const link = /\/supplier\/[\w.-]+/.exec(mail ?? '')?.[0]
  const supplier = await page.context().newPage()
  await supplier.goto(link ?? '')
  return supplier
}

test('on hold, and confirmed later: charged only then', async ({ page }) => {
  const reference = await goOnHold(page, 40)
  await atEachSize(page, async () => {
    await patiently(title(page)).toHaveText('Your booking is on hold')
    await expect(title(page)).toBeInViewport({ ratio: 1 })
    await expect(main(page).getByText(/^The supplier will answer by .+\d.+ \(.+\)\./)).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Download ticket' })).toHaveCount(0)
  })
  const supplier = await openSupplierPage(page, reference)
  // opening is not answering
  expect(await books.readOrder(reference)).toMatchObject({ status: 'ON_HOLD' })
  await supplier.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(supplier.getByText('You confirmed this booking')).toBeVisible()
  await page.reload()
  await patiently(title(page)).toHaveText('You’re going, Ada')
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', payment: 'CAPTURED' })
  await expectMail('order-confirmed-later', reference, 'Your booking is confirmed, Ada')

  // another time is for the supplier to agree to as well
  await page.getByRole('button', { name: 'Change booking' }).click()
  const times = page.getByRole('dialog').getByRole('radio', { checked: false, disabled: false })
  await times.first().check({ force: true })
  await page.getByRole('button', { name: 'Request change' }).click()
  await expect(main(page)).toContainText('Change requested')
  const way = /\/supplier\/changes\//
  await supplier.goto(await linkOfMail([`${reference}-1`, 'would like to change a booking'], way))
  await page.reload()
  await expect(main(page)).toContainText('Change requested')
  await supplier.getByRole('button', { name: 'Accept change' }).click()
  await expect(supplier.getByText('You agreed and the booking was changed')).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('list', { name: 'Changes to this booking' })).toContainText('→')
})

test('on hold, and declined: the reason is told, the authorisation let go, and the cart as before', async ({
  page,
}) => {
  const reference = await goOnHold(page, 42)
  const supplier = await openSupplierPage(page, reference)
  await supplier.getByLabel('Reason for the traveller').fill('The aeroplane is being repaired.')
  await supplier.getByRole('button', { name: 'Decline' }).click()
  await expect(supplier.getByText('You declined this booking')).toBeVisible()
  await page.reload()
  await patiently(title(page)).toHaveText('Your booking was unsuccessful')
  await expect(main(page)).toContainText('The supplier says: The aeroplane is being repaired.')
  expect(await books.readOrder(reference)).toMatchObject({
    status: 'UNSUCCESSFUL',
    payment: 'CANCELLED',
    captured: 0,
  })
  await expectMail('order-rejected', reference, 'You have not been charged.')
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
})

test('on hold, and no answer in time: nothing is charged, the places are free', async ({ page }) => {
  const reference = await goOnHold(page, 44)
  await books.endAnswerTime(`${reference}-1`)
  await expect.poll(async () => (await books.readOrder(reference)).payment).toBe('CANCELLED')
  await page.reload()
  await patiently(title(page)).toHaveText('Your booking was unsuccessful')
  expect(await books.readOrder(reference)).toMatchObject({
    status: 'UNSUCCESSFUL',
    bookings: [{ status: 'EXPIRED' }],
  })
  await expectMail('order-rejected', reference, 'You have not been charged.')
})

test('pay later: reserved until support has the money', async ({ page }) => {
  await fillCart(page, { experience: 'old-dubai-walk-abra-souks', daysAhead: 46 })
  await fillIn(page)
  await page.getByRole('radio', { name: /Reserve now, pay later/ }).check()
  await page.getByRole('button', { name: 'Reserve now' }).click()
  await patiently(title(page)).toHaveText('Your places are reserved')
  await expect(main(page)).toContainText('Nothing has been charged yet.')
  await expect(main(page)).toContainText('Our support team will contact you to arrange payment.')
  const reference = /order=(DH-\w+)/.exec(page.url())?.[1] ?? ''
  expect(await books.readOrder(reference)).toMatchObject({ status: 'RESERVED', payment: null })
  await expectMail('order-reserved', reference, 'Our support team will contact you')
  await expectMail('support-reserved', reference, reference)

  const env = { ...process.env, DATA_FOLDER: process.env.DHOW_TEST_DATA }
  const said = await promisify(execFile)(
    process.execPath,
    ['server/suppliers/bookings-tool.ts', 'paid', reference],
    { env },
  )
  expect(said.stdout).toContain('It is paid, and the traveller is told.')
  await page.reload()
  await patiently(title(page)).toHaveText('You’re going, Ada')
  expect(await books.readOrder(reference)).toMatchObject({ status: 'CONFIRMED', payment: 'CAPTURED' })
})

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Experience } from '../server/contract/catalogue.ts'
import type { Invoice } from '../server/contract/checkout.ts'
import { expectAccessible } from '../server/testing/accessible.ts'
import { buyAsGuest, newEmail, slug } from '../server/testing/account-journey.ts'
import type { Bought } from '../server/testing/account-journey.ts'
import { openProductBooks } from '../server/testing/product-books.ts'
import type { ProductBooks } from '../server/testing/product-books.ts'

let books: ProductBooks
test.beforeAll(async () => {
  books = await openProductBooks()
})
test.afterAll(() => books.close())

const path = `/things-to-do-in-dubai/${slug}`
const reviewCount = async ({ request }: Page) =>
  ((await (await request.get(`/api/v1/experiences/${slug}`)).json()) as Experience).rating?.count ?? 0

test('a guest finds a booking by its reference and address', async ({ page }) => {
  const email = newEmail()
  const bought = await buyAsGuest(page, email)
  const main = page.getByRole('main')
  const find = async (address: string) => {
    await page.getByLabel('Reference').fill(bought.reference.toLowerCase())
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Find booking' }).click()
  }
  await page.goto('/invoices')
  await page.getByRole('link', { name: 'Find a booking by reference' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your booking')
  await expectAccessible(page)
  await find('somebody@example.com')
  await expect(page.getByRole('alert')).toContainText('We could not find a booking with this reference')
  await find(email)
  await expect(main.getByRole('article').filter({ hasText: bought.booking }).last()).toContainText('Approved')
  expect(page.url()).not.toContain('token')
  await expect(main.getByRole('link', { name: 'Write a review' })).toHaveCount(0)
})

test('who has been writes a review, which everybody sees and which counts', async ({ page }) => {
  const bought = await buyAsGuest(page, newEmail())
  const words = `The dunes were red, and the tea was hot. ${bought.reference}`
  const before = await reviewCount(page)
  // the page is kept without it
  await page.goto(path)
  await books.endTrip(bought.booking)
  await page.goto(`/checkout/success?order=${bought.reference}#token=${bought.token}`)
  await page.getByRole('main').getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How was it?')
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByRole('alert')).toContainText('All fields must be filled.')
  await expectAccessible(page)
  await page.getByRole('radio', { name: '4 stars, Good' }).check()
  await page.getByLabel('Your review', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada L')

  await page.getByRole('link', { name: 'View the experience' }).click()
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews).toContainText(words)
  expect(await reviewCount(page)).toBe(before + 1)
  await expect(reviews).toContainText(`Based on ${before + 1} reviews`)
  await reviews.getByRole('button', { name: 'See more reviews' }).click()
  await expect(
    reviews
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') })
      .nth(6),
  ).toBeVisible()
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await expect(page.getByRole('dialog', { name: 'Who can write a review' })).toContainText(
    'Only travellers who took part',
  )
  await page.goto(`/reviews/write?booking=${bought.booking}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You have already reviewed this experience',
  )
})

/** The link that the order hands out, as the mail carries it. */
async function reviewLink({ request }: Page, { reference, token }: Bought): Promise<URL> {
  const reply = await request.get(`/api/v1/orders/${reference}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const [booking] = ((await reply.json()) as Invoice).bookings
  return new URL(booking?.reviewUrl ?? '')
}

test('a review with a link in it is shown once somebody has read it', async ({ page }) => {
  const bought = await buyAsGuest(page, newEmail())
  await books.endTrip(bought.booking)
  const link = await reviewLink(page, bought)
  const words = `Cheaper at www.example.com, says ${bought.reference}`
  await page.goto(link.href)
  await page.getByRole('radio', { name: '2 stars, Poor' }).check()
  await page.getByLabel('Your review', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByRole('main')).toContainText('It contains a link or an email address.')
  await expectAccessible(page)

  const reviews = page.getByRole('region', { name: 'Reviews' })
  await page.goto(path)
  await expect(reviews).toContainText('Based on')
  await expect(reviews).not.toContainText(words)
  await books.releaseReview(words)
  await expect(async () => {
    await page.goto(path)
    await expect(reviews).toContainText(words, { timeout: 1_000 })
  }).toPass()
})

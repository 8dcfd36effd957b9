import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { logIn, newEmail, password, signUp, typeCode } from '../server/testing/account-journey.ts'
import { expectAccessible } from '../server/testing/accessible.ts'
import { linkOfMail } from '../server/testing/mailbox.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dunes = '/things-to-do-in-dubai/red-dunes-desert-safari-dubai'

/** Nothing leaves the machine: every tile of a map is the same dot. */
async function drawTiles(page: Page): Promise<void> {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.route(/tile/, (route) => route.fulfill({ contentType: 'image/png', body: dot }))
}

test('saves from a card and from the page, finds both again without an account, and takes one off', async ({
  page,
}) => {
  await page.goto('/things-to-do-in-dubai')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save: / })
  const title = (await hearts.first().getAttribute('aria-label'))?.replace('Save: ', '') ?? ''
  await hearts.first().click()
  await expect(page.getByRole('main').getByRole('button', { name: `Saved: ${title}` })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/things-to-do-in-dubai')

  await page.goto(dunes)
  const second = await page.getByRole('heading', { level: 1 }).innerText()
  await page
    .getByRole('button', { name: `Save: ${second}` })
    .first()
    .click()

  await page.goto('/saved')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /log-in/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText(second)
  await expectAccessible(page)
  await page.reload()
  await expect(cards).toHaveCount(2)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Saved: ${title}` })
    .click()
  await expect(cards).toHaveCount(1)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Saved: ${second}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
  await expectAccessible(page)
})

test('shows again what was looked at before, until the visitor clears it', async ({ page }) => {
  await page.goto(dunes)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
  // it counts as looked at once the page answers
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.endsWith('.seen'))))
    .toBe(true)
  await page.goto('/')
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('article')).toHaveCount(1)
  await expect(seen).toContainText(title)
  await seen.getByRole('button', { name: 'Clear list' }).click()
  await expect(seen).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible()
  await expect(seen).toHaveCount(0)
})

test('copies the link where the device has no way of its own to share it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`${dunes}?utm_source=mail`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL(page.url()).origin}${dunes}`)
})

test('shows the results on a map when asked: marks apart, the chosen one with its price, and a way to it', async ({
  page,
}) => {
  await drawTiles(page)
  const tiles: string[] = []
  page.on('request', (request) => {
    if (/tile|results-map|open-map/.test(request.url())) tiles.push(request.url())
  })
  await page.goto('/things-to-do-in-dubai')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(tiles).toEqual([])
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Results on the map' })
  const marks = dialog.locator('.results-map__mark')
  await expect(marks.first()).toBeVisible()
  await expectAccessible(page)
  const chosen = dialog.getByRole('listitem')
  // comes nearer until the chosen ones are apart, or lie at one place
  await expect(async () => {
    await marks.first().press('Enter', { timeout: 2000 })
    await expect(chosen.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(chosen.first()).toContainText(/From AED|on request/i)
  await expect(dialog.locator('.results-map__mark[aria-current]')).toHaveCount(1)
  // on a telephone as well, the card is seen whole, with the map and the mark above it
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(chosen.first()).toBeInViewport({ ratio: 1 })
  await expect(dialog.locator('.results-map__mark[aria-current]')).toBeInViewport({ ratio: 1 })
  await chosen.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/things-to-do-in-dubai\/.+/)
  await expect(dialog).toHaveCount(0)
})

test('sorts by rating, the highest first', async ({ page }) => {
  await page.goto('/things-to-do?sort=rating')
  const ratings = await page
    .getByRole('main')
    .getByText(/out of 5/)
    .allTextContents()
  const numbers = ratings.map((text) => Number(/\d\.\d/.exec(text)?.[0])).filter((rating) => rating > 0)
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  await page.getByText('Sort by').click()
  await expect(page.getByRole('link', { name: 'Highest rated' })).toHaveAttribute('aria-current', 'true')
})

test('narrows reviews to a number of stars and sorts them', async ({ page }) => {
  await page.goto(dunes)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const four = reviews.getByRole('button', { name: '4 stars' })
  await four.click()
  await expect(reviews.getByRole('combobox', { name: 'Rating' })).toHaveValue('4')
  await expect(reviews.getByRole('list').last()).not.toHaveAttribute('aria-busy', 'true')
  await expect(reviews.getByRole('img', { name: '4 out of 5' }).first()).toBeVisible()
  await expect(reviews.getByRole('img', { name: '5 out of 5' })).toHaveCount(0)
  await reviews.getByRole('combobox', { name: 'Rating' }).selectOption('')
  await reviews.getByRole('combobox', { name: 'Sort by' }).selectOption('lowest')
  await expect(reviews.getByRole('img', { name: '5 out of 5' })).toHaveCount(0)
})

test('the saved list joins the account at log-in, is the same on two devices, and is gone after the log-out', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  await page.goto(dunes)
  const first = await page.getByRole('heading', { level: 1 }).innerText()
  await page
    .getByRole('button', { name: `Save: ${first}` })
    .first()
    .click()
  await signUp(page, email)
  await page.goto(await linkOfMail([email], /\/auth\/log-in/))
  await logIn(page, email, password)
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()

  const other = await (
    await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  ).newPage()
  await other.goto('/things-to-do-in-dubai')
  const heart = other
    .getByRole('main')
    .getByRole('button', { name: /^Save: / })
    .last()
  const second = ((await heart.getAttribute('aria-label')) ?? '').replace('Save: ', '')
  await heart.click()
  await other.goto('/auth/log-in')
  await logIn(other, email, password)
  await typeCode(other.getByRole('main'), email)
  await expect(other.getByText(`You are logged in as ${email}.`)).toBeVisible()
  await other.goto('/saved')
  await expect(other.getByText('This list is kept in your account.')).toBeVisible()
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(2)
  await expectAccessible(other)

  await page.goto('/saved')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  const taken = page.waitForResponse(
    (reply) => new URL(reply.url()).pathname.endsWith('/account/saved') && reply.ok(),
  )
  await cards
    .filter({ hasText: second })
    .getByRole('button', { name: /^Saved: / })
    .click()
  await taken
  await expect(cards).toHaveCount(1)
  await other.reload()
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(other.getByRole('main').getByRole('article')).toContainText(first)

  await page.goto('/invoices')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Please log in to see your invoices.')).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
  await other.context().close()
})

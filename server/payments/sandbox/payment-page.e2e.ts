import { expect, test } from '@playwright/test'
import { fillCart, fillIn, confirm } from '../../testing/checkout-journey.ts'

test('no name, however long, makes the payment page wider than a narrow telephone', async ({ page }) => {
  await fillCart(page, { experience: 'red-dunes-desert-safari-dubai', daysAhead: 33 })
  await fillIn(page)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.setViewportSize({ width: 320, height: 640 })
  const wideAt = (width: number) =>
    page.evaluate(
      (shown) =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > shown + 0.5 && !element.closest('svg'))
          .map((element) => element.className),
      width,
    )
  // what may be of any length: the seller, in title, link and button, what is bought, its details, the buyer's address
  await page.evaluate(() => {
    const names =
      'h1, .payment-summary__back, .payment-summary__line-name bdi, .payment-summary__line-detail bdi, .payment-summary__email, .payment-page__button'
    for (const name of document.querySelectorAll(names)) {
      name.textContent = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)
    }
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await wideAt(320)).toEqual([])
})

test('the number of another test card is asked for once that card is chosen', async ({ page }) => {
  await fillCart(page, { experience: 'red-dunes-desert-safari-dubai', daysAhead: 34 })
  await fillIn(page)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  const number = page.getByLabel('Test card number')
  await expect(number).toBeHidden()
  await page.getByRole('radio', { name: /^Another test card/ }).check()
  await number.fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Your card was declined')).toBeVisible()
})

import { expect, test } from '@playwright/test'

const slug = 'red-dunes-desert-safari-dubai'

for (const [device, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a desk': { width: 1280, height: 800 },
})) {
  test.describe(`without JavaScript, on ${device}`, () => {
    test.use({ javaScriptEnabled: false, viewport })

    test('search, list, experience, day, time and guests lead to the cart button', async ({ page }) => {
      const day = new Date(Date.now() + 24 * 86_400_000).toISOString().slice(0, 10)
      await page.goto('/')
      await page.getByRole('main').getByLabel('Where to').fill('red dunes')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      const card = page.getByRole('main').locator(`a[href*="${slug}"]`).first()
      await card.click()
      await expect(page).toHaveURL(new RegExp(slug))
      if (viewport.width < 1000) {
        await page.getByRole('button', { name: 'Check availability' }).first().click()
      }

      const booking = page.getByRole('region', { name: 'Check availability' })
      await booking.getByLabel('Choose a date').fill(day)
      await booking.getByLabel('Guests').fill('3')
      await booking.getByRole('button', { name: 'Check availability' }).click()
      await expect(page).toHaveURL(new RegExp(`date=${day}&guests=3&plain=1#book$`))
      await expect(booking.getByRole('heading', { name: /options? on/ })).toBeInViewport()
      const adults = booking.getByLabel('Adult').first()
      await expect(adults).toHaveValue('3')
      await expect(booking.getByRole('radio').first()).toBeVisible()
      await booking.getByRole('button', { name: 'Add to cart' }).first().click()
      await expect(page).toHaveURL(/\/cart\?/)
      await expect(page.locator('main noscript p')).toBeInViewport()
      await expect(page.locator('main noscript p')).toContainText('Your cart needs JavaScript.')
    })
  })
}

import { expect, test } from '@playwright/test'

test('a list that has grown is an address: reload, a shared link and the way back find it as it was left', async ({
  page,
}) => {
  await page.goto('/things-to-do?sort=price-low')
  const cards = page.locator('.results li')
  const more = page.getByRole('button', { name: 'Load more' })
  await expect(cards).toHaveCount(24)
  for (const shown of [48, 72]) {
    // before the page comes alive it is a link, which shows as many
    await more.click()
    await expect(cards).toHaveCount(shown)
  }
  await expect(page).toHaveURL('/things-to-do?sort=price-low&pages=3')

  await page.reload()
  await expect(cards).toHaveCount(72)
  const link = cards.nth(60).getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(72)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

import { expect, test } from '@playwright/test'

test('the booking panel reaches to the foot of a window of 1280 by 800, its button in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/experiences/private-yacht-dubai-by-the-hour')
  const panel = page.locator('.booking-column')
  const foot = async (part = panel) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : 0
  }
  const button = panel.locator('.booking-total .button')
  await expect(button).toBeVisible()
  expect(await foot(button)).toBeLessThanOrEqual(800)
  await page.mouse.move(200, 700)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => foot()).toBeGreaterThan(740)
  expect(await foot()).toBeLessThanOrEqual(800)
})

import { expect, test } from '@playwright/test'

test('the first command gives a marketplace that is ready', async ({ request }) => {
  expect((await request.get('/healthz')).ok()).toBe(true)
  expect((await request.get('/readyz')).ok()).toBe(true)
})

test('the home page opens without a console error', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

import { expect, test } from '@playwright/test'

const experience = '/az/things-to-do-in-istanbul/bosphorus-sunset-cruise-istanbul'

for (const path of ['/az', '/az/things-to-do', experience, '/az/cart', '/az/faq']) {
  test(`${path} reads in a browser without the data of Azerbaijani as the server wrote it`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
    const shown = await page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
      // what is marked as English is
      for (const english of main.querySelectorAll('[lang="en"]')) english.remove()
      return main.textContent
    })
    // "2026 M11 3" and "3 hours": what the browser writes by itself
    expect(shown).not.toMatch(/\bM\d\d?\b|\d\s(hours?|days?|min)\b/)
  })
}

test('a day is chosen in Azerbaijani in a browser without its data', async ({ page }) => {
  await page.goto(experience)
  const grid = page.getByRole('grid').first()
  await expect(grid.getByRole('columnheader', { name: 'B.E.' })).toBeVisible()
  const month = /(yanvar|fevral|mart|aprel|may|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr) \d{4}/
  await expect(grid.getByRole('button', { name: month }).first()).toBeVisible()
})

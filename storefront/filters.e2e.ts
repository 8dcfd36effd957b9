import { expect, test } from '@playwright/test'

test('each filter leaves as many as it says and is an address: back takes it off, reload and a shared link keep it', async ({
  page,
}) => {
  await page.goto('/things-to-do')
  const main = page.getByRole('main')
  const shown = async () => Number(/\d+/.exec(await main.getByText(/^\d+ experiences?$/).innerText())?.[0])
  const promised = async (name: RegExp) =>
    Number(/\d+$/.exec((await main.locator('label').filter({ hasText: name }).innerText()).trim())?.[0])
  const all = await shown()

  const cruises = await promised(/^Cruises and boats/)
  await main.getByLabel('Cruises and boats').check()
  await expect(page).toHaveURL('/things-to-do?categories=cruises')
  await expect.poll(shown).toBe(cruises)

  const hours = await promised(/^1 to 4 hours/)
  await main.getByLabel('1 to 4 hours').check()
  await expect(page).toHaveURL('/things-to-do?duration=1h-to-4h&categories=cruises')
  await expect.poll(shown).toBe(hours)
  expect(hours).toBeLessThan(cruises)

  await page.goBack()
  await expect.poll(shown).toBe(cruises)
  await page.reload()
  await expect.poll(shown).toBe(cruises)
  await expect(main.getByLabel('Cruises and boats')).toBeChecked()
  await page.goBack()
  await expect.poll(shown).toBe(all)
  await expect(main.getByLabel('Cruises and boats')).not.toBeChecked()
})

test('on a phone, a price that is typed is counted, and the button leads to the results though they still load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/things-to-do')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const button = sheet.getByRole('button', { name: /^Show (\d+ experiences?|results)$/ })
  const all = await button.innerText()
  const upTo = sheet.getByRole('textbox', { name: 'To' })
  await upTo.fill('150')
  await expect(button).not.toHaveText(all)
  await expect(button).toHaveText(/\d+/)
  await expect(upTo).toBeFocused()

  // the answer is held back: the press comes first
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/priceTo=100\b/, async (route) => {
    await pressed
    await route.continue()
  })
  await upTo.fill('100')
  await button.click()
  await expect(sheet).toBeHidden()
  // how many there were before is not shown beside the filters of now
  const count = page.getByRole('main').getByText(/^\d+ experiences?$/)
  await expect(count).toHaveCSS('opacity', '0')
  answer()
  await expect(page).toHaveURL(/priceTo=100\b/)
  await expect(count).toHaveCSS('opacity', '1')
})

test('a search that finds nothing says so, shows something else and leads out', async ({ page }) => {
  await page.goto('/things-to-do?text=zzzqqq&categories=cruises')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Popular with other travellers' })).toBeVisible()
  await main.getByRole('link', { name: 'Show all experiences' }).click()
  await expect(page).toHaveURL('/things-to-do')
  await expect(main.locator('.results li')).toHaveCount(24)
})

test('the length of a boat narrows the list of a fleet, beside it', async ({ page }) => {
  const fleet = new URL(process.env.DHOW_TEST_ORIGIN ?? '')
  fleet.hostname = 'get-that-boat.localhost'
  await page.goto(new URL('/experiences', fleet).href)
  const lengths = page.getByRole('group', { name: 'Boat length', exact: true })
  await lengths.getByRole('checkbox', { name: /^20 m \+/ }).check()
  await expect(page).toHaveURL(/lengths=20-up/)
  await expect(page.getByText('1 experience', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /catamaran/ }).first()).toBeVisible()
})

test('the page goes on with the option whose price the filtered list told, on a phone and beside the text', async ({
  page,
}) => {
  const evening = /AED\s215.*Evening, with the lighting/
  await page.goto('/things-to-do-in-abu-dhabi?time=evening')
  const card = page.getByRole('main').getByRole('link', { name: /Zayed/ })
  await card.click()
  await expect(page).toHaveURL(/\?option=evening$/)
  const panel = page.getByRole('region', { name: 'Check availability' })
  await expect(panel.getByText(evening)).toBeVisible()
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.locator('.booking-bar')).toHaveText(evening)
})

import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../server/testing/accessible.ts'
import { screenSizes } from '../server/testing/screen-sizes.ts'

const slug = 'red-dunes-desert-safari-dubai'
const path = `/things-to-do-in-dubai/${slug}`

const screens = [
  ...screenSizes,
  // WCAG 1.4.10: a zoomed page is one of fewer CSS pixels
  { name: 'at a zoom of 200 %', viewport: { width: 640, height: 400 } },
  { name: 'at a zoom of 400 %', viewport: { width: 320, height: 200 } },
]

/** The panel: a column where there is room for one, else a sheet that the bar opens. */
async function openPanel(page: Page): Promise<Locator> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1000
  if (isWide) return page.getByRole('main').getByRole('region', { name: 'Check availability' })
  await page.getByRole('button', { name: 'Check availability' }).click()
  return page.getByRole('dialog', { name: 'Check availability' })
}

for (const { name, viewport } of screens) {
  test(`${name} the panel says what comes next, and asks where to be picked up`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.goto(path)
    const panel = await openPanel(page)
    const day = panel.getByRole('grid').getByRole('button', { name: /, from/ })
    await expect(day.first()).toBeVisible()

    const next = panel.getByRole('button', { name: 'Choose a date' })
    if (viewport.height >= 500) await expect(next).toBeInViewport({ ratio: 1 })
    // on a low screen nothing stays above or below the choices: all of it scrolls
    else {
      const { room, sideways } = await roomFor(panel)
      expect(room).toBeGreaterThan(viewport.height * 0.75)
      expect(sideways).toBe(0)
    }

    await panel.getByRole('button', { name: 'Next month' }).click()
    await day.nth(11).click()
    await expect(panel.getByRole('radio', { name: /^Shared car/ })).toBeInViewport()
    await panel.getByRole('radio', { name: /^Shared car/ }).check()
    await panel.getByRole('button', { name: 'Choose a pickup point' }).click()
    const pickup = panel.getByRole('combobox', { name: 'Pickup point' })
    await expect(pickup).toBeFocused()
    await expect(pickup).toHaveValue('')
    await expect(pickup.locator('option', { hasText: 'Dubai Marina' })).toHaveText(/^\d?\d:\d\d\s[AP]M\s·/)
    await pickup.selectOption('marina')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Add to cart' }).click()
    await page
      .getByRole('dialog', { name: 'Added to your cart' })
      .getByRole('link', { name: 'View cart' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toContainText(
      /Pickup at \d?\d:\d\d\s[AP]M: \u2068?Dubai Marina/,
    )
  })
}

test('the start time that has the focus stays in sight when the total below it grows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/things-to-do-in-dubai/burj-khalifa-observation-levels-ticket')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Next month' }).click()
  await panel
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .nth(11)
    .click()
  await panel.getByRole('radio').first().check()
  const time = panel.getByRole('group', { name: 'Select start time' }).getByRole('radio').first()
  await time.focus()
  await time.evaluate((radio) => radio.scrollIntoView({ block: 'end' }))
  await page.keyboard.press('Space')
  await expect(panel.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(panel.getByText('Total', { exact: true })).toBeVisible()
  await expect(time).toBeFocused()
  await expect(time).toBeInViewport({ ratio: 1 })
})

test('a date that was chosen by hand outlives a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Next month' }).click()
  const day = panel
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .nth(11)
  const spoken = (await day.textContent())?.split(', from')[0]?.replaceAll(/\s/g, ' ') ?? ''
  await day.click()
  await expect(panel.getByRole('button', { name: new RegExp(spoken) })).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('button', { name: new RegExp(spoken) })).toBeVisible()
})

test('a list that asks for a date leads to that one, also where another was chosen by hand before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const asked = Temporal.Now.plainDateISO('UTC').add({ days: 40 }).toString()
  await page.goto(`/things-to-do?date=${asked}`)
  const card = page.locator('.results').getByRole('link').first()
  await card.click()
  await expect(page).toHaveURL(new RegExp(`date=${asked}`))
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Change' }).click()
  const other = panel
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .last()
  await other.click()
  await expect(page).not.toHaveURL(new RegExp(`date=${asked}`))
  await expect(page).toHaveURL(/date=/)
  await page.goBack()
  await expect(page).toHaveURL(`/things-to-do?date=${asked}`)
  await card.click()
  await expect(page).toHaveURL(new RegExp(`date=${asked}`))
  const shown = await openPanel(page)
  const day = Temporal.PlainDate.from(asked).toLocaleString('en-US', { month: 'long', day: 'numeric' })
  await expect(shown.getByText(day).first()).toBeVisible()
})

/** How high the part of a dialog is in which the choices scroll, and how far anything of it goes beyond its side. */
async function roomFor(dialog: Locator): Promise<{ room: number; sideways: number }> {
  return dialog.evaluate((element) => {
    const scrolling = [element, ...element.querySelectorAll('*')].find(
      (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
    )
    return {
      room: scrolling?.clientHeight ?? 0,
      sideways: scrolling ? scrolling.scrollWidth - scrolling.clientWidth : 0,
    }
  })
}

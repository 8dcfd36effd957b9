import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

const experience = '/things-to-do-in-dubai/red-dunes-desert-safari-dubai'
/** Of each kind of page, the last thing on it and something on its first screen. */
const pages = [
  { path: '/', first: 'main h1', last: '.home-support ul' },
  { path: '/things-to-do-in-dubai', first: 'main li h2', last: '.card-list > li:last-child h2' },
  { path: experience, first: 'main h1', last: '#reviews ul' },
] as const

test.use({ viewport: { width: 390, height: 844 } })

/** Whether it is laid out and painted, or left for later. */
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))
/** Scrolls as a finger does, step by step. */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(part).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
}

for (const { path, first, last } of pages) {
  test(`${path}: what is far below is laid out once it is scrolled near`, async ({ page }) => {
    await page.goto(path)
    expect(await isLaidOut(page.locator(first).first())).toBe(true)
    for (const below of [last, 'footer']) {
      expect(await isLaidOut(page.locator(below).first().locator('*').first())).toBe(false)
    }
    await scrollTo(page, page.locator('footer').getByRole('link').last())
    expect(await isLaidOut(page.locator('footer *').first())).toBe(true)
  })

  test(`${path}: a reload shows the place that was being read`, async ({ page }) => {
    await page.goto(path)
    const part = page.locator(last).first()
    await scrollTo(page, part)
    await expect
      .poll(() => page.evaluate(() => (history.state as { scroll?: unknown } | null)?.scroll))
      .toBeTruthy()
    const before = await topOf(part)
    await page.reload()
    await expect.poll(() => topOf(part)).toBe(before)
  })
}

test('a page that was left is come back to where it was left', async ({ page }) => {
  await page.goto('/things-to-do-in-dubai')
  const card = page.locator('.card-list > li').nth(-2).getByRole('link').first()
  await scrollTo(page, card)
  const before = await topOf(card)
  await card.click()
  await expect(page).not.toHaveURL(/things-to-do-in-dubai$/)
  await page.goBack()
  await expect(page).toHaveURL(/things-to-do-in-dubai$/)
  await expect.poll(() => topOf(card)).toBe(before)
})

test('an address with an anchor opens at it', async ({ page }) => {
  await page.goto(`${experience}#reviews`)
  const title = page.locator('#reviews').getByRole('heading').first()
  await expect(title).toBeInViewport()
  const top = await topOf(title)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
})

test('a link within the page leads to its place', async ({ page }) => {
  await page.goto(experience)
  await page.locator('main header a[href="#reviews"]').click()
  const title = page.locator('#reviews').getByRole('heading').first()
  await expect(title).toBeInViewport()
  const before = await topOf(title)
  expect(before).toBeLessThan(300)
  // and what is above it has its height already
  await page.mouse.wheel(0, -600)
  await expect.poll(() => topOf(title)).toBe(before + 600)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all of a page is laid out', async ({ page }) => {
    await page.goto(experience)
    const { scrollHeight, whole } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
      whole: getComputedStyle(document.querySelector('footer') ?? document.body).contentVisibility,
    }))
    expect(whole).toBe('visible')
    expect(scrollHeight).toBeGreaterThan(4000)
  })
})

test('at a zoom of 400 % nothing is left for later: the button at the end stands still under a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await page.goto(experience)
  expect(await isLaidOut(page.locator('footer *').first())).toBe(true)
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await heightOf()
  await page.getByRole('button', { name: 'Check availability' }).click()
  await expect(page.getByRole('dialog', { name: 'Check availability' })).toBeVisible()
  expect(await heightOf()).toBe(before)
})

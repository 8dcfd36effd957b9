import { expect, test } from '@playwright/test'
import { fillCart } from '../server/testing/checkout-journey.ts'

const dinner = 'dubai-creek-dhow-dinner-cruise'
const product = `/things-to-do-in-dubai/${dinner}`
const touch = { hasTouch: true, isMobile: true }

test.describe('a telephone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, ...touch })

  for (const language of ['de', 'fa']) {
    test(`has the steps of the guests in one line, and the words of the search whole: ${language}`, async ({
      page,
    }) => {
      await page.goto(`/${language}`)
      const steps = page.locator('.guests-field__step')
      await expect(steps).toHaveCount(2)
      const [minus, plus] = await Promise.all([steps.nth(0).boundingBox(), steps.nth(1).boundingBox()])
      expect(minus?.y).toBe(plus?.y)
      const lacks = await page.locator('.where-field__input').evaluate((field: HTMLInputElement) => {
        const words = document.createElement('span')
        words.textContent = field.placeholder
        words.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(field).font}`
        field.after(words)
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
        const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
        const wide = words.getBoundingClientRect().width
        words.remove()
        return wide - room
      })
      expect(lacks).toBeLessThanOrEqual(0)
    })
  }

  test('puts a dot between the price and the option that it is of', async ({ page }) => {
    await page.goto(`/fa${product}`)
    expect(await page.locator('.booking-bar__price').innerText()).toMatch(/هر نفر\s·\s/)
  })
})

test.describe('a narrow telephone', () => {
  test.use({ viewport: { width: 320, height: 700 }, ...touch })

  test('opens the ways to sort within the screen, in whichever direction one reads', async ({ page }) => {
    for (const language of ['ru', 'fa']) {
      await page.goto(`/${language}/things-to-do-in-dubai`)
      await page.locator('.sort-menu summary').click()
      const panel = await page.locator('.sort-menu .popup__panel').boundingBox()
      expect(panel?.x).toBeGreaterThanOrEqual(0)
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(320)
    }
  })

  test('shows what was taken out of the cart above the bar that leads to the checkout', async ({ page }) => {
    await fillCart(
      page,
      { experience: dinner, daysAhead: 10 },
      { experience: 'red-dunes-desert-safari-dubai', daysAhead: 10 },
    )
    await page.goto('/cart')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    const toast = await page.locator('.toast__card').boundingBox()
    const bar = await page.locator('.checkout-bar').boundingBox()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})

test.describe('at a zoom of 200 % on a telephone', () => {
  test.use({ viewport: { width: 195, height: 420 }, ...touch })

  test('nothing of a booking has to be scrolled sideways', async ({ page }) => {
    await fillCart(page, { experience: dinner, daysAhead: 10 })
    for (const path of [product, '/cart', '/checkout']) {
      for (const language of ['fa', 'de']) {
        await page.goto(`/${language}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${language} ${path}`).toBeLessThanOrEqual(195)
      }
    }
  })
})

test('the page behind a dialog stays as wide as it was, where no scrollbar takes room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(product)
  const wide = () => page.evaluate(() => document.body.getBoundingClientRect().width)
  const before = await wide()
  await page.locator('.gallery__all').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await wide()).toBe(before)
})

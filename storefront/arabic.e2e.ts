import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Invoice } from '../server/contract/checkout.ts'
import { expectAccessible } from '../server/testing/accessible.ts'
import { buildBooking, buildInvoice } from '../server/testing/factories/invoice.ts'

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

const title = 'الكثبان الحمراء عند الغروب'
const booking = buildBooking({ experience: { ...buildBooking().experience, title } })
const lost = buildBooking({ ...booking, reference: 'DH-7XR3DD-2', status: 'EXPIRED' })

/** Every ending that an order has, as the API tells it. */
const endings: Record<Invoice['outcome'], Partial<Invoice>> = {
  'in-progress': { nextPollAt: '2099-01-01T00:00:00Z', bookings: [booking] },
  success: { promoCode: 'WELCOME10', bookings: [booking] },
  'partially-booked': { bookings: [booking, lost] },
  'on-hold': { paymentStatus: 'AUTHORISED', bookings: [{ ...booking, status: 'PENDING' }] },
  reserved: {
    paymentMethod: 'PAY_LATER',
    paymentStatus: 'PAY_LATER',
    heldUntil: '2099-01-01T00:00:00Z',
    bookings: [booking],
  },
  'payment-failed': { paymentStatus: 'FAILED', bookings: [lost] },
  unsuccessful: { paymentStatus: 'CANCELLED', bookings: [lost] },
  cancelled: { paymentStatus: 'REFUNDED', bookings: [{ ...booking, status: 'CANCELLED' }] },
}

const pages = {
  home: '/ar',
  list: '/ar/things-to-do-in-dubai',
  experience: '/ar/things-to-do-in-dubai/red-dunes-desert-safari-dubai',
  cart: '/ar/cart',
  bookings: '/ar/invoices',
  'log-in': '/ar/auth/log-in',
  contact: '/ar/contact-us',
  questions: '/ar/faq',
  'no such page': '/ar/nowhere/at/all',
}

/** What a screen in Arabic must be: turned round, inside its window, without a key in a text's place, and accessible. */
async function expectArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const seen = await page.locator('body').innerText()
  expect(seen.match(/(?:^|\s)[a-z][\w-]*(?:\.[a-zA-Z][\w-]*)+(?=\s|$)/g) ?? []).toEqual([])
  expect(seen).not.toContain('{{')
  const own = `${await page.getByRole('banner').innerText()} ${await page.getByRole('contentinfo').innerText()}`
  // the names of companies whose sites are linked are their own, in every language
  const companies = await page.getByRole('contentinfo').locator('a[href^="http"]').allInnerTexts()
  const words = companies.reduce((text, name) => text.replace(name, ''), own)
  const latin = words.replaceAll(/\S+@\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []
  expect(latin.filter((word) => !['Dhow', 'AR', 'AED'].includes(word))).toEqual([])
  for (const size of sizes) {
    await page.setViewportSize(size)
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    // a page that has just become narrow is laid out anew
    await expect.poll(over, { message: `at ${size.width} px` }).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
}

for (const [name, path] of Object.entries(pages)) {
  test(`reads Arabic from the right: ${name}`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectArabic(page)
  })
}

for (const [outcome, changes] of Object.entries(endings)) {
  test(`tells in Arabic what became of an order: ${outcome}`, async ({ page }) => {
    const invoice = buildInvoice({ ...changes, outcome: outcome as Invoice['outcome'], language: 'ar' })
    await page.route('**/api/v1/orders/DH-7XR3DD*', (route) => route.fulfill({ json: invoice }))
    await page.goto('/ar/checkout/success?order=DH-7XR3DD#token=key')
    if (outcome !== 'in-progress') await expect(page.getByText(title).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectArabic(page)
  })
}

test.describe('a browser that asks for Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('is sent to it from the home page, and stays with a choice of another language', async ({ page }) => {
    await page.goto('/?from=mail')
    await page.waitForURL('**/ar?from=mail')
    await page.getByRole('banner').getByText('AR', { exact: true }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL((url) => url.pathname === '/' && url.search === '?from=mail')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe('/')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'dhow_language')
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  })

  test('is sent to it from every page that has no prefix, once and with what was asked', async ({ page }) => {
    await page.goto('/things-to-do-in-dubai?stars=4')
    await page.waitForURL('**/ar/things-to-do-in-dubai?stars=4')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const kept = await page.context().cookies()
    expect(kept).toContainEqual(expect.objectContaining({ name: 'dhow_language', value: 'ar' }))
    // the site's own currency is kept where none was chosen
    expect(kept).toContainEqual(expect.objectContaining({ name: 'dhow_currency', value: 'AED' }))
  })

  test('reads a page in the language that its address names, where another site led to it', async ({
    page,
  }) => {
    await page.goto('/things-to-do-in-dubai', { referer: 'https://news.example/dubai' })
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const alternate = page.locator('link[rel="alternate"][hreflang="ar"]')
    await expect(alternate).toHaveAttribute('href', /\/ar\/things-to-do-in-dubai$/)
  })
})

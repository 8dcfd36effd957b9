import type { Page } from '@playwright/test'
import type { Layout } from '../../themes/names.ts'
import { openCart } from './checkout-journey.ts'
import { buildBooking, buildInvoice } from './factories/invoice.ts'
import { originOfLook, slugOfLook } from './look-sites.ts'

/** A screen of the product: its path without the language, and what has to be true before it is opened. */
interface Screen {
  path: string
  prepare?: (page: Page, at: LookOnScreen) => Promise<void>
  /** What a visitor does to come to it, once it is loaded. */
  act?: (page: Page) => Promise<void>
}

/** Which look is shown, in which language, by which product. */
export interface LookOnScreen {
  layout: Layout
  language: string
  baseURL: string | undefined
}

const experience = 'red-dunes-desert-safari-dubai'
const reference = 'DH-7XR3DD'

async function bringCart(page: Page, { layout }: LookOnScreen): Promise<void> {
  const storefront = slugOfLook(layout)
  const { token } = await openCart(page.request, [{ experience, daysAhead: 40, storefront }])
  await page.addInitScript(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [`dhow.${storefront}.cart-token`, token],
  )
}

const orderPath = `/checkout/success?order=${reference}#token=key`

async function answerOrder(
  page: Page,
  { language }: LookOnScreen,
  outcome: 'success' | 'partially-booked',
): Promise<void> {
  const booking = buildBooking()
  const asked = buildBooking({ reference: `${reference}-2`, status: 'PENDING' })
  const lost = buildBooking({ reference: `${reference}-3`, status: 'EXPIRED' })
  const json = buildInvoice({
    outcome,
    language: language === 'ar' ? 'ar' : 'en',
    bookings: outcome === 'success' ? [booking] : [booking, asked, lost],
  })
  await page.route(`**/api/v1/orders/${reference}*`, (route) => route.fulfill({ json }))
}

/** The screens that a booking goes through, and those of its troubles. */
export const lookScreens = {
  home: { path: '/' },
  listing: { path: '/things-to-do-in-dubai' },
  experience: { path: `/things-to-do-in-dubai/${experience}` },
  cart: { path: '/cart', prepare: bringCart },
  checkout: { path: '/checkout', prepare: bringCart },
  confirmed: { path: orderPath, prepare: (page, at) => answerOrder(page, at, 'success') },
  'partly-booked': { path: orderPath, prepare: (page, at) => answerOrder(page, at, 'partially-booked') },
  calendar: {
    path: `/things-to-do-in-dubai/${experience}`,
    // a look shows the calendar in its page, or opens it from a bar
    act: async (page) => {
      const opener = page.locator('a[href="#book"][role="button"]').filter({ visible: true })
      if (await opener.count()) await opener.click()
      else await page.locator('#book').scrollIntoViewIfNeeded()
      await page.getByRole('grid').first().waitFor()
    },
  },
  empty: { path: '/search/zzzzqqq' },
  'not-found': { path: '/nowhere/at/all' },
  'log-in': { path: '/auth/log-in' },
  bookings: { path: '/invoices' },
  questions: { path: '/faq' },
  integration: { path: '/embed' },
} as const satisfies Record<string, Screen>

/** Name of a screen. */
export type LookScreen = keyof typeof lookScreens

/** Opens a screen in a look, and waits until all of it is there. */
export async function openLookScreen(page: Page, name: LookScreen, at: LookOnScreen): Promise<void> {
  const screen: Screen = lookScreens[name]
  await screen.prepare?.(page, at)
  const prefix = at.language === 'en' ? '' : `/${at.language}`
  const path = screen.path === '/' && prefix ? '' : screen.path
  await page.goto(`${originOfLook(at.layout, at.baseURL)}${prefix}${path}`)
  await screen.act?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

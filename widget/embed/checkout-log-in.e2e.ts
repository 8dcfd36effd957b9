import type { Page } from '@playwright/test'
import { expectAccessible } from '../../server/testing/accessible.ts'
import {
  newEmail,
  openAccount,
  orderAsGuest,
  password,
  typeCode,
} from '../../server/testing/account-journey.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import { addToCart, experience, goToCheckout } from '../../server/testing/widget-journey.ts'

test('logs in amid the checkout, in a dialog of its own, by keyboard alone', async ({
  page,
  host,
  context,
}) => {
  const email = newEmail()
  await openAccount(page, { email, storefront: 'deira' })
  await context.clearCookies()
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(request.url()))
  host.show({ body: `<dhow-booking view="availability" experience="${experience}"></dhow-booking>` })
  await page.goto(host.origin)
  await addToCart(page)
  await goToCheckout(page)
  await page.getByLabel('First name').fill('Ada')

  const opener = page.getByRole('button', { name: 'Log in' })
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(opener).toBeVisible()
  const panel = await host.chunk('account-dialog')
  const isPanel = (url: string) => url === panel
  expect(chunks.filter(isPanel)).toEqual([])

  await test.step('opens, and gives the focus back', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Log in' })).toBeFocused()
    expect(chunks.filter(isPanel)).toHaveLength(1)
    await expectAccessible(page, { within: 'dhow-booking' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('says what is wrong, and goes on with what is typed', async () => {
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Email').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Code')).toBeFocused()
    await expectAccessible(page, { within: 'dhow-booking' })
    await typeCode(dialog, email)
    await expect(dialog).toBeHidden()
  })

  const session = page.getByText(`You are logged in as ${email}.`).first()
  await expect(session).toBeVisible()
  await expect(page.locator('dhow-booking [tabindex="-1"]:focus')).toContainText(email)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page, { within: 'dhow-booking' })
  expect(await context.cookies()).toEqual([])

  await test.step('and sees the invoices of this storefront alone', async () => {
    const wanted = { experience, daysAhead: 31 }
    const own = await orderAsGuest(page, email, { ...wanted, storefront: 'deira' })
    const other = await orderAsGuest(page, email, wanted)
    await page.evaluate(() => document.querySelector('dhow-booking')?.setAttribute('view', 'invoices'))
    await expect(page.getByText(own.reference)).toBeVisible()
    await expect(page.getByText(other.reference)).toHaveCount(0)
  })
})

/** Ids that stand more than once in the shadow root of the page's widget. */
function idsTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelector('dhow-booking')?.shadowRoot?.querySelectorAll('[id]') ?? []
    const ids = [...all].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
}

test('opens no dialog over the dialog that a booking and its checkout stand in', async ({ page, host }) => {
  // axe takes the first link of a page for a skip link where it begins with "#", as the addresses within a widget do
  const own = '<a href="/about">About us</a>'
  host.show({ body: `${own}<dhow-booking view="button" experience="${experience}"></dhow-booking>` })
  await page.goto(host.origin)
  // each change renders the whole widget anew
  for (const language of ['ar', 'en', 'ar', 'en']) {
    await page.evaluate(
      (chosen) => document.querySelector('dhow-booking')?.setAttribute('language', chosen),
      language,
    )
    await expect(
      page.getByRole('button', { name: language === 'ar' ? 'احجز الآن' : 'Book now' }),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Book now' }).click()
  await addToCart(page)
  const added = page.getByRole('region', { name: 'Added to your cart' })
  await expect(added.getByRole('link', { name: 'View cart' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(await idsTwice(page)).toEqual([])
  await expectAccessible(page, { within: 'dhow-booking' })
  await page.keyboard.press('Escape')
  await expect(added).toHaveCount(0)
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })
  await expect(add).toBeFocused()
  await add.press('Enter')
  await added.getByRole('link', { name: 'View cart' }).press('Enter')
  await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  const panel = page.getByRole('region', { name: 'Sign up' })
  await expect(panel.getByRole('heading', { name: 'Sign up' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await panel.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('region', { name: 'Log in' }).getByRole('heading')).toBeFocused()
  await expectAccessible(page, { within: 'dhow-booking' })
})

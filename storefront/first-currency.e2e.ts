import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { confirm, fillIn, pay } from '../server/testing/checkout-journey.ts'
import { screenSizes } from '../server/testing/screen-sizes.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dunes = '/things-to-do-in-dubai/red-dunes-desert-safari-dubai'

test.describe('a visitor from Austria', () => {
  test.use({ locale: 'de-AT' })

  test('sees the site’s own currency where nothing is guessed', async ({ page, context }) => {
    await page.goto('/things-to-do-in-dubai')
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('AED')
    expect((await context.cookies()).find(({ name }) => name === 'dhow_currency')?.value).toBe('AED')
  })

  for (const { name, viewport } of screenSizes) {
    test(`${name} sees euros at once where the site has it guessed, and keeps what they choose`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport)
      // as the document of a site with guessCurrency says
      await page.route('**/things-to-do-in-dubai', async (route) => {
        const reply = await route.fetch()
        const html = (await reply.text()).replace('<html ', '<html data-guess-currency ')
        await route.fulfill({ response: reply, body: html })
      })
      await page.goto('/things-to-do-in-dubai')
      const card = page.getByRole('main').getByRole('article').first()
      await expect(card).toContainText('€')
      await expect(card).not.toContainText('AED')
      await expect(page.locator('html')).not.toHaveAttribute('data-currency-pending')
      const currency = async () =>
        (await context.cookies()).find(({ name }) => name === 'dhow_currency')?.value
      expect(await currency()).toBe('EUR')
      await context.addCookies([{ name: 'dhow_currency', value: 'GBP', url: page.url() }])
      await page.reload()
      await expect(card).toContainText('£')
      expect(await currency()).toBe('GBP')
    })
  }
})

test('a price in another currency is never seen, however slow the device', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'dhow_currency', value: 'EUR', url: baseURL ?? '' }])
  // looks at every frame that is drawn
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const price of document.querySelectorAll('main .money')) {
        // not what is far below and not painted: to ask for its style would compute it in every frame
        if (price.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) {
          seen.push(price.textContent ?? '')
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.goto('/things-to-do-in-dubai')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('€')
  await expect(page.locator('html')).not.toHaveAttribute('data-currency-pending')
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { seen: string[] }).seen)),
        ),
      ),
  )
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((price) => !price.includes('€'))).toEqual([])
})

test('what is typed while a page slowly comes alive stays when it comes in another currency', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await context.addCookies([{ name: 'dhow_currency', value: 'EUR', url: baseURL ?? '' }])
  // with its files kept from before, the answer in euros comes while React is still at the first page
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-currency-pending')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const where = page.getByRole('combobox', { name: 'Where to' })
  // at several moments, since React is hydrating only during some of them
  for (const frames of [1, 2, 4, 6]) {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await where.evaluate(async (_, count) => {
      for (let at = 0; at < count; at++) await new Promise((resolve) => requestAnimationFrame(resolve))
    }, frames)
    await where.fill('boats in Lisbon')
    await expect(page.locator('html')).not.toHaveAttribute('data-currency-pending')
    await expect(page.getByRole('main').locator('.money').first()).toContainText('€')
    await expect(where).toHaveValue('boats in Lisbon')
    await expect(where).toBeFocused()
  }
})

test('a converted price is the same on the card, on the page, in the panel, in the cart, at checkout and when it is paid', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await context.addCookies([{ name: 'dhow_currency', value: 'EUR', url: baseURL ?? '' }])
  const main = page.getByRole('main')
  const euros = async (text: Locator) => (await text.innerText()).match(/€[\d.,]+/g)?.at(-1) ?? 'no price'

  await page.goto('/things-to-do-in-dubai')
  const card = main.getByRole('article').filter({ hasText: 'Red dunes' })
  await expect(card).toContainText('€')
  const from = await euros(card)
  await page.goto(dunes)
  await expect(page.getByRole('region', { name: 'Book this experience' })).toContainText(from)

  await page.getByRole('button', { name: 'Check availability' }).click()
  const panel = page.getByRole('dialog', { name: 'Check availability' })
  await panel.getByRole('button', { name: 'Next month' }).click()
  await panel
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .nth(11)
    .click()
  await panel.getByRole('radio', { name: /^Shared car/ }).check()
  await panel.getByRole('button', { name: 'Choose a pickup point' }).click()
  await panel.getByRole('combobox', { name: 'Pickup point' }).selectOption('marina')
  const add = panel.getByRole('button', { name: 'Add to cart' })
  await expect(panel.getByText(/^Total/).locator('..')).toContainText('€')
  // the price of before stands in front of it, struck out
  const total = await euros(panel.getByText(/^Total/).locator('..'))
  await add.click()
  await page
    .getByRole('dialog', { name: 'Added to your cart' })
    .getByRole('link', { name: 'View cart' })
    .click()
  await expect(main.getByRole('complementary', { name: 'Order summary' })).toContainText(total)

  await fillIn(page)
  await expect(main).toContainText(total)
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await expect(page.getByRole('button', { name: /^Pay / })).toContainText(total)
  await pay(page)
  await expect(main.getByRole('region', { name: /^Invoice / })).toContainText(total)
})

test('who chooses another currency by keyboard goes on from its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/things-to-do-in-dubai')
  const button = page.getByLabel('Currency: AED').locator('visible=true')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^USD/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('$')
  await expect(page.getByLabel('Currency: USD').locator('visible=true')).toBeFocused()
})

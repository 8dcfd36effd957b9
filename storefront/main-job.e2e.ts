import { expect, test } from '@playwright/test'
import type { Locator, Page, ViewportSize } from '@playwright/test'
import { expectAccessible } from '../server/testing/accessible.ts'
import { screenSizes } from '../server/testing/screen-sizes.ts'

/** What the demo catalogue surely runs, with places for a family. */
const experience = 'Red dunes at sunset: desert safari with dinner'

/** Days ahead on which no departure of the demo is marked as nearly full. */
const daysAhead = 12

/** One number as people write it, in each window another way. */
const phoneNumbers = ['020 7946 0958', '0044 (0)20 7946 0958', '+44 20-7946-0958']

/** What must not happen on any screen beside a violation of accessibility: a complaint in the console, a page that jumps. */
interface Watch {
  complaints: string[]
  /** Layout shifts since the page was loaded, of at most 0.05 (a good page has at most 0.1). */
  still: () => Promise<void>
}

async function watch(page: Page): Promise<Watch> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() => {
    const view = window as Window & { shifted?: number }
    view.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) view.shifted = (view.shifted ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    complaints,
    async still() {
      const shifted = await page.evaluate(() => (window as Window & { shifted?: number }).shifted)
      expect(shifted).toBeLessThanOrEqual(0.05)
    },
  }
}

function dayFromNow(days: number): { iso: string; spoken: string } {
  const date = new Date(Date.now() + days * 86_400_000)
  return {
    iso: date.toISOString().slice(0, 10),
    spoken: new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(date),
  }
}

/** Steps a number until it is what is wanted. */
async function setNumber(group: Locator, label: string, wanted: number): Promise<void> {
  const stepper = group.getByRole('group', { name: label, exact: true })
  const shown = stepper.getByRole('status')
  for (let steps = 0; steps < 20; steps++) {
    const now = Number(await shown.textContent())
    if (now === wanted) return
    await stepper
      .getByRole('button')
      .nth(now < wanted ? 1 : 0)
      .click()
    await expect(shown).not.toHaveText(String(now))
  }
  throw new Error(`${label} did not become ${wanted}`)
}

/** Its first and last part are in sight at once or, in a low window, once the page has scrolled to them; nothing lies over them. */
async function expectWithinReach(parts: Locator, { height }: ViewportSize): Promise<void> {
  for (const part of [parts.first(), parts.last()]) {
    if (height < 500) await part.scrollIntoViewIfNeeded()
    // pages scroll by whole pixels
    await expect(part).toBeInViewport({ ratio: 0.99 })
    await part.click({ trial: true })
  }
}

for (const [index, { name, viewport }] of screenSizes.entries()) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a traveller finds an experience, books it, pays, and sees it confirmed', async ({ page }) => {
      // every screen from the first to the last
      test.slow()
      // filters and booking panel stand beside the rest, or in sheets
      const isNarrow = viewport.width < 960
      const { complaints, still } = await watch(page)
      const day = dayFromNow(daysAhead)
      const main = page.getByRole('main')

      await test.step('home: search "desert" with a date', async () => {
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await still()
        await expectAccessible(page)
        const search = main.getByRole('search')
        const where = search.getByLabel('Where to')
        await where.fill('desert')
        // on a phone the suggestions lie over the next field until they are put away
        await expect(search.getByRole('option').first()).toBeVisible()
        await expectWithinReach(search.getByRole('option'), viewport)
        await where.press('Escape')
        await expect(search.getByRole('option')).toHaveCount(0)
        await search.getByRole('button', { name: /^When/ }).click()
        const month = search.getByRole('group', { name: 'Choose a date' })
        await expect(month.getByRole('grid')).toBeVisible()
        // above the field where there is no room below it
        await expectWithinReach(month.getByRole('button', { disabled: false }), viewport)
        const wished = month.locator(`[data-date="${day.iso}"]`)
        if (!(await wished.isVisible())) await month.getByRole('button', { name: 'Next month' }).click()
        await wished.click()
        await search.getByLabel('Guests', { exact: true }).fill('2')
        await search.getByRole('button', { name: 'One more: Guests' }).click()
        await search.getByRole('button', { name: 'Search' }).click()
        await page.waitForURL(/\/search\/desert\?/)
      })

      await test.step('listing: filter', async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “desert”')
        await page.waitForLoadState('networkidle')
        await still()
        await expectAccessible(page)
        if (isNarrow) await main.getByRole('button', { name: /^Filters/ }).click()
        const filters = isNarrow ? page.getByRole('dialog', { name: 'Filters' }) : main
        await filters.getByRole('group', { name: 'Categories' }).getByLabel('Desert safaris').check()
        await page.waitForURL(/categories=desert-safaris/)
        if (isNarrow) {
          await expectAccessible(page)
          await filters.getByRole('button', { name: /^Show \d+ experience/ }).click()
        }
        const applied = main.getByRole('list', { name: 'Applied filters' })
        await expect(applied.getByRole('link', { name: 'Remove filter Desert safaris' })).toBeVisible()
        await main.getByRole('link', { name: experience }).click()
      })

      await test.step('experience: date, option, two adults and a child', async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(experience)
        await page.waitForLoadState('networkidle')
        await still()
        await expectAccessible(page)
        if (isNarrow) await page.getByRole('button', { name: 'Check availability' }).click()
        const panel = isNarrow
          ? page.getByRole('dialog', { name: 'Check availability' })
          : main.getByRole('region', { name: 'Check availability' })
        // the day that was searched for is chosen already
        await panel.getByRole('button', { name: new RegExp(day.spoken) }).click()
        await panel
          .getByRole('grid')
          .getByRole('button', { name: new RegExp(`^${day.spoken}, from`) })
          .click()
        await panel.getByRole('radio', { name: /^Shared car/ }).check()
        await setNumber(panel, 'Adult', 2)
        await setNumber(panel, 'Child', 1)
        await panel.getByRole('button', { name: 'Choose a pickup point' }).click()
        const pickup = panel.getByRole('combobox', { name: 'Pickup point' })
        await expect(pickup).toBeFocused()
        await pickup.selectOption('marina')
        await expect(panel.getByText(/2 adults, 1 child/)).toBeVisible()
        await expectAccessible(page)
        await panel.getByRole('button', { name: 'Add to cart' }).click()
        const added = page.getByRole('dialog', { name: 'Added to your cart' })
        await expect(added.getByText(experience)).toBeVisible()
        await expectAccessible(page)
        // below it the bar no longer asks to continue with what is in the cart
        if (isNarrow) await expect(page.locator('.booking-bar')).toContainText('Check availability')
        await added.getByRole('link', { name: 'View cart' }).click()
      })

      await test.step('cart: promo code', async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart')
        await expect(main.getByRole('article')).toContainText('2 adults, 1 child')
        await expect(page.getByRole('link', { name: 'Cart (1 experience)' })).toBeVisible()
        const summary = main.getByRole('complementary', { name: 'Order summary' })
        await summary.getByLabel('Promo code').fill('WELCOME10')
        await summary.getByRole('button', { name: 'Apply' }).click()
        await expect(summary.getByText(/WELCOME10 applied: you save/)).toBeVisible()
        await expectAccessible(page)
        // loaded as a whole, with the cart in the page: what the server wrote is what the browser writes, in any window
        const languages = index === 0 ? ['/ar', '/de', '/fa', '/zh', '/az', ''] : ['']
        for (const path of languages.map((language) => `${language}/cart`)) {
          await page.goto(path)
          await page.waitForLoadState('networkidle')
        }
        await main.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
      })

      await test.step('checkout: who buys', async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Checkout')
        await expectAccessible(page)
        await main.getByLabel('First name').fill('Ada')
        await main.getByLabel('Last name').fill('Lovelace')
        await main.getByLabel('Email').fill('ada@example.com')
        await main.getByLabel('Country code').selectOption('GB')
        await main.getByLabel('Phone number', { exact: true }).fill(phoneNumbers[index] ?? '')
        await main.getByText('Add a note for the supplier').click()
        await main.getByLabel('Additional info').fill('Room 12')
        const order = page.waitForRequest(/\/api\/v1\/orders\b/)
        await main.getByRole('button', { name: 'Confirm and Pay' }).click()
        expect((await order).postDataJSON()).toMatchObject({ buyer: { phoneNumber: '+442079460958' } })
        await page.waitForURL(/\/sandbox\/pay\//)
      })

      await test.step('payment page: pay by card', async () => {
        await expectAccessible(page)
        await page.locator('input[name="choice"][value="other"]').check()
        await page.getByLabel('Test card number').fill('4242 4242 4242 4242')
        await page.getByRole('button', { name: /^Pay / }).click()
        await page.waitForURL(/\/checkout\/success\?order=/)
      })

      await test.step('confirmed', async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’re going, Ada')
        await expect(main.getByRole('article', { name: experience })).toContainText('Approved')
        await expect(main.getByRole('article', { name: experience })).toContainText('Room 12')
        await expect(main.getByRole('region', { name: /^Invoice / })).toContainText('Promo code WELCOME10')
        expect(page.url()).not.toContain('token')
        await expectAccessible(page)
        await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
      })

      expect(complaints).toEqual([])
    })
  })
}

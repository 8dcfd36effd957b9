import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import type { CalendarReply } from '../server/contract/availability.ts'
import { marketplace } from '../server/testing/checkout-journey.ts'
import { screenSizes } from '../server/testing/screen-sizes.ts'

const slug = 'red-dunes-desert-safari-dubai'

/** A day on which the main option is sold out and another is not: the demo opens with some. */
async function findDay(request: APIRequestContext): Promise<string> {
  const month = Temporal.Now.plainDateISO('UTC').toPlainYearMonth()
  for (const one of [month, month.add({ months: 1 })]) {
    const params = { storefront: marketplace, month: one.toString() }
    const reply = await request.get(`/api/v1/experiences/${slug}/calendar`, { params })
    const { days } = (await reply.json()) as CalendarReply
    const day = days.find(({ state, gone }) => state === 'open' && gone?.includes('shared-car'))
    if (day) return day.date
  }
  throw new Error(`${slug} is nowhere sold out in its main option alone`)
}

for (const { name, viewport } of screenSizes) {
  test(`${name} the calendar marks a day without the main option, and no other is chosen in its place`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const date = await findDay(page.request)
    await page.goto(`/things-to-do-in-dubai/${slug}`)
    const isColumn = viewport.width >= 1000
    if (!isColumn) await page.getByRole('button', { name: 'Check availability' }).click()
    const panel = page.getByRole(isColumn ? 'region' : 'dialog', { name: 'Check availability' })
    const day = panel.locator(`[data-date="${date}"]`)
    await expect(panel.getByRole('button', { name: /, from/ }).first()).toBeVisible()
    if (!(await day.isVisible())) await panel.getByRole('button', { name: 'Next month' }).click()
    await expect(day).toHaveAccessibleName(/, from .+, Shared car, six seats.* sold out$/)
    await expect(panel.getByText(/^Shared car, six seats.*: sold out$/)).toBeVisible()

    await day.click()
    const main = panel.getByRole('radio', { name: /^Shared car/ })
    await expect(main).toBeDisabled()
    await expect(main).toHaveAccessibleName(/Sold out on this date$/)
    const other = panel.getByRole('radio', { name: /^Camp and dinner, no dunes/ })
    await expect(other).toBeEnabled()
    await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0)
    await panel.getByRole('button', { name: 'Choose an option' }).click()
    await expect(other).toBeFocused()
    await expect(other).toBeInViewport()
  })
}

import { expectAccessible } from '../../server/testing/accessible.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import { experience, title } from '../../server/testing/widget-journey.ts'

/** A box that would cut a fixed button off and hold it back, and a header that lies over everything. */
const css = `main { transform: translateX(0); overflow: hidden; block-size: 2000px; margin: 0 200px }
body { margin: 0 } header { position: fixed; inset: 0; z-index: 2147483647; background: #fffc }`
const floating = `<header></header><main><p id="before">Text</p>
<dhow-booking view="button" experience="${experience}" corner="bottom-right" offset="24 80" label="Book a cruise"></dhow-booking>
<p id="after">Text</p></main>`

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`a button floats in its corner of a window of ${width} × ${height}, over the page’s own boxes, and takes no room`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height })
    host.show({ body: floating, css })
    await page.goto(host.origin)
    const button = page.getByRole('button', { name: 'Book a cruise' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const inner = await page.evaluate(() => document.documentElement.clientWidth)
    await expect
      .poll(async () => {
        const box = await button.boundingBox()
        return box && { right: inner - box.x - box.width, bottom: height - box.y - box.height }
      })
      .toEqual({ right: 24, bottom: 80 })
    const gap = () =>
      page.evaluate(() => {
        const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
        return top('after') - top('before')
      })
    const between = await gap()
    await page.evaluate(() => document.querySelector('dhow-booking')?.remove())
    expect(between).toBe(await gap())
  })
}

test('the floating button opens the booking, and comes back when it is closed', async ({ page, host }) => {
  host.show({ body: floating, css })
  await page.goto(host.origin)
  const button = page.getByRole('button', { name: 'Book a cruise' })
  await button.click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.evaluate(() => document.querySelector('dhow-booking')?.setAttribute('corner', 'top-left'))
  await expect.poll(async () => (await button.boundingBox())?.x).toBe(24)
  await expect.poll(async () => (await button.boundingBox())?.y).toBe(80)
})

test('travellers choose language and currency where the page lets them, and it is kept until the page says another', async ({
  page,
  host,
}) => {
  host.show({
    body: `<dhow-booking view="availability" experience="${experience}" switches="language currency"></dhow-booking>
<dhow-booking view="cart"></dhow-booking>`,
  })
  await page.goto(host.origin)
  const widget = page.locator('dhow-booking').first()
  await widget.getByLabel('Currency').selectOption('EUR')
  await expect(widget.getByText(/€/).first()).toBeVisible()
  await expectAccessible(page, { within: 'dhow-booking' })
  await widget.getByLabel('Language').selectOption('ar')
  await expect(widget.locator('.widget-root')).toHaveAttribute('dir', 'rtl')
  await expect(widget.getByLabel('اللغة')).toHaveValue('ar')
  // the cart’s widget offers no choice, and stays in the language of the page
  await expect(page.locator('dhow-booking').nth(1).locator('.widget-root')).toHaveAttribute('dir', 'ltr')
  await page.reload()
  await expect(widget.getByLabel('اللغة')).toHaveValue('ar')
  await page.evaluate(() => document.querySelector('dhow-booking')?.setAttribute('language', 'ru'))
  await expect(widget.getByLabel('Язык')).toHaveValue('ru')
})

import { expect, test } from '../../server/testing/widget-host.ts'
import {
  addToCart,
  experience,
  fillBuyer,
  goToCheckout,
  goToPayment,
} from '../../server/testing/widget-journey.ts'

test('sells in a page without https, where browsers leave out what they keep for safer ones', async ({
  page,
  host,
}) => {
  // a name that leads to this machine counts as safe, whatever the address begins with
  await page.addInitScript(() => {
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name)
    for (const name of ['clipboard', 'locks', 'serviceWorker', 'storage']) {
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined })
    }
  })
  host.show({ body: `<dhow-booking view="availability" experience="${experience}"></dhow-booking>` })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(host.origin)
  await addToCart(page)
  await goToCheckout(page)
  await fillBuyer(page)
  await goToPayment(page)

  await test.step('and the doctor shows what cannot be copied', async () => {
    host.show({ body: '<dhow-booking view="serch"></dhow-booking>' })
    await page.goto(`${host.origin}/?dhow-doctor`)
    const found = page.locator('[data-finding="option"]')
    await found.getByRole('button', { name: 'Copy' }).click()
    await expect(found.getByRole('button', { name: 'Copy' })).toBeVisible()
  })
  expect(errors).toEqual([])
})

import { expect, noteEvents, test, toldNames } from '../../server/testing/widget-host.ts'
import {
  addToCart,
  experience,
  fillBuyer,
  goToCheckout,
  goToPayment,
  pay,
  title,
} from '../../server/testing/widget-journey.ts'

interface Page {
  Dhow: {
    push(call: unknown[]): void
    mount(target: unknown, options?: object): Element | undefined
    unmount(target: unknown): void
    update(target: unknown, options: object): void
    open(options?: object): void
    close(): void
    on(name: string, listener: (event: CustomEvent) => void): void
    off(name: string, listener: (event: CustomEvent) => void): void
    version: string
  }
  heard: string[]
  dataLayer?: { event?: string; ecommerce?: object | null }[]
  told: [string, Record<string, unknown>][]
}

test('calls that were made before the script came are made up for, and every call works after it', async ({
  page,
  host,
}) => {
  host.show({
    body: '<main></main>',
    script: `heard = []; Dhow = [];
      Dhow.push(['on', 'ready', ({ detail }) => heard.push(detail.view)]);
      Dhow.push(['mount', 'main', { view: 'listing' }]);
      Dhow.push(['nonsense']);
      Dhow.push(null);
      Dhow.push(['on', 'bougth', () => heard.push('bought')]);
      Dhow.push(['update', 'main', { view: 'cart' }]);
      Dhow.push(['unmount', 'main']);
      Dhow.push(['mount', '#nowhere'], ['unmount', 7]);
      early = Dhow;`,
  })
  const errors: string[] = []
  const warnings: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(host.origin)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as Page).heard)).toEqual(['listing'])

  await test.step('each mistake is told, and what is not ours is left alone', async () => {
    for (const mistake of [
      'nonsense',
      'null',
      'no event "bougth"',
      'no dhow-booking main',
      'no element #nowhere',
    ]) {
      expect(
        warnings.filter((text) => text.includes(mistake)),
        mistake,
      ).not.toEqual([])
    }
    await expect(page.locator('main')).not.toHaveAttribute('view', /./)
  })

  await test.step('who kept the array from before goes on with it', async () => {
    await page.evaluate(() => {
      const { early, heard } = globalThis as unknown as Page & { early: Page['Dhow'] }
      early.push(['on', 'kept', () => heard.push('kept')])
      document.dispatchEvent(new Event('dhow:kept'))
    })
    expect(await page.evaluate(() => (globalThis as unknown as Page).heard)).toEqual(['listing', 'kept'])
  })

  await test.step('update', async () => {
    await page.evaluate(
      (slug) =>
        (globalThis as unknown as Page).Dhow.update('dhow-booking', { view: 'experience', experience: slug }),
      experience,
    )
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('open and close', async () => {
    await page.evaluate((slug) => (globalThis as unknown as Page).Dhow.open({ experience: slug }), experience)
    const dialog = page.getByRole('dialog', { name: 'Deira Dhows' })
    await expect(dialog.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.evaluate(() => (globalThis as unknown as Page).Dhow.close())
    await expect(dialog).toBeHidden()
  })

  await test.step('off and unmount', async () => {
    const heard = await page.evaluate(async () => {
      const { Dhow } = globalThis as unknown as Page
      const views: unknown[] = []
      const listener = ({ detail }: CustomEvent<{ view: string }>) => views.push(detail.view)
      Dhow.on('ready', listener)
      Dhow.off('ready', listener)
      const ready = new Promise((resolve) => Dhow.on('ready', resolve))
      const made = Dhow.mount(document.body, { view: 'button' })
      await ready
      Dhow.unmount(made)
      Dhow.unmount('dhow-booking')
      return views
    })
    expect(heard).toEqual([])
    await expect(page.locator('dhow-booking')).toHaveCount(0)
  })
  expect(errors).toEqual([])
})

test('tells what happens from the list to the checkout, and analytics only after consent', async ({
  page,
  host,
}) => {
  host.show({
    body: '<dhow-booking view="search" analytics></dhow-booking>',
    script: `${noteEvents}
      Dhow.push(['on', 'search', ({ detail }) => told.push(['search', detail])]);
      Dhow.push(['on', 'resize', ({ detail }) => told.push(['resize', detail])]);`,
  })
  await page.goto(host.origin)
  await page.getByRole('link', { name: title }).click()
  await addToCart(page)
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  const names = (await toldNames(page)).filter((name) => name !== 'resize')
  expect(names).toEqual([
    'ready',
    'search',
    'selectItem',
    'viewItem',
    'addToCart',
    'viewCart',
    'beginCheckout',
  ])
  const told = await page.evaluate(() => (globalThis as unknown as Page).told)
  const begun = told.find(([name]) => name === 'beginCheckout')?.[1]
  expect(begun).toMatchObject({ lines: 1, items: [{ experience, title }] })
  const sizes = told.filter(([name]) => name === 'resize').map(([, detail]) => detail['height'])
  expect(sizes.length).toBeGreaterThan(0)

  const layer = () => page.evaluate(() => (globalThis as unknown as Page).dataLayer)
  expect(await layer()).toBeUndefined()
  // nothing is kept of a visitor but the cart
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.toSorted()).toEqual(['dhow.deira.cart', 'dhow.deira.cart-count', 'dhow.deira.cart-token'])
  await page.evaluate(() =>
    (globalThis as unknown as Page).Dhow.update('dhow-booking', { consent: 'granted' }),
  )
  await expect
    .poll(async () => (await layer())?.map(({ event }) => event).filter(Boolean))
    .toEqual(['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart', 'begin_checkout'])

  await test.step('what is taken out', async () => {
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect.poll(async () => (await layer())?.at(-1)?.event).toBe('remove_from_cart')
    expect(await toldNames(page)).toContain('removeFromCart')
  })
})

test('tells a purchase and its refund once: on the page that was asked to come back to, and not after a reload', async ({
  page,
  host,
}) => {
  host.show({
    body: `<dhow-booking view="experience" experience="${experience}" return-url="/thanks"></dhow-booking>`,
    script: `${noteEvents}
      for (const name of ['beginCheckout', 'addPaymentInfo']) Dhow.push(['on', name, ({ detail }) => heardByTest(name + JSON.stringify(detail))]);`,
  })
  host.show(
    { body: '<dhow-booking view="invoices" analytics consent="granted"></dhow-booking>', script: noteEvents },
    '/thanks',
  )
  // also what is told in the moment in which the page is left
  const everything: string[] = []
  await page.exposeFunction('heardByTest', (told: string) => void everything.push(told))
  await page.goto(host.origin)
  await addToCart(page)
  await goToCheckout(page)
  await fillBuyer(page)
  await goToPayment(page)
  await pay(page)
  await page.waitForURL(`${host.origin}/thanks`)
  await expect(page.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
  await expect.poll(() => toldNames(page)).toEqual(['ready', 'outcome', 'purchase'])
  const told = await page.evaluate(() => (globalThis as unknown as Page).told)
  const purchase = told.find(([name]) => name === 'purchase')?.[1]
  expect(purchase).toMatchObject({ experiences: [experience], items: [{ experience, title }] })
  const layer = () => page.evaluate(() => (globalThis as unknown as Page).dataLayer ?? [])
  await expect.poll(layer).toContainEqual({
    event: 'purchase',
    ecommerce: expect.objectContaining({ transaction_id: purchase?.['reference'] }) as object,
  })
  expect(everything.map((text) => /^\w+/.exec(text)?.[0])).toEqual(['beginCheckout', 'addPaymentInfo'])
  expect(JSON.stringify([everything, told, await layer()])).not.toMatch(/ada@|Lovelace|7946/)

  await test.step('and what comes back of it', async () => {
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    await page.getByRole('button', { name: 'Cancel booking', exact: true }).click()
    await expect.poll(() => toldNames(page)).toContain('refund')
    const heard = await page.evaluate(() => (globalThis as unknown as Page).told)
    const [refund, ...more] = heard.filter(([name]) => name === 'refund').map(([, detail]) => detail)
    expect(more).toEqual([])
    // it is weeks away: all of it comes back
    expect(refund).toMatchObject({
      reference: purchase?.['reference'],
      experience,
      title,
      value: purchase?.['total'],
    })
    await expect.poll(layer).toContainEqual({
      event: 'refund',
      ecommerce: expect.objectContaining({ transaction_id: purchase?.['reference'] }) as object,
    })
  })

  await page.reload()
  await expect(page.locator('.order-view')).toBeVisible()
  await expect(page.getByText(title).first()).toBeVisible()
  const again = await toldNames(page)
  expect(again.filter((name) => name === 'purchase' || name === 'refund')).toEqual([])
  expect(await layer()).toEqual([])
})

import { expect, test } from '../../server/testing/widget-host.ts'
import { addToCart, experience, fillBuyer, goToCheckout, pay } from '../../server/testing/widget-journey.ts'

const body = `<dhow-booking view="experience" experience="${experience}"></dhow-booking>`

for (const { name, sandbox, action } of [
  { name: 'leads the whole window to the payment page', sandbox: '', action: 'Continue to payment' },
  {
    name: 'pays in a new tab where its sandbox holds the window',
    sandbox:
      'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"',
    action: 'Pay in a new tab',
  },
]) {
  test(`a widget in a frame ${name}, and its booking is shown`, async ({ page, context, host }) => {
    host.show({ body }, '/frame')
    host.show(
      {
        isStrict: false,
        tag: '',
        body: `<iframe src="/frame" width="900" height="1400" ${sandbox}></iframe>`,
      },
      '/',
    )
    await page.goto(host.origin)
    const frame = page.frameLocator('iframe')
    await addToCart(frame.locator('body'))
    const inFrame = page.frames()[1]
    if (!inFrame) throw new Error('there is no frame')
    await goToCheckout(inFrame as never)
    await fillBuyer(inFrame as never)
    await frame.getByRole('button', { name: 'Confirm and Pay' }).click()
    const link = frame.getByRole('link', { name: action })
    await expect(link).toBeVisible()
    if (sandbox) {
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
      await tab.waitForURL(/\/sandbox\/pay\//)
      await pay(tab)
      await expect(tab.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
      // the frame that was left open shows it too
      await expect(frame.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
      return
    }
    await link.click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await pay(page)
    await expect(page.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
  })
}

test('shows what was paid on a page whose widget only a click had opened', async ({ page, host }) => {
  const opener = `<button onclick="Dhow.open({ experience: '${experience}' })">Book</button>`
  host.show({ isStrict: false, body: opener })
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Book' }).click()
  const dialog = page.getByRole('dialog').first()
  await addToCart(dialog)
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
  await fillBuyer(page)
  await page.getByRole('button', { name: 'Confirm and Pay' }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
  expect(page.url()).not.toContain('dhow_return')
})

test('brings the result out of a closed part of the page', async ({ page, host }) => {
  host.show({ isStrict: false, body: `<details open><summary>Book</summary>${body}</details>` })
  await page.goto(host.origin)
  await addToCart(page.locator('details'))
  await goToCheckout(page)
  await fillBuyer(page)
  await page.getByRole('button', { name: 'Confirm and Pay' }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  host.show({ isStrict: false, body: `<details><summary>Book</summary>${body}</details>` })
  await pay(page)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'You’re going, Ada' })).toBeVisible()
})

test('has a width in every box that shrinks to what it holds', async ({ page, host }) => {
  const boxes: Readonly<Record<string, string>> = {
    'flex row': 'display: flex',
    'flex column, centred': 'display: flex; flex-direction: column; align-items: center',
    'grid, centred': 'display: grid; place-items: center',
    'table cell': 'display: table-cell',
    'inline block': 'display: inline-block',
    float: 'float: left',
    absolute: 'position: absolute',
  }
  for (const [name, css] of Object.entries(boxes)) {
    host.show({
      body: `<div class="box"><dhow-booking view="search"></dhow-booking></div>`,
      css: `.box { ${css} }`,
    })
    await page.goto(host.origin)
    await expect
      .poll(async () => (await page.locator('dhow-booking').boundingBox())?.width ?? 0, { message: name })
      .toBeGreaterThan(480)
  }
})

test('stands where and as wide as the page says', async ({ page, host }) => {
  host.show({
    body: `<main><dhow-booking view="search"></dhow-booking></main>`,
    css: 'main { inline-size: 1000px } main > * { max-width: 650px; margin-inline: auto !important }',
  })
  await page.goto(host.origin)
  const [outer, own] = await Promise.all([
    page.locator('main').boundingBox(),
    page.locator('dhow-booking').boundingBox(),
  ])
  expect(own?.width).toBe(650)
  expect((own?.x ?? 0) - (outer?.x ?? 0)).toBe(175)
})

test('keeps what is typed from the shortcuts of the page', async ({ page, host }) => {
  host.show({
    isStrict: false,
    body: '<dhow-booking view="search"></dhow-booking>',
    script: `taken = ''; addEventListener('keydown', (event) => {
      if (!/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) { taken += event.key; event.preventDefault() }
    })`,
  })
  await page.goto(host.origin)
  const field = page.locator('dhow-booking').getByRole('combobox').first()
  await field.click()
  await page.keyboard.type('Dubai')
  await expect(field).toHaveValue('Dubai')
})

for (const [late, value] of [
  ['experience', experience],
  ['view', 'availability'],
] as const) {
  test(`goes on showing what was paid while a library of the page sets its ${late}`, async ({
    page,
    host,
  }) => {
    const [first, then] = late === 'view' ? [`experience="${experience}"`, ''] : ['', 'view="availability"']
    host.show({ isStrict: false, body })
    await page.goto(host.origin)
    await addToCart(page.locator('dhow-booking'))
    await goToCheckout(page)
    await fillBuyer(page)
    await page.getByRole('button', { name: 'Confirm and Pay' }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    host.show({ isStrict: false, body: `<dhow-booking ${first} ${then}></dhow-booking>` })
    await pay(page)
    const result = page.getByRole('heading', { name: 'You’re going, Ada' })
    await expect(result).toBeVisible()
    await page
      .locator('dhow-booking')
      .evaluate((element, [name, text]) => element.setAttribute(name, text), [late, value] as const)
    // the change is taken up within a frame, and what it brings is asked for
    await page.waitForLoadState('networkidle')
    await expect(result).toBeVisible()
  })
}

import { expectAccessible } from '../../server/testing/accessible.ts'
import type { Page } from '@playwright/test'
import { expect, noteEvents, test, toldNames } from '../../server/testing/widget-host.ts'
import { addToCart, experience, title } from '../../server/testing/widget-journey.ts'

/** Sets a property of the page's first widget. */
async function set(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([option, given]) =>
      Object.assign(document.querySelector('dhow-booking') ?? {}, { [option as string]: given }),
    [name, value] as const,
  )
}

/** Warnings of the widget in the console. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

test('every option takes effect while the widget is there, and the cart stays', async ({ page, host }) => {
  host.show({
    body: `<dhow-booking view="experience" experience="${experience}"></dhow-booking>`,
    script: noteEvents,
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(host.origin)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await addToCart(page)

  await test.step('with a dialog open, which stays', async () => {
    const dialog = page.getByRole('dialog')
    await set(page, 'language', 'ar')
    await expect(dialog).toHaveAccessibleName('أُضيفت إلى سلتك')
    for (const [name, value] of Object.entries({
      theme: 'transparent',
      layout: 'row',
      tokens: { act: '#0a7' },
      buyer: { firstName: 'Grace' },
      consent: 'granted',
      analytics: true,
      returnUrl: '/thanks',
    })) {
      await set(page, name, value)
    }
    await expect(page.locator('dhow-booking .widget-root')).toHaveCSS('--dhow-act', '#0a7')
    await set(page, 'language', 'en')
    await expect(dialog).toHaveAccessibleName('Added to your cart')
    for (const name of ['theme', 'buyer', 'tokens']) await set(page, name, null)
    await dialog.getByRole('button', { name: 'Continue shopping' }).click()
  })

  await test.step('currency', async () => {
    await set(page, 'currency', 'EUR')
    await expect(
      page.getByRole('region', { name: 'Check availability' }).getByText(/€/).first(),
    ).toBeVisible()
  })

  await test.step('tokens', async () => {
    await set(page, 'tokens', { act: 'rgb(1, 100, 2)' })
    const go = page.getByRole('button', { name: 'Add to cart' })
    await expect(go).toHaveCSS('background-color', 'rgb(1, 100, 2)')
  })

  await test.step('experience', async () => {
    await set(page, 'experience', 'deira-food-walk-dubai')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('view, and what a buyer is known by', async () => {
    await set(page, 'view', 'checkout')
    await expect(page.getByLabel('First name')).toHaveValue('')
    await set(page, 'buyer', { firstName: 'Ada', email: 'ada@example.com' })
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await page.getByLabel('Email').fill('typed@example.com')
    await set(page, 'buyer', { firstName: 'Grace', email: 'grace@example.com' })
    await expect(page.getByLabel('First name')).toHaveValue('Grace')
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
    await expect(page.locator('dhow-booking')).not.toHaveAttribute('buyer')
  })

  await test.step('storefront', async () => {
    await set(page, 'view', 'cart')
    await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible()
    await set(page, 'storefront', 'marketplace')
    await expect(page.getByRole('button', { name: 'Cart (0)' })).toBeVisible()
    await set(page, 'storefront', 'deira')
    await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('a wrong option is named in the console with the page that explains it, and the widget goes on', async ({
  page,
  host,
}) => {
  host.show({
    body: '<dhow-booking view="serch" theme="dark" tokens="colour: red" currency="XXX"></dhow-booking>',
    script: noteEvents,
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const warnings = warningsOf(page)
  await page.goto(host.origin)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  for (const option of ['view', 'theme', 'tokens', 'currency']) {
    const said = warnings.filter((text) => text.includes(`option "${option}"`))
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`${host.product}/embed#${option}`)
  }
  expect(errors).toEqual([])
})

test('a storefront that does not exist, and an experience that does not, are told and not thrown', async ({
  page,
  host,
}) => {
  host.show({
    body: `<dhow-booking storefront="nobody"></dhow-booking><dhow-booking storefront=""></dhow-booking><dhow-booking view="experience" experience="no-such-trip"></dhow-booking>`,
    script: noteEvents,
  })
  const warnings = warningsOf(page)
  await page.goto(host.origin)
  // one that does not open, one without a name, one that has no such experience
  await expect(page.getByText('Booking is not available on this page')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'This experience is not available' })).toBeVisible()
  // trying again helps none of them
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect
    .poll(() => warnings.filter((text) => text.includes('name the storefront that sells here')))
    .toHaveLength(1)
  await expect
    .poll(() => warnings.filter((text) => text.includes('there is no storefront "nobody"')))
    .toHaveLength(1)
  await expect
    .poll(() => warnings.filter((text) => text.includes('there is no "no-such-trip"')))
    .toHaveLength(1)
  expect((await toldNames(page)).filter((name) => name === 'error')).toHaveLength(3)
  await page.getByRole('link', { name: 'See all experiences' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('a list changes between cards and rows while it is there', async ({ page, host }) => {
  host.show({ body: '<dhow-booking view="search" layout="boat"></dhow-booking>' })
  const warnings = warningsOf(page)
  await page.goto(host.origin)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
  const words = card.getByRole('link', { name: title })
  const image = card.getByRole('img')
  /** Where the words begin: below the picture, or beside it. */
  const standing = async () => {
    const [text, picture] = await Promise.all([words.boundingBox(), image.boundingBox()])
    if (!text || !picture) return 'nowhere'
    return text.y >= picture.y + picture.height ? 'below' : 'beside'
  }
  await expect.poll(standing).toBe('below')
  await expect
    .poll(() => warnings.filter((text) => text.includes('"boat" is none of stacked, row')))
    .toEqual([expect.stringContaining(`${host.product}/embed#layout`)])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await set(page, 'layout', 'row')
    await expect.poll(standing).toBe('beside')
    await expectAccessible(page, { within: 'dhow-booking' })
    await set(page, 'layout', null)
    await expect.poll(standing).toBe('below')
  }
  // what a page asks for counts more than what the script's tag says for all
  await set(page, 'layout', 'stacked')
  await expect.poll(standing).toBe('below')
})

test('the transparent theme takes the font and the colours of the page, also when they change', async ({
  page,
  host,
}) => {
  host.show({
    body: `<main><dhow-booking view="experience" experience="${experience}" theme="transparent"></dhow-booking></main>`,
    css: `main { background: rgb(16, 42, 42); color: rgb(244, 233, 216); accent-color: rgb(224, 160, 48); font-family: Georgia, serif }
main.day { background: white; color: rgb(20, 20, 20) }
main.night { background: oklch(0.2 0.02 250); color: oklch(0.95 0.01 90) }`,
  })
  await page.goto(host.origin)
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toHaveCSS('color', 'rgb(244, 233, 216)')
  await expect(heading).toHaveCSS('font-family', 'Georgia, serif')
  const ground = page.locator('dhow-booking .booking-column')
  await expect(ground).toHaveCSS('background-color', 'rgb(16, 42, 42)')
  // what is chosen is written in the page's ground
  await addToCart(page)
  await page.getByRole('button', { name: 'Continue shopping' }).click()
  await expectAccessible(page, { within: 'dhow-booking', rules: ['color-contrast'] })
  await page.evaluate(() => document.querySelector('main')?.classList.add('day'))
  await expect(heading).toHaveCSS('color', 'rgb(20, 20, 20)')
  await page.evaluate(() => document.querySelector('dhow-booking')?.setAttribute('theme', 'default'))
  await expect(heading).not.toHaveCSS('font-family', 'Georgia, serif')

  await test.step('the storefront’s own look is light or dark as the page is', async () => {
    const isReadable = () => expectAccessible(page, { within: 'dhow-booking', rules: ['color-contrast'] })
    await isReadable()
    await page.evaluate(() => document.querySelector('main')?.classList.replace('day', 'night'))
    await expect(isReadable).toPass()
  })
})

test('is light or dark as what is really painted behind it, or as the page says', async ({ page, host }) => {
  const widget = `<dhow-booking view="availability" experience="${experience}"></dhow-booking>`
  const ground = '<div class="ground"></div>'
  const dark = '#101418'
  const places: Readonly<Record<string, { body: string; css: string; scheme: 'light' | 'dark' }>> = {
    'a white page': { body: widget, css: 'body { background: #fff }', scheme: 'light' },
    'a dark box beside it, moved below it': {
      body: `<main>${ground}${widget}</main>`,
      css: `body { background: #fff } main { position: relative; isolation: isolate; color: #222 } .ground { position: absolute; inset: 0; z-index: -1; background: ${dark} }`,
      scheme: 'dark',
    },
    'a dark gradient': {
      body: `<main>${widget}</main>`,
      css: `body { background: #fff } main { color: #eee; background: linear-gradient(${dark}, #222) }`,
      scheme: 'dark',
    },
    'a picture with light letters on it': {
      body: `<main>${widget}</main>`,
      css: 'body { background: #fff } main { color: #eee; background: url(host.css) #fff }',
      scheme: 'dark',
    },
    'a dark veil that hides nothing': {
      body: `<main>${widget}</main>`,
      css: 'body { background: #fff } main { background: rgb(0 0 0 / 0.05) }',
      scheme: 'light',
    },
    'what the page says, whatever is painted': {
      body: widget.replace('view=', 'scheme="dark" view='),
      css: 'body { background: #fff }',
      scheme: 'dark',
    },
  }
  for (const [name, { body, css, scheme }] of Object.entries(places)) {
    host.show({ body, css })
    await page.goto(host.origin)
    const root = page.locator('dhow-booking .widget-root')
    await expect(root.getByRole('grid')).toBeVisible()
    await expect(root, name).toHaveCSS('color-scheme', scheme)
  }
})

test('a look that is dark by day too can be read on a white page, in its own faces', async ({
  page,
  host,
}) => {
  host.show({
    body: '<main><dhow-booking storefront="three" view="listing"></dhow-booking></main>',
    css: 'body { background: #fff } main { block-size: 400px; overflow: auto }',
  })
  await page.goto(host.origin)
  const root = page.locator('dhow-booking .widget-root')
  await expect(root.getByRole('heading').first()).toBeVisible()
  await expect(root).toHaveCSS('background-color', 'rgb(18, 16, 22)')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await expectAccessible(page, { within: 'dhow-booking', rules: ['color-contrast'] })
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.fonts).some(
          ({ family, status }) => family.includes('Jost') && status === 'loaded',
        ),
      ),
    )
    .toBe(true)
  // what is hidden from sight in it lengthens the box, and not the page around it
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
})

test('shows its colours from the first frame on, and asks no storage for them', async ({ page, host }) => {
  await page.addInitScript(() => {
    const view = window as unknown as { asked: string[]; grounds: string[] }
    view.asked = []
    view.grounds = []
    type Read = (this: Storage, name: string) => string | null
    const read = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')?.value as Read
    Storage.prototype.getItem = function ask(this: Storage, name: string) {
      view.asked.push(name)
      return read.call(this, name)
    }
    // what others of the same site keep of their looks is not ours
    for (const name of ['theme', 'color-scheme', 'dhow.deira.theme', 'dhow.deira.scheme']) {
      localStorage.setItem(name, 'light')
    }
    const look = () => {
      const root = document.querySelector('dhow-booking')?.shadowRoot?.querySelector('.widget-root')
      if (root?.firstElementChild) {
        const { color, colorScheme } = getComputedStyle(root)
        view.grounds.push(
          [color, colorScheme, getComputedStyle(root).getPropertyValue('--dhow-paper')].join(' '),
        )
      }
      requestAnimationFrame(look)
    }
    look()
  })
  host.show({
    body: `<main><dhow-booking view="experience" experience="${experience}"></dhow-booking></main>`,
    css: 'main { background: rgb(16, 24, 42); color: rgb(244, 233, 216) }',
  })
  await page.goto(host.origin)
  await expect(
    page
      .getByRole('grid')
      .getByRole('button', { name: /, from/ })
      .first(),
  ).toBeVisible()
  const { asked, grounds } = await page.evaluate(() => {
    const view = window as unknown as { asked: string[]; grounds: string[] }
    return { asked: view.asked, grounds: view.grounds }
  })
  // dark as its page, in every frame that was painted
  expect(new Set(grounds).size).toBe(1)
  expect(grounds[0]).toContain(' dark ')
  // its cart, what the visitor chose to read in and the order that a reload shows again; nothing about colours
  expect(asked.filter((name) => !/^dhow\.deira\.(cart|language|currency|order-shown)/.test(name))).toEqual([])
})

test('options that were set before the script came are taken up', async ({ page, host }) => {
  host.show({
    body: '<dhow-booking></dhow-booking>',
    script: `addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('dhow-booking'), { view: 'availability', experience: '${experience}' })
    })`,
    tag: `<script defer src="${host.product}/widget/v1.js" data-storefront="deira" data-currency="EUR"></script>`,
  })
  await page.goto(host.origin)
  await expect(page.getByRole('region', { name: 'Check availability' }).getByText(/€/).first()).toBeVisible()
})

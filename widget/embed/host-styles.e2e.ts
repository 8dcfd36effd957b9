import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../server/testing/accessible.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import type { Host } from '../../server/testing/widget-host.ts'
import { experience } from '../../server/testing/widget-journey.ts'

const read = (address: string) => readFileSync(fileURLToPath(address), 'utf8')

/** Everything a page may do to what stands in it. */
const hostile = `html { font-size: 5px; direction: rtl }
* { color: red !important; direction: rtl; letter-spacing: 9px !important; text-transform: uppercase !important; line-height: 3 !important; visibility: hidden }
dhow-booking { display: none; font: 40px monospace !important; opacity: 0.1 }
button, a, div { border: 9px solid lime !important; padding: 40px !important }
dhow-booking, body { visibility: visible }`

const sheets: Readonly<Record<string, () => string>> = {
  'are against it': () => hostile,
  'say that 1rem is 5 px': () => 'html { font-size: 5px }',
  'are Bootstrap’s': () => read(import.meta.resolve('bootstrap/dist/css/bootstrap.min.css')),
  'begin with Tailwind’s preflight': () => read(import.meta.resolve('tailwindcss/preflight.css')),
  'are Bulma’s': () => read(import.meta.resolve('bulma/css/bulma.min.css')),
  'are Semantic UI’s': () => read(import.meta.resolve('semantic-ui-css/semantic.min.css')),
  'are Materialize’s': () =>
    read(import.meta.resolve('@materializecss/materialize/dist/css/materialize.min.css')),
}

const body = `<dhow-booking view="availability" experience="${experience}"></dhow-booking>`
/** The same place in every page, whatever its sheets say of the body. */
const frame =
  'html, body { margin: 0 !important; padding: 0 !important } body { position: absolute; inset: 20px auto auto 20px; inline-size: 600px; background: #fff !important }'

async function pictureOf(page: Page, host: Host, css: string): Promise<Buffer> {
  host.show({ body, css: `${css}\n${frame}` })
  await page.goto(host.origin)
  const widget = page.locator('dhow-booking .booking-column')
  const day = widget
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .first()
  await expect(day).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  return still(widget)
}

/** A picture of it once it stands still: what is painted last is not waited for by anything else. */
async function still(widget: Locator): Promise<Buffer> {
  for (let before: Buffer = Buffer.of(); ;) {
    const picture = await widget.screenshot({ animations: 'disabled' })
    if (picture.equals(before)) return picture
    before = picture
  }
}

/** Of 255: what the browser itself rounds now up, now down, on the curve of a corner. */
const rounding = 3

/** The largest difference of any colour of any point; infinite when the sizes differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()))
  if (!a || a.length !== b?.length) return Infinity
  return a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 0))), 0)
}

test('looks the same in a page whose styles', async ({ page, host }) => {
  const bare = await pictureOf(page, host, '')
  for (const [name, css] of Object.entries(sheets)) {
    // a style that leaks in is there each time; a busy machine's one odd frame is not
    await expect(async () => {
      const picture = await pictureOf(page, host, css())
      expect(await difference(picture, bare), name).toBeLessThanOrEqual(rounding)
    }, name).toPass({ timeout: 15_000 })
  }
})

test('looks the same whatever a rem of the page is', async ({ page, host }) => {
  const bare = await pictureOf(page, host, '')
  for (const size of ['62.5%', '8px', '1px', '24px']) {
    await page.evaluate((set) => document.documentElement.style.setProperty('font-size', set), size)
    // a rule of the page that counts in rem has followed
    await expect(page.locator('html')).not.toHaveCSS('font-size', '16px')
    const picture = await still(page.locator('dhow-booking .booking-column'))
    expect(await difference(picture, bare), size).toBeLessThanOrEqual(rounding)
  }
})

test('adds no style to its page', async ({ page, host }) => {
  const css = 'h1 { color: rgb(1, 2, 3) } p, a, button { font: 13px serif }'
  host.show({ body: `<h1>Deira</h1><p>Dhows</p><button>Own</button><main></main>`, css })
  await page.goto(host.origin)
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, p, body > button')].map((element) => {
        const { font, color, margin, background } = getComputedStyle(element)
        return [font, color, margin, background]
      }),
    )
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
    )
  const before = await styles()
  const rulesBefore = await rules()
  await page.evaluate((html) => {
    const widget = document.createElement('dhow-booking')
    widget.setAttribute('view', 'experience')
    widget.setAttribute('experience', html)
    document.querySelector('main')?.append(widget)
  }, experience)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(2)
  expect(await styles()).toEqual(before)
  expect(await rules()).toEqual(rulesBefore)
  expect(
    await page.evaluate(() => ({
      adopted: document.adoptedStyleSheets.length,
      nodes: document.querySelectorAll('style, link[rel=stylesheet]').length,
    })),
  ).toEqual({ adopted: 0, nodes: 1 })
})

test('a dialog covers the whole screen from within a box that is moved and cut off', async ({
  page,
  host,
}) => {
  host.show({
    body: `<div class="trap"><dhow-booking view="button" experience="${experience}"></dhow-booking></div><div class="bar">Cookies?</div>`,
    css: `.trap { margin-block-start: 140px; inline-size: 200px; block-size: 80px; overflow: hidden; transform: scale(0.9) rotate(2deg); filter: blur(0); contain: paint; position: relative; z-index: 0 }
.bar { position: fixed; inset: 0 0 auto; block-size: 100px; z-index: 2147483647; background: gold }`,
  })
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Book now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
  const size = page.viewportSize()
  await expect
    .poll(() => dialog.boundingBox())
    .toEqual({ x: 0, y: 0, width: size?.width, height: size?.height })
  // nor does it put anything of its own into the page
  await expect(page.locator('body > *')).toHaveCount(4)
  // a real click, where the page's own bar would lie
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Book now' })).toBeFocused()
})

for (const { name, root } of [
  { name: 'a right-to-left page', root: 'lang="ar" dir="rtl"' },
  { name: 'a left-to-right page', root: 'lang="en"' },
]) {
  for (const { language, direction } of [
    { language: 'en', direction: 'ltr' },
    { language: 'ar', direction: 'rtl' },
  ]) {
    test(`speaks ${language} in ${name}, in that language’s direction and within its box`, async ({
      page,
      host,
    }) => {
      host.show({
        root,
        css: 'body { margin: 0 }',
        body: `<dhow-booking view="experience" experience="${experience}" language="${language}"></dhow-booking>`,
      })
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 800 },
      ]) {
        await page.setViewportSize(viewport)
        await page.goto(host.origin)
        const widget = page.locator('dhow-booking .widget-root')
        await expect(widget.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(widget.getByRole('grid')).toBeVisible()
        await expect(widget).toHaveCSS('direction', direction)
        await expect(widget).toHaveAttribute('lang', language)
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(overflow, `at ${viewport.width} px`).toBe(0)
      }
      await expectAccessible(page, { within: 'dhow-booking' })
    })
  }
}

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Experience } from '../server/contract/catalogue.ts'
import { locales } from '../locales/locale-records.ts'

const languages = locales.map(({ code }) => code)
const desk = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const slug = 'red-dunes-desert-safari-dubai'
const paths = {
  home: '/',
  list: '/things-to-do-in-dubai',
  experience: `/things-to-do-in-dubai/${slug}`,
  written: '/privacy-policy',
}

/** The address of a page in a language: English has no prefix. */
function addressIn(language: string, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The same page in each language; a place and an experience have an address in the words of some. */
function addressesOf(page: Page, path: string): Promise<[string, string][]> {
  return Promise.all(
    languages.map(async (language): Promise<[string, string]> => {
      if (path !== paths.experience && path !== paths.list) return [language, addressIn(language, path)]
      const asked = await page.request.get(`/api/v1/experiences/${slug}`, { params: { language } })
      const found = (await asked.json()) as Pick<Experience, 'localSlug' | 'destination'>
      const { localSlug = slug, destination } = found
      const list = paths.list.replace(destination.slug, destination.localSlug ?? destination.slug)
      return [language, addressIn(language, path === paths.list ? list : `${list}/${localSlug}`)]
    }),
  )
}

/** Everything that the page says, on the screen and to a screen reader. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title, document.body.innerText]
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      said.push(
        ...['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
      )
    }
    return said
  })
}

/** What i18next says where it has no text: the key, `search.more.load`, or an unfilled `{{count}}`. */
const missing = /(?:^|[\s“"(])(?:[a-z]\w*:)?[a-z][\w-]*(?:\.[a-zA-Z][\w-]*)+(?=$|[\s”")])|\{\{/g

for (const language of languages) {
  test(`speaks ${language} on the way to a booking, whole and inside its window`, async ({ page }) => {
    for (const path of Object.values(paths)) {
      await page.setViewportSize(desk)
      await page.goto(addressIn(language, path))
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language)
      await expect(html).toHaveAttribute('dir', ['ar', 'he', 'fa'].includes(language) ? 'rtl' : 'ltr')
      const alternates = page.locator('link[rel="alternate"][hreflang]')
      expect(
        await alternates.evaluateAll((links) =>
          links.map((link) => [
            link.getAttribute('hreflang'),
            new URL((link as HTMLLinkElement).href).pathname,
          ]),
        ),
      ).toEqual([...(await addressesOf(page, path)), ['x-default', path]])
      if (path === paths.experience) await expect(page.locator('.calendar-grid')).toBeVisible()
      const keys = (await textsOf(page)).flatMap((text) => text.match(missing) ?? [])
      expect(keys).toEqual([])
      for (const size of [desk, phone]) {
        await page.setViewportSize(size)
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        // a page that has just become narrow is laid out anew
        await expect.poll(over, { message: `${path} at ${size.width} px` }).toBeLessThanOrEqual(0)
      }
    }
  })
}

for (const [language, faces] of [
  ['en', ['bricolage latin', 'figtree latin']],
  ['fr', ['bricolage latin', 'figtree latin']],
  ['ru', ['bricolage latin', 'figtree latin', 'fira cyrillic', 'onest cyrillic']],
  ['tr', ['bricolage latin', 'bricolage latin-ext', 'figtree latin', 'figtree latin-ext']],
  ['de', ['bricolage latin', 'figtree latin']],
  ['az', ['bricolage latin', 'bricolage latin-ext', 'figtree latin', 'figtree latin-ext', 'onest latin-ext']],
  ['he', ['bricolage latin', 'figtree latin', 'rubik hebrew']],
  ['fa', ['bricolage latin', 'figtree latin', 'vazirmatn arabic']],
] as const) {
  test(`fetches the faces of its own script, and no others: ${language}`, async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const face =
        /\/(bricolage|figtree|fira|onest|readex|rubik|vazirmatn)[\w-]*?-(latin-ext|latin|cyrillic|arabic|hebrew)-/
      const [, family, script] = face.exec(request.url()) ?? []
      if (family) fetched.add(`${family} ${script}`)
    })
    await page.goto(addressIn(language, '/contact-us'))
    await page.evaluate(() => document.fonts.ready)
    expect([...fetched].toSorted()).toEqual(faces)
  })
}

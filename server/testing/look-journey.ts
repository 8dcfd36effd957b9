import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { Experience } from '../contract/catalogue.ts'
import { layouts } from '../../themes/names.ts'
import type { Layout } from '../../themes/names.ts'
import { expectAccessible } from './accessible.ts'
import { originOfLook, slugOfLook } from './look-sites.ts'

/** What every look books: it has options, guests of two kinds and a pickup point to choose. */
const slug = 'red-dunes-desert-safari-dubai'

const root = new URL('../../', import.meta.url)

type Texts = (key: string) => string

/** The texts of a language as its files hold them: `choices:added.view`. */
function textsOf(language: string): Texts {
  return (key) => {
    const [namespace, name = ''] = key.split(':')
    const file = JSON.parse(
      readFileSync(new URL(`locales/${language}/${namespace}.json`, root), 'utf8'),
    ) as unknown
    const text = name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], file)
    if (typeof text !== 'string') throw new Error(`locales/${language} has no ${key}`)
    return text
  }
}

/** Matches a text whose `{{…}}` are filled. */
function filled(text: string): RegExp {
  const literal = text.split(/\{\{.*?\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(literal.join('.+'))
}

/**
 * Books the same experience in a look, from its home page to the confirmation: each step is found by its role and its name in
 * the visitor's language, as a user of a screen reader finds it. On each screen there is no complaint in the console, no
 * violation that axe finds, and nothing wider than the screen.
 */
export async function bookInLook(
  page: Page,
  { layout, language, baseURL }: { layout: Layout; language: 'en' | 'ar'; baseURL: string | undefined },
): Promise<void> {
  const t = textsOf(language)
  const origin = originOfLook(layout, baseURL)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const main = page.getByRole('main')
  const asked = await page.request.get(`/api/v1/experiences/${slug}`, {
    params: { storefront: slugOfLook(layout), language },
  })
  const { title, options } = (await asked.json()) as Experience

  // home
  await page.goto(language === 'en' ? `${origin}/` : `${origin}/${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFits(page)
  const search = main.getByRole('search')
  await search.getByRole('combobox', { name: t('search:where.label') }).fill(title)
  await search.getByRole('button', { name: t('search:go') }).click()

  // list
  await page.waitForURL(/\/search\//)
  const found = main.getByRole('link', { name: title }).first()
  await expect(found).toBeVisible()
  await expectFits(page)
  await found.click()

  // experience
  await expect(main.getByRole('heading', { level: 1 })).toContainText(title)
  const panel = await findPanel(page, t)
  await expect(panel.getByRole('grid')).toBeVisible()
  await expectFits(page)
  // a day of its own for each look, beyond those that other journeys book: together they would fill one
  const later = panel.getByRole('button', { name: t('common:calendar.next') })
  await later.click()
  await later.click()
  const days = panel.getByRole('grid').getByRole('button', { name: filled(t('availability:day.open')) })
  await days.nth(layouts.indexOf(layout) + (language === 'ar' ? layouts.length : 0)).click()
  await panel.getByRole('radio', { name: options[0]?.title }).check()
  await panel
    .getByRole('button', { name: filled(t('common:stepper.more')) })
    .first()
    .click()
  await panel.getByRole('combobox', { name: t('choices:pickup.title') }).selectOption({ index: 1 })
  await expectFits(page)
  await panel.getByRole('button', { name: t('availability:addToCart') }).click()
  const added = page.getByRole('dialog', { name: t('choices:added.title') })
  await expect(added).toContainText(title)
  await added.getByRole('link', { name: t('choices:added.view') }).click()

  // cart
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('cart:title'))
  await expect(main.getByRole('article')).toContainText(title)
  await expectFits(page)
  await main
    .getByRole('link', { name: t('cart:checkout') })
    .filter({ visible: true })
    .click()

  // checkout
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('checkout:title'))
  await main.getByLabel(t('checkout:details.firstName')).fill('Ada')
  await main.getByLabel(t('checkout:details.lastName')).fill('Lovelace')
  await main.getByLabel(t('checkout:details.email')).fill('ada@example.com')
  await main.getByLabel(t('checkout:details.phoneNumber'), { exact: true }).fill('+442079460958')
  await expectFits(page)
  await main.getByRole('button', { name: t('checkout:confirm.action.CARD') }).click()

  // payment page
  await page.waitForURL(/\/sandbox\/pay\//)
  await expectFits(page)
  await page.getByRole('radio', { name: t('sandbox:cards.success.name') }).check()
  await page.getByRole('button', { name: filled(t('sandbox:pay')) }).click()

  // confirmed
  await page.waitForURL(/\/checkout\/success\?order=/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    t('orders:outcome.success.title').replace('{{name}}', 'Ada'),
  )
  await expect(main.getByRole('article', { name: title })).toBeVisible()
  await expectFits(page)
  expect(new URL(page.url()).origin).toBe(origin)
  expect(complaints).toEqual([])
}

/** A look shows the panel in its page, or opens it from a bar. */
async function findPanel(page: Page, t: Texts): Promise<Locator> {
  const name = t('availability:title')
  const opener = page.getByRole('button', { name: t('availability:check') })
  const inPage = page.getByRole('main').getByRole('region', { name, exact: true })
  await expect(inPage.or(opener).filter({ visible: true }).first()).toBeVisible()
  if (await inPage.isVisible()) {
    await inPage.scrollIntoViewIfNeeded()
    return inPage
  }
  await opener.filter({ visible: true }).click()
  return page.getByRole('dialog', { name })
}

async function expectFits(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, `what ${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { LogInReply } from '../../server/contract/accounts.ts'
import type { CalendarReply, DeparturesReply } from '../../server/contract/availability.ts'
import type { OpenCartReply } from '../../server/contract/carts.ts'
import type { PlaceOrderReply } from '../../server/contract/checkout.ts'
import { expect, test } from '../../server/testing/widget-host.ts'
import type { Host } from '../../server/testing/widget-host.ts'
import { addToCart, experience, title } from '../../server/testing/widget-journey.ts'

const password = 'a good long password'

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('dhow-booking').analyze()
  expect(violations).toEqual([])
}

for (const width of [390, 1280]) {
  test(`narrows a list with every filter of the listing, at ${width} px`, async ({ page, host }) => {
    await page.setViewportSize({ width, height: 900 })
    host.show({ body: '<dhow-booking view="search"></dhow-booking>' })
    const chunks: string[] = []
    page.on('request', (request) => chunks.push(request.url()))
    await page.goto(host.origin)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    const isForm = (url: string) => url.includes('filter-form')
    expect(chunks.filter(isForm)).toEqual([])
    await page.getByRole('button', { name: 'Filters' }).click()
    const form = page.getByRole('form', { name: 'Filters' })
    for (const group of [
      'Price',
      'Categories',
      'Duration',
      'Time of day',
      'Age',
      'Good to know',
      'Occasion',
      'Language',
      'Rating',
    ]) {
      await expect(form.getByText(group, { exact: true }).first()).toBeVisible()
    }
    expect(chunks.filter(isForm)).toHaveLength(1)
    await form.getByRole('checkbox', { name: 'Cruises and boats' }).check()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Old Dubai' })).toHaveCount(0)
    await expect(form).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Remove filter' }).click()
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  })
}

test('searches by a word, from the widget’s own form', async ({ page, host }) => {
  host.show({ body: '<dhow-booking view="search"></dhow-booking>' })
  await page.goto(host.origin)
  const found = page.getByRole('status').filter({ hasText: /experience/ })
  await expect(found).toBeVisible()
  const before = await found.textContent()
  await page.getByRole('combobox', { name: 'Where to' }).fill('felucca')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(found).not.toHaveText(before ?? '')
  await expect(page.getByRole('link', { name: /felucca/i }).first()).toBeVisible()
})

test('changes a line of the cart in the drawer, without a dialog over the dialog', async ({ page, host }) => {
  host.show({
    body: `<dhow-booking view="cart"></dhow-booking><dhow-booking view="availability" experience="${experience}"></dhow-booking>`,
  })
  await page.goto(host.origin)
  await addToCart(page)
  await page.getByRole('button', { name: 'Continue shopping' }).click()
  await page.getByRole('button', { name: 'Cart (1)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Deira Dhows' })
  await drawer.getByRole('button', { name: `Change ${title}` }).click()
  await expect(drawer.getByRole('heading', { name: `Change ${title}` })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await drawer.getByRole('button', { name: 'One more: Adult' }).click()
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(drawer.getByText('3 adults').first()).toBeVisible()
  await expectAccessible(page)
})

test('shows what travellers wrote, and more of it', async ({ page, host }) => {
  host.show({ body: `<dhow-booking view="experience" experience="${experience}"></dhow-booking>` })
  await page.goto(host.origin)
  const reviews = page.locator('.reviews__item')
  await expect(reviews.first()).toBeVisible()
  const before = await reviews.count()
  await page.getByRole('button', { name: 'See more reviews' }).click()
  await expect.poll(() => reviews.count()).toBeGreaterThan(before)
})

/** Calls the product's API as one of its own pages does, at a storefront. */
function callsOf(page: Page, { product }: Host, storefront: string) {
  const headers = (token?: string) => ({
    origin: product,
    'idempotency-key': randomUUID(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  })
  return {
    read: async <Reply>(path: string, params: Record<string, string> = {}): Promise<Reply> =>
      (await (
        await page.request.get(`${product}/api/v1/${path}`, { params: { storefront, ...params } })
      ).json()) as Reply,
    post: async <Reply>(path: string, data: object, token?: string): Promise<Reply> =>
      (await (
        await page.request.post(`${product}/api/v1/${path}`, {
          params: { storefront },
          headers: headers(token),
          data,
        })
      ).json()) as Reply,
  }
}

type Calls = ReturnType<typeof callsOf>

/** Orders as a guest of this address. */
async function order({ read, post }: Calls, email: string): Promise<string> {
  const wanted = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const at = `experiences/${experience}`
  const calendar = await read<CalendarReply>(`${at}/calendar`, { month: wanted.slice(0, 7) })
  const date = calendar.days.find((day) => day.state === 'open' && day.date >= wanted)?.date ?? wanted
  const { options } = await read<DeparturesReply>(`${at}/departures`, { date })
  const option = options.find(({ departures }) => departures.some(({ state }) => state === 'open'))
  const start = option?.departures.find(({ state }) => state === 'open')?.start
  const line = { experience, option: option?.id, start, units: { ADULT: 1 } }
  const { token, cart } = await post<OpenCartReply>('carts', { line, currency: 'AED' })
  const buyer = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    countryCode: 'GB',
    phoneNumber: '+442079460958',
  }
  const placed = await post<PlaceOrderReply>('orders', { buyer, agreedTotal: cart.total }, token)
  if (placed.outcome === 'review') throw new Error('the cart was not as it was shown')
  return placed.reference
}

/** Opens an account and shows that its address is its own, by the link in the mail. */
async function openAccount(page: Page, { product }: Host, { post }: Calls, email: string): Promise<void> {
  await post('account/sign-up', { email, password })
  await expect(async () => {
    const list = await (await page.request.get(`${product}/outbox`)).text()
    const mails = [...list.matchAll(/href="(\/outbox\/[^"]+)\.eml"/g)].map(([, name]) => `${product}${name}`)
    for (const mail of mails) {
      if (!(await (await page.request.get(`${mail}.eml`)).text()).includes(email)) continue
      const letter = await (await page.request.get(`${mail}.html`)).text()
      const token = /auth\/log-in\?token=([^"&]+)/.exec(letter)?.[1]
      if (!token) continue
      const reply = await post<LogInReply>('account/log-in', {
        email,
        password,
        token: decodeURIComponent(token),
      })
      expect(reply.outcome).toBe('logged-in')
      return
    }
    throw new Error('no mail yet')
  }).toPass()
}

test('logs in where it stands, without a cookie, and shows the invoices of its own storefront alone', async ({
  page,
  host,
  context,
}) => {
  const email = `traveller-${randomUUID().slice(0, 8)}@example.com`
  const deira = callsOf(page, host, 'deira')
  const own = await order(deira, email)
  const other = await order(callsOf(page, host, 'marketplace'), email)
  await openAccount(page, host, deira, email)
  await context.clearCookies()

  host.show({ body: '<dhow-booking view="invoices"></dhow-booking>' })
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(own)).toBeVisible()
  await expect(page.getByText(other)).toHaveCount(0)
  await expectAccessible(page)
  expect(await context.cookies()).toEqual([])

  await page.reload()
  await expect(page.getByText(own)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(own)).toHaveCount(0)
})

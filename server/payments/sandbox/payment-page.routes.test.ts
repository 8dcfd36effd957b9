import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { CheckoutRequest } from '../payment-network.ts'
import { buildCheckout, buildTestSandbox } from './build-test-sandbox.ts'
import type { TestSandbox } from './build-test-sandbox.ts'
import { themes } from '../../../themes/registry.ts'
import { createPageTexts } from './page-texts.ts'
import { renderPaymentPage } from './payment-page.presenter.ts'
import { findObject } from './sandbox.queries.ts'
import { readCardNumber } from './test-cards.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: TestSandbox

beforeAll(async () => {
  database = await testDatabase()
  shop = await buildTestSandbox(database.db)
})
afterAll(async () => {
  await shop.stop()
  await database.close()
})
beforeEach(() => {
  shop.received.length = 0
})

async function open(change: Partial<CheckoutRequest> = {}) {
  const { sessionId, url } = await shop.network.openCheckout(buildCheckout(shop.clock, change))
  return { sessionId, url }
}

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { redirect: 'manual', headers })
const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
const text = async (response: Promise<Response>) => (await response).text()

/** Where a form sends the browser, from the page's own address. */
async function sentTo(response: Promise<Response>): Promise<string> {
  const { status, headers } = await response
  expect(status).toBe(303)
  return new URL(headers.get('location') ?? '', shop.origin).href
}

describe('the payment page', () => {
  it('shows what is bought, for how much, from whom, and that no money moves', async () => {
    const { url } = await open({
      sellerName: 'Souk & Sails',
      discount: { label: 'WELCOME10', amount: 2_500 },
      total: 22_500,
    })
    const response = await get(url)
    const page = await response.text()
    expect(response.status).toBe(200)
    for (const part of [
      'Sandbox: no real payment',
      'Pay Souk &amp; Sails',
      'Evening desert safari',
      '2 adults · Sat 5 Dec 2026, 15:00',
      'WELCOME10',
      'AED 225.00',
      'amina@example.com',
      '4000 0027 6000 3184',
    ]) {
      expect(page.replaceAll('\u00A0', ' ')).toContain(part)
    }
  })

  it('needs no script and allows none: everything inline is refused by its policy', async () => {
    const { url } = await open()
    const response = await get(url)
    const page = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|script-src/)
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('serves its own style sheets and typefaces', async () => {
    const { url } = await open()
    const page = await text(get(url))
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(sheets).toHaveLength(5)
    const styles = await Promise.all(sheets.map((sheet) => text(get(`${shop.origin}${sheet}`))))
    const faces = [...styles.join('').matchAll(/url\('([^']+\.woff2)'\)/g)].map((match) => match[1] ?? '')
    expect(faces).toEqual(
      expect.arrayContaining(['figtree.woff2', 'figtree-extended.woff2', 'onest-cyrillic.woff2']),
    )
    for (const path of [...sheets, ...faces.map((face) => `/sandbox/pay/assets/${face}`)]) {
      expect((await get(`${shop.origin}${path}`)).status).toBe(200)
    }
    expect(await text(get(`${shop.origin}${sheets[0]}`))).toContain('--dhow-act:')
    // a second face is a second file to wait for, for a title and a sum
    const [theme = '', named = '', ...own] = styles
    expect(theme + named).toMatch(/Bricolage/)
    expect(own.join('')).not.toContain('--dhow-font-display')
  })

  it('wears the look of the shop that the order came from', async () => {
    const sheetOf = async (request: Parameters<typeof open>[0]) => {
      const page = await text(get((await open(request)).url))
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]*theme\.css[^"]*)"/.exec(page) ?? []
      return text(get(`${shop.origin}${sheet}`))
    }
    expect(await sheetOf({ layout: 'template-two' })).toContain(
      `--dhow-act:${themes['template-two'].light.act};`,
    )
    expect(await sheetOf({})).toContain(`--dhow-act:${themes.default.light.act};`)
    const unknown = await text(get(`${shop.origin}/sandbox/pay/assets/theme.css?layout=nobody`))
    expect(unknown).toContain(`--dhow-act:${themes.default.light.act};`)
  })

  it('keeps each name in its own direction, at the edge of the page', async () => {
    const lines = [{ name: 'Red dunes.', description: 'Two adults.', quantity: 1, unitAmount: 25_000 }]
    const { url } = await open({ lines, language: 'ar' })
    const page = await text(get(url))
    expect(page).toContain('<span class="payment-summary__line-name"><bdi>Red dunes.</bdi></span>')
    expect(page).toContain('<span class="payment-summary__line-detail"><bdi>Two adults.</bdi></span>')
    // a block with a direction of its own would stand at its own edge
    expect(page).not.toMatch(/payment-summary[^>]*dir=/)
  })

  it('prints hostile names as text', async () => {
    const name = '"><script>alert(1)</script>&'
    const { url } = await open({ sellerName: name, lines: [{ name, quantity: 1, unitAmount: 25_000 }] })
    const page = await text(get(url))
    expect(page).not.toContain('<script>')
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')
  })

  it.each([
    ['JPY', 25_000, '¥25,000'],
    ['KWD', 25_000, 'KWD 25.000'],
    ['ISK', 25_000, 'ISK 25,000'],
    ['EUR', 25_000, '€250.00'],
  ])('counts %s as the world does', async (currency, total, shown) => {
    const { url } = await open({
      currency,
      total,
      lines: [{ name: 'Kayak', quantity: 1, unitAmount: total }],
    })
    expect((await text(get(url))).replaceAll('\u00A0', ' ')).toContain(`Pay ${shown}`)
  })

  it('writes amounts as the shop does in Portugal', async () => {
    const { url } = await open({
      language: 'pt',
      currency: 'EUR',
      total: 117_400,
      lines: [{ name: 'Caiaque', quantity: 1, unitAmount: 117_400 }],
    })
    expect((await text(get(url))).replaceAll(/\s/g, ' ')).toContain('1174,00 €')
  })

  it('turns round for a language that is read from right to left', async () => {
    const { sessionId } = await open({ language: 'ar' })
    const session = await findObject(database.db, 'checkout.session', sessionId)
    if (!session) throw new Error('no session')
    // Stripe's own page has no Arabic; the order's language is kept beside it
    expect(session.body).toMatchObject({ locale: 'auto', metadata: { language: 'ar' } })
    const texts = (await createPageTexts({ en: {}, ar: { pay_title: 'ادفع إلى {{seller}}' } }))(['ar-AE'])
    const page = renderPaymentPage({ ...texts, base: '/sandbox/pay' }, session, {
      choice: 'success',
      problem: null,
      now: shop.clock.now(),
    })
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('ادفع إلى Dhow')
    expect(page).toMatch(/dir="ltr"[^>]*>4242 4242/)
  })
})

describe('paying', () => {
  it('pays, then sends the browser back to the shop with the session’s id', async () => {
    const { sessionId, url } = await open()
    const back = await sentTo(post(url, { choice: 'success' }))
    expect(back).toBe(`${url}/return`)
    const landing = await get(back)
    expect(landing.headers.get('refresh')).toBe(
      `0;url=https://shop.example/checkout/return?session=${sessionId}`,
    )
    expect(await landing.text()).toContain(`href="https://shop.example/checkout/return?session=${sessionId}"`)
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({
      status: 'complete',
      intentStatus: 'requires_capture',
      capturable: 25_000,
    })
  })

  it('pays once when the form is sent twice, and shows both senders that it is paid', async () => {
    const orderId = crypto.randomUUID()
    const { sessionId, url } = await open({ orderId })
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => sentTo(post(url, { choice: 'success' }))))
    expect(new Set(sent)).toEqual(new Set([`${url}/return`]))
    const told = await shop.stripe.events.list({ types: ['checkout.session.completed'], limit: 100 })
    const completions = told.data.filter(({ data }) => (data.object as { id?: string }).id === sessionId)
    expect(completions).toHaveLength(1)
    const intents = (await shop.stripe.paymentIntents.list({ limit: 100 })).data
    expect(intents.filter(({ metadata }) => metadata['orderId'] === orderId)).toHaveLength(1)
  })

  it.each([
    ['declined', 'card_declined', 'Your card was declined', 'generic_decline'],
    ['insufficient_funds', 'insufficient_funds', 'has insufficient funds', 'insufficient_funds'],
  ])(
    'says why a card is refused (%s), charges nothing, and lets another one pay',
    async (choice, problem, says, code) => {
      const { sessionId, url } = await open()
      const back = await sentTo(post(url, { choice }))
      expect(new URL(back).searchParams.get('problem')).toBe(problem)
      const page = await text(get(back))
      expect(page).toMatch(new RegExp(`id="card-problem" role="alert"[^>]*>[^<]*${says}`))
      expect(page).toContain('aria-describedby="card-problem"')
      expect(page).toMatch(new RegExp(`value="${choice}"\\s+checked`))
      expect(page).toContain('<title>Check the card:')
      expect(await shop.network.readCheckout(sessionId)).toMatchObject({
        status: 'open',
        intentStatus: 'requires_payment_method',
        declineCode: code,
        capturable: 0,
      })
      expect(await sentTo(post(url, { choice: 'success' }))).toBe(`${url}/return`)
      expect(await shop.network.readCheckout(sessionId)).toMatchObject({
        status: 'complete',
        declineCode: null,
      })
    },
  )

  it('asks the bank (3-D Secure): approved, it is paid', async () => {
    const { sessionId, url } = await open()
    const bank = await sentTo(post(url, { choice: 'three_d_secure' }))
    expect(bank).toBe(`${url}/authenticate`)
    expect(await text(get(bank))).toContain('from your card ending in 3184')
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({
      status: 'open',
      intentStatus: 'requires_action',
    })
    expect(await sentTo(post(bank, { answer: 'approve' }))).toBe(`${url}/return`)
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({
      status: 'complete',
      intentStatus: 'requires_capture',
    })
  })

  it('asks the bank (3-D Secure): refused, nothing is charged and another card may pay', async () => {
    const { sessionId, url } = await open()
    const bank = await sentTo(post(url, { choice: 'three_d_secure' }))
    const back = await sentTo(post(bank, { answer: 'refuse' }))
    expect(await text(get(back))).toContain('could not verify you')
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({
      status: 'open',
      declineCode: 'payment_intent_authentication_failure',
    })
    expect(await sentTo(post(url, { choice: 'success' }))).toBe(`${url}/return`)
  })

  it('does not let anybody approve what no bank has asked', async () => {
    const { sessionId, url } = await open()
    expect(await sentTo(get(`${url}/authenticate`))).toBe(url)
    await post(`${url}/authenticate`, { answer: 'approve' })
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({ status: 'open', intentId: null })
  })

  it('waits for a slow bank without a script, pays once although the button is pressed again', async () => {
    const { sessionId, url } = await open()
    const waiting = await sentTo(post(url, { choice: 'slow' }))
    expect(waiting).toBe(`${url}/waiting`)
    expect((await get(waiting)).headers.get('refresh')).toBe('1')
    expect(await sentTo(post(url, { choice: 'success' }))).toBe(waiting)
    expect(await sentTo(get(url))).toBe(waiting)
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({ status: 'open', capturable: 0 })
    shop.clock.leap({ seconds: 5 })
    await shop.sandbox.control.webhooks.idle()
    expect(await sentTo(get(waiting))).toBe(`${url}/return`)
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({
      status: 'complete',
      capturable: 25_000,
    })
  })

  it('pays although the window is closed, and tells the shop by webhook alone', async () => {
    const { sessionId, url } = await open()
    const closed = await sentTo(post(url, { choice: 'closed_window' }))
    expect(closed).toBe(`${url}/closed`)
    const page = await get(closed)
    expect(page.headers.get('refresh')).toBeNull()
    expect(await page.text()).not.toContain('shop.example')
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({ status: 'complete' })
    await shop.sandbox.control.webhooks.idle()
    expect(shop.received.map(({ type }) => type)).toContain('checkout.session.completed')
  })

  it.each([
    [{ choice: 'other', number: '4242' }, 'number-problem', 'This card number is not valid'],
    [{ choice: 'other', number: '4242 4242 4242 4241' }, 'number-problem', 'This card number is not valid'],
    [{ choice: 'other', number: '' }, 'number-problem', 'This card number is not valid'],
    // a valid number that is no test card: it might be a real one
    [
      { choice: 'other', number: '4012 8888 8888 1881' },
      'number-problem',
      'Only test cards are accepted here',
    ],
    [{ choice: 'nonsense' }, 'card-problem', 'Choose a card first'],
    [{}, 'card-problem', 'Choose a card first'],
  ])('keeps the traveller at the field that is wrong: %o', async (form, id, says) => {
    const { sessionId, url } = await open()
    const page = await text(get(await sentTo(post(url, form as Record<string, string>))))
    expect(page).toMatch(new RegExp(`id="${id}" role="alert"[^>]*>[^<]*${says}`))
    expect(page).not.toContain('8888')
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({ status: 'open', intentId: null })
  })

  it('takes the number of another test card, written with blanks or hyphens', async () => {
    const { sessionId, url } = await open()
    const back = await sentTo(post(url, { choice: 'other', number: '4000-0000-0000-0069' }))
    expect(new URL(back).searchParams.get('problem')).toBe('expired_card')
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({ declineCode: 'expired_card' })
    expect(readCardNumber(' 4242 4242 4242 4242 ')).toMatchObject({ kind: 'test' })
  })
})

describe('a payment page whose time is over', () => {
  it('says that it is paid already, and does not take the browser away', async () => {
    const { url } = await open()
    await post(url, { choice: 'success' })
    const page = await get(url)
    expect(page.headers.get('refresh')).toBeNull()
    expect(await page.text()).toContain('You cannot pay twice')
    expect(await sentTo(post(url, { choice: 'success' }))).toBe(`${url}/return`)
  })

  it('says that it has closed, takes no payment, and shows the way back', async () => {
    const { sessionId, url } = await open()
    await shop.network.expireCheckout(sessionId)
    expect(await sentTo(post(url, { choice: 'success' }))).toBe(url)
    const page = await get(url)
    expect(page.status).toBe(410)
    expect(await page.text()).toMatch(/Nothing was charged[\s\S]*href="https:\/\/shop\.example\/checkout"/)
  })

  it('closes by time alone', async () => {
    const { sessionId, url } = await open()
    shop.clock.leap({ minutes: 41 })
    expect((await get(url)).status).toBe(410)
    expect(await shop.sandbox.control.pay(sessionId)).toEqual({ outcome: 'expired' })
    await shop.sandbox.control.webhooks.idle()
    expect(await shop.network.readCheckout(sessionId)).toMatchObject({ status: 'expired' })
    expect(shop.received.map(({ type }) => type)).toContain('checkout.session.expired')
  })

  it.each(['', '/waiting', '/return', '/closed', '/authenticate'])(
    'knows no session of another name%s',
    async (path) => {
      const base = `${shop.origin}/sandbox/pay/cs_test_guessed`
      const response = await fetch(`${base}${path}`)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('This payment page does not exist')
      expect(
        (await fetch(base, { method: 'POST', body: new URLSearchParams({ choice: 'success' }) })).status,
      ).toBe(404)
    },
  )
})

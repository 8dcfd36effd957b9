import { generateKeyPairSync } from 'node:crypto'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SelectionInput } from '../contract/availability.ts'
import { offerRoutes } from '../offers/offers.routes.ts'
import { concludeOrder } from '../orders/conclude-order.ts'
import { findSettlement, listBookingStates, moveBookings } from '../orders/orders.queries.ts'
import { orderMessages } from '../tickets/order-messages.ts'
import { createOrderPrinter } from '../tickets/print-order.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { announce } from './announce.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { OutgoingMail } from './mailer.ts'
import { letterKinds, orderKinds } from './message-kinds.ts'
import { messageJobs } from './messages.jobs.ts'
import type { AppMessage } from './whatsapp.ts'

let floor: ShopFloor
let sent: OutgoingMail[]
let texted: AppMessage[]
let away: { mail: boolean; app: boolean }

beforeAll(async () => {
  floor = await openShopFloor()
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const deps = { ...floor.deps, env: { ...floor.deps.env, TICKET_KEY: pem } }
  const senders = {
    mail: async (mail: OutgoingMail) => {
      if (away.mail) throw new Error('the mail server is away')
      sent.push(mail)
    },
    app: async (message: AppMessage) => {
      if (away.app) throw new Error('the messaging app is away')
      texted.push(message)
    },
  }
  const jobs = messageJobs(deps, orderMessages(deps, createOrderPrinter(deps)), senders)
  Object.assign(floor.jobs, jobs)
})
afterAll(() => floor.close())
beforeEach(() => {
  sent = []
  texted = []
  away = { mail: false, app: false }
  Object.assign(floor.network, { declineCaptures: false })
})

async function place(
  {
    confirmation = 'INSTANT',
    payLater = false,
  }: { confirmation?: 'INSTANT' | 'ON_REQUEST'; payLater?: boolean } = {},
  overrides: Parameters<Awaited<ReturnType<typeof openShopper>>['order']>[0] = {},
) {
  const { slug } = await seedExperience(floor.db, floor.shop, { confirmation, payLater })
  const selection: SelectionInput = {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2 },
  }
  const shopper = await openShopper(floor.api, selection)
  const reply = await shopper.order(overrides)
  const reference = 'reference' in reply ? reply.reference : ''
  const [row] = await floor.db<{ id: string; reference: string }>('orders').where({ reference })
  return { reply, reference, id: row?.id ?? '', shopper }
}
async function buy(options: Parameters<typeof place>[0] = {}, overrides: Parameters<typeof place>[1] = {}) {
  const placed = await place(options, overrides)
  floor.network.pay(placed.reference)
  const order = { reference: placed.reference, orderToken: expectOutcome(placed.reply, 'pay').orderToken }
  await readInvoice(floor.api, order)
  return { ...placed, ...order }
}
const kinds = () => sent.map(({ kind }) => kind)

describe('a paid order', () => {
  it('is told once, however often its webhooks come, with tickets and calendar', async () => {
    const order = await buy()
    for (const id of ['evt_1', 'evt_1', 'evt_2']) {
      const payload = {
        id: `${id}_${order.reference}`,
        object: 'event',
        type: 'checkout.session.completed',
        created: 1,
        data: { object: { object: 'checkout.session', id: 'cs', client_reference_id: order.id } },
      }
      await floor
        .db('payment_events')
        .insert({ id: payload.id, type: payload.type, payload })
        .onConflict('id')
        .ignore()
      await floor.jobs['settle-payment']?.({ eventId: payload.id }, { attempt: 1 })
    }
    await readInvoice(floor.api, order)
    await floor.work()
    expect(kinds()).toEqual(['order-confirmed'])
    const [mail] = sent
    expect(mail).toMatchObject({ to: 'amina@example.com' })
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `${order.reference}-1.pdf`,
      `${order.reference}.ics`,
    ])
    expect(mail?.letter.subject).toContain(order.reference)
  })

  it('leads to its page by a key that opens it', async () => {
    const { reference } = await buy()
    await floor.work()
    const href = new URL(sent[0]?.letter.actions[0]?.href ?? '')
    expect(href.searchParams.get('order')).toBe(reference)
    const orderToken = new URLSearchParams(href.hash.slice(1)).get('token') ?? ''
    expect(await readInvoice(floor.api, { reference, orderToken })).toMatchObject({ reference })
    const other = await buy()
    await request(floor.api)
      .get(`/api/v1/orders/${other.reference}`)
      .set('authorization', `Bearer ${orderToken}`)
      .expect(404)
    await floor.work()
  })

  it('is told when the mail server comes back, and once', async () => {
    await buy()
    away.mail = true
    await expect(floor.work()).rejects.toThrow('away')
    expect(sent).toEqual([])
    away.mail = false
    await floor.work()
    expect(kinds()).toEqual(['order-confirmed'])
  })

  it('is told of a refusal by the bank, and not of success', async () => {
    floor.network.declineCaptures = true
    await buy()
    await floor.work()
    expect(kinds()).toEqual(['order-failed'])
  })

  it('is told by app too; an app that is away keeps no mail back', async () => {
    await buy()
    away.app = true
    await expect(floor.work()).rejects.toThrow('away')
    expect(kinds()).toEqual(['order-confirmed'])
    away.app = false
    await floor.work()
    expect(texted).toMatchObject([{ phone: '+971501234567', template: 'order_confirmed', language: 'en' }])
    expect(sent).toHaveLength(1)
  })
})

describe('an order on request', () => {
  it.each([
    ['CONFIRMED', 'order-confirmed-later'],
    ['REJECTED', 'order-rejected'],
  ] as const)('is on hold first, and %s later', async (decision, kind) => {
    const { id } = await buy({ confirmation: 'ON_REQUEST' })
    await floor.work()
    expect(kinds()).toEqual(['order-on-hold'])
    expect(sent[0]?.attachments).toEqual([])
    await floor.db.transaction(async (trx) => {
      const order = await findSettlement(trx, id)
      const bookings = (await listBookingStates(trx, id)).map((booking) => booking.id)
      await moveBookings(trx, bookings, decision)
      if (order) await concludeOrder(trx, order, floor.clock.now())
    })
    await floor.work()
    expect(kinds()).toEqual(['order-on-hold', kind])
  })
})

describe('an order that is not paid', () => {
  it('is told when it was reserved, and when nobody paid; support gets the task', async () => {
    floor.shop.storefront.contact.email = 'support@example.com'
    await place({ payLater: true }, { paymentMethod: 'PAY_LATER' })
    await floor.work()
    expect(kinds()).toEqual(['order-reserved', 'support-reserved'])
    expect(sent[1]).toMatchObject({ to: 'support@example.com' })
    expect(sent[1] && letterText(sent[1].letter)).toContain('+971501234567')
    floor.clock.advance({ hours: 24 * 5 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    await floor.work()
    expect(kinds().slice(2)).toEqual(['order-cancelled'])
    floor.clock.set('2026-11-21T08:00:00Z')
  })
})

describe('a confirmed booking', () => {
  const hourly = async () => {
    await floor.jobs['write-to-travellers']?.({}, { attempt: 1 })
    await floor.work()
  }

  it('is recalled the day before and asked about the day after, once each', async () => {
    const { reference } = await buy()
    await floor.work()
    await hourly()
    expect(kinds()).toEqual(['order-confirmed'])
    sent = []
    const mine = () =>
      sent.filter(({ letter }) => letterText(letter).includes(reference)).map(({ kind }) => kind)
    floor.clock.set('2026-11-30T06:00:00Z')
    await hourly()
    await hourly()
    expect(mine()).toEqual(['booking-reminder'])
    floor.clock.set('2026-12-02T06:00:00Z')
    await hourly()
    await hourly()
    expect(mine()).toEqual(['booking-reminder', 'review-invitation'])
    floor.clock.set('2026-11-21T08:00:00Z')
  })
})

describe('an offer request', () => {
  it('is acknowledged once', async () => {
    const { slug } = await seedExperience(floor.db, floor.shop, { negotiation: 'ONLY' })
    const api = buildApi(floor.shop.storefront, [offerRoutes(floor.deps)])
    for (let attempt = 0; attempt < 2; attempt++) {
      await request(api)
        .post('/api/v1/offer-requests')
        .set('idempotency-key', 'an offer')
        .send({ experience: slug, buyer })
        .expect(201)
    }
    await floor.work()
    expect(kinds()).toEqual(['offer-received', 'provider-offer'])
    expect(sent[0]?.letter.paragraphs[0]).toContain(`Title of ${slug}`)
  })
})

describe('every kind', () => {
  const values = {
    name: 'Amina',
    experience: 'Dunes',
    reference: 'OF-1',
    amount: 'AED 900',
    until: 'Friday',
    details: 'Four of us',
    guests: '4',
    reason: 'Full',
    contact: '+971',
    order: 'DH-1',
  }

  it('has a subject, a title and sentences without gaps, and survives as HTML and as text', async () => {
    const { id } = await buy({}, { language: 'ar' })
    await floor.work()
    sent = []
    await floor.db.transaction(async (trx) => {
      for (const kind of orderKinds) await announce(trx, { kind, orderId: id, booking: 'again' })
      for (const kind of letterKinds) {
        const about = { to: 'a@example.com', storefrontId: floor.shop.storefront.id, link: '/x', values }
        await announce(trx, { kind, subject: kind, language: 'en', ...about })
      }
    })
    await floor.work()
    expect(kinds()).toEqual([...orderKinds, ...letterKinds])
    for (const { letter } of sent) {
      const html = letterHtml(letter)
      const all = `${letterText(letter)}${html}`
      expect(letter.subject).not.toBe('')
      expect(letter.title).not.toBe('')
      expect(letter.paragraphs.length).toBeGreaterThan(0)
      expect(all).not.toMatch(/\{\{|undefined|kinds\./)
      expect(html).not.toMatch(/<(script|link|style|iframe)\b/)
    }
  })

  it('is written in the order’s language, from the right where it is read so, and in English where words are missing', async () => {
    const { id } = await buy({}, { language: 'ar' })
    await floor.work()
    const [arabic] = sent
    expect(arabic && letterHtml(arabic.letter)).toContain('<html lang="ar" dir="rtl">')
    expect(arabic?.letter.title).toContain('رحلتك مؤكدة')
    await announce(floor.db, { kind: 'review-invitation', orderId: id })
    await floor.work()
    expect(sent[1]?.letter.title).toBe('How was it, Amina?')
  })

  it('forgets the words of a letter once it has left', async () => {
    const about = {
      to: 'a@example.com',
      storefrontId: floor.shop.storefront.id,
      link: '/auth/reset-password?token=t',
    }
    await announce(floor.db, { kind: 'password-reset', subject: 'reset-1', language: 'en', ...about })
    await floor.work()
    expect(sent[0]?.letter.actions[0]?.href).toContain('token=t')
    const rows = await floor
      .db<{ about: object; key: string }>('messages')
      .where({ key: 'password-reset:reset-1' })
    expect(rows).toMatchObject([{ about: {} }])
  })

  it('writes what travellers typed as text, never as markup', async () => {
    const about = { to: 'a@example.com', storefrontId: floor.shop.storefront.id }
    const name = '<img src=x onerror=alert(1)>'
    await announce(floor.db, {
      kind: 'offer-received',
      subject: 'x',
      language: 'en',
      ...about,
      values: { ...values, name },
    })
    await floor.work()
    expect(sent[0] && letterHtml(sent[0].letter)).not.toContain('<img src=x')
  })
})

import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerRoutes } from '../offers/offers.routes.ts'
import { concludeOrder } from '../orders/settling/conclude-order.ts'
import { findSettlement, listBookingStates, moveBookings } from '../orders/orders.queries.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { enqueueJob } from '../platform/jobs/jobs.ts'
import { readBacklog } from '../platform/health.queries.ts'
import { announce } from './announce.ts'
import { emailText } from './email-text.ts'
import { openPostOffice } from '../testing/factories/post-office.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
let floor: ShopFloor

beforeAll(async () => {
  office = await openPostOffice()
  floor = office.floor
})
afterAll(() => floor.close())
beforeEach(() => office.clear())

/** The messages to all but suppliers. */
const kinds = () => office.toOthers().map(({ kind }) => kind)

it('waits behind every other job that is due, however long it has waited', async () => {
  const { id: orderId } = await office.buy()
  await floor.work()
  await floor.db.transaction(async (trx) => {
    await announce(trx, { kind: 'order-failed', orderId })
    await enqueueJob(trx, 'settle-payment', { eventId: 'evt_later' })
    // it came long after the message
    await trx.raw(
      `update graphile_worker._private_jobs set run_at = run_at - interval '1 minute' where key like 'send-message:%'`,
    )
  })
  const { rows } = await floor.db.raw<{ rows: { name: string }[] }>(
    `select task_identifier name from graphile_worker.jobs order by priority, run_at`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['settle-payment', 'send-message'])
  await floor.db.raw(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
  await floor.db('messages').where({ kind: 'order-failed' }).del()
})

describe('a paid order', () => {
  it('is told once, however often its webhooks come, with tickets and calendar', async () => {
    const order = await office.buy()
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
    const [mail] = office.toOthers()
    expect(mail).toMatchObject({ to: 'amina@example.com' })
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `${order.reference}-1.pdf`,
      `${order.reference}.ics`,
    ])
    expect(mail?.letter.subject).toContain(order.reference)
  })

  it('leads to its page by a key that opens it', async () => {
    const { reference } = await office.buy()
    await floor.work()
    const href = new URL(office.toOthers()[0]?.letter.actions[0]?.href ?? '')
    expect(href.searchParams.get('order')).toBe(reference)
    const orderToken = new URLSearchParams(href.hash.slice(1)).get('token') ?? ''
    expect(await readInvoice(floor.api, { reference, orderToken })).toMatchObject({ reference })
    const other = await office.buy()
    await request(floor.api)
      .get(`/api/v1/orders/${other.reference}`)
      .set('authorization', `Bearer ${orderToken}`)
      .expect(404)
    await floor.work()
  })

  it('begins with the logo of its shop as a picture that mail programs show', async () => {
    const { id, slug } = floor.shop.storefront
    const logo = { picture: '/logos/deira.svg', width: 44, height: 40, withName: true }
    const sites = floor.db('storefronts').where({ id })
    await sites.clone().update({ theme: JSON.stringify({ logo }) })
    await office.buy()
    await floor.work()
    const { letter, site } = office.toOthers()[0] ?? {}
    const src = `${site}/_logo/${slug}.png`
    expect(letter?.brand.logo).toEqual({ src, width: 50, height: 46, withName: true })
    await sites.clone().update({ theme: '{}' })
  })

  it('is told when the mail server comes back, and once', async () => {
    await office.buy()
    office.away.mail = true
    await expect(floor.work()).rejects.toThrow('away')
    expect(office.toOthers()).toEqual([])
    office.away.mail = false
    await floor.work()
    expect(kinds()).toEqual(['order-confirmed'])
  })

  it('is not tried again when the mail server refuses the buyer for good; support is told, once', async () => {
    const sites = floor.db('storefronts').where({ id: floor.shop.storefront.id })
    await sites.clone().update({ contact: { email: 'help@shop.example' } })
    office.refuses.add('amina@example.com')
    const logged = vi.spyOn(floor.deps.log, 'error')
    const order = await office.buy()
    await floor.work()
    expect(kinds()).toEqual(['support-undelivered'])
    const [task] = office.toOthers()
    expect(task && emailText(task.letter)).toMatch(
      new RegExp(`Amina .* gave for order .*${order.reference}.*amina@example\\.com`),
    )
    // by messaging app the buyer is told all the same
    expect(office.texted.map(({ template }) => template)).toEqual(['order_confirmed'])
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'order-confirmed', reference: order.reference, answer: 550 }),
      expect.stringContaining('cannot be delivered'),
    )
    expect(JSON.stringify(logged.mock.calls)).not.toContain('amina@')
    logged.mockRestore()
    expect((await readInvoice(floor.api, order)).ticketsMailed).not.toBe(true)
    const before = await readBacklog(floor.db)
    expect(before).toMatchObject({ refusedMails: 1, oldestMailSeconds: 0 })

    await floor.db.transaction((trx) => announce(trx, { kind: 'booking-reminder', orderId: order.id }))
    await floor.work()
    expect(kinds()).toEqual(['support-undelivered'])
    expect((await readBacklog(floor.db)).refusedMails).toBe(2)
    expect(await floor.db('messages').where({ mailed_at: null, refused_at: null })).toEqual([])
    await sites.clone().update({ contact: {} })
  })

  it('is told of a refusal by the bank, and not of success', async () => {
    floor.network.declineCaptures = true
    await office.buy()
    await floor.work()
    expect(kinds()).toEqual(['order-failed'])
  })

  it('is told by app too; an app that is away keeps no mail back', async () => {
    await office.buy()
    office.away.app = true
    await expect(floor.work()).rejects.toThrow('away')
    expect(kinds()).toEqual(['order-confirmed'])
    office.away.app = false
    await floor.work()
    expect(office.texted).toMatchObject([
      { phone: '+971501234567', template: 'order_confirmed', language: 'en' },
    ])
    expect(office.toOthers()).toHaveLength(1)
  })
})

describe('an order on request', () => {
  it.each([
    ['CONFIRMED', 'order-confirmed-later'],
    ['REJECTED', 'order-rejected'],
  ] as const)('is on hold first, and %s later', async (decision, kind) => {
    const { id } = await office.buy({ confirmation: 'ON_REQUEST' })
    await floor.work()
    expect(kinds()).toEqual(['order-on-hold'])
    expect(office.toOthers()[0]?.attachments).toEqual([])
    const first = office.toOthers()[0]
    const held = first ? emailText(first.letter) : ''
    expect(held).toMatch(
      /The supplier will answer by .* \(Dubai time\)\. Without an answer, you are not charged/,
    )
    expect(held).toMatch(/Free cancellation until the supplier confirms · Once confirmed: /)
    await floor.db('bookings').where({ order_id: id }).update({ decline_reason: 'The boat is in the yard' })
    await floor.db.transaction(async (trx) => {
      const order = await findSettlement(trx, id)
      const bookings = (await listBookingStates(trx, id)).map((booking) => booking.id)
      await moveBookings(trx, bookings, decision)
      if (order) await concludeOrder(trx, order, floor.clock.now())
    })
    await floor.work()
    expect(kinds()).toEqual(['order-on-hold', kind])
    expect(office.texted.map(({ template }) => template.replaceAll('_', '-'))).toEqual(kinds())
    const last = office.toOthers().at(-1)
    const text = last ? emailText(last.letter) : ''
    // a declined traveller reads the reason, and no amount, since nothing was charged
    expect(text.includes('Message from the supplier: The boat is in the yard')).toBe(decision === 'REJECTED')
    expect(text.includes('Total: ')).toBe(decision === 'CONFIRMED')
    expect(text.includes('Payment status: Not charged')).toBe(decision === 'REJECTED')
    expect(text).not.toContain('get your refund')
  })
})

describe('an order that is not paid', () => {
  it('is told when it was reserved, and when nobody paid; support gets the task', async () => {
    floor.shop.storefront.contact.email = 'support@example.com'
    await office.place({ payLater: true }, { paymentMethod: 'PAY_LATER' })
    await floor.work()
    expect(kinds()).toEqual(['order-reserved', 'support-reserved'])
    expect(office.toOthers()[1]).toMatchObject({ to: 'support@example.com' })
    expect(
      office
        .toOthers()
        .slice(1)
        .map(({ letter }) => emailText(letter))
        .join(''),
    ).toContain('+971 50 123 4567')
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
    const { reference } = await office.buy()
    await floor.work()
    await hourly()
    expect(kinds()).toEqual(['order-confirmed'])
    office.sent = []
    const mine = () =>
      office
        .toOthers()
        .filter(({ letter }) => emailText(letter).includes(reference))
        .map(({ kind }) => kind)
    floor.clock.set('2026-11-30T06:00:00Z')
    await hourly()
    await hourly()
    expect(mine()).toEqual(['booking-reminder'])
    floor.clock.set('2026-12-02T06:00:00Z')
    await hourly()
    await hourly()
    expect(mine()).toEqual(['booking-reminder', 'review-invitation'])
    const [reminder, invitation] = office
      .toOthers()
      .filter(({ letter }) => emailText(letter).includes(reference))
    expect(reminder?.letter.actions.map(({ label }) => label)).toContain('Download ticket')
    expect(invitation?.letter.actions.map(({ label }) => label)).toEqual(['Write a review'])
    expect(invitation && emailText(invitation.letter)).not.toContain('cancellation')
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
    expect(kinds()).toEqual(['offer-received'])
    expect(office.toSuppliers().map(({ kind }) => kind)).toEqual(['supplier-offer'])
    expect(office.toOthers()[0]?.letter.paragraphs[0]).toContain(`Title of ${slug}`)
  })

  it('is acknowledged with what was asked for, and in a supplier’s own shop as asked of them', async () => {
    const { slug } = await seedExperience(floor.db, floor.shop, { negotiation: 'ONLY' })
    const ask = async (key: string) => {
      await request(buildApi(floor.shop.storefront, [offerRoutes(floor.deps)]))
        .post('/api/v1/offer-requests')
        .set('idempotency-key', key)
        .send({ experience: slug, buyer, wishedDate: '2027-05-01', guests: 8 })
        .expect(201)
      await floor.work()
      return office.toOthers().at(-1)?.letter
    }
    const letter = await ask('of the marketplace')
    expect(letter?.cards[0]?.facts).toMatchObject([
      { label: 'Date', value: expect.stringContaining('May 1, 2027') as string },
      { label: 'Guests', value: '8' },
      { label: 'Reference' },
    ])
    expect(letter?.paragraphs.join(' ')).toContain('We have sent it to the supplier')
    await floor.db.raw(
      'update storefronts set supplier_id = (select supplier_id from experiences where slug = ?)',
      [slug],
    )
    const own = await ask('of their own shop')
    expect(own?.paragraphs.join(' ')).toMatch(/We will contact you shortly, by/)
    expect(own?.paragraphs.join(' ')).not.toContain('to the supplier')
    await floor.db.raw('update storefronts set supplier_id = null')
  })
})

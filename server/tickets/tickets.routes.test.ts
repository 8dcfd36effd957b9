import { generateKeyPairSync } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderKey } from '../orders/order-links.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { buildApi } from '../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { pagesOfPdf } from '../testing/pdf-text.ts'
import { createOrderPrinter } from './print-order.ts'
import { verifyTicket } from './ticket-code.ts'
import { publicKeyOf } from './ticket-key.ts'
import { ticketKeyRoutes, ticketRoutes } from './tickets.routes.ts'

let floor: ShopFloor
let api: Express
let slug: string

beforeAll(async () => {
  floor = await openShopFloor()
  const { privateKey } = generateKeyPairSync('ed25519')
  const deps = {
    ...floor.deps,
    env: { ...floor.deps.env, TICKET_KEY: [privateKey.export({ type: 'pkcs8', format: 'pem' })] },
  }
  const printer = createOrderPrinter(deps)
  api = buildApi(floor.shop.storefront, [
    orderRoutes(deps),
    ticketRoutes(deps, printer),
    ticketKeyRoutes(printer),
  ])
  slug = (await seedExperience(floor.db, floor.shop, { options: [{ capacity: 50 }] })).slug
})
afterAll(() => floor.close())

async function buy({ pays = true } = {}): Promise<{ reference: string; orderToken: string }> {
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const shopper = await openShopper(floor.api, selection)
  const placed = expectOutcome(await shopper.order(), 'pay')
  if (pays) floor.network.pay(placed.reference)
  await readInvoice(api, placed)
  return placed
}
const pathOf = (url = '') => url.replace('https://shop.example', '')
const linksOf = async (order: { reference: string; orderToken: string }) => {
  const invoice = await readInvoice(api, order)
  const [booking] = invoice.bookings
  return { ...invoice, booking, ticket: pathOf(booking?.ticketUrl) }
}
const pdf = (address: string) => request(api).get(address).buffer(true).responseType('blob')

const textOf = async (bytes: Buffer) => (await pagesOfPdf(bytes))?.join('\f')

describe('files of a confirmed order', () => {
  it('name the company that sells once the operator has said it, and none before', async () => {
    const order = await buy()
    const read = async () => {
      const { seller, invoiceUrl } = await linksOf(order)
      const text = await textOf((await pdf(pathOf(invoiceUrl)).expect(200)).body as Buffer)
      return { seller, text }
    }
    const before = await read()
    expect(before.seller).toBeUndefined()
    expect(before.text ?? '').not.toMatch(/Sold by|Tax number/)
    const company = { name: 'Shop Tours LLC', address: ['Pier 2', 'Dubai'], taxNumber: '100 200' }
    const { id } = floor.shop.storefront
    await floor
      .db('storefronts')
      .where({ id })
      .update({ company: JSON.stringify(company) })
    const { seller, text } = await read()
    expect(seller).toEqual(company)
    for (const told of ['Shop Tours LLC · Pier 2 · Dubai', '100 200']) expect(text ?? told).toContain(told)
    await floor.db('storefronts').where({ id }).update({ company: null })
  })

  it('are downloaded by plain links that the order itself hands out', async () => {
    const { ticket, booking, invoiceUrl, calendarUrl, reference } = await linksOf(await buy())
    const reply = await pdf(ticket).expect(200).expect('content-type', 'application/pdf')
    expect((reply.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
    expect(reply.headers['cache-control']).toContain('no-store')
    expect(reply.headers['content-disposition']).toMatch(/^inline; filename="[\w-]+\.pdf"$/)
    const text = await textOf(reply.body as Buffer)
    const terms = 'Free cancellation until'
    for (const told of [
      booking?.reference ?? '',
      reference,
      'Amina Haddad',
      '2 adults',
      'December 1,',
      terms,
    ]) {
      expect(text ?? told).toContain(told)
    }
    expect((await pdf(pathOf(invoiceUrl)).expect(200)).body).toBeInstanceOf(Buffer)

    const calendar = await request(api).get(pathOf(calendarUrl)).expect(200)
    expect(calendar.text).toContain('BEGIN:VALARM')
    expect(calendar.text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Dubai')
    expect(calendar.text).toContain('DTSTART;TZID=Asia/Dubai:20261201T090000')
    expect(calendar.text).toContain(`UID:${booking?.reference}@dhow`)
  })

  it('begin with the logo of the storefront, and are printed without it when its file is gone', async () => {
    const { ticket, invoiceUrl } = await linksOf(await buy())
    const sites = floor.db('storefronts').where({ id: floor.shop.storefront.id })
    const logoIn = async (address: string, picture: string) => {
      const logo = { picture, width: 44, height: 40, withName: true }
      await sites.clone().update({ theme: JSON.stringify({ logo }) })
      const reply = await pdf(address).expect(200)
      return (reply.body as Buffer)
        .toString('latin1')
        .match(/\/Subtype \/Image\s+[^>]*\/Width 150\s+\/Height 138/g)
    }
    for (const address of [ticket, pathOf(invoiceUrl)]) {
      expect(await logoIn(address, '/logos/deira.svg')).toHaveLength(1)
      expect(await logoIn(address, '/logos/gone.svg')).toBeNull()
      expect(await logoIn(address, 'gone.png')).toBeNull()
    }
    await sites.clone().update({ theme: '{}' })
  })

  it('tell on the invoice everything that was agreed and paid', async () => {
    const { slug: rich } = await seedExperience(floor.db, floor.shop, {
      extras: [{ id: 'photo-album', price: 5_000 }],
      pickups: [{ id: 'hotel', minutesBefore: 45 }],
      options: [{ units: [{ id: 'ADULT', price: 10_000 }] }],
    })
    const code = { code: 'INVOICE10', percent: 10, valid_from: '2026-01-01' }
    await floor.db('promo_codes').insert(code)
    const shopper = await openShopper(floor.api, {
      experience: rich,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 2 },
      extras: { 'photo-album': 1 },
      pickup: { id: 'hotel' },
    })
    await shopper.promo('INVOICE10')
    const notes = shopper.cart.lines.map(({ id }) => ({ lineId: id, note: 'At the blue door' }))
    const placed = expectOutcome(await shopper.order({ notes }), 'pay')
    floor.network.pay(placed.reference)
    const invoice = await readInvoice(api, placed)
    const [booking] = invoice.bookings
    expect(invoice).toMatchObject({
      invoiceId: expect.stringMatching(/^2026-\d{6}$/) as string,
      purchaseId: expect.any(String) as string,
      promoCode: 'INVOICE10',
    })
    expect(booking).toMatchObject({
      bookedAt: '2026-11-21T08:00:00Z',
      originalPrice: { amount: 25_000 },
      discount: { amount: 2_500 },
      total: { amount: 22_500 },
    })
    const all = await textOf((await pdf(pathOf(invoice.invoiceUrl)).expect(200)).body as Buffer)
    const text = all?.replaceAll(/\s+/g, ' ')
    for (const said of [
      `Order id ${invoice.reference}`,
      `Invoice id ${invoice.invoiceId}`,
      `Purchase id ${invoice.purchaseId}`,
      'Purchase date November 21, 2026 at 12:00 PM (GMT+4)',
      'Guest name Amina Haddad',
      'Email amina@example.com',
      'Phone +971 50 123 4567',
      'Payment method Card',
      'Payment status Paid',
      'Promo code INVOICE10',
      'Status Approved',
      `Booking ${booking?.reference}`,
      'Booking date November 21, 2026 at 12:00 PM (GMT+4)',
      'Date Tuesday, December 1, 2026',
      'Time 9:00',
      'Location',
      'Guests 2 adults',
      'Additional services 1 ×',
      'Additional info At the blue door',
      '2 adults (AED 100 each) AED 200',
      'Original price AED 250',
      '1 × photo-album AED 50 Discount INVOICE10 −AED 25 Price AED 225',
      'Discount INVOICE10 −AED 25',
      'Total AED 225',
    ]) {
      expect(text ?? said).toContain(said)
    }
  })

  it('begin with the pickup, and say where it is, what to bring and whom to call on the day', async () => {
    const { slug: picked, id } = await seedExperience(floor.db, floor.shop, {
      pickups: [{ id: 'hotel', minutesBefore: 45 }],
    })
    await floor.db('suppliers').update({ phone: '+97143390000' })
    await floor
      .db('experiences')
      .where({ id })
      .update({
        includes: JSON.stringify({ en: ['Dinner', 'Lunch at sea', 'Water'] }),
        what_to_bring: JSON.stringify({ en: ['A jacket', 'Sun cream', 'Swimwear for the lunch'] }),
        know_before_you_go: JSON.stringify({ en: ['Lunch is at two.', 'Shoes stay ashore.'] }),
        entries_of: JSON.stringify([
          { list: 'includes', entry: 1, options: ['lunch'] },
          { list: 'whatToBring', entry: 2, options: ['lunch'] },
          { list: 'knowBeforeYouGo', entry: 0, options: ['lunch'] },
        ]),
        pickups: JSON.stringify([
          {
            id: 'hotel',
            name: { en: 'Marina' },
            address: 'The Walk 7',
            minutesBefore: 45,
            note: { en: 'By the lobby' },
          },
        ]),
      })
    const { option_id: option } = await floor
      .db('options')
      .join('experiences', 'experiences.id', 'options.experience_id')
      .where({ slug: picked })
      .first<{ option_id: number }>('options.id as option_id')
    await floor
      .db('options')
      .where({ id: option })
      .update({
        description: { en: 'Stay until closing' },
        pay_there: JSON.stringify({
          kind: 'FEE',
          per: 'PERSON',
          amount: { amount: 500, currency: 'EUR' },
        }),
      })
    const selection = {
      experience: picked,
      option: 'standard',
      start: '2026-12-02T09:00',
      units: { ADULT: 2 },
    }
    const shopper = await openShopper(floor.api, { ...selection, pickup: { id: 'hotel' } })
    expect((await shopper.read()).lines[0]?.pickup).toEqual({ name: 'Marina', time: '2026-12-02T08:15' })
    const placed = expectOutcome(await shopper.order(), 'pay')
    floor.network.pay(placed.reference)
    const { ticket, calendarUrl } = await linksOf(placed)

    const { text: folded } = await request(api).get(pathOf(calendarUrl)).expect(200)
    const calendar = folded.replaceAll('\r\n ', '')
    expect(calendar).toContain('DTSTART;TZID=Asia/Dubai:20261202T081500')
    expect(calendar).toContain('DTEND;TZID=Asia/Dubai:20261202T110000')
    expect(calendar).toContain('LOCATION:Marina\\, The Walk 7')
    expect(calendar.match(/TRIGGER:-PT?\w+/g)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H'])
    expect(calendar).toMatch(/Starts at 9:00\sAM/)
    const printed = (await textOf((await pdf(ticket).expect(200)).body as Buffer))?.replaceAll(/\s+/g, ' ')
    for (const said of [
      'The Walk 7',
      'By the lobby',
      'Stay until closing',
      'Dinner · Water',
      'A jacket · Sun cream',
      'Shoes stay ashore.',
      'Dune Riders',
      '+971 4 339 0000',
    ]) {
      expect(calendar).toContain(said)
      expect(printed ?? said).toContain(said)
    }
    // what is of an option that was not booked
    expect(`${calendar} ${printed}`).not.toMatch(/lunch/i)
    expect(printed ?? 'To pay there €10').toMatch(/To pay there €10/)
    // the ticket tells first by when to be there
    const told = printed ?? 'Pickup 8:15 AM (Dubai time) · Marina Date Starts at 9:00 AM'
    expect(told).toMatch(/Pickup 8:15\sAM \(\w+ time\) · Marina/)
    expect(told.indexOf('8:15')).toBeLessThan(told.indexOf('Starts at'))
  })

  it('print no terms of cancelling for what has ended, beside those of what stands', async () => {
    const { reference, orderToken } = await buy()
    const print = async () => {
      const { invoiceUrl } = await linksOf({ reference, orderToken })
      return textOf((await pdf(pathOf(invoiceUrl)).expect(200)).body as Buffer)
    }
    expect((await print()) ?? 'Cancellation policy').toContain('Cancellation policy')
    for (const [status, heading] of [
      ['CANCELLED', 'Cancelled'],
      ['REJECTED', 'Unsuccessful'],
    ] as const) {
      await floor
        .db('bookings')
        .where({ reference: `${reference}-1` })
        .update({ status })
      const text = await print()
      expect(text ?? heading).toMatch(new RegExp(`^ *${heading}$`, 'm'))
      expect(text ?? '').not.toMatch(/Cancelling|Free cancellation/)
    }
  })

  it('are answered to the order’s token and to the key of the messages about it', async () => {
    const order = await buy()
    const key = orderKey(floor.deps.env, order.reference, floor.clock.now())
    for (const token of [order.orderToken, key]) {
      const address = `/api/v1/orders/${order.reference}/invoice.pdf`
      await request(api).get(address).set('authorization', `Bearer ${token}`).expect(200)
    }
    expect(await readInvoice(api, { ...order, orderToken: key })).toMatchObject({
      reference: order.reference,
    })
  })

  it('belong to nobody else', async () => {
    const mine = await linksOf(await buy())
    const yours = await linksOf(await buy())
    const signature = new URLSearchParams(mine.ticket.split('?')[1]).get('signature') ?? ''
    const key = orderKey(floor.deps.env, mine.reference, floor.clock.now())
    for (const address of [
      `/api/v1/orders/${mine.reference}/invoice.pdf`,
      `/api/v1/orders/${yours.reference}/invoice.pdf?signature=${signature}`,
      `/api/v1/orders/${mine.reference}/invoice.pdf?signature=${signature.slice(0, -2)}xx`,
      // a booking of another order under an order that is mine
      `/api/v1/orders/${mine.reference}/tickets/${yours.booking?.reference}.pdf?signature=${signature}`,
    ]) {
      await request(api).get(address).expect(404)
    }
    await request(api)
      .get(`/api/v1/orders/${yours.reference}/invoice.pdf`)
      .set('authorization', `Bearer ${key}`)
      .expect(404)
  })

  it('open one file each: whoever is handed a ticket reads neither the invoice nor another ticket', async () => {
    const { reference, ticket } = await linksOf(await buy())
    const signature = new URLSearchParams(ticket.split('?')[1]).get('signature') ?? ''
    await pdf(ticket).expect(200)
    for (const file of ['invoice.pdf', 'calendar.ics', `tickets/${reference}-2.pdf`]) {
      await request(api).get(`/api/v1/orders/${reference}/${file}?signature=${signature}`).expect(404)
    }
  })

  it('that are gone say so on a page to a person, in their language, and lead on', async () => {
    const { ticket, reference } = await linksOf(await buy())
    await floor
      .db('bookings')
      .where({ reference: `${reference}-1` })
      .update({ status: 'CANCELLED' })
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const open = (address: string, accept?: string) => {
      const call = request(api).get(address)
      return accept ? call.set('accept', accept) : call
    }
    const page = await open(ticket, browser).expect(404).expect('content-type', /html/)
    expect(page.text).toContain('This booking has been cancelled')
    expect(page.text).toContain(`/checkout/success?order=${reference}`)
    // one file of an order opens no more than that
    expect(page.text).not.toContain('token=')
    expect(page.headers['content-security-policy']).toContain("style-src 'self'")
    const arabic = ticket.replace('language=en', 'language=ar')
    expect((await open(arabic, browser).expect(404)).text).toContain('<html lang="ar" dir="rtl">')
    const foreign = await open(`/api/v1/orders/${reference}/invoice.pdf?signature=none`, browser).expect(404)
    expect(foreign.text).toContain('This link is no longer valid')
    expect(foreign.text).not.toContain(reference)
    for (const accept of [undefined, 'application/json', '*/*']) {
      const reply = await open(ticket, accept)
        .expect(404)
        .expect('content-type', /problem\+json/)
      expect(reply.body).toMatchObject({ code: 'ticket_unknown' })
    }
  })

  it('are gone from their links after a day, and the page hands out new ones', async () => {
    const order = await buy()
    const { ticket } = await linksOf(order)
    floor.clock.advance({ hours: 24 })
    await request(api).get(ticket).expect(404)
    await pdf((await linksOf(order)).ticket).expect(200)
    floor.clock.set('2026-11-21T08:00:00Z')
  })
})

describe('an order that is not confirmed', () => {
  it('has neither ticket nor calendar', async () => {
    const order = await buy({ pays: false })
    const { booking, calendarUrl, ticket } = await linksOf(order)
    expect([ticket, calendarUrl]).toEqual(['', undefined])
    for (const file of [`tickets/${booking?.reference}.pdf`, 'calendar.ics']) {
      await request(api)
        .get(`/api/v1/orders/${order.reference}/${file}`)
        .set('authorization', `Bearer ${order.orderToken}`)
        .expect(404)
    }
  })
})

describe('the public key', () => {
  it('is what a scanner needs to check a ticket without us', async () => {
    const reply = await request(api).get('/api/v1/.well-known/dhow-ticket-key').expect(200)
    const { keys } = reply.body as { keys: { x: string; crv: string }[] }
    expect(keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519' }])
    expect(verifyTicket('DHOW1.e30.AAAA', publicKeyOf(keys[0]?.x ?? ''))).toEqual({ verdict: 'forged' })
  })
})

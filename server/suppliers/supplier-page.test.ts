import express from 'express'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlaceOrderReply } from '../contract/checkout.ts'
import { answerBooking } from '../orders/fulfilment/answer-booking.ts'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { markPaid } from '../orders/settling/mark-paid.ts'
import { expireHolds } from '../orders/settling/sweep-orders.ts'
import { expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeededExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { tellRequest, tellReserved } from './bookings-tool.ts'
import { listSupplierBookings, listReserved } from './supplier-bookings.queries.ts'
import { supplierPages } from './supplier-page.routes.ts'
import { supplierJobs } from './suppliers.jobs.ts'

type Placed = Pick<Extract<PlaceOrderReply, { outcome: 'pay' }>, 'reference' | 'orderToken'>

let floor: ShopFloor
let site: Express
let dinner: SeededExperience
beforeAll(async () => {
  floor = await openShopFloor()
  site = express().use('/supplier', supplierPages(floor.deps))
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.set('2026-11-21T08:00:00Z')
  floor.network.down = false
  dinner = await seedExperience(floor.db, floor.shop, { confirmation: 'ON_REQUEST', payLater: true })
})

const select = (experience: SeededExperience) => ({
  experience: experience.slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
})

/** A paid order that waits for its supplier, with the path in the supplier's mail. */
async function place(more: SeededExperience[] = []): Promise<Placed & { path: string; booking: string }> {
  const shopper = await openShopper(floor.api, select(dinner))
  for (const experience of more) await shopper.add(select(experience))
  const notes = shopper.cart.lines.map(({ id }) => ({ lineId: id, note: 'A window table' }))
  const placed = expectOutcome(await shopper.order({ notes }), 'pay')
  floor.network.pay(placed.reference)
  floor.network.calls.length = 0
  expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'on-hold' })
  return { ...placed, booking: `${placed.reference}-1`, path: await pathOf(`${placed.reference}-1`) }
}

async function pathOf(reference: string): Promise<string> {
  const [row] = await floor.db<{ id: string; reference: string }>('bookings').where({ reference })
  await supplierJobs(floor.deps)['ask-supplier']?.({ bookingId: row?.id }, { attempt: 1 })
  const [message] = await floor.db<{ key: string; about: { link: string; to: string } }>('messages').where({
    key: `supplier-request:${reference}`,
  })
  expect(message?.about.to).toBe('hello@dune-riders.example')
  return message?.about.link ?? ''
}

const invoice = (placed: Placed) => readInvoice(floor.api, placed)
const post = (path: string, form: object) => request(site).post(path).type('form').send(form)
const bookingOf = async (reference: string) => {
  const [row] = await floor
    .db<{ status: string; decline_reason: string | null; reference: string }>('bookings')
    .where({ reference })
  return row
}
/** What of a page is fetched beside it. */
const assetsOf = (page: string) =>
  Array.from(page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = '']) => href)
async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}

it('says when and where its travellers are picked up', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, {
    confirmation: 'ON_REQUEST',
    pickups: [{ id: 'hotel', minutesBefore: 45 }],
  })
  const shopper = await openShopper(floor.api, {
    ...select(dinner),
    experience: slug,
    pickup: { id: 'hotel' },
  })
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  const page = await request(site).get(await pathOf(`${placed.reference}-1`))
  expect(page.text).toMatch(/Pickup<\/dt>\s*<dd[^>]*><bdi>[^<]*\b8:15\sAM</)
})

it('bears the name of the storefront that asks, and serves the typefaces that it is set in', async () => {
  const { path } = await place()
  const page = await request(site).get(path).expect(200)
  expect(page.text).toContain(`<bdi>${floor.shop.storefront.name}</bdi>`)
  expect(page.headers['content-security-policy']).toContain("font-src 'self'")
  const sheets = assetsOf(page.text)
  const styles = await Promise.all(sheets.map(async (sheet) => (await request(site).get(sheet)).text))
  const faces = Array.from(styles.join('').matchAll(/url\('([^']+\.woff2)'\)/g), ([, face = '']) => face)
  expect(faces).toEqual(expect.arrayContaining(['figtree.woff2', 'readex-pro-arabic.woff2']))
  for (const face of faces) await request(site).get(`/supplier/assets/${face}`).expect(200)
})

describe('the page of a booking that is reserved and not paid', () => {
  const reserve = async (seed: { confirmation?: 'ON_REQUEST' } = {}) => {
    const experience = await seedExperience(floor.db, floor.shop, { payLater: true, ...seed })
    const shopper = await openShopper(floor.api, select(experience))
    const { reference } = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
    const [message] = await floor.db<{ key: string; about: { link: string } }>('messages').where({
      key: `supplier-reserved:${reference}-1`,
    })
    return { reference, path: message?.about.link ?? '' }
  }
  const textOf = async (path: string) => (await request(site).get(path).expect(200)).text

  it('says until when its places are kept, and then that it is confirmed', async () => {
    const { reference, path } = await reserve()
    const page = await textOf(path)
    expect(page).toContain('Waiting for payment')
    expect(page).toMatch(/The places are held until November 23, 2026 at 12:00.PM \(Dubai time\)\./)
    expect(page).not.toContain('<form')
    expect(await markPaid(floor.deps, reference)).toBe('paid')
    const after = await textOf(path)
    expect(after).toContain('This booking is confirmed')
    expect(after).not.toContain('You confirmed')
  })

  it('says that its places are free again when nobody paid', async () => {
    const { path } = await reserve()
    floor.clock.set('2026-11-23T08:00:01Z')
    await expireHolds(floor.deps)
    const page = await textOf(path)
    expect(page).toContain('This reservation was not paid')
    expect(page).not.toContain('You did not answer')
  })
})

describe('the page of a booking on request', () => {
  it('changes nothing when a mail scanner opens it', async () => {
    const placed = await place()
    for (const method of ['get', 'head', 'get'] as const) await request(site)[method](placed.path).expect(200)
    const page = await request(site).get(placed.path).expect(200)
    expect(page.text).toContain('Confirm booking')
    expect(page.text).toContain('Amina Haddad')
    expect(page.text).toMatch(/Note from the traveller<.*A window table/s)
    expect(page.text).toMatch(/Traveller’s language<.*English/s)
    expect(page.text).toContain('(Dubai time)')
    expect(page.text).not.toContain('Asia/Dubai')
    expect(page.text).not.toContain('+971 50')
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(await invoice(placed)).toMatchObject({ outcome: 'on-hold', paymentStatus: 'AUTHORISED' })
  })

  it('names the price in the currency of the listing too, at the rate of the booking', async () => {
    const units = [{ id: 'ADULT' as const, price: 10_000 }]
    dinner = await seedExperience(floor.db, floor.shop, {
      confirmation: 'ON_REQUEST',
      currency: 'USD',
      options: [{ units }],
    })
    const { path } = await place()
    // what a dollar costs since is not what it was booked at
    await floor.db('currency_rates').where({ currency: 'AED' }).update({ per_dollar: 4 })
    const { text } = await request(site).get(path).expect(200)
    await floor.db('currency_rates').where({ currency: 'AED' }).update({ per_dollar: 3.6725 })
    expect(text).toMatch(/AED\s734\.50 \(≈\s\$200\)\nConverted from USD at 3\.6725, the exchange rate on Nov/)
  })

  it('says for how many guests an item is hired', async () => {
    const units = [{ id: 'ITEM' as const, price: 50_000, guests: 8 }]
    dinner = await seedExperience(floor.db, floor.shop, {
      confirmation: 'ON_REQUEST',
      priceBasis: 'ITEM',
      options: [{ units, capacity: 2 }],
    })
    const shopper = await openShopper(floor.api, { ...select(dinner), units: { ITEM: 1 }, guests: 6 })
    const placed = expectOutcome(await shopper.order(), 'pay')
    floor.network.pay(placed.reference)
    await invoice(placed)
    const page = await request(site)
      .get(await pathOf(`${placed.reference}-1`))
      .expect(200)
    expect(page.text).toContain('1 item · 6 guests')
  })

  it('confirms once: the money is taken, and a second answer is too late', async () => {
    const placed = await place()
    await post(placed.path, { answer: 'confirm' }).expect(303).expect('location', placed.path)
    expect((await request(site).get(placed.path)).text).toContain('You confirmed this booking')
    await post(placed.path, { answer: 'decline', reason: 'changed my mind' }).expect(303)
    expect(await invoice(placed)).toMatchObject({ outcome: 'success', paymentStatus: 'CAPTURED' })
    expect(floor.network.calls).toEqual(['capture'])
    await expectTrueBooks()
  })

  it('declines with a reason: the places are free and nothing is taken', async () => {
    const placed = await place()
    const form = (await request(site).get(placed.path)).text
    expect(form).toContain('Reason for the traveller (required)</label>')
    const missing = await post(placed.path, { answer: 'decline', reason: '  ' }).expect(422)
    expect(missing.text).toContain('Please enter a reason.')
    await post(placed.path, { answer: 'decline', reason: 'The <chef> is ill' }).expect(303)
    expect((await request(site).get(placed.path)).text).toContain('The &lt;chef&gt; is ill')
    expect(await invoice(placed)).toMatchObject({
      outcome: 'unsuccessful',
      paymentStatus: 'CANCELLED',
      bookings: [{ declineReason: 'The <chef> is ill' }],
    })
    expect(floor.network.calls).toEqual(['cancel'])
    await expectTrueBooks()
  })

  it('takes only what was confirmed when another booking of the order is declined', async () => {
    const tour = await seedExperience(floor.db, floor.shop)
    const placed = await place([tour])
    await post(placed.path, { answer: 'decline', reason: 'full' }).expect(303)
    expect(await invoice(placed)).toMatchObject({
      outcome: 'partially-booked',
      bookings: [{ status: 'REJECTED' }, { status: 'CONFIRMED' }],
    })
    const session = floor.network.sessions.find((known) => known.request.reference === placed.reference)
    expect(session?.captured).toBe(20_000)
    await expectTrueBooks()
  })

  it('is one answer when both come at the same time', async () => {
    const placed = await place()
    await Promise.all([
      post(placed.path, { answer: 'confirm' }),
      post(placed.path, { answer: 'decline', reason: 'no' }),
      answerBooking(floor.deps, placed.booking, { kind: 'confirm' }),
    ])
    await expectTrueBooks()
    expect(floor.network.calls).toHaveLength(1)
  })

  it('refuses a link that was changed, that is for another booking, or whose time is up', async () => {
    const placed = await place()
    const other = await place()
    const signature = placed.path.slice(placed.path.indexOf('.'))
    const foreign = other.path.slice(0, other.path.indexOf('.')) + signature
    for (const path of [foreign, `${placed.path}x`, '/supplier/x', '/supplier/x.s.y.z']) {
      await post(path, { answer: 'confirm' }).expect(404)
    }
    floor.clock.advance({ hours: 49 })
    await post(placed.path, { answer: 'confirm' }).expect(404)
    expect(await bookingOf(placed.booking)).toMatchObject({ status: 'PENDING' })
  })
})

describe('a request that nobody answers', () => {
  it('expires: the authorisation is let go and the places are free', async () => {
    const placed = await place()
    floor.clock.advance({ hours: 48 })
    expect(await answerBooking(floor.deps, placed.booking, { kind: 'confirm' })).toEqual({ outcome: 'late' })
    await floor.jobs['expire-requests']?.({}, { attempt: 1 })
    await floor.jobs['expire-requests']?.({}, { attempt: 1 })
    expect(await bookingOf(placed.booking)).toMatchObject({ status: 'EXPIRED' })
    expect(await invoice(placed)).toMatchObject({ outcome: 'unsuccessful', paymentStatus: 'CANCELLED' })
    const session = floor.network.sessions.find((known) => known.request.reference === placed.reference)
    expect(session?.intentStatus).toBe('canceled')
    await expectTrueBooks()
  })

  it('expires while the network is away; the money follows', async () => {
    const placed = await place()
    floor.clock.advance({ hours: 48 })
    floor.network.down = true
    await floor.jobs['expire-requests']?.({}, { attempt: 1 })
    floor.network.down = false
    await floor.work()
    expect(await invoice(placed)).toMatchObject({ outcome: 'unsuccessful', paymentStatus: 'CANCELLED' })
    await expectTrueBooks()
  })
})

describe('the command line', () => {
  it('lists what waits for its supplier and what waits for its payment', async () => {
    const placed = await place()
    const requests = (await listSupplierBookings(floor.db)).map(tellRequest)
    expect(requests.find((line) => line.startsWith(placed.booking))).toMatch(
      /2026-12-01T09:00 {2}2 guests .* Dune Riders .*200.* answer by 2026-11-23T08:00:00/,
    )
    const shopper = await openShopper(floor.api, select(dinner))
    const later = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
    const reserved = (await listReserved(floor.db)).map(tellReserved)
    expect(reserved.find((line) => line.startsWith(later.reference))).toContain('amina@example.com')
  })

  it('marks a reserved order as paid, once; its supplier is asked, and a late one is told so', async () => {
    const shopper = await openShopper(floor.api, select(dinner))
    const later = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
    expect(
      await Promise.all([markPaid(floor.deps, later.reference), markPaid(floor.deps, later.reference)]),
    ).toEqual(expect.arrayContaining(['paid', 'late']))
    expect(await invoice(later)).toMatchObject({ outcome: 'on-hold', paymentStatus: 'CAPTURED' })
    await post(await pathOf(`${later.reference}-1`), { answer: 'confirm' }).expect(303)
    expect(await invoice(later)).toMatchObject({ outcome: 'success' })
    expect(await markPaid(floor.deps, 'DH-NONE')).toBe('unknown')
    await expectTrueBooks()
  })

  it('gives reserved places back when nobody pays, and takes no payment after that', async () => {
    const instant = await seedExperience(floor.db, floor.shop, { payLater: true })
    const shopper = await openShopper(floor.api, select(instant))
    const later = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
    floor.clock.advance({ hours: 48 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    expect(await markPaid(floor.deps, later.reference)).toBe('late')
    expect(await invoice(later)).toMatchObject({ outcome: 'cancelled', bookings: [{ status: 'EXPIRED' }] })
    await expectTrueBooks()
  })
})

import { randomUUID } from 'node:crypto'
import express from 'express'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingChange, ChangeBookingReply, ChangeQuote } from '../contract/changes.ts'
import { quoteOffer } from '../offers/quote-offer.ts'
import { cancellationRoutes } from '../orders/cancellations/cancellation.routes.ts'
import { answerChange, askedChangeOf } from '../orders/changes/answer-change.ts'
import { changeRoutes } from '../orders/changes/changes.routes.ts'
import { answerBooking } from '../orders/fulfilment/answer-booking.ts'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { settleOrder } from '../orders/settling/settle-order.ts'
import { changeTransitions } from '../orders/transitions.ts'
import { buildApi } from '../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeededExperience } from '../testing/factories/experience.ts'
import { askForOffer, negotiationApi, typeQuote } from '../testing/factories/negotiation.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { tellChange } from './bookings-tool.ts'
import { listSupplierChanges } from './supplier-bookings.queries.ts'
import { supplierPages } from './supplier-page.routes.ts'
import { supplierJobs } from './suppliers.jobs.ts'

interface Placed {
  reference: string
  orderToken: string
  experience: SeededExperience
}

let floor: ShopFloor
let api: Express
let site: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps), changeRoutes(floor.deps)])
  site = express().use('/supplier', supplierPages(floor.deps))
  await floor.db.raw(`
    create table steps_taken (step text primary key);
    create function note_step() returns trigger language plpgsql as $$ begin
      insert into steps_taken values (case when tg_op = 'INSERT' then new.status else old.status || ' → ' || new.status end)
      on conflict do nothing;
      return new;
    end $$;
    create trigger note_step after insert or update of status on booking_changes for each row execute function note_step();
  `)
})
afterAll(() => floor.close())
beforeEach(() => {
  floor.clock.set('2026-11-21T08:00:00Z')
  Object.assign(floor.network, { down: false, declineCaptures: false })
})

const morning = '2026-12-01T09:00'
const afternoon = '2026-12-01T14:00'

/** A booking on request that its supplier has confirmed: three adults, AED 300, in the morning. */
async function place(
  experience?: SeededExperience,
  start = morning,
  extras: Record<string, number> = {},
): Promise<Placed> {
  const seeded =
    experience ??
    (await seedExperience(floor.db, floor.shop, { confirmation: 'ON_REQUEST', options: [{ capacity: 6 }] }))
  const selection = { experience: seeded.slug, option: 'standard', start, units: { ADULT: 3 }, extras }
  const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  const answer = await answerBooking(floor.deps, `${placed.reference}-1`, { kind: 'confirm' })
  if (answer.outcome === 'answered') await settleOrder(floor.deps, answer.orderId)
  expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'success' })
  return { ...placed, experience: seeded }
}

const pathOf = ({ reference }: Placed) => `/api/v1/orders/${reference}/bookings/${reference}-1`
const bearer = ({ orderToken }: Placed) => ({ authorization: `Bearer ${orderToken}` })
const move = (start = afternoon, units: object = { ADULT: 3 }): BookingChange => ({
  kind: 'move',
  start,
  units,
})
const money = (amount: number) => ({ amount, currency: 'AED' })

async function quote(placed: Placed, change = move()): Promise<ChangeQuote> {
  const path = `${pathOf(placed)}/change-quotes`
  return (await request(api).post(path).set(bearer(placed)).send(change).expect(200)).body as ChangeQuote
}
const post = (
  placed: Placed,
  change: BookingChange,
  { refund = 0, due = 0, key = randomUUID() as string } = {},
) =>
  request(api)
    .post(`${pathOf(placed)}/changes`)
    .set({ ...bearer(placed), 'idempotency-key': key })
    .send({ change, agreedRefund: money(refund), agreedDue: money(due) })
async function ask(placed: Placed, change = move()): Promise<ChangeBookingReply> {
  const { refund, due } = await quote(placed, change)
  const reply = await post(placed, change, { refund: refund.amount, due: due.amount }).expect(200)
  return reply.body as ChangeBookingReply
}
const cancel = (placed: Placed, refund: number) =>
  request(api)
    .post(`${pathOf(placed)}/cancellation`)
    .set({ ...bearer(placed), 'idempotency-key': randomUUID() })
    .send({ agreedRefund: money(refund) })
const setPrice = ({ experience }: Placed, price: number) =>
  floor
    .db('options')
    .where({ id: experience.options[0]?.id })
    .update({ units: JSON.stringify([{ id: 'ADULT', price, places: 1, minimum: 0 }]) })
const invoice = (placed: Placed) => readInvoice(floor.api, placed)
const changeId = (placed: Placed) => askedChangeOf(floor.deps, `${placed.reference}-1`)

/** The path in the mail to the supplier. */
async function linkOf(placed: Placed): Promise<string> {
  const id = await changeId(placed)
  await supplierJobs(floor.deps)['ask-about-change']?.({ changeId: id }, { attempt: 1 })
  const message = await floor
    .db<{ key: string; about: { link: string; to: string } }>('messages')
    .where({ key: `supplier-change:${id}` })
    .first()
  expect(message?.about.to).toBe('hello@dune-riders.example')
  return message?.about.link ?? ''
}
const send = (path: string, form: object) => request(site).post(path).type('form').send(form)

async function taken(placed: Placed, start: string): Promise<number> {
  const [row] = await floor
    .db<{ sold: number; held: number; pool_id: number; local_start: string }>('departures')
    .where({ pool_id: placed.experience.options[0]?.poolId, local_start: start })
  return row ? row.sold + row.held : 0
}
const both = async (placed: Placed) => [await taken(placed, morning), await taken(placed, afternoon)]
const sessionsOf = ({ reference }: Placed) =>
  floor.network.sessions.filter((session) => session.request.reference.startsWith(reference))
async function mailsAbout(placed: Placed): Promise<string[]> {
  const [order] = await floor
    .db<{ id: string; reference: string }>('orders')
    .where({ reference: placed.reference })
  const rows = await floor
    .db<{ kind: string; key: string }>('messages')
    .whereLike('key', `booking-change%:${order?.id}:%`)
  return rows.map(({ kind }) => kind).toSorted()
}
async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}
const sweep = () => floor.jobs['settle-changes']?.({}, { attempt: 1 })

describe('another time for a booking on request', () => {
  it('is asked of the supplier: both places are kept, and nothing happens when a mail scanner opens the link', async () => {
    const placed = await place()
    expect(await quote(placed)).toMatchObject({
      asksSupplier: true,
      due: { amount: 0 },
      refund: { amount: 0 },
    })
    expect(await ask(placed)).toEqual({ outcome: 'asked', answerBy: '2026-11-23T08:00:00Z' })
    const link = await linkOf(placed)
    for (const method of ['get', 'head', 'get'] as const) await request(site)[method](link).expect(200)
    const page = await request(site).get(link).expect(200)
    expect(page.text).toContain('Accept change')
    expect(page.text).toContain('9:00')
    expect(page.text).toContain('2:00')
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(await invoice(placed)).toMatchObject({
      bookings: [
        {
          start: morning,
          status: 'CONFIRMED',
          changes: [{ state: 'asked', answerBy: '2026-11-23T08:00:00Z' }],
        },
      ],
    })
    expect(await both(placed)).toEqual([3, 3])
    expect(await quote(placed)).toMatchObject({ refusal: 'waiting' })
    await expectTrueBooks()
  })

  it('tells the supplier what is booked along', async () => {
    const seeded = await seedExperience(floor.db, floor.shop, {
      confirmation: 'ON_REQUEST',
      options: [{ capacity: 6 }],
      extras: [{ id: 'camel-walk', price: 1_000 }],
    })
    const placed = await place(seeded, morning, { 'camel-walk': 3 })
    await ask(placed)
    const page = await request(site)
      .get(await linkOf(placed))
      .expect(200)
    expect(page.text).toMatch(/Extras\s*<\/dt>\s*<dd[^>]*>\s*(<bdi[^>]*>)?\s*3\s× /)
  })

  it('tells the supplier which extras are asked for instead, before the answer and after it', async () => {
    const seeded = await seedExperience(floor.db, floor.shop, {
      confirmation: 'ON_REQUEST',
      options: [{ capacity: 6 }],
      extras: [
        { id: 'camel-walk', price: 1_000 },
        { id: 'photos', price: 1_000 },
      ],
    })
    const placed = await place(seeded, morning, { 'camel-walk': 3 })
    await ask(placed, { kind: 'move', start: morning, units: { ADULT: 3 }, extras: { photos: 1 } })
    const link = await linkOf(placed)
    const told =
      /Extras\s*<\/dt>\s*<dd[^>]*>\s*(<bdi[^>]*>)?\s*Added: 1\s× Photos · Removed: 3\s× Camel-walk/i
    expect((await request(site).get(link).expect(200)).text).toMatch(told)
    const arabic = await request(site).get(link).set('accept-language', 'ar').expect(200)
    // the arrow points where the text goes, whatever stands beside it
    expect(arabic.text).toContain('\u200f←\u200f')
    expect(arabic.text).not.toContain('→')
    expect((await invoice(placed)).bookings[0]?.extras).toMatchObject([{ id: 'camel-walk', quantity: 3 }])
    await send(link, { answer: 'confirm' }).expect(303)
    await expectTrueBooks()
    expect((await request(site).get(link).expect(200)).text).toMatch(told)
    expect(await invoice(placed)).toMatchObject({
      total: { amount: 31_000 },
      bookings: [{ extras: [{ id: 'photos', quantity: 1 }], refunded: { amount: 2_000 } }],
    })
  })

  it('stands on the page beside the note of the traveller, and after the answer as before and now', async () => {
    const placed = await place()
    await floor
      .db('bookings')
      .where({ reference: `${placed.reference}-1` })
      .update({ note: 'A window table' })
    await ask(placed)
    const link = await linkOf(placed)
    const asked = (await request(site).get(link)).text
    expect(asked).toContain('A window table')
    expect(asked).toMatch(/<dt>Current booking<\/dt>[^]*9:00[^]*<dt>Requested change<\/dt>[^]*2:00/)
    await send(link, { answer: 'confirm' }).expect(303)
    const made = (await request(site).get(link)).text
    expect(made).toMatch(/<dt>Before<\/dt>[^]*9:00[^]*<dt>Now<\/dt>[^]*2:00/)
    expect(made).not.toContain('Current booking')
  })

  it('is made once the supplier agrees, once, and a second answer is too late', async () => {
    const placed = await place()
    await ask(placed)
    const link = await linkOf(placed)
    await send(link, { answer: 'confirm' }).expect(303).expect('location', link)
    await send(link, { answer: 'decline', reason: 'no' }).expect(303)
    expect((await request(site).get(link)).text).toContain('You agreed and the booking was changed')
    expect(await invoice(placed)).toMatchObject({
      bookings: [{ start: afternoon, changes: [{ state: 'applied' }] }],
    })
    expect(await both(placed)).toEqual([0, 3])
    expect(await mailsAbout(placed)).toEqual(['booking-change-asked', 'booking-changed'])
    await expectTrueBooks()
  })

  it('gives back what is too much only after that', async () => {
    const placed = await place()
    await setPrice(placed, 8_000)
    expect(await ask(placed)).toMatchObject({ outcome: 'asked' })
    await expectTrueBooks()
    expect(sessionsOf(placed)[0]?.refunded).toBe(0)
    // to which card, as the quote said
    expect((await invoice(placed)).bookings[0]?.changes[0]).toMatchObject({
      state: 'asked',
      refund: { amount: 6_000 },
      refundPayments: 1,
    })
    await send(await linkOf(placed), { answer: 'confirm' }).expect(303)
    await expectTrueBooks()
    expect(sessionsOf(placed)[0]?.refunded).toBe(6_000)
    expect(await invoice(placed)).toMatchObject({
      total: { amount: 24_000 },
      bookings: [{ refunded: { amount: 6_000 } }],
    })
  })

  it('takes what is due only after that: until then it is authorised', async () => {
    const placed = await place()
    await setPrice(placed, 12_000)
    expect(await ask(placed)).toMatchObject({ outcome: 'pay', due: { amount: 6_000 } })
    expect(await changeId(placed)).toBeUndefined()
    floor.network.pay(`${placed.reference}-1`)
    floor.clock.advance({ seconds: 3 })
    expect(await invoice(placed)).toMatchObject({
      bookings: [{ start: morning, changes: [{ state: 'asked' }] }],
    })
    expect(sessionsOf(placed)[1]).toMatchObject({ captured: 0, intentStatus: 'requires_capture' })
    // longer than the places are held for a payment
    floor.clock.advance({ hours: 40 })
    await sweep()
    await send(await linkOf(placed), { answer: 'confirm' }).expect(303)
    await expectTrueBooks()
    expect(sessionsOf(placed)[1]).toMatchObject({ captured: 6_000 })
    expect(await invoice(placed)).toMatchObject({
      total: { amount: 36_000 },
      bookings: [{ start: afternoon, changes: [{ state: 'applied' }] }],
    })
    expect(await both(placed)).toEqual([0, 3])
  })

  it('leaves everything as it was when the supplier declines, and says why', async () => {
    const placed = await place()
    await setPrice(placed, 12_000)
    await ask(placed)
    floor.network.pay(`${placed.reference}-1`)
    floor.clock.advance({ seconds: 3 })
    await invoice(placed)
    const link = await linkOf(placed)
    expect((await send(link, { answer: 'decline', reason: '  ' }).expect(422)).text).toContain(
      'Please enter a reason.',
    )
    await send(link, { answer: 'decline', reason: 'The \u202eboat is full' }).expect(303)
    await expectTrueBooks()
    expect(sessionsOf(placed)[1]).toMatchObject({ captured: 0, intentStatus: 'canceled' })
    expect(await invoice(placed)).toMatchObject({
      outcome: 'success',
      total: { amount: 30_000 },
      bookings: [{ start: morning, changes: [{ state: 'declined', declineReason: 'The boat is full' }] }],
    })
    expect(await both(placed)).toEqual([3, 0])
    expect(await mailsAbout(placed)).toEqual(['booking-change-asked', 'booking-change-declined'])
    // and may be asked for again
    expect((await quote(placed)).refusal).toBeUndefined()
    const page = async () => (await request(site).get(link).expect(200)).text
    expect(await page()).toContain('The booking stays as it was')
    await cancel(placed, 30_000).expect(200)
    expect(await page()).toContain('This booking has been cancelled')
    expect(await page()).not.toContain('The booking stays as it was')
  })

  it('may be asked for when it cannot be cancelled without cost any more: the supplier is told what is kept now and then', async () => {
    const placed = await place()
    floor.clock.set('2026-11-30T08:00:00Z')
    const wish = move('2026-12-08T09:00')
    expect(await quote(placed, wish)).toMatchObject({ asksSupplier: true })
    expect(await ask(placed, wish)).toEqual({ outcome: 'asked', answerBy: '2026-12-01T03:00:00Z' })
    const page = await request(site)
      .get(await linkOf(placed))
      .expect(200)
    expect(page.text).toMatch(
      /Now: Non-refundable\. At the new time: Free cancellation until December 7, 2026 at 9:00 AM \(Dubai time\)\./,
    )
  })

  it('ends when nobody answers in time, or when the new time is about to begin', async () => {
    const placed = await place()
    await ask(placed)
    const link = await linkOf(placed)
    floor.clock.advance({ hours: 48 })
    await send(link, { answer: 'confirm' }).expect(404)
    expect(await answerChange(floor.deps, (await changeId(placed)) ?? '', { kind: 'confirm' })).toBe('late')
    await Promise.all([sweep(), sweep()])
    expect(await invoice(placed)).toMatchObject({
      bookings: [{ start: morning, changes: [{ state: 'lapsed' }] }],
    })
    expect(await both(placed)).toEqual([3, 0])
    expect(await mailsAbout(placed)).toEqual(['booking-change-asked', 'booking-change-unanswered'])
    await expectTrueBooks()
    expect(await ask(placed, move('2026-11-24T09:00'))).toEqual({
      outcome: 'asked',
      answerBy: '2026-11-24T03:00:00Z',
    })
  })

  it('falls with its booking: all of that is refunded, and a late yes changes nothing', async () => {
    const placed = await place()
    await setPrice(placed, 12_000)
    await ask(placed)
    floor.network.pay(`${placed.reference}-1`)
    floor.clock.advance({ seconds: 3 })
    await invoice(placed)
    const link = await linkOf(placed)
    await cancel(placed, 30_000).expect(200)
    await send(link, { answer: 'confirm' }).expect(303)
    expect((await request(site).get(link)).text).toContain('The change was not made')
    await sweep()
    await expectTrueBooks()
    expect(sessionsOf(placed)).toMatchObject([
      { captured: 30_000, refunded: 30_000 },
      { captured: 0, intentStatus: 'canceled' },
    ])
    expect(await both(placed)).toEqual([0, 0])
    expect(await mailsAbout(placed)).toEqual(['booking-change-asked'])
  })

  it('is one outcome when yes, no, cancelling and the sweeper come at once, with money to take and without', async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => place()))
    const links: string[] = []
    for (const [index, one] of placed.entries()) {
      if (index < 4) await setPrice(one, 12_000)
      await ask(one)
      if (index < 4) floor.network.pay(`${one.reference}-1`)
      floor.clock.advance({ seconds: 3 })
      await invoice(one)
      links.push(await linkOf(one))
    }
    await Promise.all([
      ...links.map((link) => send(link, { answer: 'decline', reason: 'full' })),
      ...links.map((link) => send(link, { answer: 'confirm' })),
      ...placed.filter((_, index) => index % 2).map((one) => cancel(one, 30_000)),
      sweep(),
    ])
    await expectTrueBooks()
    await sweep()
    await expectTrueBooks()
    for (const one of placed) {
      const [booking] = (await invoice(one)).bookings
      const stands = booking?.status === 'CONFIRMED' ? 3 : 0
      const moved = booking?.changes[0]?.state === 'applied'
      expect(await both(one)).toEqual(moved ? [0, stands] : [stands, 0])
      for (const session of sessionsOf(one).slice(1)) {
        expect(session).toMatchObject(moved ? { captured: 6_000 } : { captured: 0, intentStatus: 'canceled' })
      }
    }
  })

  it('counts the first word where a no and a yes were on their way at once', async () => {
    const placed = await place()
    await setPrice(placed, 12_000)
    await ask(placed)
    floor.network.pay(`${placed.reference}-1`)
    floor.clock.advance({ seconds: 3 })
    await invoice(placed)
    const id = (await changeId(placed)) ?? ''
    const other = await floor.db.transaction()
    const { reference } = placed
    await other.raw(
      `select from carts where id = (select cart_id from orders where reference = :reference) for update`,
      { reference },
    )
    const waiting = async () => {
      const { rows } = await floor.db.raw<{ rows: { count: number }[] }>(
        `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.count
    }
    const no = answerChange(floor.deps, id, { kind: 'decline', reason: 'full' })
    await expect.poll(waiting).toBe(1)
    const yes = answerChange(floor.deps, id, { kind: 'confirm' })
    await expect.poll(waiting).toBe(2)
    await other.commit()
    expect(await Promise.all([no, yes])).toEqual(['answered', 'late'])
    await expectTrueBooks()
    expect(await invoice(placed)).toMatchObject({
      bookings: [{ start: morning, changes: [{ state: 'declined' }] }],
    })
    expect(sessionsOf(placed)[1]).toMatchObject({ captured: 0, intentStatus: 'canceled' })
  })

  it('lets go what was authorised when its places were given away before', async () => {
    const experience = await seedExperience(floor.db, floor.shop, {
      confirmation: 'ON_REQUEST',
      options: [{ capacity: 3 }],
    })
    const placed = await place(experience)
    await setPrice(placed, 12_000)
    await ask(placed)
    floor.network.pay(`${placed.reference}-1`)
    floor.clock.advance({ minutes: 36 })
    await place(experience, afternoon)
    await sweep()
    await expectTrueBooks()
    expect(sessionsOf(placed)[1]).toMatchObject({ captured: 0, intentStatus: 'canceled' })
    expect(await invoice(placed)).toMatchObject({
      bookings: [{ start: morning, changes: [{ state: 'lapsed' }] }],
    })
    expect(await mailsAbout(placed)).toEqual(['booking-change-failed'])
  })

  it('stays as it was when the bank takes back its word in the end, and the traveller is told', async () => {
    const placed = await place()
    await setPrice(placed, 12_000)
    await ask(placed)
    floor.network.pay(`${placed.reference}-1`)
    floor.clock.advance({ seconds: 3 })
    await invoice(placed)
    floor.network.declineCaptures = true
    await send(await linkOf(placed), { answer: 'confirm' }).expect(303)
    await expectTrueBooks()
    expect(await invoice(placed)).toMatchObject({
      outcome: 'success',
      bookings: [{ start: morning, changes: [{ state: 'lapsed' }] }],
    })
    expect(await mailsAbout(placed)).toEqual(['booking-change-asked', 'booking-change-failed'])
  })

  it('is asked once for one key, and refuses a link of another change', async () => {
    const [placed, other] = [await place(), await place()]
    const replies = await Promise.all([
      post(placed, move(), { key: 'k' }),
      post(placed, move(), { key: 'k' }),
    ])
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    await post(placed, move(), { key: 'another' }).expect(409)
    await post(placed, move(morning), { key: 'k' }).expect(409)
    await ask(other)
    const [mine, theirs] = [await linkOf(placed), await linkOf(other)]
    const foreign = theirs.slice(0, theirs.indexOf('.')) + mine.slice(mine.indexOf('.'))
    for (const path of [foreign, `${mine}x`, '/supplier/changes/x', '/supplier/changes/x.s.y.z']) {
      await send(path, { answer: 'confirm' }).expect(404)
    }
    expect(await both(other)).toEqual([3, 3])
  })

  it('cannot be asked for before the supplier has answered at all', async () => {
    const experience = await seedExperience(floor.db, floor.shop, { confirmation: 'ON_REQUEST' })
    const selection = { experience: experience.slug, option: 'standard', start: morning, units: { ADULT: 3 } }
    const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
    floor.network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    expect(await quote({ ...placed, experience })).toMatchObject({ refusal: 'unanswered' })
  })

  it('is listed and answered on the command line', async () => {
    const placed = await place()
    await ask(placed)
    const lines = (await listSupplierChanges(floor.db)).map(tellChange)
    expect(lines.find((line) => line.startsWith(placed.reference))).toMatch(
      /2026-12-01T09:00 3 guests -> 2026-12-01T14:00 3 guests .* Dune Riders .*300.* answer by 2026-11-23T08:00:00/,
    )
    expect(await answerChange(floor.deps, (await changeId(placed)) ?? '', { kind: 'confirm' })).toBe(
      'answered',
    )
    expect(await both(placed)).toEqual([0, 3])
  })
})

describe('a booking that came of an offer', () => {
  const buy = async (overrides: Parameters<typeof typeQuote>[0]): Promise<Placed> => {
    const experience = await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO' })
    const offer = await askForOffer(floor, { api: negotiationApi(floor), experience: experience.slug })
    const made = await quoteOffer(floor.deps, { reference: offer.reference }, { quote: typeQuote(overrides) })
    expect(made).toMatchObject({ outcome: 'quoted' })
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    return { ...placed, experience }
  }

  it.each([
    ['of an option', {}, { ADULT: 4 }],
    ['made to measure', { option: '', hours: '5' }, { ITEM: 1 }],
  ])('moves at its price to any time that the supplier agrees to: %s', async (_, overrides, units) => {
    const placed = await buy(overrides)
    const wish = move('2026-12-03T17:45', units)
    expect(await quote(placed, wish)).toMatchObject({
      asksSupplier: true,
      refund: { amount: 0 },
      due: { amount: 0 },
      after: { guests: 4, price: { total: { amount: 90_000 } } },
    })
    expect(await ask(placed, wish)).toMatchObject({ outcome: 'asked' })
    await send(await linkOf(placed), { answer: 'confirm' }).expect(303)
    expect(await invoice(placed)).toMatchObject({
      total: { amount: 90_000 },
      bookings: [{ start: '2026-12-03T17:45', guests: 4, changes: [{ state: 'applied' }] }],
    })
    await expectTrueBooks()
  })

  it('keeps its party: its price was agreed for that', async () => {
    const placed = await buy({})
    const refused = { refusal: 'agreed-price' }
    expect(await quote(placed, move(afternoon, { ADULT: 3 }))).toMatchObject(refused)
    expect(
      await quote(placed, { kind: 'move', start: afternoon, units: { ADULT: 4 }, guests: 5 }),
    ).toMatchObject(refused)
    expect(await quote(placed, { kind: 'leave', units: { ADULT: 3 } })).toMatchObject(refused)
    await post(placed, move(afternoon, { ADULT: 5 })).expect(409)
    expect(await quote(placed, move('2026-11-20T09:00', { ADULT: 4 }))).toMatchObject({
      fault: 'past-cutoff',
    })
  })
})

it('goes every way that the table of changes has, and no other', async () => {
  const placed = await place()
  // fewer guests need no consent of the supplier
  expect(await ask(placed, { kind: 'leave', units: { ADULT: 2 } })).toMatchObject({ outcome: 'changed' })
  const taken = await floor.db<{ step: string }>('steps_taken').select('step')
  const { initial, next } = changeTransitions
  const steps = Object.entries(next).flatMap(([from, states]) => states.map((to) => `${from} → ${to}`))
  expect(taken.map(({ step }) => step).toSorted()).toEqual([...initial, ...steps].toSorted())
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SelectionInput } from '../../contract/availability.ts'
import type { PlaceOrderReply } from '../../contract/checkout.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import type { Shopper } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeedExperience, SeededExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { sendRefund } from './capture-payment.ts'
import { concludeOrder } from './conclude-order.ts'
import { findSettlement, insertRefund, lockOrder, moveBookings } from '../orders.queries.ts'
import { settleOrder } from './settle-order.ts'

type PayReply = Extract<PlaceOrderReply, { outcome: 'pay' }>

let floor: ShopFloor
let desert: SeededExperience
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.set('2026-11-21T08:00:00Z')
  Object.assign(floor.network, { down: false, declineCaptures: false })
  desert = await seed({ options: [{ capacity: 7 }] })
})

const seed = (overrides: SeedExperience = {}) => seedExperience(floor.db, floor.shop, overrides)
const select = (overrides: Partial<SelectionInput> = {}): SelectionInput => ({
  experience: desert.slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
  ...overrides,
})
async function order(...selections: SelectionInput[]): Promise<PayReply & { customer: Shopper; id: string }> {
  const [first = select(), ...more] = selections
  const customer = await openShopper(floor.api, first)
  for (const selection of more) await customer.add(selection)
  const reply = expectOutcome(await customer.order(), 'pay')
  floor.network.calls.length = 0
  return { ...reply, customer, id: await idOf(reply.reference) }
}
async function idOf(reference: string): Promise<string> {
  const [row] = await floor.db<{ id: string; reference: string }>('orders').where({ reference })
  return row?.id ?? ''
}
const invoice = (placed: PayReply) => readInvoice(floor.api, placed)
const settle = (placed: { id: string }) => settleOrder(floor.deps, placed.id)
/** A webhook's job, as it comes out of the queue. */
async function webhook(placed: PayReply & { id: string }, id = `evt_${placed.reference}`): Promise<void> {
  const payload = {
    id,
    object: 'event',
    type: 'checkout.session.completed',
    created: 1,
    data: { object: { object: 'checkout.session', id: 'cs', client_reference_id: placed.id } },
  }
  await floor.db('payment_events').insert({ id, type: payload.type, payload }).onConflict('id').ignore()
  await floor.jobs['settle-payment']?.({ eventId: id }, { attempt: 1 })
}
async function counts(experience = desert): Promise<{ held: number; sold: number }> {
  const poolIds = experience.options.map(({ poolId }) => poolId)
  const rows = await floor
    .db<{ pool_id: number; held: number; sold: number }>('departures')
    .whereIn('pool_id', poolIds)
  return {
    held: rows.reduce((sum, row) => sum + row.held, 0),
    sold: rows.reduce((sum, row) => sum + row.sold, 0),
  }
}
const sessionOf = (placed: PayReply) =>
  floor.network.sessions.find(({ request }) => request.reference === placed.reference)
const expectTrueLedger = async () => expect(await floor.discrepancies()).toEqual([])

describe('a paid order', () => {
  it('is confirmed and captured once when the page comes back, without any webhook', async () => {
    const placed = await order()
    floor.network.pay(placed.reference)
    expect(await invoice(placed)).toMatchObject({
      outcome: 'success',
      paymentStatus: 'CAPTURED',
      bookings: [{ status: 'CONFIRMED', freeUntil: '2026-11-30T05:00:00Z' }],
    })
    expect(floor.network.calls).toEqual(['capture'])
    expect(await counts()).toEqual({ held: 0, sold: 2 })
    expect((await placed.customer.read()).lines).toEqual([])
    await floor.work()
    expect(sessionOf(placed)?.captured).toBe(20_000)
    await expectTrueLedger()
  })

  it.each([
    ['webhook, then page', ['webhook', 'page']],
    ['page, then webhook', ['page', 'webhook']],
    ['the webhook, and the page half a minute later', ['webhook', 'wait', 'page']],
    ['the page, and the webhook half a minute later', ['page', 'wait', 'webhook']],
    ['the webhook twice', ['webhook', 'webhook', 'page']],
    ['the webhook twice, half a minute apart', ['webhook', 'wait', 'webhook', 'page']],
    ['webhook and page at the same moment, and both again', ['both', 'wait', 'both']],
    ['another event about the same', ['webhook', 'other', 'page']],
    ['the reconciler alone', ['reconcile', 'page']],
    ['the sweeper alone', ['sweep', 'page']],
  ])('is one order, one capture and one mail: %s', async (_, steps) => {
    const placed = await order()
    floor.network.pay(placed.reference)
    const step: Record<string, () => Promise<unknown>> = {
      webhook: () => webhook(placed),
      other: () => webhook(placed, `evt_other_${placed.reference}`),
      page: () => invoice(placed),
      both: () => Promise.all([webhook(placed), invoice(placed)]),
      wait: () => Promise.resolve(floor.clock.advance({ seconds: 30 })),
      reconcile: async () => {
        floor.clock.advance({ minutes: 3 })
        await floor.jobs['reconcile-payments']?.({}, { attempt: 1 })
      },
      sweep: async () => {
        floor.clock.advance({ minutes: 35 })
        await floor.jobs['expire-holds']?.({}, { attempt: 1 })
      },
    }
    for (const name of steps) await step[name]?.()
    await floor.work()
    expect(await invoice(placed)).toMatchObject({ outcome: 'success', paymentStatus: 'CAPTURED' })
    expect(sessionOf(placed)?.captured).toBe(20_000)
    // two at the same moment may both ask for it; the network takes it once
    const asked = floor.network.calls.filter((call) => call === 'capture').length
    expect(asked).toBeLessThanOrEqual(steps.includes('both') ? 2 : 1)
    const told = floor.db('messages').select('kind').whereRaw(`about ->> 'orderId' = ?`, [placed.id])
    expect(await told).toEqual([{ kind: 'order-confirmed' }])
    expect(await counts()).toEqual({ held: 0, sold: 2 })
    await expectTrueLedger()
  })

  it('is confirmed once when everything comes at the same moment', async () => {
    const placed = await order()
    floor.network.pay(placed.reference)
    await Promise.all([
      ...[1, 2, 3].map(() => invoice(placed)),
      ...[1, 2, 3].map(() => settle(placed)),
      ...[1, 2].map((n) => webhook(placed, `evt_${n}_${placed.reference}`)),
    ])
    await floor.work()
    expect(await invoice(placed)).toMatchObject({ outcome: 'success', paymentStatus: 'CAPTURED' })
    expect(sessionOf(placed)?.captured).toBe(20_000)
    expect(await counts()).toEqual({ held: 0, sold: 2 })
    await expectTrueLedger()
  })

  it('asks the network once for many polls of one moment', async () => {
    const placed = await order()
    const polls = await Promise.all([1, 2, 3, 4, 5].map(() => invoice(placed)))
    expect(
      polls.every((poll) => poll.outcome === 'in-progress' && poll.nextPollAt === '2026-11-21T08:00:02Z'),
    ).toBe(true)
    floor.network.pay(placed.reference)
    expect(await invoice(placed)).toMatchObject({ outcome: 'in-progress' })
    floor.clock.advance({ seconds: 2 })
    expect(await invoice(placed)).toMatchObject({ outcome: 'success' })
  })

  it('is told as in progress while the network is away, and finished by its job', async () => {
    const placed = await order()
    floor.network.pay(placed.reference)
    floor.network.down = true
    expect(await invoice(placed)).toMatchObject({ outcome: 'in-progress' })
    await expect(webhook(placed)).rejects.toThrow(/did not answer/)
    floor.network.down = false
    await webhook(placed)
    expect(await invoice(placed)).toMatchObject({ outcome: 'success' })
  })

  it('keeps its places when the payment came after the hold ran out and nobody took them', async () => {
    const placed = await order()
    floor.network.pay(placed.reference)
    floor.clock.advance({ hours: 2 })
    await settle(placed)
    expect(await invoice(placed)).toMatchObject({ outcome: 'success' })
    expect(await counts()).toEqual({ held: 0, sold: 2 })
  })

  it('is not charged when its places are gone: unsuccessful, and the authorisation is let go', async () => {
    const placed = await order(select({ units: { ADULT: 4 } }))
    floor.network.pay(placed.reference)
    floor.clock.advance({ minutes: 36 })
    const quick = await order(select({ units: { ADULT: 5 } }))
    await settle(placed)
    await floor.work()
    expect(await invoice(placed)).toMatchObject({
      outcome: 'unsuccessful',
      paymentStatus: 'CANCELLED',
      bookings: [{ status: 'EXPIRED' }],
    })
    expect(sessionOf(placed)).toMatchObject({ intentStatus: 'canceled', captured: 0 })
    expect(await counts()).toEqual({ held: 5, sold: 0 })
    expect(quick.outcome).toBe('pay')
    await expectTrueLedger()
  })

  it('is charged for what could be had only, and leaves the rest in the cart', async () => {
    const other = await seed()
    const placed = await order(select({ units: { ADULT: 4 } }), select({ experience: other.slug }))
    floor.network.pay(placed.reference)
    floor.clock.advance({ minutes: 36 })
    await order(select({ units: { ADULT: 5 } }))
    await settle(placed)
    await floor.work()
    expect(await invoice(placed)).toMatchObject({
      outcome: 'partially-booked',
      paymentStatus: 'CAPTURED',
      total: { amount: 60_000 },
      unbooked: { amount: 40_000 },
      bookings: [{ status: 'EXPIRED' }, { status: 'CONFIRMED' }],
    })
    expect(sessionOf(placed)?.captured).toBe(20_000)
    expect((await placed.customer.read()).lines).toMatchObject([{ experience: { slug: desert.slug } }])
    await expectTrueLedger()
  })

  it('takes the promo code that it used out of the cart, with its lines', async () => {
    await floor.db('promo_codes').insert({ code: 'FOR-THIS', percent: 10, valid_from: '2026-01-01' })
    const customer = await openShopper(floor.api, select())
    await customer.promo('FOR-THIS')
    const placed = expectOutcome(await customer.order(), 'pay')
    expect(await customer.read()).toMatchObject({ promo: { state: 'applied' } })
    floor.network.pay(placed.reference)
    expect(await invoice(placed)).toMatchObject({ outcome: 'success', promoCode: 'FOR-THIS' })
    await customer.add(select({ start: '2026-12-02T09:00' }))
    const next = await customer.read()
    expect(next.promo).toBeUndefined()
    expect(next).toMatchObject({ lines: [{}], total: { amount: 20_000 } })
  })

  it('takes a code that does not exist out of the cart, so that the next order is not told of it', async () => {
    const customer = await openShopper(floor.api, select())
    await customer.promo('NO-SUCH')
    expect(await customer.read()).toMatchObject({ promo: { code: 'NO-SUCH' } })
    const placed = expectOutcome(await customer.order(), 'pay')
    floor.network.pay(placed.reference)
    expect(await invoice(placed)).toMatchObject({ outcome: 'success' })
    expect((await customer.read()).promo).toBeUndefined()
  })

  it('leaves a promo code in the cart that was typed while it was being paid', async () => {
    await floor
      .db('promo_codes')
      .insert(['BEFORE', 'AFTER'].map((code) => ({ code, percent: 10, valid_from: '2026-01-01' })))
    const customer = await openShopper(floor.api, select())
    await customer.promo('BEFORE')
    const placed = expectOutcome(await customer.order(), 'pay')
    await customer.promo('AFTER')
    floor.network.pay(placed.reference)
    await invoice(placed)
    expect(await customer.read()).toMatchObject({ promo: { code: 'AFTER' } })
  })

  it('is cancelled when the bank takes back its word; places, promo code and cart are as before', async () => {
    await floor
      .db('promo_codes')
      .insert({ code: 'ONCE-MORE', percent: 50, most_uses: 1, valid_from: '2026-01-01' })
    const customer = await openShopper(floor.api, select())
    await customer.promo('ONCE-MORE')
    const before = await customer.read()
    const placed = expectOutcome(await customer.order(), 'pay')
    floor.network.pay(placed.reference)
    floor.network.declineCaptures = true
    expect(await invoice(placed)).toMatchObject({
      outcome: 'payment-failed',
      paymentStatus: 'FAILED',
      bookings: [{ status: 'CANCELLED' }],
    })
    expect(await counts()).toEqual({ held: 0, sold: 0 })
    await expectTrueLedger()
    floor.network.declineCaptures = false
    expect(await customer.read()).toMatchObject({ lines: before.lines, promo: { state: 'applied' } })
    const again = expectOutcome(await customer.order(), 'pay')
    floor.network.pay(again.reference)
    expect(await invoice(again)).toMatchObject({ outcome: 'success' })
    expect(await counts()).toEqual({ held: 0, sold: 2 })
  })

  it('throws, and confirms nothing, when another sum was authorised than was agreed', async () => {
    const placed = await order()
    floor.network.pay(placed.reference)
    await floor.db('payments').where({ order_id: placed.id }).update({ amount: 30_000 })
    await expect(settle(placed)).rejects.toThrow(/was authorised, not AED 30000/)
    expect(await counts()).toEqual({ held: 2, sold: 0 })
  })
})

describe('an order that waits for its supplier', () => {
  const onRequest = () => seed({ confirmation: 'ON_REQUEST' })

  it('is on hold with its authorisation, keeps its places for good, and is captured when all is decided', async () => {
    const villa = await onRequest()
    const placed = await order(select({ experience: villa.slug }), select())
    floor.network.pay(placed.reference)
    expect(await invoice(placed)).toMatchObject({
      outcome: 'on-hold',
      paymentStatus: 'AUTHORISED',
      bookings: [{ status: 'PENDING' }, { status: 'CONFIRMED' }],
    })
    floor.clock.advance({ hours: 48 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    await floor.work()
    expect(floor.network.calls).not.toContain('capture')
    expect(await counts(villa)).toEqual({ held: 0, sold: 2 })

    await floor.db.raw(`update payments set created_at = created_at - interval '2 days'`)
    await decide(placed, 'CONFIRMED')
    await floor.work()
    const paid = await invoice(placed)
    expect(paid).toMatchObject({ outcome: 'success', paymentStatus: 'CAPTURED' })
    expect(sessionOf(placed)?.captured).toBe(40_000)
    // the invoice tells when the money was taken, not when its page was opened
    const [at = ''] = (paid.moves ?? []).map((move) => move.at)
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  })

  it.each([
    ['partially-booked', true, 20_000],
    ['unsuccessful', false, 0],
  ])('ends as %s when the supplier declines', async (outcome, withInstant, captured) => {
    const villa = await onRequest()
    const placed = await order(select({ experience: villa.slug }), ...(withInstant ? [select()] : []))
    floor.network.pay(placed.reference)
    await settle(placed)
    await decide(placed, 'REJECTED')
    await floor.work()
    expect(await invoice(placed)).toMatchObject({ outcome })
    expect(sessionOf(placed)?.captured).toBe(captured)
  })

  it('has its capture waited for by the database’s clock, however wrong that of the process is', async () => {
    const placed = await order()
    floor.clock.advance({ hours: 1 })
    floor.network.pay(placed.reference)
    await settle(placed)
    const { rows } = await floor.db.raw<{ rows: { seconds: number }[] }>(
      `select extract(epoch from run_at - now())::float8 seconds from graphile_worker.jobs
       where task_identifier = 'capture-payment'`,
    )
    expect(rows.map(({ seconds }) => seconds > 0 && seconds <= 20)).toEqual([true])
  })

  /** What a supplier's answer does, until it has a door of its own. */
  async function decide(placed: { id: string }, to: 'CONFIRMED' | 'REJECTED'): Promise<void> {
    await floor.db.transaction(async (trx) => {
      const settlement = await findSettlement(trx, placed.id)
      if (!settlement) throw new Error('no such order')
      await lockOrder(trx, settlement)
      const pending = await trx<{ id: string; order_id: string; status: string }>('bookings').where({
        order_id: placed.id,
        status: 'PENDING',
      })
      await moveBookings(
        trx,
        pending.map(({ id }) => id),
        to,
      )
      await concludeOrder(trx, settlement, floor.clock.now())
    })
  }
})

describe('an order that is not paid', () => {
  it('fails when its page closes; the places, the promo code’s use and the cart are as before', async () => {
    await floor
      .db('promo_codes')
      .insert({ code: 'ONCE', percent: 50, most_uses: 1, valid_from: '2026-01-01' })
    const customer = await openShopper(floor.api, select())
    await customer.promo('ONCE')
    const placed = expectOutcome(await customer.order(), 'pay')
    floor.network.close(placed.reference)
    expect(await invoice(placed)).toMatchObject({
      outcome: 'payment-failed',
      paymentStatus: 'EXPIRED',
      bookings: [{ status: 'EXPIRED' }],
    })
    expect(await counts()).toEqual({ held: 0, sold: 0 })
    const again = await customer.read()
    expect(again).toMatchObject({ promo: { state: 'applied' }, total: { amount: 10_000 } })
    expectOutcome(await customer.order(), 'pay')
    await expectTrueLedger()
  })

  it('has its page closed once its places are free for others', async () => {
    const placed = await order()
    floor.clock.advance({ minutes: 36 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    expect(await invoice(placed)).toMatchObject({ outcome: 'payment-failed' })
    expect(sessionOf(placed)?.status).toBe('expired')
    expect(await counts()).toEqual({ held: 0, sold: 0 })
  })

  it('lets an authorisation go that came on an old tab after the order was given up', async () => {
    const placed = await order()
    await floor.db('orders').where({ id: placed.id }).update({ status: 'CANCELLED' })
    floor.network.pay(placed.reference)
    await webhook(placed)
    expect(sessionOf(placed)).toMatchObject({ intentStatus: 'canceled', captured: 0 })
  })

  it('is given up when its page was never opened', async () => {
    const placed = await order()
    await floor.db('payments').where({ order_id: placed.id }).update({ session_id: null, url: null })
    floor.clock.advance({ minutes: 4 })
    await floor.jobs['reconcile-payments']?.({}, { attempt: 1 })
    expect(await invoice(placed)).toMatchObject({ outcome: 'payment-failed', paymentStatus: 'FAILED' })
    expect(await counts()).toEqual({ held: 0, sold: 0 })
  })
})

describe('a refund', () => {
  it('is sent once, however often its job runs', async () => {
    const placed = await order()
    floor.network.pay(placed.reference)
    await settle(placed)
    const [payment] = await floor
      .db<{ id: string; order_id: string }>('payments')
      .where({ order_id: placed.id })
    const refundId = await insertRefund(floor.db, {
      paymentId: payment?.id ?? '',
      amount: 20_000,
      reason: 'test',
    })
    await sendRefund(floor.deps, refundId)
    await sendRefund(floor.deps, refundId)
    expect(sessionOf(placed)?.refunded).toBe(20_000)
    expect(await invoice(placed)).toMatchObject({ paymentStatus: 'REFUNDED' })
  })
})

describe('somebody else’s order', () => {
  it('is not there, for a wrong token as for a wrong reference', async () => {
    const [mine, other] = [await order(), await order(select({ start: '2026-12-02T09:00' }))]
    const guess = { reference: other.reference, orderToken: mine.orderToken }
    await expect(readInvoice(floor.api, guess)).rejects.toThrow(/404/)
    await expect(readInvoice(floor.api, { ...mine, reference: 'DH-222222' })).rejects.toThrow(/404/)
  })
})

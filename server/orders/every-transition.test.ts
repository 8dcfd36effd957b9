import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SelectionInput } from '../contract/availability.ts'
import type { CancellationQuote } from '../contract/cancellations.ts'
import type { PlaceOrderReply, PlaceOrderRequest } from '../contract/checkout.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import type { Shopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { answerBooking } from './fulfilment/answer-booking.ts'
import { cancellationRoutes } from './cancellations/cancellation.routes.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { markPaid } from './settling/mark-paid.ts'
import { redeemBooking } from './fulfilment/redeem-booking.ts'
import { settleOrder } from './settling/settle-order.ts'
import { bookingTransitions, orderTransitions, paymentTransitions } from './transitions.ts'
import type { TransitionTable } from './transitions.ts'

/** Each table of states with the rows that move along it. */
const machines = { orders: orderTransitions, bookings: bookingTransitions, payments: paymentTransitions }

let floor: ShopFloor
let cancelling: ReturnType<typeof buildApi>
beforeAll(async () => {
  floor = await openShopFloor()
  cancelling = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps)])
  await floor.db.raw(`
    create table steps_taken (machine text, step text, primary key (machine, step));
    create function note_step() returns trigger language plpgsql as $$ begin
      insert into steps_taken values (tg_table_name,
        case when tg_op = 'INSERT' then new.status else old.status || ' → ' || new.status end) on conflict do nothing;
      return new;
    end $$;
  `)
  for (const machine of Object.keys(machines)) {
    await floor.db.raw(
      `create trigger note_beginning after insert on ?? for each row execute function note_step()`,
      [machine],
    )
    await floor.db.raw(
      `create trigger note_step after update of status on ?? for each row
       when (old.status <> new.status) execute function note_step()`,
      [machine],
    )
  }
})
afterAll(() => floor.close())
beforeEach(() => {
  floor.clock.set('2026-11-21T08:00:00Z')
  Object.assign(floor.network, { declineCaptures: false })
})

type Placed = Extract<PlaceOrderReply, { outcome: 'pay' | 'placed' }>

async function seed(overrides: SeedExperience = {}): Promise<SelectionInput> {
  const { slug } = await seedExperience(floor.db, floor.shop, { options: [{ capacity: 2 }], ...overrides })
  return { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
}
const onRequest = () => seed({ confirmation: 'ON_REQUEST' })
async function fill(selections: SelectionInput[]): Promise<Shopper> {
  const [first, ...more] = selections
  const shopper = await openShopper(floor.api, first)
  for (const selection of more) await shopper.add(selection)
  return shopper
}
async function place(...selections: SelectionInput[]): Promise<Placed> {
  return expectOutcome(await (await fill(selections)).order(), 'pay')
}
async function paid(...selections: SelectionInput[]): Promise<Placed> {
  const placed = await place(...selections)
  floor.network.pay(placed.reference)
  return placed
}
/** Placed to be paid later; what is asked for must allow that. */
async function reserve(...selections: SelectionInput[]): Promise<Placed> {
  const later: Partial<PlaceOrderRequest> = { paymentMethod: 'PAY_LATER' }
  return expectOutcome(await (await fill(selections)).order(later), 'placed')
}
const outcomeOf = async (placed: Placed) => (await readInvoice(floor.api, placed)).outcome
const settle = async ({ reference }: Placed) => {
  const [order] = await floor.db<{ id: string; reference: string }>('orders').where({ reference })
  await settleOrder(floor.deps, order?.id ?? '')
  await floor.work()
}
/** The hold's time is up, and another buyer is quicker. */
async function loseTo(selection: SelectionInput, wait: Temporal.DurationLike): Promise<void> {
  floor.clock.advance(wait)
  await place(selection)
}
const answer = async ({ reference }: Placed, position: number, kind: 'confirm' | 'decline') => {
  const given = kind === 'confirm' ? ({ kind } as const) : ({ kind, reason: 'full' } as const)
  expect(await answerBooking(floor.deps, `${reference}-${position}`, given)).toMatchObject({
    outcome: 'answered',
  })
}
async function cancel({ reference, orderToken }: Placed, position = 1): Promise<void> {
  const path = `/api/v1/orders/${reference}/bookings/${reference}-${position}/cancellation`
  const bearer = { authorization: `Bearer ${orderToken}` }
  const quote = await request(cancelling).get(path).set(bearer).expect(200)
  const agreedRefund = (quote.body as CancellationQuote).refund
  await request(cancelling)
    .post(path)
    .set({ ...bearer, 'idempotency-key': randomUUID() })
    .send({ agreedRefund })
    .expect(200)
  await floor.work()
}

/** The buyer's bank sends back what an order's buyer was refunded. */
async function bounceRefund({ reference }: Placed): Promise<void> {
  const { rows } = await floor.db.raw<{ rows: { id: string; intentId: string }[] }>(
    `select r.id, p.intent_id "intentId" from refunds r join payments p on p.id = r.payment_id
     join orders o on o.id = p.order_id where o.reference = :reference`,
    { reference },
  )
  const [refund] = rows
  const object = {
    object: 'refund',
    payment_intent: refund?.intentId,
    metadata: { idempotencyKey: refund?.id },
  }
  const payload = { id: 'evt_bounced', object: 'event', type: 'refund.failed', created: 1, data: { object } }
  await floor.db('payment_events').insert({ id: payload.id, type: payload.type, payload })
  await floor.jobs['settle-payment']?.({ eventId: payload.id }, { attempt: 1 })
}

describe('an order that waits for its payment', () => {
  it('is confirmed, used, and its other booking cancelled and refunded', async () => {
    const placed = await paid(await seed(), await seed())
    expect(await outcomeOf(placed)).toBe('success')
    expect(await redeemBooking(floor.deps, `${placed.reference}-1`)).toBe('redeemed')
    expect(await redeemBooking(floor.deps, `${placed.reference}-1`)).toBe('refused')
    expect(await redeemBooking(floor.deps, 'DH-222222-1')).toBe('unknown')
    const other = await paid(await seed())
    expect(await outcomeOf(other)).toBe('success')
    await cancel(other)
    expect(await outcomeOf(other)).toBe('cancelled')
    await bounceRefund(other)
  })

  it('is confirmed in part, and cancelled after all', async () => {
    const [lost, kept] = [await seed(), await seed()]
    const placed = await paid(lost, kept)
    await loseTo(lost, { minutes: 36 })
    await settle(placed)
    expect(await outcomeOf(placed)).toBe('partially-booked')
    await cancel(placed, 2)
    expect(await outcomeOf(placed)).toBe('cancelled')
  })

  it('is unsuccessful when everything is gone', async () => {
    const lost = await seed()
    const placed = await paid(lost)
    await loseTo(lost, { minutes: 36 })
    await settle(placed)
    expect(await outcomeOf(placed)).toBe('unsuccessful')
  })

  it('fails when the page closes, when it never opened, and when the bank takes back its word', async () => {
    const closed = await place(await seed())
    floor.network.close(closed.reference)
    expect(await outcomeOf(closed)).toBe('payment-failed')

    floor.network.down = true
    await (await fill([await seed()])).fail(503)
    floor.network.down = false

    floor.network.declineCaptures = true
    const declined = await paid(await seed())
    expect(await outcomeOf(declined)).toBe('payment-failed')
    const [lost, kept] = [await seed(), await seed()]
    const inPart = await paid(lost, kept)
    await loseTo(lost, { minutes: 36 })
    await settle(inPart)
    expect(await outcomeOf(inPart)).toBe('payment-failed')
  })

  it('gives way to another order of the same cart', async () => {
    const shopper = await fill([await seed()])
    const first = expectOutcome(await shopper.order(), 'pay')
    expectOutcome(await shopper.order({ buyer: { ...buyer, firstName: 'Noor' } }), 'pay')
    expect(await outcomeOf(first)).toBe('cancelled')
  })
})

describe('an order on hold', () => {
  it('is confirmed, in part, or not at all, as the suppliers answer or do not', async () => {
    const both = await paid(await onRequest(), await seed())
    const some = await paid(await onRequest(), await seed())
    const none = await paid(await onRequest())
    const silent = await paid(await onRequest())
    for (const placed of [both, some, none, silent]) expect(await outcomeOf(placed)).toBe('on-hold')
    await answer(both, 1, 'confirm')
    await answer(some, 1, 'decline')
    await answer(none, 1, 'decline')
    for (const placed of [both, some, none]) await settle(placed)
    floor.clock.advance({ hours: 49 })
    await floor.jobs['expire-requests']?.({}, { attempt: 1 })
    expect(await Promise.all([both, some, none, silent].map(outcomeOf))).toEqual([
      'success',
      'partially-booked',
      'unsuccessful',
      'unsuccessful',
    ])
  })

  it('is cancelled by its traveller before anybody answered', async () => {
    const placed = await paid(await onRequest())
    expect(await outcomeOf(placed)).toBe('on-hold')
    await cancel(placed)
    expect(await outcomeOf(placed)).toBe('cancelled')
  })
})

describe('a reserved order', () => {
  const later = (overrides: SeedExperience = {}) => seed({ payLater: true, ...overrides })

  it('is confirmed, in part or not at all, or goes on hold, once support has the money', async () => {
    const [lost, gone] = [await later(), await later()]
    const whole = await reserve(await later())
    const inPart = await reserve(lost, await later())
    const none = await reserve(gone)
    const held = await reserve(await later({ confirmation: 'ON_REQUEST' }))
    floor.clock.advance({ hours: 48 })
    await place(lost)
    await place(gone)
    for (const { reference } of [whole, inPart, none, held]) {
      expect(await markPaid(floor.deps, reference)).toBe('paid')
    }
    expect(await Promise.all([whole, inPart, none, held].map(outcomeOf))).toEqual([
      'success',
      'partially-booked',
      'unsuccessful',
      'on-hold',
    ])
  })

  it('is cancelled when nobody pays in time', async () => {
    const placed = await reserve(await later())
    floor.clock.advance({ hours: 48 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    expect(await outcomeOf(placed)).toBe('cancelled')
  })
})

// after all the others: what they did together
describe('together they', () => {
  const listSteps = ({ initial, next }: TransitionTable<string>) => [
    ...initial,
    ...Object.entries(next).flatMap(([from, states]) => states.map((to) => `${from} → ${to}`)),
  ]

  it.each(Object.entries<TransitionTable<string>>(machines))(
    'take every step that the table of %s allows, and no other',
    async (machine, table) => {
      const taken = await floor.db<{ machine: string; step: string }>('steps_taken').where({ machine })
      expect(taken.map(({ step }) => step).toSorted()).toEqual(listSteps(table).toSorted())
    },
  )

  it('leave true books, in which what came back is still owed', async () => {
    const owed = expect.stringContaining('is to be paid back by hand') as string
    // each of the tests above began at the same time, and some of them took days
    floor.clock.advance({ hours: 24 * 7 })
    expect(await checkLedger(floor.deps)).toMatchObject({ faults: [owed] })
  })
})

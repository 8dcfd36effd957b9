import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SelectionInput } from '../contract/availability.ts'
import type { CancellationQuote } from '../contract/cancellations.ts'
import type { PlaceOrderReply } from '../contract/checkout.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { answerBooking } from './fulfilment/answer-booking.ts'
import { cancellationRoutes } from './cancellations/cancellation.routes.ts'
import { checkLedger } from './ledger/check-ledger.ts'

type Placed = Extract<PlaceOrderReply, { outcome: 'pay' | 'placed' }>

let floor: ShopFloor
let cancelling: Express
let wishes: SelectionInput[]
beforeAll(async () => {
  floor = await openShopFloor()
  cancelling = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps)])
  const seed = async (...seeds: Parameters<typeof seedExperience>[2][]) =>
    Promise.all(seeds.map((overrides) => seedExperience(floor.db, floor.shop, overrides)))
  const resource = { name: 'one-boat', slotMinutes: 30 }
  const [few, asked, later, boat] = await seed(
    { options: [{ capacity: 7 }] },
    { options: [{ capacity: 9 }], confirmation: 'ON_REQUEST' },
    { options: [{ capacity: 6 }], payLater: true },
    {
      options: [
        { capacity: 4, resource, durationMinutes: 120, schedule: [{ startTimes: ['09:00'] }] },
        { capacity: 4, resource, durationMinutes: 60, schedule: [{ startTimes: ['10:00'] }] },
      ],
    },
  )
  const at = (slug = '', option = 'standard', time = '09:00') => ({
    experience: slug,
    option,
    start: `2026-12-05T${time}`,
    units: {},
  })
  wishes = [
    at(few?.slug),
    at(asked?.slug),
    at(later?.slug),
    at(boat?.slug),
    at(boat?.slug, 'option-2', '10:00'),
  ]
})
afterAll(() => floor.close())

/** Counts of all departures together, and what bookings that stand say they should be. */
async function countPlaces(): Promise<{ held: number; sold: number }> {
  const { rows } = await floor.db.raw<{ rows: { held: number; sold: number }[] }>(
    `select sum(held)::int held, sum(sold)::int sold from departures`,
  )
  return rows[0] ?? { held: 0, sold: 0 }
}
async function listBookings(...statuses: string[]): Promise<{ reference: string; status: string }[]> {
  return floor
    .db<{ reference: string; status: string }>('bookings')
    .select('reference', 'status')
    .whereIn('status', statuses)
}

/** Parties of one to four, each of which goes another way from the same places. */
async function goShopping(index: number): Promise<Placed | undefined> {
  const wish = wishes[index % wishes.length]
  if (!wish) return undefined
  const shopper = await openShopper(floor.api, { ...wish, units: { ADULT: 1 + (index % 4) } })
  if (shopper.cart.lines.length === 0) return undefined
  const paymentMethod = index % wishes.length === 2 && index % 2 ? 'PAY_LATER' : 'CARD'
  let reply = await shopper.order({ paymentMethod })
  if (reply.outcome === 'pay' && index % 7 === 3) {
    // comes back and orders once more, under another name
    reply = await shopper.order({ buyer: { ...buyer, firstName: 'Noor' } })
  }
  if (reply.outcome === 'review' || reply.outcome === 'in-progress') return undefined
  if (reply.outcome === 'placed') return reply
  if (index % 6 === 1) floor.network.close(reply.reference)
  else if (index % 6 !== 2) floor.network.pay(reply.reference)
  await readInvoice(floor.api, reply)
  return reply
}
async function goShoppingAtOnce({ from, count }: { from: number; count: number }): Promise<Placed[]> {
  const placed = await Promise.all(Array.from({ length: count }, (_, index) => goShopping(from + index)))
  return placed.filter((order) => order !== undefined)
}
async function cancel({ reference, orderToken }: Placed): Promise<void> {
  const path = `/api/v1/orders/${reference}/bookings/${reference}-1/cancellation`
  const bearer = { authorization: `Bearer ${orderToken}` }
  const quote = (await request(cancelling).get(path).set(bearer)).body as CancellationQuote
  if (quote.refusal) return
  await request(cancelling)
    .post(path)
    .set({ ...bearer, 'idempotency-key': randomUUID() })
    .send({ agreedRefund: quote.refund })
}

it('gives back exactly what was taken, whoever pays, cancels, declines, runs out of time or comes twice, all at once', async () => {
  // the fastest buyers may be those who never pay: two parties wait for their supplier in any case
  const early = [await goShopping(6), await goShopping(36)].filter((order) => order !== undefined)
  const placed = [...early, ...(await goShoppingAtOnce({ from: 0, count: 90 }))]
  expect(placed.length).toBeGreaterThan(8)
  expect(await floor.discrepancies()).toEqual([])

  const pending = await listBookings('PENDING')
  expect(pending.length).toBeGreaterThanOrEqual(2)
  const [more] = await Promise.all([
    // the places that come back are wanted at once
    goShoppingAtOnce({ from: 90, count: 30 }),
    ...pending.map(({ reference }, index) =>
      answerBooking(
        floor.deps,
        reference,
        index % 2 ? { kind: 'confirm' } : { kind: 'decline', reason: 'full' },
      ),
    ),
    ...placed.filter((_, index) => index % 3 === 0).map(cancel),
  ])
  await floor.work()
  floor.clock.advance({ hours: 49 })
  for (const job of ['expire-holds', 'expire-requests', 'reconcile-payments']) {
    await floor.jobs[job]?.({}, { attempt: 1 })
  }
  await floor.work()
  expect(await checkLedger(floor.deps)).toMatchObject({ faults: [] })
  expect(await listBookings('ON_HOLD', 'PENDING')).toEqual([])
  expect((await listBookings('CONFIRMED')).length).toBeGreaterThan(0)
  expect(await countPlaces()).toMatchObject({ held: 0 })

  // the buyers who have not come yet stay away
  await Promise.all([...placed, ...more].map(cancel))
  await floor.work()
  expect(await listBookings('CONFIRMED')).toEqual([])
  expect(await countPlaces()).toEqual({ held: 0, sold: 0 })
  expect(await checkLedger(floor.deps)).toMatchObject({ faults: [] })
}, 90_000)

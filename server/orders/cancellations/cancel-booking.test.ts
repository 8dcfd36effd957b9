import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { penaltyPercent } from '../../availability/cancellation.ts'
import type { CancelBookingReply, CancellationQuote } from '../../contract/cancellations.ts'
import type { CancellationPolicy } from '../../contract/listing.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeedExperience } from '../../testing/factories/experience.ts'
import { placePaid } from '../../testing/factories/place-paid.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { cancellationRoutes } from './cancellation.routes.ts'
import { checkLedger } from '../ledger/check-ledger.ts'

interface Placed {
  reference: string
  orderToken: string
}

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps)])
})
afterAll(() => floor.close())
beforeEach(() => {
  floor.clock.set('2026-11-21T08:00:00Z')
  floor.network.down = false
})

const tiers: CancellationPolicy = {
  kind: 'TIERED',
  steps: [
    { days: 7, hours: 0, minutes: 0, penaltyPercent: 0 },
    { days: 2, hours: 0, minutes: 0, penaltyPercent: 33 },
  ],
}

const place = (...seeds: SeedExperience[]) => placePaid(floor, seeds)
const odd: SeedExperience = {
  cancellation: tiers,
  options: [{ units: [{ id: 'ADULT', price: 9_999 }] }],
}

const pathOf = ({ reference }: Placed, position: number) =>
  `/api/v1/orders/${reference}/bookings/${reference}-${position}/cancellation`
async function quote(placed: Placed, position = 1): Promise<CancellationQuote> {
  const reply = await request(api)
    .get(pathOf(placed, position))
    .set('authorization', `Bearer ${placed.orderToken}`)
    .expect(200)
  return reply.body as CancellationQuote
}
const post = (placed: Placed, amount: number, { position = 1, key = randomUUID() as string } = {}) =>
  request(api)
    .post(pathOf(placed, position))
    .set({ authorization: `Bearer ${placed.orderToken}`, 'idempotency-key': key })
    .send({ agreedRefund: { amount, currency: 'AED' } })
const sessionOf = ({ reference }: Placed) =>
  floor.network.sessions.find((session) => session.request.reference === reference)
async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}

it.each([
  ['2026-11-24T04:59:00Z', tiers, 0],
  ['2026-11-24T05:00:00Z', tiers, 33],
  ['2026-11-29T04:59:00Z', tiers, 33],
  ['2026-11-29T05:00:00Z', tiers, 100],
  ['2026-11-01T00:00:00Z', { kind: 'NON_REFUNDABLE', steps: [] }, 100],
  ['2026-11-01T00:00:00Z', { kind: 'FREE', steps: [] }, 100],
] as const)('at %s costs what the terms say', (now, policy, percent) => {
  const terms = { startsAt: Temporal.Instant.from('2026-12-01T05:00:00Z'), timeZone: 'Asia/Dubai' }
  const given = { kind: policy.kind, steps: [...policy.steps] }
  expect(penaltyPercent(given, { ...terms, now: Temporal.Instant.from(now) })).toBe(percent)
})

describe('cancelling a paid booking', () => {
  it('is free before the deadline: all of it comes back, and the places too', async () => {
    const placed = await place(odd)
    expect(await quote(placed)).toMatchObject({
      feePercent: 0,
      refund: { amount: 9_999 },
      freeUntil: '2026-11-24T05:00:00Z',
    })
    const reply = await post(placed, 9_999).expect(200)
    expect(reply.body).toMatchObject({ outcome: 'cancelled' })
    await expectTrueBooks()
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      outcome: 'cancelled',
      paymentStatus: 'REFUNDED',
      bookings: [
        {
          status: 'CANCELLED',
          cancelledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
          cancelledByBuyer: true,
          refunded: { amount: 9_999 },
        },
      ],
    })
    expect(sessionOf(placed)?.refunded).toBe(9_999)
  })

  it('asks again when the deadline has passed in between, and keeps the fee', async () => {
    const placed = await place(odd, {})
    floor.clock.set('2026-11-25T00:00:00Z')
    const review = await post(placed, 9_999).expect(200)
    expect(review.body).toMatchObject({
      outcome: 'review',
      quote: { feePercent: 33, fee: { amount: 3_299 }, refund: { amount: 6_700 } },
    })
    expect(await readInvoice(floor.api, placed)).toMatchObject({ bookings: [{ status: 'CONFIRMED' }, {}] })
    await post(placed, 6_700).expect(200)
    await expectTrueBooks()
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      outcome: 'success',
      bookings: [{ status: 'CANCELLED' }, { status: 'CONFIRMED' }],
    })
    expect(sessionOf(placed)?.refunded).toBe(6_700)
  })

  it('happens once, however often and however many at once ask for it', async () => {
    const placed = await place(odd)
    const replies = await Promise.all([
      post(placed, 9_999, { key: 'same' }),
      post(placed, 9_999, { key: 'same' }),
      post(placed, 9_999),
    ])
    const cancelled = replies.filter(({ status }) => status === 200)
    expect(cancelled.map(({ body }) => (body as CancelBookingReply).outcome)).not.toContain('review')
    expect((await post(placed, 9_999).expect(409)).body).toMatchObject({ code: 'not_cancellable' })
    await expectTrueBooks()
    expect(sessionOf(placed)?.refunded).toBe(9_999)
  })

  it('is refused once it has begun, for another order, and without its token', async () => {
    const [mine, other] = [await place(odd), await place(odd)]
    const stolen = { reference: mine.reference, orderToken: other.orderToken }
    await post(stolen, 9_999).expect(404)
    await request(api).get(pathOf(mine, 1)).expect(404)
    await request(api).get(pathOf(mine, 7)).set('authorization', `Bearer ${mine.orderToken}`).expect(404)
    floor.clock.set('2026-12-01T05:00:00Z')
    expect(await quote(mine)).toMatchObject({ refusal: 'started', refund: { amount: 0 } })
    await post(mine, 0).expect(409)
    await expectTrueBooks()
  })
})

describe('cancelling what is not taken yet', () => {
  it('lets the authorisation go while the supplier has not answered', async () => {
    const placed = await place({
      confirmation: 'ON_REQUEST',
      cancellation: { kind: 'NON_REFUNDABLE', steps: [] },
    })
    expect(await quote(placed)).toMatchObject({ feePercent: 0, paid: { amount: 0 }, refund: { amount: 0 } })
    await post(placed, 0).expect(200)
    await expectTrueBooks()
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      outcome: 'cancelled',
      paymentStatus: 'CANCELLED',
      total: { amount: 10_000 },
      unbooked: { amount: 10_000 },
    })
    expect(sessionOf(placed)?.intentStatus).toBe('canceled')
  })

  it('takes what is left when the undecided part is given up', async () => {
    const placed = await place({ confirmation: 'ON_REQUEST' }, {})
    await post(placed, 0).expect(200)
    await expectTrueBooks()
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      outcome: 'success',
      paymentStatus: 'CAPTURED',
      total: { amount: 20_000 },
      unbooked: { amount: 10_000 },
      moves: [{ kind: 'payment', amount: { amount: 10_000 } }],
    })
    expect(sessionOf(placed)?.captured).toBe(10_000)

    // what was charged and given back later is no part of what never was charged
    await post(placed, 10_000, { position: 2 }).expect(200)
    await expectTrueBooks()
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      outcome: 'cancelled',
      unbooked: { amount: 10_000 },
      moves: [
        { kind: 'payment', amount: { amount: 10_000 } },
        { kind: 'refund', amount: { amount: 10_000 } },
      ],
    })
  })

  it('waits with a fee until the rest of the order is decided', async () => {
    const placed = await place(
      { confirmation: 'ON_REQUEST' },
      { cancellation: { kind: 'NON_REFUNDABLE', steps: [] } },
    )
    expect(await quote(placed, 2)).toMatchObject({ refusal: 'undecided' })
    await post(placed, 0, { position: 2 }).expect(409)
    await expectTrueBooks()
  })

  it('frees a reservation that nobody has paid', async () => {
    const experience = await seedExperience(floor.db, floor.shop, { payLater: true })
    const shopper = await openShopper(floor.api, {
      experience: experience.slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 1 },
    })
    const placed = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
    await post(placed, 0).expect(200)
    await expectTrueBooks()
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'cancelled' })
  })
})

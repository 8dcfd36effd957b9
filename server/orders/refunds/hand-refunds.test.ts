import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tellRefund } from '../../suppliers/refund-commands.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { answerBooking } from '../fulfilment/answer-booking.ts'
import { cancellationRoutes } from '../cancellations/cancellation.routes.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { listHandRefunds, markRefunded } from './hand-refunds.ts'
import { markPaid } from '../settling/mark-paid.ts'

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps)])
})
afterAll(() => floor.close())
beforeEach(() => floor.clock.set('2026-11-21T08:00:00Z'))

async function reserve(seed: SeedExperience = {}) {
  const { slug } = await seedExperience(floor.db, floor.shop, { payLater: true, ...seed })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const shopper = await openShopper(floor.api, selection)
  const placed = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
  expect(await markPaid(floor.deps, placed.reference)).toBe('paid')
  return placed
}

const cancel = ({ reference, orderToken }: { reference: string; orderToken: string }, amount: number) =>
  request(api)
    .post(`/api/v1/orders/${reference}/bookings/${reference}-1/cancellation`)
    .set({ authorization: `Bearer ${orderToken}`, 'idempotency-key': randomUUID() })
    .send({ agreedRefund: { amount, currency: 'AED' } })
    .expect(200)
const refundOf = async (reference: string) =>
  (await listHandRefunds(floor.db)).find((refund) => refund.reference === reference)
const faultsOf = async (reference: string) =>
  (await checkLedger(floor.deps)).faults.filter((fault) => fault.includes(reference))

it('lists what was paid by hand and is to go back so, until somebody says that it has', async () => {
  const placed = await reserve()
  expect(await faultsOf(placed.reference)).toEqual([])
  await cancel(placed, 20_000)
  await floor.work()
  const refund = await refundOf(placed.reference)
  expect(refund && tellRefund(refund)).toMatch(
    new RegExp(`${placed.reference} {2}AED.200 {2}Amina Haddad {2}.*was paid by hand`),
  )
  expect(await faultsOf(placed.reference)).toEqual([
    expect.stringMatching(/20000 AED is to be paid back by hand/),
  ])
  // page, PDF and mail of the order say the same
  const owed = { amount: 20_000, currency: 'AED' }
  expect(await readInvoice(floor.api, placed)).toMatchObject({
    refundOwed: owed,
    bookings: [{ refunded: owed, refundOwed: owed }],
    moves: [
      { kind: 'payment', byHand: true },
      { kind: 'refund', byHand: true, open: true },
    ],
  })
  const marks = await Promise.all([
    markRefunded(floor.deps, refund?.id ?? ''),
    markRefunded(floor.deps, refund?.id ?? ''),
  ])
  expect(marks.filter((mark) => mark === 'refunded')).toHaveLength(1)
  expect(await refundOf(placed.reference)).toBeUndefined()
  expect(await faultsOf(placed.reference)).toEqual([])
  const invoice = await readInvoice(floor.api, placed)
  expect(invoice).toMatchObject({ outcome: 'cancelled', paymentStatus: 'REFUNDED' })
  expect([invoice.refundOwed, invoice.bookings[0]?.refundOwed]).toEqual([undefined, undefined])
})

it('tells support what to pay back and to whom, once, and the buyer that support will', async () => {
  await floor.db('storefronts').update({ contact: { email: 'support@shop.test' } })
  const placed = await reserve()
  const about = `/api/v1/orders/${placed.reference}/bookings/${placed.reference}-1/cancellation`
  const quoted = await request(api)
    .get(about)
    .set({ authorization: `Bearer ${placed.orderToken}` })
  expect(quoted.body).toMatchObject({ refund: { amount: 20_000 }, byHand: true })
  await cancel(placed, 20_000)
  await floor.work()
  const tasks = await floor.db<{ kind: string; about: object }>('messages').where({ kind: 'support-repay' })
  expect(tasks.map(({ about: letter }) => letter)).toMatchObject([
    {
      to: 'support@shop.test',
      values: { reference: placed.reference, amount: 'AED\u00a0200', name: 'Amina Haddad' },
    },
  ])
  const refund = await refundOf(placed.reference)
  expect(await markRefunded(floor.deps, refund?.id ?? '')).toBe('refunded')
})

it('owes what was paid by hand for a booking that its supplier then declines', async () => {
  const placed = await reserve({ confirmation: 'ON_REQUEST' })
  await answerBooking(floor.deps, `${placed.reference}-1`, { kind: 'decline', reason: 'full' })
  const refund = await refundOf(placed.reference)
  expect(refund).toMatchObject({ amount: 20_000, reason: 'unsuccessful' })
  expect(await markRefunded(floor.deps, refund?.id ?? '')).toBe('refunded')
  expect(await faultsOf(placed.reference)).toEqual([])
})

it('lists what the network refused to refund, and never what the network still has to send', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop)
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const shopper = await openShopper(floor.api, selection)
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  await cancel(placed, 10_000)
  expect(await refundOf(placed.reference)).toBeUndefined()
  const [sent] = await floor.db<{ id: string; status: string }>('refunds').where({ status: 'REQUESTED' })
  expect(await markRefunded(floor.deps, sent?.id ?? '')).toBe('unknown')
  await floor.db('refunds').where({ id: sent?.id }).update({ status: 'FAILED' })
  expect(await refundOf(placed.reference)).toMatchObject({ failed: true, amount: 10_000 })
  expect(await markRefunded(floor.deps, sent?.id ?? '')).toBe('refunded')
  expect(await faultsOf(placed.reference)).toEqual([])
})

it('refuses what is no refund', async () => {
  for (const id of ['', 'DH-7K3M9Q', "' or 1=1", randomUUID()]) {
    expect(await markRefunded(floor.deps, id)).toBe('unknown')
  }
})

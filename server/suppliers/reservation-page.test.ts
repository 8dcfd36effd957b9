import express from 'express'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { cancelBooking, readCancellation } from '../orders/cancellations/cancel-booking.ts'
import { declineReservation } from '../orders/fulfilment/decline-reservation.ts'
import { markRefunded } from '../orders/refunds/hand-refunds.ts'
import { markPaid } from '../orders/settling/mark-paid.ts'
import { expireHolds } from '../orders/settling/sweep-orders.ts'
import { expectOutcome, openShopper, orderIdOf, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { supplierPages } from './supplier-page.routes.ts'

let floor: ShopFloor
let site: Express
beforeAll(async () => {
  floor = await openShopFloor()
  Object.assign(floor.shop.storefront, { contact: { email: 'support@dhow.example' } })
  site = express().use('/supplier', supplierPages(floor.deps))
})
afterAll(() => floor.close())
beforeEach(() => floor.clock.set('2026-11-21T08:00:00Z'))

/** A reserved order, with the path in support's mail. */
async function reserve() {
  const { slug } = await seedExperience(floor.db, floor.shop, { payLater: true })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const shopper = await openShopper(floor.api, selection)
  const placed = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
  const [message] = await floor
    .db<{ key: string; about: { link: string; to: string } }>('messages')
    .where({ key: `support-reserved:${placed.reference}` })
  expect(message?.about.to).toBe('support@dhow.example')
  return { ...placed, path: message?.about.link ?? '' }
}

const post = (path: string, form: object) => request(site).post(path).type('form').send(form)
const invoice = (placed: { reference: string; orderToken: string }) => readInvoice(floor.api, placed)
async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}

describe('the page of a reserved order', () => {
  it('shows the order and changes nothing when a mail scanner opens it', async () => {
    const placed = await reserve()
    for (const method of ['get', 'head', 'get'] as const) await request(site)[method](placed.path).expect(200)
    const page = await request(site).get(placed.path).expect(200)
    for (const word of [
      'Mark as paid',
      'Amina Haddad',
      '+971 50 123 4567',
      '(Dubai time)',
      placed.reference,
      'Amount due',
    ]) {
      expect(page.text).toContain(word)
    }
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(await invoice(placed)).toMatchObject({ outcome: 'reserved' })
  })

  it('takes that it is paid, once, whoever else says so at the same time', async () => {
    const placed = await reserve()
    await Promise.all([
      post(placed.path, { answer: 'paid' }),
      post(placed.path, { answer: 'decline', reason: 'no answer' }),
      markPaid(floor.deps, placed.reference),
    ])
    const { outcome } = await invoice(placed)
    expect(['success', 'cancelled']).toContain(outcome)
    await post(placed.path, { answer: 'decline', reason: 'too late' }).expect(303)
    expect(await invoice(placed)).toMatchObject({ outcome })
    await expectTrueBooks()
  })

  it('sells the places when it is paid', async () => {
    const placed = await reserve()
    await post(placed.path, { answer: 'paid' }).expect(303).expect('location', placed.path)
    const { text } = await request(site).get(placed.path)
    expect(text).toContain('Marked as paid')
    expect(text).toContain('Amount paid')
    expect(text).not.toContain('Amount due')
    expect(await invoice(placed)).toMatchObject({ outcome: 'success', paymentStatus: 'CAPTURED' })
    await expectTrueBooks()
  })

  it('gives the places back when it is ended, with a reason for the traveller', async () => {
    const placed = await reserve()
    const missing = await post(placed.path, { answer: 'decline', reason: ' ' }).expect(422)
    expect(missing.text).toContain('Please enter a reason.')
    await post(placed.path, { answer: 'decline', reason: 'You asked us to <stop>' }).expect(303)
    const { text } = await request(site).get(placed.path)
    expect(text).toContain('Ended')
    expect(text).toContain('Our support team cancelled it.')
    expect(text).not.toMatch(/Amount (due|paid)/)
    expect(await invoice(placed)).toMatchObject({
      outcome: 'cancelled',
      paymentStatus: 'CANCELLED',
      bookings: [{ status: 'CANCELLED', declineReason: 'You asked us to <stop>' }],
    })
    expect(await declineReservation(floor.deps, placed.reference, 'again')).toBe('late')
    const told = await floor.db('messages').where('key', 'like', 'reservation-declined:%')
    expect(told).toHaveLength(1)
    await expectTrueBooks()
  })

  it('says who gave it up: the traveller, or nobody paid in time', async () => {
    const { deps } = floor
    const [given, late] = [await reserve(), await reserve()]
    const key = { orderId: await orderIdOf(deps.db, given.reference), booking: `${given.reference}-1` }
    const { refund } = await readCancellation(deps, key)
    await cancelBooking(deps, key, { idempotencyKey: 'gone', request: { agreedRefund: refund } })
    expect((await request(site).get(given.path)).text).toContain('The traveller cancelled.')
    await floor
      .db('orders')
      .where({ reference: late.reference })
      .update({ held_until: '2026-11-21T07:59:00Z' })
    await expireHolds(deps)
    expect((await request(site).get(late.path)).text).toContain('It was not paid in time.')
    await expectTrueBooks()
  })

  it('names the refund that is due by hand once what was paid is cancelled, and not that nothing is to be done', async () => {
    const { deps } = floor
    const placed = await reserve()
    await post(placed.path, { answer: 'paid' }).expect(303)
    expect((await request(site).get(placed.path)).text).toContain('You do not need to do anything.')
    const key = { orderId: await orderIdOf(deps.db, placed.reference), booking: `${placed.reference}-1` }
    const { refund } = await readCancellation(deps, key)
    await cancelBooking(deps, key, { idempotencyKey: 'gone', request: { agreedRefund: refund } })
    const { text } = await request(site).get(placed.path)
    expect(text).toMatch(/The traveller cancelled\..+Refund due to the buyer: AED.200\. We have emailed you/)
    expect(text).not.toContain('You do not need to do anything')
    const [owed] = await floor.db<{ id: string; status: string }>('refunds').where({ status: 'REQUESTED' })
    expect(await markRefunded(deps, owed?.id ?? '')).toBe('refunded')
    expect((await request(site).get(placed.path)).text).toContain('You do not need to do anything.')
  })

  it('refuses a link that was changed, that is for another order, or whose time is up', async () => {
    const [mine, other] = [await reserve(), await reserve()]
    const foreign = other.path.slice(0, other.path.indexOf('.')) + mine.path.slice(mine.path.indexOf('.'))
    for (const path of [
      foreign,
      `${mine.path}x`,
      '/supplier/reservations/x',
      mine.path.replace('/reservations', ''),
    ]) {
      await post(path, { answer: 'paid' }).expect(404)
    }
    floor.clock.advance({ hours: 48, seconds: 1 })
    await post(mine.path, { answer: 'paid' }).expect(404)
    expect(await declineReservation(floor.deps, 'DH-NONE', 'x')).toBe('unknown')
  })
})

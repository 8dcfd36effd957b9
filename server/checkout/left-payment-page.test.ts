import { randomUUID } from 'node:crypto'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LeavePaymentReply } from '../contract/leave-payment.ts'
import { createLogger } from '../platform/log.ts'
import { answerProblems } from '../platform/requests.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { paymentWay } from './go-to-payment.routes.ts'

let floor: ShopFloor
let slug: string
const way = express()
beforeAll(async () => {
  floor = await openShopFloor()
  way.use('/pay', paymentWay(floor.deps), answerProblems(createLogger('silent')))
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.set('2026-11-21T08:00:00Z')
  slug = (await seedExperience(floor.db, floor.shop, { options: [{ capacity: 100 }] })).slug
})

const passMinutes = async (minutes: number) => {
  floor.clock.advance({ minutes })
  await floor.jobs['expire-holds']?.({}, { attempt: 1 })
}
async function order() {
  const line = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const shopper = await openShopper(floor.api, line)
  const placed = expectOutcome(
    await shopper.order({ buyer: { ...buyer, email: `${randomUUID()}@example.com`, phoneNumber: number() } }),
    'pay',
  )
  const page = () =>
    floor.network.sessions.find(({ request: { reference } }) => reference === placed.reference)
  return { ...placed, shopper, page }
}
const number = () => `050 ${1_000_000 + Math.floor(Math.random() * 8_999_999)}`
/** As a browser follows the link to the payment page. */
const open = ({ paymentUrl }: { paymentUrl: string }, headers: Record<string, string> = {}) =>
  request(way).get(paymentUrl.replace('https://shop.example', '')).set(headers)
async function leave(token: string, places: 'keep' | 'release'): Promise<LeavePaymentReply> {
  const reply = await request(floor.api)
    .post('/api/v1/cart/payment-left')
    .set('authorization', `Bearer ${token}`)
    .send({ places })
    .expect(200)
  return reply.body as LeavePaymentReply
}
/** Places of this test's experience that are held. */
async function held(): Promise<number> {
  const { rows } = await floor.db.raw<{ rows: { held: number }[] }>(
    `select coalesce(sum(h.places), 0)::int held from holds h join bookings b on b.id = h.booking_id
       join experiences e on e.id = b.experience_id where h.state = 'HELD' and e.slug = :slug`,
    { slug },
  )
  return rows[0]?.held ?? 0
}

describe('places of an order', () => {
  it('return after three minutes when nobody opens its payment page, and nobody can pay there any more', async () => {
    const placed = await order()
    await passMinutes(2)
    expect(await held()).toBe(2)
    await passMinutes(2)
    expect(await held()).toBe(0)
    expect(placed.page()?.status).toBe('expired')
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'payment-failed' })
    // the link then leads back to the checkout
    const reply = await open(placed).expect(303)
    expect(reply.headers['location']).toBe('https://shop.example/checkout')
    expect(await floor.discrepancies()).toEqual([])
  })

  it('are held for all of their time once it was opened, by way of the link', async () => {
    const placed = await order()
    await passMinutes(2)
    const reply = await open(placed).expect(303)
    expect(reply.headers['location']).toBe(`https://pay.example/${placed.page()?.id}`)
    await passMinutes(30)
    expect(await held()).toBe(2)
    floor.network.pay(placed.reference)
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'success' })
  })

  it('are not held longer by who only looks whether the link is alive, or fetches it ahead', async () => {
    const placed = await order()
    await request(way).head(placed.paymentUrl.replace('https://shop.example', '')).expect(204)
    await open(placed, { 'sec-purpose': 'prefetch;prerender' }).expect(204)
    await passMinutes(4)
    expect(await held()).toBe(0)
  })

  it('are not held longer by a link that is not ours', async () => {
    const placed = await order()
    const other = await order()
    const signature = new URL(other.paymentUrl).search
    await open({ paymentUrl: `https://shop.example/pay/${placed.reference}${signature}` }).expect(404)
    await open({ paymentUrl: `https://shop.example/pay/${placed.reference}` }).expect(404)
    await open(other).expect(303)
    await passMinutes(4)
    expect(await held()).toBe(2)
  })

  it('have their three minutes again when the way to the page is asked for again', async () => {
    const placed = await order()
    await passMinutes(2)
    const [{ email, phone } = { email: '', phone: '' }] = await floor
      .db<{ email: string; phone: string; reference: string }>('orders')
      .where({ reference: placed.reference })
    const again = await placed.shopper.order({ buyer: { ...buyer, email, phoneNumber: phone } })
    expect(again).toMatchObject({ outcome: 'pay', reference: expect.any(String) as string })
    await passMinutes(2)
    expect(await held()).toBe(2)
  })

  it('are kept for ten minutes after the buyer has come back, and for all of their time if they go there again', async () => {
    const [left, again] = [await order(), await order()]
    for (const placed of [left, again]) {
      await open(placed).expect(303)
    }
    await passMinutes(5)
    for (const { shopper } of [left, again]) {
      const until = floor.clock.now().add({ minutes: 10 }).toString()
      expect(await leave(shopper.token, 'keep')).toEqual({ outcome: 'kept', heldUntil: until })
    }
    await passMinutes(5)
    // a screen that is loaded again does not prolong it
    expect(await leave(left.shopper.token, 'keep')).toMatchObject({
      heldUntil: floor.clock.now().add({ minutes: 5 }).toString(),
    })
    await open(again).expect(303)
    await passMinutes(6)
    expect(await held()).toBe(2)
    expect([left.page()?.status, again.page()?.status]).toEqual(['expired', 'open'])
  })

  it('return at once when the buyer gives them back, and the cart stays', async () => {
    const { shopper, ...placed } = await order()
    await open(placed).expect(303)
    expect(await leave(shopper.token, 'release')).toEqual({ outcome: 'released' })
    expect(await held()).toBe(0)
    expect(placed.page()?.status).toBe('expired')
    expect((await shopper.read()).lines).toHaveLength(1)
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'cancelled' })
    expect(await leave(shopper.token, 'release')).toEqual({ outcome: 'settled' })
    expectOutcome(await shopper.order({ buyer: { ...buyer, phoneNumber: number() } }), 'pay')
  })

  it('stay those of who has paid meanwhile, in another tab', async () => {
    const { shopper, ...placed } = await order()
    await open(placed).expect(303)
    floor.network.pay(placed.reference)
    expect(await leave(shopper.token, 'release')).toEqual({ outcome: 'settled' })
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'success' })
    expect(await held()).toBe(0)
    expect(await floor.discrepancies()).toEqual([])
  })

  it('are sold to who pays in the moment in which they are released', async () => {
    const placed = await order()
    floor.clock.advance({ minutes: 4 })
    floor.network.pay(placed.reference)
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'success' })
  })

  it('stay held while their page cannot be closed', async () => {
    const { shopper, ...placed } = await order()
    await open(placed).expect(303)
    floor.network.down = true
    await request(floor.api)
      .post('/api/v1/cart/payment-left')
      .set('authorization', `Bearer ${shopper.token}`)
      .send({ places: 'release' })
      .expect(503)
    floor.network.down = false
    expect(await held()).toBe(2)
  })
})

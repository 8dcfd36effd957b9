import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FindOrderReply } from '../../contract/order-access.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, orderIdOf, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { orderRoutes } from '../orders.routes.ts'
import { presentInvoice } from './invoice.presenter.ts'
import { findInvoice } from './invoice.queries.ts'

let floor: ShopFloor
let reference: string
beforeAll(async () => {
  floor = await openShopFloor()
  const { slug } = await seedExperience(floor.db, floor.shop)
  const line = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  reference = expectOutcome(await (await openShopper(floor.api, line)).order(), 'pay').reference
})
afterAll(() => floor.close())
beforeEach(async () => {
  await floor.db('attempts').delete()
  floor.clock.set('2026-11-21T08:00:00Z')
})

const post = (body: object, api: Express = floor.api) => request(api).post('/api/v1/orders/find').send(body)
async function find(body: object): Promise<FindOrderReply> {
  return (await post(body).expect(200)).body as FindOrderReply
}
const theirs = 'amina@example.com'

describe('a guest’s order', () => {
  it('opens by its reference and address, however they are written, for a day', async () => {
    const found = await find({ reference: ` ${reference.toLowerCase()} `, email: 'Amina@Example.COM' })
    if (found.outcome !== 'found') throw new Error('it was not found')
    expect(await readInvoice(floor.api, found)).toMatchObject({ reference, buyer: { email: theirs } })

    floor.clock.set('2026-11-22T08:00:01Z')
    await request(floor.api)
      .get(`/api/v1/orders/${reference}`)
      .set('authorization', `Bearer ${found.orderToken}`)
      .expect(404)
  })

  it('opens by the reference of one of its bookings, which stands largest on ticket and e-mail', async () => {
    expect(await find({ reference: `${reference.toLowerCase()}-1`, email: theirs })).toMatchObject({
      outcome: 'found',
      reference,
    })
    // another's address stays another's, and the tries are counted for the order
    expect(await find({ reference: `${reference}-1`, email: 'somebody@example.com' })).toEqual({
      outcome: 'not-found',
    })
  })

  it('does not tell whether it exists: neither by the reply nor by the work done for it', async () => {
    const replies: unknown[] = []
    const works: string[][] = []
    for (const body of [
      { reference, email: 'somebody@example.com' },
      { reference: 'DH-NOSUCH', email: theirs },
    ]) {
      const statements: string[] = []
      const hear = ({ sql }: { sql: string }) => void statements.push(sql)
      floor.db.on('query', hear)
      const reply = await post(body).expect(200)
      floor.db.off('query', hear)
      const { date: _date, 'x-request-id': _id, ...headers } = reply.headers as Record<string, string>
      replies.push([reply.body, headers])
      works.push(statements)
    }
    expect(replies[0]).toEqual(replies[1])
    expect(replies[0]).toMatchObject([{ outcome: 'not-found' }, { 'cache-control': 'no-store' }])
    expect(works[0]?.length).toBeGreaterThan(0)
    expect(works[0]).toEqual(works[1])
  })

  it('is of the storefront that it was placed in', async () => {
    const [row] = await floor
      .db<{ id: number }>('storefronts')
      .insert({ slug: 'another', name: 'Another', currency: 'AED', currencies: ['AED'] } as object)
      .returning('id')
    const elsewhere = buildApi({ ...floor.shop.storefront, id: row?.id ?? 0 }, [orderRoutes(floor.deps)])
    expect((await post({ reference, email: theirs }, elsewhere)).body).toEqual({ outcome: 'not-found' })
  })

  it('cannot be guessed at: ten times for a reference, existing or not, also after a restart', async () => {
    for (const guessed of [reference, 'DH-NOSUCH']) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(await find({ reference: guessed, email: `guess-${attempt}@example.com` })).toEqual({
          outcome: 'not-found',
        })
      }
      const restarted = buildApi(floor.shop.storefront, [orderRoutes(floor.deps)])
      const refused = await post({ reference: guessed, email: theirs }, restarted).expect(429)
      expect(refused.body).toMatchObject({
        code: 'too_many_attempts',
        retryAfterSeconds: expect.any(Number) as number,
      })
    }
  })

  it('cannot be searched for: thirty times for who asks, whatever the references', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await find({ reference: `DH-${attempt}`, email: theirs })
    }
    await post({ reference, email: theirs }).expect(429)
  })

  it('is not held against who knows it', async () => {
    for (let attempt = 0; attempt < 35; attempt += 1) {
      expect(await find({ reference, email: theirs })).toMatchObject({ outcome: 'found' })
    }
  })

  it.each([
    {},
    { reference, email: 'no address' },
    { reference: 'x'.repeat(10_000), email: theirs },
    { reference: '\u202E', email: theirs },
    { reference: { $ne: '' }, email: theirs },
    { reference, email: `${'a'.repeat(300)}@example.com` },
  ])('is not asked for by what is no reference or address', async (body) => {
    expect((await post(body).expect(400)).body).toMatchObject({ code: 'invalid_request' })
  })
})

it('names what was bought in the language of whoever reads the order, in its price too', async () => {
  const title = { en: 'Transfer', ar: 'ذهاب وعودة' }
  const { slug } = await seedExperience(floor.db, floor.shop, {
    extras: [{ id: 'transfer', title, price: 900 }],
  })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const shopper = await openShopper(floor.api, { ...selection, extras: { transfer: 2 } })
  const placed = expectOutcome(await shopper.order(), 'pay')
  const order = await findInvoice(floor.db, { id: await orderIdOf(floor.db, placed.reference) })
  if (!order) throw new Error('the order is not there')
  const { bookings } = presentInvoice(order, { language: 'ar', now: floor.deps.clock.now() })
  const [booking] = bookings
  expect(booking?.extras).toMatchObject([{ title: title.ar, quantity: 2 }])
  expect(booking?.price.lines).toContainEqual(expect.objectContaining({ kind: 'extra', label: title.ar }))
})

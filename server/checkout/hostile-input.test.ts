import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import { offerRoutes } from '../offers/offers.routes.ts'
import { cancellationRoutes } from '../orders/cancellations/cancellation.routes.ts'
import { changeRoutes } from '../orders/changes/changes.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import type { Shopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { checkoutRoutes } from './checkout.routes.ts'

let floor: ShopFloor
let api: Express
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  const { deps, shop, db } = floor
  slug = (await seedExperience(db, shop, { options: [{ capacity: 500 }] })).slug
  api = buildApi(shop.storefront, [
    cartRoutes(deps),
    checkoutRoutes(deps),
    orderRoutes(deps),
    cancellationRoutes(deps),
    changeRoutes(deps),
    offerRoutes(deps),
  ])
})
afterAll(() => floor.close())

const line = (units: object = { ADULT: 1 }) => ({
  experience: slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units,
})
const open = (): Promise<Shopper> => openShopper(api, line())
const guess = { authorization: `Bearer ${'x'.repeat(43)}`, 'idempotency-key': 'k' }
const expectProblem = (body: unknown, status: number) =>
  expect(body).toMatchObject({ status, requestId: expect.any(String) as string })

describe('a zero byte, which no text of the database can hold', () => {
  it.each([
    ['get', '/api/v1/orders/DH%00'],
    ['get', '/api/v1/offers/OF%00'],
    ['post', '/api/v1/orders/%00/bookings/%00/cancellation'],
    ['post', '/api/v1/orders/%00/bookings/%00/changes'],
  ] as const)('in an address is an unknown one: %s %s', async (method, path) => {
    const reply = await request(api)[method](path).set(guess).send({})
    expectProblem(reply.body, reply.status)
    expect([400, 404]).toContain(reply.status)
  })

  it('in a promo code, or in the page to come back to, is refused, and nothing is ordered', async () => {
    const shopper = await open()
    const bearer = { authorization: `Bearer ${shopper.token}` }
    const coded = await request(api).patch('/api/v1/cart').set(bearer).send({ promoCode: 'A\0B' })
    expectProblem(coded.body, 400)
    await shopper.fail(400, { returnUrl: 'https://shop.example/checkout/success\0' })
    expect(await floor.db('orders')).toHaveLength(0)
    await shopper.order()
  })
})

describe('a name', () => {
  it('of ten thousand characters is refused, and nothing is ordered', async () => {
    const shopper = await open()
    const firstName = 'x'.repeat(10_000)
    const reply = await shopper.fail(400, { buyer: { ...buyer, firstName } })
    expect(JSON.stringify(reply)).not.toContain('xxx')
    expect(reply).toMatchObject({ errors: [{ pointer: '/buyer/firstName' }] })
  })

  it.each([
    ['keeps its emoji', 'Zoë 👩‍👩‍👧‍👦', 'Zoë 👩‍👩‍👧‍👦'],
    ['loses what turns the reading around', '\u202Eanima\u2066', 'anima'],
    [
      'is what it says in the language of SQL and of pages',
      "'); drop table orders;--<script>",
      "'); drop table orders;--<script>",
    ],
  ])('%s', async (_, firstName, kept) => {
    const shopper = await open()
    const placed = expectOutcome(await shopper.order({ buyer: { ...buyer, firstName } }), 'pay')
    expect((await readInvoice(api, placed)).buyer?.firstName).toBe(kept)
  })

  it.each(['', '   ', '\u202E', '\u200B\u200B', '\u2060'])(
    'that cannot be seen is none: %j',
    async (firstName) => {
      const shopper = await open()
      const reply = await shopper.fail(400, { buyer: { ...buyer, firstName } })
      expect(reply).toMatchObject({ errors: [{ pointer: '/buyer/firstName' }] })
    },
  )
})

describe('half of a surrogate pair', () => {
  // JSON may spell what is no text, and PostgreSQL keeps none of it
  const send = (path: string, method: 'post' | 'patch', token: string, body: string) =>
    request(api)
      [method](path)
      .set({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
      .send(body)

  it('is refused as a promo code, and as the name of a guest, with the place', async () => {
    const shopper = await open()
    const code = await send(
      '/api/v1/cart',
      'patch',
      shopper.token,
      String.raw`{"promoCode": "\ud800"}`,
    ).expect(400)
    expect(code.body).toMatchObject({ errors: [{ pointer: '/promoCode', code: 'not_text' }] })
    const { firstName: _, ...rest } = buyer
    const order = JSON.stringify({ buyer: { ...rest, firstName: 'NAME' }, agreedTotal: shopper.cart.total })
    const named = await send(
      '/api/v1/orders',
      'post',
      shopper.token,
      order.replace('NAME', String.raw`\udfff`),
    ).expect(400)
    expect(named.body).toMatchObject({ errors: [{ pointer: '/buyer/firstName', code: 'not_text' }] })
  })
})

describe('quantities and sums', () => {
  it.each([
    { ADULT: -1 },
    { ADULT: 1.5 },
    { ADULT: 501 },
    { ADULT: 1e300 },
    { ADULT: '2' },
    { ADULT: null },
    { GHOST: 1 },
  ])('that cannot be open no cart: %j', async (units) => {
    const reply = await request(api)
      .post('/api/v1/carts')
      .send({ line: line(units) })
      .expect(400)
    expectProblem(reply.body, 400)
  })

  it.each([-10_000, 0, 1, 9_999, 10_001, Number.MAX_SAFE_INTEGER])(
    'that nobody was shown are never charged: %i',
    async (amount) => {
      const shopper = await open()
      const reply = await shopper.order({ agreedTotal: { amount, currency: 'AED' } })
      expect(reply).toMatchObject({ outcome: 'review', totalPayable: { amount: 10_000 } })
    },
  )

  it('in another currency are never charged either', async () => {
    const shopper = await open()
    const reply = await shopper.order({ agreedTotal: { amount: 10_000, currency: 'JPY' } })
    expect(reply).toMatchObject({ outcome: 'review' })
  })
})

describe('data of which each part fits, and which do not fit together', () => {
  it.each([
    ['a start at which the option does not run', { start: '2026-12-01T09:01' }],
    ['a start that is over', { start: '2020-12-01T09:00' }],
    ['an option of no such experience', { option: 'of-another-one' }],
    ['children without an adult beyond the places', { units: { ADULT: 500, CHILD: 500 } }],
  ])('put nothing into a cart: %s', async (_case, change) => {
    const reply = await request(api)
      .post('/api/v1/carts')
      .set('idempotency-key', randomUUID())
      .send({ line: { ...line(), ...change }, currency: 'AED' })
    expect(reply.body).toMatchObject({ refused: expect.anything() as unknown, cart: { lines: [] } })
  })

  it('place no order: a telephone number and the country that it is not of', async () => {
    const shopper = await open()
    const wrong = { ...buyer, countryCode: 'AE', phoneNumber: '12' }
    expect(await shopper.fail(400, { buyer: wrong })).toMatchObject({
      errors: [{ pointer: '/buyer/phoneNumber' }],
    })
  })
})

describe('an idempotency key', () => {
  it('of one cart means nothing to another, and of one with another body is refused', async () => {
    const [mine, other] = [await open(), await open()]
    const key = randomUUID()
    const placed = expectOutcome(await mine.order({}, key), 'pay')
    const theirs = expectOutcome(await other.order({}, key), 'pay')
    expect(theirs.reference).not.toBe(placed.reference)
    expect(await mine.fail(409, { language: 'ar' }, key)).toMatchObject({ code: 'idempotency_key_reused' })
    const replies = await Promise.all(Array.from({ length: 10 }, () => mine.order({}, key)))
    for (const reply of replies) expect(reply).toEqual(placed)
  })
})

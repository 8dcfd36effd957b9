import { randomUUID } from 'node:crypto'
import type express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SelectionInput } from '../contract/availability.ts'
import type { Cart, CartReply, OpenCartReply } from '../contract/carts.ts'
import type { Database } from '../platform/database.ts'
import { testDatabase } from '../testing/database.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeededExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { cartRoutes } from './carts.routes.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let shop: Shop
let api: ReturnType<typeof express>
let desert: SeededExperience
beforeAll(async () => {
  test = await testDatabase()
  db = test.db
  shop = await seedShop(db)
  api = buildApi(shop.storefront, [cartRoutes(buildDeps(db))])
  desert = await seedExperience(db, shop)
})
afterAll(() => test.close())

const select = (overrides: Partial<SelectionInput> = {}): SelectionInput => ({
  experience: desert.slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
  ...overrides,
})
async function open(selection?: SelectionInput, currency = 'AED'): Promise<OpenCartReply> {
  const reply = await request(api).post('/api/v1/carts').send({ line: selection, currency }).expect(201)
  return reply.body as OpenCartReply
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
async function add(
  token: string,
  selection: SelectionInput,
  headers: Record<string, string> = {},
): Promise<CartReply> {
  const reply = await request(api)
    .post('/api/v1/cart/lines')
    .set({ ...bearer(token), ...headers })
    .send({ selection })
    .expect(200)
  return reply.body as CartReply
}
async function read(token: string): Promise<Cart> {
  const reply = await request(api).get('/api/v1/cart').set(bearer(token)).expect(200)
  return reply.body as Cart
}
async function patch(token: string, body: object): Promise<CartReply> {
  const reply = await request(api).patch('/api/v1/cart').set(bearer(token)).send(body).expect(200)
  return reply.body as CartReply
}

describe('POST /carts', () => {
  it('opens a cart with its first line, priced, and stores no token', async () => {
    const { token, cart, lineId } = await open(select())
    expect(cart).toMatchObject({
      revision: 1,
      currency: 'AED',
      total: { amount: 20_000, currency: 'AED' },
      lines: [
        {
          id: lineId,
          start: '2026-12-01T09:00',
          end: '2026-12-01T11:00',
          guests: 2,
          experience: { slug: desert.slug, destination: { name: 'Dubai' }, timeZone: 'Asia/Dubai' },
        },
      ],
    })
    const stored = await db('carts').select()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('opens an empty cart and says why when the first line cannot be booked', async () => {
    expect(await open(select({ units: { ADULT: 11 } }))).toMatchObject({
      cart: { lines: [], total: { amount: 0 } },
      refused: { fault: 'too-few-places', limit: 10 },
    })
    expect(await open(select({ option: 'gone' }))).toMatchObject({ refused: { fault: 'option-gone' } })
  })
})

describe('a cart', () => {
  it('is known by its token only', async () => {
    await open(select())
    for (const headers of [{}, bearer('a-guess-that-is-long-enough'), { authorization: 'Basic abc' }]) {
      const reply = await request(api).get('/api/v1/cart').set(headers).expect(401)
      expect(reply.body).toMatchObject({ code: 'cart_unknown' })
    }
  })

  it('names guests in the order of the units of their option, as forms, tickets and invoices do', async () => {
    const units = (['ADULT', 'SENIOR', 'CHILD'] as const).map((id) => ({ id, price: 10_000 }))
    const { slug } = await seedExperience(db, shop, { options: [{ units }] })
    const { token } = await open(select({ experience: slug, units: { ADULT: 2, SENIOR: 1, CHILD: 2 } }))
    const [line] = (await read(token)).lines
    expect(Object.entries(line?.selection.units ?? {})).toEqual([
      ['ADULT', 2],
      ['SENIOR', 1],
      ['CHILD', 2],
    ])
  })

  it('says which chosen extras need an address, and nothing of those that do not', async () => {
    const extras = [
      { id: 'car', price: 38_000, asks: 'ADDRESS' as const },
      { id: 'cake', price: 9_500 },
    ]
    const { slug } = await seedExperience(db, shop, { extras })
    const of = async (chosen: Record<string, number>) =>
      (await open(select({ experience: slug, extras: chosen }))).cart.lines[0]?.addressFor
    expect(await of({ car: 1, cake: 1 })).toEqual(['car'])
    expect(await of({ cake: 1 })).toBeUndefined()
  })

  it('says that its travellers make their own way where pickup is offered with their option', async () => {
    const pickups = [{ id: 'hotel', minutesBefore: 45, options: ['standard'] }]
    const { slug } = await seedExperience(db, shop, { pickups })
    const { slug: elsewhere } = await seedExperience(db, shop, {
      options: [{ code: 'standard' }, { code: 'driven' }],
      pickups: [{ id: 'hotel', minutesBefore: 45, options: ['driven'] }],
    })
    const of = async (chosen: object) => (await open(select(chosen))).cart.lines[0]?.ownWay
    expect(await of({ experience: slug, pickup: undefined })).toBe(true)
    expect(await of({ experience: slug, pickup: { id: 'hotel' } })).toBeUndefined()
    expect(await of({ experience: elsewhere, pickup: undefined })).toBeUndefined()
    const { slug: fetched } = await seedExperience(db, shop, {
      pickups,
      extras: [{ id: 'car', title: { en: 'Car' }, price: 5_000, minutesBefore: 75 }],
    })
    expect(await of({ experience: fetched, pickup: undefined, extras: { car: 1 } })).toBeUndefined()
  })

  it('is read back as it was left, and raises its revision with every change', async () => {
    const { token } = await open(select({ extras: {}, pickup: undefined }))
    const added = await add(token, select({ start: '2026-12-02T14:00', units: { ADULT: 1, CHILD: 2 } }))
    const body = await read(token)
    expect(body).toEqual(added.cart)
    expect(body).toMatchObject({ revision: 2, total: { amount: 40_000 } })
    expect(body).toHaveProperty('lines.length', 2)
  })

  it('adds a line once for one key, however often it is sent', async () => {
    const { token } = await open()
    const key = { 'idempotency-key': 'one-click' }
    const replies = await Promise.all([1, 2, 3].map(() => add(token, select(), key)))
    expect(replies[1]).toEqual(replies[0])
    expect(replies[2]).toEqual(replies[0])
    expect(replies[0]?.cart?.lines).toHaveLength(1)
    const other = { selection: select({ units: { ADULT: 1 } }) }
    await request(api)
      .post('/api/v1/cart/lines')
      .set({ ...bearer(token), ...key })
      .send(other)
      .expect(409)
  })

  it('keeps what it has when a line cannot be added or changed', async () => {
    const { token, lineId } = await open(select({ units: { ADULT: 8 } }))
    expect(await add(token, select({ units: { ADULT: 3 } }))).toEqual({
      outcome: 'unavailable',
      fault: 'too-few-places',
      limit: 2,
    })
    const change = await request(api)
      .put(`/api/v1/cart/lines/${lineId}`)
      .set(bearer(token))
      .send({ selection: select({ units: { CHILD: 1 } }) })
    expect(change.body).toMatchObject({ outcome: 'unavailable', fault: 'adult-required' })
    const body = await read(token)
    expect(body).toMatchObject({ revision: 1, total: { amount: 80_000 } })
  })

  it('changes and removes lines; removing twice does no harm', async () => {
    const { token, lineId } = await open(select())
    const path = `/api/v1/cart/lines/${lineId}`
    const changed = await request(api)
      .put(path)
      .set(bearer(token))
      .send({ selection: select({ units: { ADULT: 5 } }) })
    expect(changed.body).toMatchObject({
      outcome: 'changed',
      cart: { revision: 2, total: { amount: 50_000 } },
    })
    await request(api).delete(path).set(bearer(token)).expect(200)
    const again = await request(api).delete(path).set(bearer(token)).expect(200)
    expect(again.body).toMatchObject({ cart: { lines: [], total: { amount: 0 } } })
    await request(api).put(path).set(bearer(token)).send({ selection: select() }).expect(404)
  })

  it('takes a line in before another one, and behind all when that is gone', async () => {
    const { token, lineId: first } = await open(select())
    await add(token, select({ start: '2026-12-02T09:00' }))
    const put = async (start: string, before: string | undefined) => {
      const reply = await request(api)
        .post('/api/v1/cart/lines')
        .set(bearer(token))
        .send({ selection: select({ start }), before })
        .expect(200)
      const { cart } = reply.body as Extract<CartReply, { outcome: 'changed' }>
      const starts = (await read(token)).lines.map(({ selection }) => selection.start.slice(8, 10))
      expect(cart.lines.map(({ selection }) => selection.start.slice(8, 10))).toEqual(starts)
      return starts.join(' ')
    }
    expect(await put('2026-12-03T09:00', first)).toBe('03 01 02')
    expect(await put('2026-12-04T09:00', randomUUID())).toBe('03 01 02 04')
  })

  it('is emptied in one call, and stays the cart that it was', async () => {
    const { token, cart } = await open(select())
    await add(token, select({ start: '2026-12-02T09:00' }))
    for (const _time of ['first', 'second']) {
      const emptied = await request(api).delete('/api/v1/cart/lines').set(bearer(token)).expect(200)
      expect(emptied.body).toMatchObject({ outcome: 'changed', cart: { id: cart.id, lines: [] } })
    }
    expect((await read(token)).lines).toEqual([])
  })

  it('shows what became unavailable since, and does not count it', async () => {
    const closing = await seedExperience(db, shop)
    const { token } = await open(select())
    await add(token, select({ experience: closing.slug }))
    await db('options').where({ experience_id: closing.id }).update({ offered: false })
    const body = await read(token)
    expect(body).toMatchObject({
      total: { amount: 20_000 },
      lines: [{}, { fault: { fault: 'option-gone' } }],
    })
  })

  it('can be paid later when all of it that can be booked can', async () => {
    const later = await seedExperience(db, shop, { payLater: true })
    const now = await seedExperience(db, shop)
    const { cart, token } = await open(select({ experience: later.slug }))
    expect(cart.payLater).toBe(true)
    await add(token, select({ experience: now.slug }))
    expect((await read(token)).payLater).toBe(false)
    await db('options').where({ experience_id: now.id }).update({ offered: false })
    expect((await read(token)).payLater).toBe(true)
  })

  it('refuses bodies that are not a selection, each wrong field named', async () => {
    const { token } = await open()
    const selection = { ...select(), start: '2026-02-31T09:00', units: { ADULT: -1 } }
    const reply = await request(api)
      .post('/api/v1/cart/lines')
      .set(bearer(token))
      .send({ selection })
      .expect(400)
    expect(reply.body).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '/selection/start' }, { pointer: '/selection/units/ADULT' }],
    })
  })

  it('changes currency, line by line', async () => {
    const { token } = await open(select({ units: { ADULT: 3 } }))
    const { cart } = await patch(token, { currency: 'KWD' })
    expect(cart).toMatchObject({ currency: 'KWD', total: { amount: 25_050, currency: 'KWD' } })
    const [line] = await db<{ cart_id: string; agreed_total: number }>('cart_lines').where({
      cart_id: cart?.id,
    })
    expect(line?.agreed_total).toBe(25_050)
    await request(api).patch('/api/v1/cart').set(bearer(token)).send({ currency: 'RUB' }).expect(400)
  })
})

describe('a promo code', () => {
  beforeEach(async () => {
    await db('promo_codes').delete()
    await db('attempts').delete()
    const code = (name: string, more: object) => db('promo_codes').insert({ code: name, ...more })
    await code('TENTH', { percent: 10 })
    await code('ALL', { percent: 100 })
    await code('FLAT', { amount: 10_001, currency: 'AED', minimum_total: 30_000 })
    await code('OLD', { percent: 10, valid_until: '2026-01-01T00:00:00Z' })
    await code('SOON', { percent: 10, valid_from: '2027-01-01T00:00:00Z' })
    await code('SPENT', { percent: 10, most_uses: 5, uses: 5 })
    await db('promo_codes').update({ valid_from: '2026-01-01T00:00:00Z' }).whereNot({ code: 'SOON' })
  })

  it.each([
    ['tenth', 'applied', 2_000],
    ['ALL', 'applied', 20_000],
    ['FLAT', 'minimum-not-reached', 0],
    ['OLD', 'expired', 0],
    ['SOON', 'unknown', 0],
    ['SPENT', 'used-up', 0],
    ['NEVER-HEARD', 'unknown', 0],
  ])('%s is %s and takes off %d', async (code, state, discount) => {
    const { token } = await open(select())
    const { cart } = await patch(token, { promoCode: code })
    expect(cart).toMatchObject({
      promo: { code: code.toUpperCase(), state },
      subtotal: { amount: 20_000 },
      discount: { amount: discount },
      total: { amount: 20_000 - discount },
    })
  })

  it('shares an amount among the lines so that their parts add up, in a currency with steps too', async () => {
    const { token } = await open(select(), 'KWD')
    await add(token, select({ start: '2026-12-02T09:00', units: { ADULT: 1, CHILD: 1 } }))
    const { cart } = await patch(token, { promoCode: 'FLAT' })
    // 100.01 AED = 27.232… USD = 8.3548 KWD, charged in steps of 10 fils
    expect(cart?.discount).toEqual({ amount: 8_350, currency: 'KWD' })
  })

  it('is not found by trying: who guesses too often is stopped, who knows one never', async () => {
    const { token } = await open(select())
    for (let known = 0; known < 40; known++) {
      await patch(token, { promoCode: known % 2 ? 'TENTH' : 'ALL' })
    }
    const guess = (n: number) =>
      request(api)
        .patch('/api/v1/cart')
        .set(bearer(token))
        .send({ promoCode: `GUESS${n}` })
    const answers: number[] = []
    for (let n = 0; n < 31; n++) answers.push((await guess(n)).status)
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.at(-1)).toBe(429)
    expect((await read(token)).promo?.code).not.toBe('GUESS30')
  })

  it('is only for its supplier’s lines, and comes off with an empty code', async () => {
    await db('promo_codes').where({ code: 'TENTH' }).update({ supplier_id: shop.supplierId })
    const { token } = await open(select())
    expect((await patch(token, { promoCode: 'TENTH' })).cart?.discount.amount).toBe(2_000)
    const off = await patch(token, { promoCode: '' })
    expect(off.cart?.discount.amount).toBe(0)
    expect(off.cart?.promo).toBeUndefined()
  })
})

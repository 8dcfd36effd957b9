import type { Database } from '../../platform/database.ts'
import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { expect } from 'vitest'
import type { SelectionInput } from '../../contract/availability.ts'
import type { Cart, CartReply, OpenCartReply } from '../../contract/carts.ts'
import type { Invoice, PlaceOrderReply, PlaceOrderRequest } from '../../contract/checkout.ts'
import type { ProblemReply } from '../../contract/problem.ts'

/** A shopper who goes from the cart to the order over HTTP, as a browser does. */
export interface Shopper {
  token: string
  cart: Cart
  add(selection: SelectionInput): Promise<CartReply>
  promo(code: string): Promise<CartReply>
  read(): Promise<Cart>
  /** Confirm and Pay, agreeing to the total that was last seen; with a key of its own unless one is given. */
  order(overrides?: Partial<PlaceOrderRequest>, key?: string): Promise<PlaceOrderReply>
  /** The same where a problem is expected. */
  fail(status: number, overrides?: Partial<PlaceOrderRequest>, key?: string): Promise<ProblemReply>
}

/** A lead guest with a number that exists. */
export const buyer = {
  firstName: 'Amina',
  lastName: 'Haddad',
  email: 'amina@example.com',
  countryCode: 'AE',
  phoneNumber: '050 123 4567',
}

// a key of its own for each intent
const newKey = () => randomUUID()

/** Opens a cart with a first line. */
export async function openShopper(api: Express, line?: SelectionInput, currency = 'AED'): Promise<Shopper> {
  const opened = await request(api).post('/api/v1/carts').send({ line, currency }).expect(201)
  const { token, cart } = opened.body as OpenCartReply
  const bearer = { authorization: `Bearer ${token}` }
  const send = (overrides: Partial<PlaceOrderRequest>, key: string = newKey()) =>
    request(api)
      .post('/api/v1/orders')
      .set({ ...bearer, 'idempotency-key': key })
      .send({ buyer, agreedTotal: shopper.cart.total, ...overrides })
  const remember = <Reply extends { cart?: Cart }>(reply: Reply): Reply => {
    shopper.cart = reply.cart ?? shopper.cart
    return reply
  }
  const shopper: Shopper = {
    token,
    cart,
    async add(selection) {
      const reply = await request(api).post('/api/v1/cart/lines').set(bearer).send({ selection }).expect(200)
      return remember(reply.body as CartReply)
    },
    async promo(promoCode) {
      const reply = await request(api).patch('/api/v1/cart').set(bearer).send({ promoCode }).expect(200)
      return remember(reply.body as CartReply)
    },
    async read() {
      const reply = await request(api).get('/api/v1/cart').set(bearer).expect(200)
      shopper.cart = reply.body as Cart
      return shopper.cart
    },
    async order(overrides = {}, key) {
      const reply = await send(overrides, key)
      expect(reply.body).toHaveProperty('outcome')
      return reply.body as PlaceOrderReply
    },
    async fail(status, overrides = {}, key) {
      const reply = await send(overrides, key)
      expect(reply.status).toBe(status)
      return reply.body as ProblemReply
    },
  }
  return shopper
}

/** The order as the result page reads it. */
export async function readInvoice(
  api: Express,
  order: { reference: string; orderToken: string },
): Promise<Invoice> {
  const reply = await request(api)
    .get(`/api/v1/orders/${order.reference}`)
    .set('authorization', `Bearer ${order.orderToken}`)
    .expect(200)
  return reply.body as Invoice
}

/** The reply, if it is the one that was expected. */
export function expectOutcome<Outcome extends PlaceOrderReply['outcome']>(
  reply: PlaceOrderReply,
  outcome: Outcome,
): Extract<PlaceOrderReply, { outcome: Outcome }> {
  expect(reply).toMatchObject({ outcome })
  return reply as Extract<PlaceOrderReply, { outcome: Outcome }>
}

/** The id of an order, as the guard finds it. */
export async function orderIdOf(db: Database, reference: string): Promise<string> {
  const row = await db<{ id: string; reference: string }>('orders').where({ reference }).first('id')
  if (!row) throw new Error(`there is no order ${reference}`)
  return row.id
}

import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { expect } from 'vitest'
import { cartRoutes } from '../../carts/carts.routes.ts'
import { checkoutRoutes } from '../../checkout/checkout.routes.ts'
import type { Cart } from '../../contract/carts.ts'
import type { PlaceOrderReply, PlaceOrderRequest } from '../../contract/checkout.ts'
import type { AcceptOfferReply, Offer, OfferReply } from '../../contract/offers.ts'
import type { TypedQuote } from '../../offers/check-quote.ts'
import { offerKey } from '../../offers/offer-links.ts'
import { offerRoutes } from '../../offers/offers.routes.ts'
import { orderRoutes } from '../../orders/orders.routes.ts'
import { fingerprintOf } from '../../platform/idempotency.ts'
import type { IdempotentRequest } from '../../platform/idempotency.ts'
import { buildApi } from './api.ts'
import { buyer } from './checkout.ts'
import type { ShopFloor } from './shop-floor.ts'

/** The API of a shop floor with its offers. */
export function negotiationApi({ shop, deps }: ShopFloor): Express {
  return buildApi(shop.storefront, [
    cartRoutes(deps),
    checkoutRoutes(deps),
    orderRoutes(deps),
    offerRoutes(deps),
  ])
}

/** A write with a key of its own, never repeated. */
export const claimOnce = (): IdempotentRequest => ({
  scope: 'a test',
  key: randomUUID(),
  fingerprint: fingerprintOf(''),
})

/** An offer of the option `standard` that can be accepted; empty an `option` to make it to measure. */
export function typeQuote(overrides: Partial<TypedQuote> = {}): TypedQuote {
  return {
    option: 'standard',
    date: '2026-12-01',
    time: '09:00',
    guests: '4',
    items: '',
    periods: '',
    hours: '',
    unit: '',
    price: '900',
    currency: 'AED',
    place: '',
    note: '',
    stands: '48',
    cancellation: '',
    ...overrides,
  }
}

/** A traveller with an offer request, over HTTP as a browser goes. */
export interface Negotiator {
  reference: string
  key: string
  read(): Promise<Offer>
  accept(): Promise<AcceptOfferReply>
  /** Accepts, where the offer is expected to stand. */
  open(): Promise<{ token: string; cart: Cart }>
  decline(reason?: string): Promise<Offer>
  /** Confirm and Pay for the cart of the offer. */
  order(
    opened: { token: string; cart: Cart },
    overrides?: Partial<PlaceOrderRequest>,
    key?: string,
  ): Promise<PlaceOrderReply>
}

/** Asks for an offer, each time as another traveller. */
export async function askForOffer(
  floor: ShopFloor,
  {
    api,
    experience,
    ...wishes
  }: {
    api: Express
    experience: string
    message?: string
    wishedDate?: string
    guests?: number
    nights?: number
  },
): Promise<Negotiator> {
  const email = `${randomUUID()}@example.com`
  const asked = await request(api)
    .post('/api/v1/offer-requests')
    .set('idempotency-key', randomUUID())
    .send({ experience, buyer: { ...buyer, email }, ...wishes })
    .expect(201)
  const { reference } = asked.body as OfferReply
  const key = offerKey(floor.deps.env, reference, floor.clock.now())
  const bearer = { authorization: `Bearer ${key}` }
  const path = `/api/v1/offers/${reference}`
  const accept = async () =>
    (await request(api).post(`${path}/accept`).set(bearer).expect(200)).body as AcceptOfferReply
  return {
    reference,
    key,
    accept,
    read: async () => (await request(api).get(path).set(bearer).expect(200)).body as Offer,
    async open() {
      const reply = await accept()
      expect(reply.outcome).toBe('open')
      if (reply.outcome === 'gone') throw new Error('the offer is gone')
      return reply
    },
    decline: async (reason) =>
      (await request(api).post(`${path}/decline`).set(bearer).send({ reason }).expect(200)).body as Offer,
    async order({ token, cart }, overrides = {}, idempotencyKey = randomUUID()) {
      const reply = await request(api)
        .post('/api/v1/orders')
        .set({ authorization: `Bearer ${token}`, 'idempotency-key': idempotencyKey })
        .send({ buyer: { ...buyer, email }, agreedTotal: cart.total, ...overrides })
      expect(reply.body).toHaveProperty('outcome')
      return reply.body as PlaceOrderReply
    },
  }
}

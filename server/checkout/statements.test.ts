import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import type { OpenCartReply } from '../contract/carts.ts'
import { createRatesMemory, readRates } from '../platform/money/exchange.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { packetsOf } from '../testing/packets.ts'
import { checkoutRoutes } from './checkout.routes.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

/** What `work` asks the database for, with every limit of abuse on. */
async function statementsOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; sql: string[] }> {
  const sql: string[] = []
  const hear = (query: { sql: string }) => void sql.push(query.sql)
  floor.db.on('query', hear)
  try {
    return { result: await work(), sql }
  } finally {
    floor.db.off('query', hear)
  }
}

const names = [
  'BEGIN',
  'COMMIT',
  'claim-key-in-turn',
  'find-cart',
  'find-options-1',
  'find-taken-of',
  'insert-reservation',
  'take-slots',
  'count-held-places',
  'list-told-1',
  'insert-messages',
  'delete-bought-lines',
  'keep-reply',
]
/** The statements of a packet by their names, in their order. */
const namesIn = (packet: string) =>
  names
    .filter((name) => packet.includes(name))
    .toSorted((one, other) => packet.indexOf(one) - packet.indexOf(other))

it('a guest orders with four statements for the cart and thirteen for the order, in five packets, limits and mails included', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, { payLater: true })
  const env = { ...floor.deps.env, UNPAID_PLACES: 120, CARTS_PER_HOUR: 240 }
  const deps = { ...floor.deps, env, rates: createRatesMemory() }
  await readRates(deps)
  const storefront = { ...floor.shop.storefront, contact: { email: 'support@example.com' } }
  const api = buildApi(storefront, [cartRoutes(deps), checkoutRoutes(deps)])
  api.set('trust proxy', 1)
  const post = (path: string, body: object) =>
    request(api)
      .post(path)
      .set('x-forwarded-for', '203.0.113.7')
      .set('idempotency-key', randomUUID())
      .send(body)
  const line = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }

  const opened = await statementsOf(() => post('/api/v1/carts', { line }).expect(201))
  const { token, cart } = opened.result.body as OpenCartReply
  const order = { buyer, paymentMethod: 'PAY_LATER', agreedTotal: cart.total }
  const { result: placed, packets } = await packetsOf(new RegExp(names.join('|')), () =>
    statementsOf(() => post('/api/v1/orders', order).set('authorization', `Bearer ${token}`).expect(200)),
  )
  expect(placed.result.body).toMatchObject({ outcome: 'placed' })
  expect(await floor.db('messages')).toHaveLength(3)
  // the fourth is the limiter's, on a connection of its own; opened carts are counted together with others of the same moment
  const ofCart = opened.sql.filter((sql) => !sql.includes('storefront_days'))
  expect(ofCart).toHaveLength(3)
  expect(placed.sql).toHaveLength(13)
  expect(packets.map(namesIn)).toEqual([
    ['BEGIN', 'claim-key-in-turn', 'find-cart'],
    ['find-options-1'],
    ['find-taken-of'],
    ['insert-reservation', 'take-slots', 'count-held-places', 'list-told-1'],
    ['insert-messages', 'delete-bought-lines', 'keep-reply', 'COMMIT'],
  ])
})

import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '../../accounts/accounts.routes.ts'
import { cartRoutes } from '../../carts/carts.routes.ts'
import { checkoutRoutes } from '../../checkout/checkout.routes.ts'
import type { AccountOrdersReply } from '../../contract/accounts.ts'
import type { PlaceOrderReply } from '../../contract/checkout.ts'
import { cookieOf, openAccount, password, send } from '../../testing/factories/account.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { orderRoutes } from '../orders.routes.ts'

let floor: ShopFloor
let api: Express
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  const { deps, shop, db } = floor
  slug = (await seedExperience(db, shop, { options: [{ capacity: 50 }] })).slug
  const routers = [accountRoutes(deps), cartRoutes(deps), checkoutRoutes(deps), orderRoutes(deps)]
  api = buildApi(shop.storefront, routers)
})
afterAll(() => floor.close())

/** Places an order; with a cookie, as who is logged in. Answers its reference. */
async function order(email: string, cookie = ''): Promise<string> {
  const line = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
  const { token, cart } = await openShopper(api, line)
  const reply = await request(api)
    .post('/api/v1/orders')
    .set({ authorization: `Bearer ${token}`, 'idempotency-key': token, cookie })
    .send({ buyer: { ...buyer, email }, agreedTotal: cart.total })
    .expect(200)
  const placed = reply.body as PlaceOrderReply
  if (placed.outcome === 'review') throw new Error('nothing had changed')
  return placed.reference
}

async function list(cookie: string): Promise<Record<keyof AccountOrdersReply, string[]>> {
  const reply = await request(api).get('/api/v1/account/orders').set('cookie', cookie).expect(200)
  const { confirmed, failed } = reply.body as AccountOrdersReply
  const references = (invoices: AccountOrdersReply['failed']) => invoices.map(({ reference }) => reference)
  return { confirmed: references(confirmed), failed: references(failed) }
}

describe('the invoices of an account', () => {
  it('hold what was booked as a guest under its address, and what was booked while logged in', async () => {
    const email = 'amina@example.com'
    const asGuest = await order('Amina@Example.com')
    const cookie = await openAccount(api, floor.deps, email)
    floor.clock.advance({ minutes: 1 })
    const underAnother = await order('office@example.com', cookie)
    const ofSomebodyElse = await order('office@example.com')
    const invoices = await list(cookie)
    expect(invoices).toEqual({ confirmed: [underAnother, asGuest], failed: [] })
    expect(invoices.confirmed).not.toContain(ofSomebodyElse)
    // the guest's address does not bring back what has joined another account
    const office = await openAccount(api, floor.deps, 'office@example.com')
    expect(await list(office)).toEqual({ confirmed: [ofSomebodyElse], failed: [] })
  })

  it('come with a token that opens each order, for a day', async () => {
    const email = 'opens@example.com'
    const cookie = await openAccount(api, floor.deps, email)
    const reference = await order(email, cookie)
    const reply = await request(api).get('/api/v1/account/orders').set('cookie', cookie).expect(200)
    const [invoice] = (reply.body as AccountOrdersReply).confirmed
    const open = () =>
      request(api).get(`/api/v1/orders/${reference}`).set('authorization', `Bearer ${invoice?.orderToken}`)
    await open().expect(200)
    floor.clock.advance({ hours: 24, minutes: 1 })
    await open().expect(404)
  })

  it('are read in as many queries for many orders as for one', async () => {
    const email = 'often@example.com'
    const cookie = await openAccount(api, floor.deps, email)
    await order(email)
    const countQueries = async () => {
      let queries = 0
      const count = () => (queries += 1)
      floor.db.on('query', count)
      await list(cookie)
      floor.db.off('query', count)
      return queries
    }
    const forOne = await countQueries()
    for (let index = 0; index < 5; index += 1) await order(email)
    expect(await countQueries()).toBe(forOne)
    expect((await list(cookie)).confirmed).toHaveLength(6)
  })

  it('are not for who only says that the address is theirs', async () => {
    const email = 'not-mine@example.com'
    await order(email)
    await send(api, 'sign-up', { email, password }).expect(200)
    const refused = await send(api, 'log-in', { email, password }).expect(200)
    expect(refused.body).toEqual({ outcome: 'wrong-password' })
    const cookie = cookieOf(refused)
    expect(cookie).toBe('')
    await request(api).get('/api/v1/account/orders').set({ cookie }).expect(401)
  })

  it('leave out what gave way to a second checkout of the same cart, which says where it went on', async () => {
    const email = 'two-tabs@example.com'
    const cookie = await openAccount(api, floor.deps, email)
    const line = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 1 } }
    const shopper = await openShopper(api, line)
    const first = expectOutcome(await shopper.order({ buyer: { ...buyer, email } }), 'pay')
    await shopper.add({ ...line, start: '2026-12-02T09:00' })
    const second = expectOutcome(await shopper.order({ buyer: { ...buyer, email } }), 'pay')
    expect(await list(cookie)).toEqual({ confirmed: [second.reference], failed: [] })
    expect(await readInvoice(api, first)).toMatchObject({
      outcome: 'cancelled',
      continuedAs: second.reference,
    })
    expect(await readInvoice(api, second)).not.toHaveProperty('continuedAs')
  })

  it('keep the failed apart', async () => {
    const cookie = await openAccount(api, floor.deps, 'unlucky@example.com')
    const reference = await order('unlucky@example.com')
    await floor.db('orders').where({ reference }).update({ status: 'PAYMENT_FAILED' })
    expect(await list(cookie)).toEqual({ confirmed: [], failed: [reference] })
  })

  it('are for who is logged in, and kept by no cache', async () => {
    const refused = await request(api).get('/api/v1/account/orders').expect(401)
    expect(refused.body).toMatchObject({ code: 'log_in_required' })
    expect(refused.headers['cache-control']).toBe('no-store')
    const forged = await request(api).get('/api/v1/account/orders').set('cookie', 'dhow_session=s%3Aforged.x')
    expect(forged.status).toBe(401)
  })
})

import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '../accounts/accounts.routes.ts'
import { checkoutRoutes } from '../checkout/checkout.routes.ts'
import type { SelectionInput } from '../contract/availability.ts'
import type { AccountCartReply, Cart, OpenCartReply } from '../contract/carts.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { settleOrder } from '../orders/settling/settle-order.ts'
import type { PaymentNetwork } from '../payments/payment-network.ts'
import { cookieOf, logInAnew, openAccount, password, send } from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { cartRoutes } from './carts.routes.ts'

let floor: ShopFloor
let api: Express
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  const { deps, shop, db } = floor
  slug = (await seedExperience(db, shop, { options: [{ capacity: 200 }] })).slug
  const routers = [accountRoutes(deps), cartRoutes(deps), checkoutRoutes(deps), orderRoutes(deps)]
  api = buildApi(shop.storefront, routers)
})
afterAll(() => floor.close())

const on = (day: number, adults = 1): SelectionInput => ({
  experience: slug,
  option: 'standard',
  start: `2026-12-${String(day).padStart(2, '0')}T09:00`,
  units: { ADULT: adults },
})

/** Opens a cart as a guest with these lines. */
async function guest(...lines: SelectionInput[]): Promise<string> {
  const [first, ...more] = lines
  const shopper = await openShopper(api, first)
  for (const line of more) {
    floor.clock.advance({ seconds: 1 })
    await shopper.add(line)
  }
  return shopper.token
}
async function join(cookie: string, token?: string): Promise<{ token: string; cart: Cart }> {
  const reply = await send(
    api,
    'cart',
    {},
    { cookie, ...(token && { authorization: `Bearer ${token}` }) },
  ).expect(200)
  const { token: its, cart } = reply.body as AccountCartReply
  if (!its || !cart) throw new Error('there was no cart')
  return { token: its, cart }
}
const told = ({ lines }: Cart) =>
  lines.map(({ start, selection }) => `${start.slice(8, 10)}: ${selection.units.ADULT}`).toSorted()
const read = (token: string) => request(api).get('/api/v1/cart').set('authorization', `Bearer ${token}`)
async function logIn(email: string): Promise<string> {
  return cookieOf(await logInAnew(api, floor.deps, email))
}

describe('the cart of an account', () => {
  it('is the one that somebody had before logging in, and is there on the next device', async () => {
    const cookie = await openAccount(api, floor.deps, 'ada@example.com')
    expect((await send(api, 'cart', {}, { cookie }).expect(200)).body).toEqual({})

    const before = await guest(on(1, 2))
    const here = await join(cookie, before)
    expect(told(here.cart)).toEqual(['01: 2'])
    await read(before).expect(401)

    const there = await join(await logIn('ada@example.com'))
    expect(there.token).toBe(here.token)
    expect(told(there.cart)).toEqual(['01: 2'])
  })

  it('is joined by a guest’s: what is in both stays once, as it was chosen last', async () => {
    const cookie = await openAccount(api, floor.deps, 'grace@example.com')
    await join(cookie, await guest(on(1, 2), on(2, 1)))
    const guests = await guest(on(2, 3), on(3, 1))
    const { cart, token } = await join(await logIn('grace@example.com'), guests)
    expect(told(cart)).toEqual(['01: 2', '02: 3', '03: 1'])
    await read(guests).expect(401)
    // again with the account's own: nothing doubles
    expect(told((await join(cookie, token)).cart)).toEqual(['01: 2', '02: 3', '03: 1'])
  })

  it('is in the currency of the device that joined last, with prices that were agreed in it', async () => {
    const cookie = await openAccount(api, floor.deps, 'mary@example.com')
    const dirhams = await join(cookie, await guest(on(1)))
    const dollars = (await openShopper(api, on(2), 'USD')).token
    const { cart, token } = await join(cookie, dollars)
    expect(dirhams.cart.currency).toBe('AED')
    const reply = await request(api)
      .post('/api/v1/orders')
      .set({ authorization: `Bearer ${token}`, 'idempotency-key': token, cookie })
      .send({ buyer: { ...buyer, email: 'mary@example.com' }, agreedTotal: cart.total })
    // nothing is told to have another price
    expect(reply.body).toMatchObject({ outcome: 'pay' })
  })

  it('takes what is put into a first cart while logged in', async () => {
    const cookie = await openAccount(api, floor.deps, 'lise@example.com')
    const open = async (line: SelectionInput) =>
      (await request(api).post('/api/v1/carts').set({ cookie }).send({ line, currency: 'AED' }).expect(201))
        .body as OpenCartReply
    const first = await open(on(1))
    const second = await open(on(2))
    expect(second.token).toBe(first.token)
    expect(told(second.cart)).toEqual(['01: 1', '02: 1'])
    expect(second.cart.lines.map(({ id }) => id)).toContain(second.lineId)
  })

  it('is nobody else’s: another account neither gets nor empties it', async () => {
    const { token } = await join(await openAccount(api, floor.deps, 'owner@example.com'), await guest(on(1)))
    const stranger = await openAccount(api, floor.deps, 'stranger@example.com')
    expect(
      (await send(api, 'cart', {}, { cookie: stranger, authorization: `Bearer ${token}` })).body,
    ).toEqual({})
    expect(told((await read(token).expect(200)).body as Cart)).toEqual(['01: 1'])
  })

  it('has a new token after a new password', async () => {
    const cookie = await openAccount(api, floor.deps, 'rosalind@example.com')
    const { token } = await join(cookie, await guest(on(1)))
    const changed = await send(
      api,
      'password',
      { current: password, password: 'another long password' },
      { cookie },
    )
    const after = await join(cookieOf(changed))
    expect(after.token).not.toBe(token)
    await read(token).expect(401)
    await send(api, 'cart', {}, { cookie }).expect(401)
  })

  it('is one, however many devices log in at once', async () => {
    const cookie = await openAccount(api, floor.deps, 'dorothy@example.com')
    const guests = [await guest(on(1)), await guest(on(2)), await guest(on(3)), await guest(on(4))]
    const joined = await Promise.all(guests.map((token) => join(cookie, token)))
    expect(new Set(joined.map(({ token }) => token)).size).toBe(1)
    expect(told((await join(cookie)).cart)).toEqual(['01: 1', '02: 1', '03: 1', '04: 1'])
  })

  it('lets go of what an order of the guest’s cart has bought meanwhile', async () => {
    const cookie = await openAccount(api, floor.deps, 'katherine@example.com')
    await join(cookie, await guest(on(1)))
    const shopper = await openShopper(api, on(2))
    const placed = expectOutcome(await shopper.order(), 'pay')
    await join(cookie, shopper.token)
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({ reference: placed.reference })
    await floor.work()
    expect(told((await join(cookie)).cart)).toEqual(['01: 1'])
  })

  it('leaves an unpaid order where it is when the account has one too', async () => {
    const cookie = await openAccount(api, floor.deps, 'annie@example.com')
    const mine = await join(cookie, await guest(on(1)))
    await request(api)
      .post('/api/v1/orders')
      .set({ authorization: `Bearer ${mine.token}`, 'idempotency-key': 'first' })
      .send({ buyer, agreedTotal: mine.cart.total })
      .expect(200)
    const shopper = await openShopper(api, on(2))
    await shopper.order()
    expect(told((await join(cookie, shopper.token)).cart)).toEqual(['01: 1'])
    expect(told(await shopper.read())).toEqual(['02: 1'])
  })

  it('holds no more than a cart can', async () => {
    const cookie = await openAccount(api, floor.deps, 'radia@example.com')
    const { cart } = await join(cookie, await guest(on(1)))
    const other = await join(cookie, await guest(on(2)))
    const [line] = other.cart.lines
    await floor.db.raw(
      `insert into cart_lines (cart_id, experience_id, option_id, local_start, units, guests, agreed_total, created_at)
       select cart_id, experience_id, option_id, local_start + n * interval '1 day', units, guests, agreed_total, now() - interval '1 day'
       from cart_lines, generate_series(1, 70) n where id = ?`,
      [line?.id ?? ''],
    )
    const newest = await guest(on(30))
    const joined = await join(cookie, newest)
    expect(joined.cart.id).toBe(cart.id)
    expect(joined.cart.lines).toHaveLength(50)
    expect(told(joined.cart)).toContain('30: 1')
  })

  it('is only for who is logged in, and only asked for by our own pages', async () => {
    await send(api, 'cart', {}).expect(401)
    await send(api, 'cart', {}, { 'sec-fetch-site': 'cross-site' }).expect(403)
  })

  it('holds nothing that was paid while the carts were joined', async () => {
    const cookie = await openAccount(api, floor.deps, 'joan@example.com')
    await join(cookie, await guest(on(20)))
    const shopper = await openShopper(api, on(21))
    const placed = expectOutcome(await shopper.order(), 'pay')
    floor.network.pay(placed.reference)
    const payments: PaymentNetwork = {
      ...floor.network,
      async readCheckout(sessionId) {
        const reading = await floor.network.readCheckout(sessionId)
        await join(cookie, shopper.token)
        return reading
      },
    }
    const [order] = await floor.db<{ id: string; reference: string }>('orders').where({
      reference: placed.reference,
    })
    await settleOrder({ ...floor.deps, payments }, order?.id ?? '')
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'success' })
    expect(told((await join(cookie)).cart)).toEqual(['20: 1'])
  })
})

import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountOrdersReply } from '../contract/accounts.ts'
import { accountRoutes } from '../accounts/accounts.routes.ts'
import { cartRoutes } from '../carts/carts.routes.ts'
import { checkoutRoutes } from '../checkout/checkout.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { openAccount, password, send } from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, openShopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { widgetSessionRoutes } from './widget-session.routes.ts'

let floor: ShopFloor
let own: ReturnType<typeof buildApi>
let other: ReturnType<typeof buildApi>
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  const { deps, shop, db } = floor
  slug = (await seedExperience(db, shop, { options: [{ capacity: 50 }] })).slug
  const { layout, languages, currency, currencies } = shop.storefront
  const [row] = await db('storefronts')
    .insert({ slug: 'neighbour', name: 'Neighbour', layout, languages, currency, currencies })
    .returning<{ id: number }[]>('id')
  const routers = [accountRoutes, widgetSessionRoutes, cartRoutes, checkoutRoutes, orderRoutes].map(
    (routes) => routes(deps),
  )
  own = buildApi(shop.storefront, routers)
  other = buildApi({ ...shop.storefront, id: row?.id ?? 0, slug: 'neighbour' }, routers)
})
afterAll(() => floor.close())

const open = (api = own) =>
  openShopper(api, {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 1 },
  })

it('the token of a cart opens, changes and orders nothing at another storefront', async () => {
  const { token, cart } = await open()
  const bearer = { authorization: `Bearer ${token}`, 'idempotency-key': token }
  const order = { buyer, agreedTotal: cart.total }
  const asked = await Promise.all([
    request(other).get('/api/v1/cart').set(bearer),
    request(other).patch('/api/v1/cart').set(bearer).send({ currency: 'EUR' }),
    request(other).delete(`/api/v1/cart/lines/${cart.lines[0]?.id}`).set(bearer),
    request(other).post('/api/v1/orders').set(bearer).send(order),
  ])
  expect(asked.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    asked.map(() => [401, 'cart_unknown']),
  )
  // it was the storefront, not the token, that was wrong
  const [read, ordered] = [
    await request(own).get('/api/v1/cart').set(bearer),
    await request(own).post('/api/v1/orders').set(bearer).send(order),
  ]
  expect([read.status, ordered.status]).toEqual([200, 200])
})

it('no reply that a widget gets sets a cookie', async () => {
  const { token, cart } = await open()
  const bearer = { authorization: `Bearer ${token}`, 'idempotency-key': token }
  const opened = await request(own).post('/api/v1/carts').send({ currency: 'AED' }).expect(201)
  const read = await request(own).get('/api/v1/cart').set(bearer).expect(200)
  const ordered = await request(own)
    .post('/api/v1/orders')
    .set(bearer)
    .send({ buyer, agreedTotal: cart.total })
    .expect(200)
  for (const reply of [opened, read, ordered]) expect(reply.headers).not.toHaveProperty('set-cookie')
})

it('who logs in in a supplier’s page sees that storefront’s invoices under their address, once it is shown to be theirs', async () => {
  const order = async (api: typeof own, email: string) => {
    const placed = await (await open(api)).order({ buyer: { ...buyer, email } })
    return placed.outcome === 'review' ? undefined : placed.reference
  }
  const mine = await order(own, 'Zahra@Example.com')
  const others = [await order(own, 'omar@example.com'), await order(other, 'zahra@example.com')]
  expect([mine, ...others]).not.toContain(undefined)
  const email = 'zahra@example.com'
  const logIn = async () => {
    const reply = await request(own).post('/api/v1/widget-session').send({ email, password }).expect(200)
    return reply.body as { outcome: string; token?: string }
  }

  // whoever signs up with somebody else's address knows a password, and sees nothing
  await send(own, 'sign-up', { email, password }).expect(200)
  expect(await logIn()).toEqual({ outcome: 'wrong-password' })

  await openAccount(own, floor.deps, email)
  const { token = '' } = await logIn()
  const read = (api: typeof own) =>
    request(api).get('/api/v1/widget-session/orders').set('authorization', `Bearer ${token}`)
  const { confirmed, failed } = (await read(own).expect(200)).body as AccountOrdersReply
  expect([...confirmed, ...failed].map(({ reference }) => reference)).toEqual([mine])
  await read(other).expect(401)
})

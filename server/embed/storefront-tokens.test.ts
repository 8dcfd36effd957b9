import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountOrdersReply } from '../contract/accounts.ts'
import type { Invoice } from '../contract/checkout.ts'
import { accountRoutes } from '../accounts/accounts.routes.ts'
import { cartRoutes } from '../carts/carts.routes.ts'
import { checkoutRoutes } from '../checkout/checkout.routes.ts'
import { cancellationRoutes } from '../orders/cancellations/cancellation.routes.ts'
import { changeRoutes } from '../orders/changes/changes.routes.ts'
import { orderKey } from '../orders/order-links.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { logInToWidget, openAccount, password, send } from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { createOrderPrinter } from '../tickets/print-order.ts'
import { ticketRoutes } from '../tickets/tickets.routes.ts'
import { widgetSessionRoutes } from './widget-session.routes.ts'

let floor: ShopFloor
let own: ReturnType<typeof buildApi>
let other: ReturnType<typeof buildApi>
let rival: ReturnType<typeof buildApi>
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  const { deps, shop, db } = floor
  slug = (await seedExperience(db, shop, { options: [{ capacity: 50 }] })).slug
  const { layout, languages, currency, currencies } = shop.storefront
  const [row] = await db('storefronts')
    .insert({ slug: 'neighbour', name: 'Neighbour', layout, languages, currency, currencies })
    .returning<{ id: number }[]>('id')
  const routers = [
    accountRoutes,
    widgetSessionRoutes,
    cartRoutes,
    checkoutRoutes,
    orderRoutes,
    cancellationRoutes,
    changeRoutes,
  ].map((routes) => routes(deps))
  routers.push(ticketRoutes(deps, createOrderPrinter(deps)))
  own = buildApi(shop.storefront, routers)
  const neighbour = { ...shop.storefront, id: row?.id ?? 0, slug: 'neighbour' }
  other = buildApi(neighbour, routers)
  rival = buildApi({ ...neighbour, supplierId: shop.supplierId }, routers)
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

it('the token of an order opens, changes, cancels and prints nothing at another storefront', async () => {
  const placed = expectOutcome(await (await open()).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(own, placed)
  const at = (api: typeof own, token: string) => {
    const order = `/api/v1/orders/${placed.reference}`
    const booking = `${order}/bookings/${placed.reference}-1`
    const refund = { amount: 10_000, currency: 'AED' }
    return Promise.all(
      [
        request(api).get(order),
        request(api).get(`${order}/invoice.pdf`),
        request(api).get(`${booking}/cancellation`),
        request(api)
          .post(`${booking}/cancellation`)
          .send({ agreedRefund: { ...refund, amount: 1 } }),
        request(api)
          .post(`${booking}/change-quotes`)
          .send({ kind: 'leave', units: { ADULT: 1 } }),
      ].map(async (asked) => (await asked.set('authorization', `Bearer ${token}`)).status),
    )
  }
  const [opened, refused] = [Array(5).fill(200), Array(5).fill(404)]
  expect(await at(own, placed.orderToken)).toEqual(opened)
  expect(await at(other, placed.orderToken)).toEqual(refused)
  // what messages carry leads to the marketplace, where a supplier's own page has no pages of ours
  const key = orderKey(floor.deps.env, placed.reference, floor.clock.now())
  expect(await at(own, key)).toEqual(opened)
  expect(await at(other, key)).toEqual(opened)
  expect(await at(rival, key)).toEqual(refused)
  const { invoiceUrl } = await readInvoice(own, placed)
  const download = new URL(invoiceUrl ?? '')
  const get = (api: typeof own) => request(api).get(`${download.pathname}${download.search}`)
  expect([(await get(own)).status, (await get(rival)).status]).toEqual([200, 404])
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

  // signing up with another person's address gives a password that opens nothing
  await send(own, 'sign-up', { email, password }).expect(200)
  await request(own)
    .post('/api/v1/widget-session')
    .send({ email, password })
    .expect(200, { outcome: 'wrong-password' })

  await openAccount(own, floor.deps, email)
  const { token } = await logInToWidget(own, floor.deps, email)
  const read = (api: typeof own) =>
    request(api).get('/api/v1/widget-session/orders').set('authorization', `Bearer ${token}`)
  const { confirmed, failed } = (await read(own).expect(200)).body as AccountOrdersReply
  const orders = [...confirmed, ...failed]
  expect(orders.map(({ reference }) => reference)).toEqual([mine])
  await read(other).expect(401)

  // other scripts of the page can read both tokens: neither opens more than a summary
  const [listed] = orders
  const opened = await request(own)
    .get(`/api/v1/orders/${mine}`)
    .set('authorization', `Bearer ${listed?.orderToken}`)
    .expect(200)
  for (const shown of [listed, opened.body as Invoice]) {
    expect(shown?.bookings).toHaveLength(1)
    expect([shown?.buyer, shown?.invoiceUrl, shown?.bookings[0]?.ticketUrl]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
})

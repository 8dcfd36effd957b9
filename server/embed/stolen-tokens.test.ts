import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import { checkoutRoutes } from '../checkout/checkout.routes.ts'
import type { Invoice } from '../contract/checkout.ts'
import type { ProveOrderReply } from '../contract/order-access.ts'
import { cancellationRoutes } from '../orders/cancellations/cancellation.routes.ts'
import { changeRoutes } from '../orders/changes/changes.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { makeReturnCode } from '../orders/return-code.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { createOrderPrinter } from '../tickets/print-order.ts'
import { ticketRoutes } from '../tickets/tickets.routes.ts'
import { redeemReturn } from './redeem-return.ts'

const returnUrl = 'https://tours.example/boats?dhow_return=deira'
let floor: ShopFloor
let api: Express
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  const { deps, shop, db } = floor
  slug = (await seedExperience(db, shop, { options: [{ capacity: 50 }] })).slug
  api = buildApi({ ...shop.storefront, origins: ['https://tours.example'] }, [
    ...[cartRoutes, checkoutRoutes, orderRoutes, cancellationRoutes, changeRoutes].map((of) => of(deps)),
    ticketRoutes(deps, createOrderPrinter(deps)),
  ])
})
afterAll(() => floor.close())
beforeEach(() => floor.db('attempts').delete())

const selection = () => ({
  experience: slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
})

/** A paid order of a widget, with the tokens of its page and those of its cart. */
async function book() {
  const shopper = await openShopper(api, selection())
  const notes = shopper.cart.lines.map(({ id }) => ({ lineId: id, note: 'I use a wheelchair' }))
  const placed = expectOutcome(await shopper.order({ returnUrl, notes }), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(api, placed)
  return { shopper, ...placed }
}

const bearer = (token = '') => ({ authorization: `Bearer ${token}` })
const send = (token: string, reference: string, path: string, body: object = {}) =>
  request(api).post(`/api/v1/orders/${reference}/${path}`).set(bearer(token)).send(body)

/** How every call answers that shows or does more than the summary. */
async function tryAll(reference: string, token: string): Promise<number[]> {
  const order = `/api/v1/orders/${reference}`
  const booking = `${order}/bookings/${reference}-1`
  const asked = [
    request(api).get(`${order}/invoice.pdf`),
    request(api).get(`${order}/calendar.ics`),
    request(api).get(`${order}/tickets/${reference}-1.pdf`),
    request(api).get(`${booking}/cancellation`),
    request(api)
      .post(`${booking}/cancellation`)
      .set('idempotency-key', randomUUID())
      .send({ agreedRefund: { amount: 1, currency: 'AED' } }),
    request(api)
      .post(`${booking}/change-quotes`)
      .send({ kind: 'leave', units: { ADULT: 1 } }),
  ]
  return Promise.all(asked.map(async (call) => (await call.set(bearer(token))).status))
}
const refused = Array<number>(6).fill(404)

/** The code in the last e-mail about an order. */
async function mailedCode(): Promise<{ to: string; code: string }> {
  const rows = await floor
    .db('messages')
    .where({ kind: 'order-code' })
    .select<{ about: { to: string; values: { code: string } } }[]>('about')
    .orderBy('created_at', 'desc')
  const { to = '', values } = rows[0]?.about ?? {}
  return { to, code: values?.code ?? '' }
}

it('a token that a widget stored shows what was booked and when, and nothing of the buyer, no file, no link', async () => {
  const { reference, orderToken } = await book()
  const shown = await readInvoice(api, { reference, orderToken })
  expect(shown).toMatchObject({ reference, outcome: 'success', bookings: [{ start: '2026-12-01T09:00' }] })
  expect(shown).not.toHaveProperty('buyer')
  const said = JSON.stringify({ ...shown, contact: undefined, deviceToken: undefined })
  expect(said).not.toMatch(
    /amina|haddad|wheelchair|050 123|signature|token|_?Url":"https?:[^"]*\/(pay|orders|write-review)/i,
  )
  expect(await tryAll(reference, orderToken)).toEqual(refused)
})

it('a stored token lasts a day from its last use, and not longer', async () => {
  const { reference, orderToken } = await book()
  const hours = (count: number) => floor.clock.advance({ hours: count })
  hours(23)
  const { deviceToken = '' } = await readInvoice(api, { reference, orderToken })
  hours(2)
  const read = (token: string) => request(api).get(`/api/v1/orders/${reference}`).set(bearer(token))
  expect((await read(orderToken)).status).toBe(404)
  expect((await read(deviceToken)).status).toBe(200)
  hours(25)
  expect((await read(deviceToken)).status).toBe(404)
})

it('placing an order and coming back from its payment open all of it for half an hour', async () => {
  const { reference, proof = '' } = await book()
  const { id, slug: storefront } = floor.shop.storefront
  const code = makeReturnCode(floor.deps.env, { storefront, reference, heldUntil: floor.clock.now() })
  const returned = await redeemReturn(floor.deps, {
    code,
    storefront: { id, slug: storefront },
    idempotencyKey: randomUUID(),
  })
  expect(await tryAll(reference, returned.token)).toEqual(refused)
  for (const token of [proof, returned.proof]) {
    const shown = await readInvoice(api, { reference, orderToken: token })
    expect(shown.buyer?.email).toBe(buyer.email)
    expect(shown.bookings[0]?.ticketUrl).toContain('/tickets/')
    expect(await tryAll(reference, token)).toEqual(expect.arrayContaining([200]))
  }
  floor.clock.advance({ minutes: 31 })
  for (const token of [proof, returned.proof]) expect(await tryAll(reference, token)).toEqual(refused)
})

it('the addresses of files end with the proof that showed them, and on our own sites after a day', async () => {
  const filesOf = ({ invoiceUrl, calendarUrl, bookings }: Invoice) => [
    invoiceUrl,
    calendarUrl,
    bookings[0]?.ticketUrl,
  ]
  const open = (files: readonly (string | undefined)[]) =>
    Promise.all(
      files.map(async (file) => {
        const { pathname, search } = new URL(file ?? '')
        return (await request(api).get(pathname + search)).status
      }),
    )
  const { reference, proof = '' } = await book()
  floor.clock.advance({ minutes: 20 })
  const embedded = filesOf(await readInvoice(api, { reference, orderToken: proof }))
  const shopper = await openShopper(api, selection())
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  const own = filesOf(await readInvoice(api, placed))
  floor.clock.advance({ minutes: 9 })
  expect(await open(embedded)).toEqual([200, 200, 200])
  floor.clock.advance({ minutes: 2 })
  expect(await open(embedded)).toEqual([404, 404, 404])
  floor.clock.advance({ hours: 23 })
  expect(await open(own)).toEqual([200, 200, 200])
  floor.clock.advance({ hours: 1 })
  expect(await open(own)).toEqual([404, 404, 404])
})

it('the code that is mailed to the buyer opens all of the order, once and in its time', async () => {
  const { reference, orderToken } = await book()
  const other = await book()
  const ask = async () =>
    ((await send(orderToken, reference, 'codes').expect(200)).body as { request: string }).request
  const prove = async (body: { request: string; code: string }, of = { reference, orderToken }) =>
    (await send(of.orderToken, of.reference, 'proofs', body).expect(200)).body as ProveOrderReply
  const wrong = { outcome: 'wrong-code' }

  const asking = await ask()
  const { to, code } = await mailedCode()
  expect(to).toBe(buyer.email)
  expect(
    await prove({ request: asking, code: code.replace(/\d$/, (last) => String(9 - Number(last))) }),
  ).toEqual(wrong)
  expect(await prove({ request: randomUUID(), code })).toEqual(wrong)
  expect(await prove({ request: asking, code }, other)).toEqual(wrong)
  const proved = await prove({ request: asking, code: code.replace(' ', '-') })
  if (proved.outcome !== 'proved') throw new Error('the right code was refused')
  expect((await readInvoice(api, { reference, orderToken: proved.proof })).buyer?.email).toBe(buyer.email)
  expect((await tryAll(reference, proved.proof)).filter((status) => status === 404)).toEqual([])
  expect(await prove({ request: asking, code })).toEqual(wrong)

  const late = { request: await ask(), code: (await mailedCode()).code }
  floor.clock.advance({ minutes: 21 })
  expect(await prove(late)).toEqual(wrong)
})

it('codes are guessed and mailed only so often', async () => {
  const { reference, orderToken } = await book()
  const statuses = async (times: number, path: string, body?: object) => {
    const found: number[] = []
    for (let time = 0; time < times; time++) {
      found.push((await send(orderToken, reference, path, body)).status)
    }
    return found
  }
  const guess = { request: randomUUID(), code: '0000 0000' }
  expect(await statuses(11, 'proofs', guess)).toEqual([...Array<number>(10).fill(200), 429])
  expect(await statuses(6, 'codes')).toEqual([...Array<number>(5).fill(200), 429])
})

it('the token of the cart, with another buyer and another way back, brings no key to the order that was paid', async () => {
  const shopper = await openShopper(api, selection())
  const { reference } = expectOutcome(await shopper.order({ returnUrl }), 'pay')
  floor.network.pay(reference)
  const thief = { ...buyer, email: 'thief@example.com' }
  const reply = expectOutcome(await shopper.order({ buyer: thief }), 'placed')
  expect(reply).toMatchObject({ outcome: 'placed', reference })
  expect(reply).not.toHaveProperty('proof')
  expect(await tryAll(reference, reply.orderToken)).toEqual(refused)
})

it('orders of our own sites keep the one token that opens all of them', async () => {
  const shopper = await openShopper(api, selection())
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  const shown: Invoice = await readInvoice(api, placed)
  expect(placed).not.toHaveProperty('proof')
  expect(shown.buyer?.email).toBe(buyer.email)
  expect(shown).not.toHaveProperty('deviceToken')
  expect(await tryAll(placed.reference, placed.orderToken)).not.toContain(404)
})

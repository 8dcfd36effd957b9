import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import type { OpenCartReply } from '../contract/carts.ts'
import type { PlaceOrderReply } from '../contract/checkout.ts'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { createRatesMemory, readRates } from '../platform/money/exchange.ts'
import { losses, openBreakingProxy } from '../testing/crash/breaking-proxy.ts'
import type { BreakingProxy, Loss } from '../testing/crash/breaking-proxy.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { checkoutRoutes } from './checkout.routes.ts'

let floor: ShopFloor
let proxy: BreakingProxy
let behind: Database
beforeAll(async () => {
  floor = await openShopFloor()
  proxy = await openBreakingProxy(floor.db, floor.url)
  behind = openDatabase(proxy.url, { poolSize: 3 })
})
afterAll(async () => {
  await behind.destroy()
  await proxy.close()
  await floor.close()
})

/** More statements than an order has; the test fails if one ever needs them all. */
const enough = 40

async function countOrders(): Promise<number> {
  return (await floor.db('orders').select('id')).length
}

/**
 * Sends a request again and again, the first time with the connection of its statement `at` lost and each time with the same
 * key. Gives how it was answered each time, the last reply, and how many statements the first took.
 */
async function sendThrough(at: number, loss: Loss, send: () => request.Test) {
  const answers: string[] = []
  let statements = 0
  proxy.loseAt(at, loss)
  for (;;) {
    const reply = await send()
    const { status, headers } = reply
    const body = reply.body as unknown
    if (answers.length === 0) statements = proxy.sent()
    const { code = 'well' } = body as { code?: string }
    const when = 'retry-after' in headers ? 'try again' : 'do not try again'
    answers.push(status < 300 ? 'well' : `${status} ${code}, ${when}`)
    if (status < 300 || answers.length > 3) return { answers, body, statements }
  }
}

const unavailable = '503 unavailable, try again'

/** Answered well, in the end; before that, as unavailable. */
function expectOnce(where: readonly unknown[], answers: readonly string[]): void {
  const expected = [...answers.slice(0, -1).map(() => unavailable), 'well']
  expect([...where, ...answers]).toEqual([...where, ...expected])
}

it.each(losses)(
  'a buyer whose database connection is %s any statement is asked to try again, and gets one cart and one order',
  async (loss) => {
    const { slug } = await seedExperience(floor.db, floor.shop, {
      slug: `dunes-${loss.replace(' ', '-')}`,
      payLater: true,
      options: [{ capacity: 1_000 }],
    })
    const env = { ...floor.deps.env, UNPAID_PLACES: 0, CARTS_PER_HOUR: 0 }
    const deps = { ...floor.deps, db: behind, env, rates: createRatesMemory() }
    await readRates({ ...deps, db: floor.db })
    const storefront = { ...floor.shop.storefront, contact: { email: 'support@example.com' } }
    const api = buildApi(storefront, [cartRoutes(deps), checkoutRoutes(deps)])
    api.set('trust proxy', 1)
    const post = (path: string, body: object, headers: Record<string, string>) => () =>
      request(api).post(path).set(headers).send(body)
    const line = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }

    let orders = await countOrders()
    let refusals = 0
    const reached = { cart: false, order: false }
    for (let at = 0; !(reached.cart && reached.order); at += 1) {
      expect(at).toBeLessThan(enough)
      const key = { 'idempotency-key': randomUUID() }
      const opened = await sendThrough(at, loss, post('/api/v1/carts', { line }, key))
      const { token, cart } = opened.body as OpenCartReply
      expectOnce([at, loss, 'cart'], opened.answers)
      reached.cart = opened.statements <= at

      // limits of one buyer are not what is tried here
      const person = { ...buyer, email: `${slug}-${at}@example.com` }
      const order = { buyer: person, paymentMethod: 'PAY_LATER', agreedTotal: cart.total }
      const headers = {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `203.0.${losses.indexOf(loss)}.${at}`,
      }
      const placed = await sendThrough(at, loss, post('/api/v1/orders', order, headers))
      expectOnce([at, loss, 'order'], placed.answers)
      expect(placed.body).toMatchObject({ outcome: 'placed' } satisfies Partial<PlaceOrderReply>)
      reached.order = placed.statements <= at

      refusals += [...opened.answers, ...placed.answers].filter((answer) => answer === unavailable).length
      orders += 1
      expect([at, loss, await countOrders()]).toEqual([at, loss, orders])
    }
    // the proxy broke what requests waited for, and not only what is done behind their backs
    expect(refusals).toBeGreaterThan(8)
    expect(await floor.discrepancies()).toEqual([])
    expect(await checkLedger({ db: floor.db })).toMatchObject({ faults: [] })
  },
  120_000,
)

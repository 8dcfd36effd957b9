import { afterAll, beforeAll, expect, it } from 'vitest'
import { openManyOrders } from '../../testing/factories/many-orders.ts'
import type { ManyOrders } from '../../testing/factories/many-orders.ts'

let orders: ManyOrders
beforeAll(async () => {
  orders = await openManyOrders()
})
afterAll(() => orders.close())

it(
  'settles every paid order in one round without a webhook, however many are open before it',
  { timeout: 60_000 },
  async () => {
    // more than were ever asked about in a round
    await orders.place(130)
    const paid = await orders.place(25, 'pay')
    await orders.reconcile()
    expect(await orders.statesOf(paid)).toEqual({ 'CONFIRMED CAPTURED': 25 })
    expect(await orders.states()).toEqual({ 'AWAITING_PAYMENT OPEN': 130, 'CONFIRMED CAPTURED': 25 })
    // what an event says by itself was not asked for
    expect(orders.questions()).toBe(0)

    const later = await orders.place(12, 'pay')
    await orders.reconcile()
    expect(await orders.statesOf(later)).toEqual({ 'CONFIRMED CAPTURED': 12 })
    expect(await orders.discrepancies()).toEqual([])
  },
)

it('goes on where it stopped when the network breaks off in the middle of its list', async () => {
  const paid = await orders.place(60, 'pay')
  orders.fault({ on: 'GET /v1/events', kind: 'unavailable', times: 1 })
  await expect(orders.reconcile()).rejects.toThrow('did not answer')
  await orders.reconcile()
  expect(await orders.statesOf(paid)).toEqual({ 'CONFIRMED CAPTURED': 60 })
}, 60_000)

it('ends the orders whose pages have closed without asking about each of them', async () => {
  const before = orders.questions()
  await orders.letPagesClose()
  await orders.reconcile()
  const { 'AWAITING_PAYMENT OPEN': open = 0 } = await orders.states()
  expect(open).toBe(0)
  expect(orders.questions()).toBe(before)
  expect(await orders.discrepancies()).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { realLatency } from '../../payments/sandbox/latency.ts'
import { openManyOrders } from '../../testing/factories/many-orders.ts'
import type { ManyOrders } from '../../testing/factories/many-orders.ts'

let orders: ManyOrders
beforeAll(async () => {
  orders = await openManyOrders()
})
afterAll(() => orders.close())

it('settles 500 paid orders among 5,000 open ones within three minutes, at the speed of the real network', async () => {
  await orders.place(4_500)
  const paid = await orders.place(500, 'pay')
  orders.slow(realLatency)
  const began = performance.now()
  await orders.reconcile()
  const seconds = Math.round((performance.now() - began) / 1_000)
  expect(await orders.statesOf(paid)).toEqual({ 'CONFIRMED CAPTURED': 500 })
  // the cron that begins it runs each minute
  expect(seconds + 60).toBeLessThan(180)
  process.stdout.write(`500 of 5,000 orders were settled in ${seconds} s\n`)
}, 1_200_000)

import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { OpenCartReply } from '../contract/carts.ts'
import type { PlaceOrderReply } from '../contract/checkout.ts'
import { listBookableOptions } from './bare.queries.ts'
import type { BookableOption } from './bare.queries.ts'
import { cpuOf, printTable } from './load.ts'
import type { LoadResult } from './load.ts'
import type { BenchContext } from './main.ts'

const callsOfAnOrder = 2
const firstDayAhead = 2
const daysAhead = 120

/** Whole guest orders, cart and buyer included, against the same writes by a bare handler in one transaction. */
export async function benchOrders(context: BenchContext): Promise<void> {
  const options = await listBookableOptions(context.db, 2_000)
  const results = [await measureBare(context, options), await measureOrders(context, options)]
  printTable(`Guest orders in ${callsOfAnOrder} calls each, ${context.count} experiences`, results, {
    'guest order': 'bare transaction',
  })
}

/** Goes through options and days, so that departures fill slowly. */
function createPicker(
  options: readonly BookableOption[],
): () => { option: BookableOption; localStart: string } {
  const today = Temporal.Now.plainDateISO('UTC')
  let turn = 0
  return () => {
    for (;;) {
      const option = options[turn % options.length]
      const day = today.add({ days: firstDayAhead + (Math.floor(turn / options.length) % daysAhead) })
      turn++
      if (!option) throw new Error('no option can be booked')
      if (!option.weekdays.includes(day.dayOfWeek)) continue
      return { option, localStart: `${day.toString()}T${option.startTime}` }
    }
  }
}

async function measureBare(context: BenchContext, options: BookableOption[]): Promise<LoadResult> {
  const pick = createPicker(options)
  const headers = { 'content-type': 'application/json' }
  return measureFlow(context, context.bare, 'bare transaction', 1, [
    {
      method: 'POST',
      path: '/order',
      headers,
      setupRequest: (request) => ({ ...request, body: JSON.stringify(pick()) }),
    },
  ])
}

interface OrderContext {
  cart?: OpenCartReply
}

async function measureOrders(context: BenchContext, options: BookableOption[]): Promise<LoadResult> {
  const pick = createPicker(options.toReversed())
  const headers = { 'content-type': 'application/json' }
  let refused = 0
  const result = await measureFlow(context, context.product, 'guest order', callsOfAnOrder, [
    {
      method: 'POST',
      path: '/api/v1/carts',
      headers,
      setupRequest(request) {
        const { option, localStart } = pick()
        const line = { experience: option.slug, option: option.code, start: localStart, units: { ADULT: 1 } }
        return { ...request, body: JSON.stringify({ line }) }
      },
      onResponse(_status, body, state) {
        ;(state as OrderContext).cart = JSON.parse(body) as OpenCartReply
      },
    },
    {
      method: 'POST',
      path: '/api/v1/orders',
      headers,
      setupRequest(request, state) {
        const { cart } = state as OrderContext
        return {
          ...request,
          headers: { ...headers, authorization: `Bearer ${cart?.token}`, 'idempotency-key': randomUUID() },
          body: JSON.stringify({
            buyer: {
              firstName: 'Ada',
              lastName: 'Byron',
              email: 'ada@example.com',
              countryCode: 'GB',
              phoneNumber: '+442079460000',
            },
            paymentMethod: 'PAY_LATER',
            agreedTotal: cart?.cart.total,
          }),
        }
      },
      onResponse(_status, body) {
        if ((JSON.parse(body) as PlaceOrderReply).outcome !== 'placed') refused++
      },
    },
  ])
  return { ...result, failures: result.failures + refused }
}

async function measureFlow(
  { seconds, postmasterPid }: BenchContext,
  target: { origin: string; pid: number },
  name: string,
  calls: number,
  requests: autocannon.Request[],
): Promise<LoadResult> {
  const fire = (duration: number) => autocannon({ url: target.origin, connections: 10, duration, requests })
  await fire(2)
  const before = cpuOf(target.pid, postmasterPid)
  const result = await fire(seconds)
  const after = cpuOf(target.pid, postmasterPid)
  const orders = Math.max(1, result.requests.total / calls)
  return {
    name,
    perSecond: result.requests.average / calls,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverMs: (after.server - before.server) / orders,
    databaseMs: (after.database - before.database) / orders,
    failures: result.non2xx + result.errors,
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenCartReply } from '../contract/carts.ts'
import type { PlaceOrderReply } from '../contract/checkout.ts'
import { isMailWaiting, listBookableOptions } from './bare.queries.ts'
import type { BookableOption } from './bare.queries.ts'
import type { StatementCount } from './count-statements.ts'
import { countStatements, printStatements } from './count-statements.ts'
import { measureInTurns, printTable } from './load.ts'
import type { Visit } from './load.ts'
import type { BenchContext } from './main.ts'

const firstDayAhead = 2
const daysAhead = 120

const rounds = 6
const mailsAskedEveryMs = 100

/**
 * Whole guest orders, cart and buyer included, against the same writes by a bare handler in one transaction, in turns. While it is
 * busy the product sends ten mails a second; the rest follow between the turns, and what they cost is printed too.
 */
export async function benchOrders(context: BenchContext): Promise<void> {
  const options = await listBookableOptions(context.db, 2_000)
  const { bare, product, postmasterPid, seconds } = context
  const common = { postmasterPid, seconds }
  const loads = [
    { name: 'bare transaction', target: bare, visit: orderBare(options) },
    { name: 'guest order', target: product, visit: orderAsGuest(options.toReversed()) },
  ]
  const { results, settling } = await measureInTurns(
    loads.map((one) => ({ ...common, ...one })),
    { rounds, settle: () => untilMailed(context) },
  )
  printTable(`Guest orders in two calls each, ${context.count} experiences`, results, {
    'guest order': 'bare transaction',
  })
  process.stdout.write(
    `  mails of an order that followed afterwards: CPU ${settling.get('guest order')?.toFixed(2)} ms\n`,
  )
  const counts = new Map<string, StatementCount>()
  for (const { name, target, visit } of loads) {
    counts.set(name, await countStatements(context.db, target.origin, visit))
  }
  printStatements(counts, context.eachStatement)
}

async function untilMailed({ db }: BenchContext): Promise<void> {
  while (await isMailWaiting(db)) await pause(mailsAskedEveryMs)
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

/** The bare handler does the same writes and the same row lock in one call. */
function orderBare(options: BookableOption[]): Visit {
  const pick = createPicker(options)
  return ({ get }) => get({ path: '/order', body: pick() })
}

/** Each order has another buyer and another network address: one buyer reserves only so much without paying. */
const buyerOf = (turn: number) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `ada-${turn}@example.com`,
  countryCode: 'GB',
  phoneNumber: '+442079460000',
})
const addressOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

/** A guest's two calls: a cart with its line, and the order. */
export function orderAsGuest(options: readonly BookableOption[]): Visit {
  const pick = createPicker(options)
  let turn = 0
  return async ({ ask }) => {
    const mine = ++turn
    const { option, localStart } = pick()
    const line = { experience: option.slug, option: option.code, start: localStart, units: { ADULT: 1 } }
    const { token, cart } = await ask<OpenCartReply>({
      path: '/api/v1/carts',
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': addressOf(mine) },
      body: { line },
    })
    const { outcome } = await ask<PlaceOrderReply>({
      path: '/api/v1/orders',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'x-forwarded-for': addressOf(mine),
      },
      body: { buyer: buyerOf(mine), paymentMethod: 'PAY_LATER', agreedTotal: cart.total },
    })
    if (outcome !== 'placed') throw new Error(`the order was ${outcome}`)
  }
}

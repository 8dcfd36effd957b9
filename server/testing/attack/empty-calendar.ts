import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Command } from 'commander'
import { cartRoutes } from '../../carts/carts.routes.ts'
import { checkoutRoutes } from '../../checkout/checkout.routes.ts'
import { paymentWay } from '../../checkout/go-to-payment.routes.ts'
import { choosePaymentNetwork } from '../../payments/choose-payment-network.ts'
import { systemClock } from '../../platform/clock.ts'
import { migrate, openDatabase } from '../../platform/database.ts'
import { readEnv } from '../../platform/env.ts'
import { migrateJobs } from '../../platform/jobs/jobs.ts'
import { createLogger } from '../../platform/log.ts'
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import { buildApi } from '../factories/api.ts'
import { seedExperience } from '../factories/experience.ts'
import { seedShop } from '../factories/shop.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'

/*
 * What it costs to empty a calendar without paying: one network address orders places of every departure of thirty days,
 * each time as another buyer, and never opens the payment page, or with --open opens each. Real HTTP, a real PostgreSQL, the
 * sandbox's network.
 */

const { limit, seconds, open } = new Command('attack')
  .description('Measures how many places one network address can hold without paying.')
  .option('--limit <places>', 'UNPAID_PLACES of the shop; 0 is a shop without limits', '120')
  .option('--seconds <seconds>', 'how long to try', '34')
  .option('--open', 'open each payment page, so that its order is not released after three minutes')
  .parse()
  .opts<{ limit: string; seconds: string; open?: true }>()

const days = 30
const startTimes = ['09:00', '14:00']
const capacity = 48
const party = 6
/** Who is refused so often in a row at other departures has reached a limit. */
const mostRefusals = 90
const calendar = days * startTimes.length * capacity
const say = (line: string) => process.stdout.write(`${line}\n`)

const folder = makeTemporaryFolder('attack')
const postgres = await startEmbeddedPostgres(folder)
await migrate(postgres.url())
await migrateJobs(postgres.url())
const db = openDatabase(postgres.url())
const env = readEnv({ NODE_ENV: 'test', SESSION_SECRET: randomUUID(), UNPAID_PLACES: limit })
const base = { db, clock: systemClock, log: createLogger('silent'), env }
const network = await choosePaymentNetwork(base, () => 'http://localhost')
const shop = await seedShop(db)
const today = Temporal.Now.plainDateISO('Asia/Dubai')
const { slug } = await seedExperience(db, shop, { options: [{ capacity }] })
const deps = { ...base, payments: network.payments }
const api = buildApi(shop.storefront, [cartRoutes(deps), checkoutRoutes(deps)]).set('trust proxy', 1)
api.use('/pay', paymentWay(deps))
const server = api.listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

try {
  await attack()
} finally {
  server.closeAllConnections()
  server.close()
  await network.stop()
  await db.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function attack(): Promise<void> {
  const began = performance.now()
  let orders = 0
  let refusedInRow = 0
  let requests = 0
  for (
    let turn = 0;
    refusedInRow < mostRefusals && performance.now() - began < Number(seconds) * 1000;
    turn++
  ) {
    const day = today.add({ days: 1 + (Math.floor(turn / startTimes.length) % days) }).toString()
    const placed = await order(`${day}T${startTimes[turn % startTimes.length] ?? ''}`)
    requests += placed && open ? 3 : 2
    refusedInRow = placed ? 0 : refusedInRow + 1
    if (!placed) continue
    orders += 1
  }
  const took = (performance.now() - began) / 1000
  const { rows } = await db.raw<{ rows: { held: number; minutes: number }[] }>(
    `select (select coalesce(sum(held), 0)::int from departures) held,
       coalesce(avg(extract(epoch from least(held_until, release_at) - purchased_at)) / 60, 0)::float minutes
     from orders where status = 'AWAITING_PAYMENT'`,
  )
  const { held, minutes } = rows[0] ?? { held: 0, minutes: 0 }
  say(
    `UNPAID_PLACES=${limit}, payment pages ${open ? 'opened' : 'not opened'}, a calendar of ${days} days with ${calendar} places, one network address:`,
  )
  say(
    `  ${orders} orders in ${took.toFixed(0)} s (${requests} requests) hold ${held} places, ${((100 * held) / calendar).toFixed(0)} %, for ${minutes.toFixed(0)} minutes`,
  )
  say(
    `  all of it: ${Math.ceil(calendar / Math.max(1, held))} addresses at a time, and again each ${minutes.toFixed(0)} minutes`,
  )
  // at most so many pages may be left unpaid in an hour
  const pages = Math.ceil(Number(limit) / 4)
  if (pages > 0) {
    const average = Math.min(held, (pages * party * minutes) / 60)
    say(
      `  an address that goes on: ${pages} pages an hour, ${average.toFixed(0)} places on average; all of it: ${Math.ceil(calendar / average)} addresses`,
    )
  }
}

/** Places one more order, and opens its payment page if told to. False: it was refused. */
async function order(start: string): Promise<boolean> {
  const line = { experience: slug, option: 'standard', start, units: { ADULT: party } }
  const opened = await post('/carts', { line, currency: 'AED' })
  const { token, cart } = opened as { token: string; cart: { total: unknown } }
  const buyer = {
    firstName: 'A',
    lastName: 'B',
    email: `${randomUUID()}@example.com`,
    countryCode: 'AE',
    phoneNumber: `050 ${Math.floor(1_000_000 + Math.random() * 8_999_999)}`,
  }
  const reply = await post('/orders', { buyer, agreedTotal: cart.total }, token)
  const { paymentUrl } = reply as { paymentUrl?: string }
  if (!paymentUrl) return false
  const { pathname, search } = new URL(paymentUrl)
  if (open) await fetch(origin + pathname + search, { redirect: 'manual' })
  return true
}

async function post(path: string, body: object, token?: string): Promise<unknown> {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return reply.json()
}

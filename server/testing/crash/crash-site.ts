import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { checkLedger } from '../../orders/ledger/check-ledger.ts'
import { faultyCards } from '../../payments/sandbox/test-cards.ts'
import type { Database } from '../../platform/database.ts'
import { seedExperience } from '../factories/experience.ts'
import { seedShop } from '../factories/shop.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { startMortalProcess } from './mortal-process.ts'
import type { MortalProcess } from './mortal-process.ts'
import { createPatientBuyer, patience } from './patient-buyer.ts'
import type { OpenOrder } from './patient-buyer.ts'
import { openStatementProxy } from './statement-proxy.ts'
import type { StatementProxy } from './statement-proxy.ts'

/** How a payment becomes known: by webhooks alone, or by the buyer's return alone. */
export type Flow = 'webhooks' | 'return'

/** A product in a process of its own, its database behind a proxy, and a buyer who does not give up. */
export interface CrashSite {
  proxy: StatementProxy
  product: MortalProcess
  /** Buys, whatever happens meanwhile, until nothing is left to do. */
  buy(flow: Flow): Promise<OpenOrder>
  /** One order, one capture, one mail, and books that are true. */
  expectOneOfEverything(order: OpenOrder): Promise<void>
  close(): Promise<void>
}

/** What the sandbox does for itself is no step of a checkout. */
const housekeeping = new Set(['delete payment_sandbox_replies', 'update payment_sandbox_deliveries'])

/**
 * Opens one on a migrated, empty database; `db` is a way to it past the proxy. The payment network takes as long as the real
 * one unless `latencyMs` says otherwise.
 */
export async function openCrashSite(
  db: Database,
  url: string,
  { latencyMs = '300-1500' }: { latencyMs?: string } = {},
): Promise<CrashSite> {
  const { slug } = await seedExperience(db, await seedShop(db), { options: [{ capacity: 1_000 }] })
  const proxy = await openStatementProxy(url)
  const dataFolder = makeTemporaryFolder('crash')
  const product = await startMortalProcess({
    DATABASE_URL: proxy.url,
    DATA_FOLDER: dataFolder,
    SESSION_SECRET: 'a secret of the tests that is of no use to anybody',
    LOG_LEVEL: 'silent',
    SANDBOX_LATENCY_MS: latencyMs,
    // all shoppers come from one address
    UNPAID_PLACES: '0',
    NODE_ENV: 'test',
  })
  await product.ready()
  const client = createPatientBuyer(product.origin)

  return {
    proxy,
    product,
    async buy(flow) {
      const order = await client.order(slug)
      if (flow === 'webhooks') {
        await client.pay(order, 'closed_window')
      } else {
        await client.pay(order, faultyCards.lost.number)
        expect(await client.follow(order)).toMatchObject({ outcome: 'success' })
      }
      await vi.waitFor(async () => {
        const done = { status: 'CONFIRMED', payment: 'CAPTURED', mailed: true }
        expect(await readOrder(db, order)).toMatchObject(done)
        expect(await listOpenJobs(db)).toEqual([])
      }, patience)
      return order
    },
    async expectOneOfEverything(order) {
      const { id, messageId, ...state } = await readOrder(db, order)
      expect(state).toMatchObject({ status: 'CONFIRMED', captured: 20_000, ordersOfCart: 1, linesLeft: 0 })
      expect(await listNetworkPayments(db, id)).toEqual([{ status: 'succeeded', received: 20_000 }])
      const mails = readdirSync(path.join(dataFolder, 'outbox')).filter((file) => file.endsWith('.eml'))
      expect(mails.filter((file) => file.includes(messageId))).toHaveLength(1)
      expect(await checkLedger({ db })).toMatchObject({ faults: [] })
    },
    async close() {
      await product.stop()
      await proxy.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The steps that every order of a flow goes through. Those that only happen sometimes (who came first) are left out. */
export async function listSteps(site: CrashSite, flow: Flow): Promise<string[]> {
  const runs: string[][] = []
  for (const _ of [1, 2]) {
    site.proxy.watch()
    await site.expectOneOfEverything(await site.buy(flow))
    runs.push(site.proxy.seen())
  }
  // what is written down of a webhook while none comes is of an order before, whose process was killed
  const isForeign = (step: string) => flow === 'return' && step.includes('payment_events')
  return (runs[0] ?? []).filter(
    (step) => runs[1]?.includes(step) && !housekeeping.has(step) && !isForeign(step),
  )
}

/** The step of a list that settles the order: places are sold, bookings confirmed. */
export const isSettling = (step: string) => step.includes('update bookings')

interface StandingOrder {
  id: string
  messageId: string
  [column: string]: unknown
}

async function readOrder(db: Database, { reference }: OpenOrder): Promise<StandingOrder> {
  const { rows } = await db.raw<{ rows: StandingOrder[] }>(
    `select o.id, o.status, p.status payment, p.captured, m.id "messageId", m.mailed_at is not null mailed,
       (select count(*)::int from orders other where other.cart_id = o.cart_id) "ordersOfCart",
       (select count(*)::int from cart_lines l where l.cart_id = o.cart_id) "linesLeft"
     from orders o join payments p on p.order_id = o.id
     left join messages m on m.about ->> 'orderId' = o.id::text where o.reference = :reference`,
    { reference },
  )
  expect(rows).toHaveLength(1)
  return rows[0] ?? { id: '', messageId: '' }
}

/** What waits to be done now. The capture that was meant for later will find nothing to do. */
function listOpenJobs(db: Database): Promise<unknown[]> {
  return db('graphile_worker.jobs').select('task_identifier').whereNot('task_identifier', 'capture-payment')
}

/** What the payment network has of an order: every payment that was begun on its pages. */
async function listNetworkPayments(db: Database, orderId: string): Promise<unknown[]> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select body ->> 'status' status, (body ->> 'amount_received')::int received from payment_sandbox_objects
     where kind = 'payment_intent' and body -> 'metadata' ->> 'orderId' = :orderId`,
    { orderId },
  )
  return rows
}

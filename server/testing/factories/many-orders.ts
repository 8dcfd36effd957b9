import { findDiscrepancies } from '../../availability/ledger.queries.ts'
import { cartRoutes } from '../../carts/carts.routes.ts'
import { checkoutRoutes } from '../../checkout/checkout.routes.ts'
import { orderJobs } from '../../orders/orders.jobs.ts'
import { buildTestSandbox } from '../../payments/sandbox/build-test-sandbox.ts'
import type { Fault } from '../../payments/sandbox/faults.ts'
import type { Latency } from '../../payments/sandbox/latency.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'
import { testDatabase } from '../database.ts'
import { buildApi } from './api.ts'
import { expectOutcome, openShopper } from './checkout.ts'
import { buildDeps } from './deps.ts'
import { seedExperience } from './experience.ts'
import { seedShop } from './shop.ts'

/** A shop with many open orders, whose payment network sends no webhook at all. */
export interface ManyOrders {
  /** Places orders; their references. 'pay': their buyers pay and never come back. */
  place(count: number, then?: 'pay'): Promise<string[]>
  /** Runs the job that each minute runs. */
  reconcile(): Promise<void>
  /** How many of the orders stand how, `CONFIRMED CAPTURED`. */
  states(): Promise<Record<string, number>>
  statesOf(references: readonly string[]): Promise<Record<string, number>>
  /** How often the network was asked about one payment page. */
  questions(): number
  fault(fault: Fault): void
  /** From now on the network takes so long to answer. */
  slow(latency: Latency): void
  letPagesClose(): Promise<void>
  discrepancies(): ReturnType<typeof findDiscrepancies>
  close(): Promise<void>
}

/** Opens one, with a network that answers at once. */
export async function openManyOrders(): Promise<ManyOrders> {
  const test = await testDatabase()
  const latency: Latency = { fromMs: 0, toMs: 0 }
  const bank = await buildTestSandbox(test.db, { latency })
  await bank.sandbox.control.webhooks.behave({ delivery: 'never' })
  const shop = await seedShop(test.db)
  let questions = 0
  const payments = {
    ...bank.network,
    readCheckout(sessionId: string) {
      questions += 1
      return bank.network.readCheckout(sessionId)
    },
  }
  const deps = { ...buildDeps(test.db), clock: bank.clock, payments }
  const api = buildApi(shop.storefront, [cartRoutes(deps), checkoutRoutes(deps)])
  const options = [{ capacity: 100_000 }]
  const { slug } = await seedExperience(test.db, shop, { options })
  const count = async (where: string, bindings: Record<string, string[]>) => {
    const { rows } = await test.db.raw<{ rows: { state: string; count: number }[] }>(
      `select o.status || ' ' || p.status state, count(*)::int from orders o join payments p on p.order_id = o.id
       where ${where} group by 1`,
      bindings,
    )
    return Object.fromEntries(rows.map(({ state, count: found }) => [state, found]))
  }
  const sessionOf = async (reference: string) => {
    const row = await test
      .db('payments')
      .whereIn('order_id', test.db('orders').select('id').where({ reference }))
      .first<{ session_id: string }>('session_id')
    return row?.session_id ?? ''
  }
  const placeOne = async (then?: 'pay') => {
    const day = bank.clock.now().add({ hours: 24 * 14 })
    const start = `${day.toString().slice(0, 10)}T09:00`
    const line = { experience: slug, option: 'standard', start, units: { ADULT: 1 } }
    const { reference } = expectOutcome(await (await openShopper(api, line)).order(), 'pay')
    if (then) await bank.sandbox.control.pay(await sessionOf(reference))
    return reference
  }
  return {
    place(many, then) {
      const queue = createWorkQueue(8, Infinity)
      return Promise.all(Array.from({ length: many }, () => queue.run(() => placeOne(then))))
    },
    reconcile: async () => orderJobs(deps)['reconcile-payments']?.({}, { attempt: 1 }),
    states: () => count('true', {}),
    statesOf: (references) => count('o.reference = any(:references)', { references: [...references] }),
    questions: () => questions,
    fault: (fault) => bank.sandbox.control.faults.add(fault),
    slow: (slower) => void Object.assign(latency, slower),
    async letPagesClose() {
      bank.clock.leap({ minutes: 33 })
      await bank.sandbox.control.webhooks.flush()
    },
    discrepancies: () => findDiscrepancies(test.db),
    async close() {
      await bank.stop()
      await test.close()
    },
  }
}

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isSettling, listSteps, openCrashSite } from '../testing/crash/crash-site.ts'
import type { CrashSite, Flow } from '../testing/crash/crash-site.ts'
import { patience } from '../testing/crash/patient-buyer.ts'
import type { Moment } from '../testing/crash/statement-proxy.ts'
import { testDatabase } from '../testing/database.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let site: CrashSite
beforeAll(async () => {
  test = await testDatabase()
  // every step is killed before and after: at real speed these orders would take twenty minutes, and no step is another one
  site = await openCrashSite(test.db, test.url, { latencyMs: '0-0' })
}, 120_000)
afterAll(async () => {
  await site.close()
  await test.close()
})

/** Buys once for each step and moment, and kills the process there. */
async function walk(
  flow: Flow,
  steps: readonly string[],
  momentsOf: (step: string) => readonly Moment[],
): Promise<void> {
  for (const step of steps) {
    for (const moment of momentsOf(step)) {
      const deaths = site.product.deaths()
      site.proxy.watch({ step, moment, strike: () => site.product.kill() })
      const order = await site.buy(flow).catch((error: unknown) => {
        throw new Error(`killed ${moment} ${step}`, { cause: error })
      })
      await site.expectOneOfEverything(order)
      // after the last step everything is done already when the process is found dead
      const died = () => expect([step, moment, site.product.deaths() - deaths]).toEqual([step, moment, 1])
      await vi.waitFor(died, patience)
    }
  }
}

/** Placing an order, and whatever the payment network does. */
const isAwaited = (step: string) =>
  /insert (orders|payment_sandbox_replies)|update payment_sandbox_objects/.test(step)

// the machine that runs everything may be busy, and each of these deaths costs a start
const limit = 900_000

it(
  'an order is one order, one capture and one mail, wherever between cart and mail the process is killed',
  async () => {
    const steps = await listSteps(site, 'webhooks')
    expect(steps.length).toBeGreaterThan(12)
    // after one step is before the next, except where a caller waits for the reply that is lost
    await walk('webhooks', steps, (step) => (isAwaited(step) ? ['before', 'after'] : ['before']))
  },
  limit,
)

it(
  'so it is when no webhook ever comes, and the process is killed while the buyer returns',
  async () => {
    const steps = await listSteps(site, 'return')
    // until it is paid nothing is different
    const settling = steps.slice(steps.findIndex(isSettling))
    expect(settling.length).toBeGreaterThan(3)
    await walk('return', settling, () => ['after'])
  },
  limit,
)

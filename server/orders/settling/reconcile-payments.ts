import { PaymentNetworkRefused } from '../../payments/payment-network.ts'
import type { PaymentEvent } from '../../payments/payment-network.ts'
import { walkPaymentEvents } from '../../payments/walk-payment-events.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'
import { listUnsettled, noteAsking } from '../orders.queries.ts'
import { settleByListed } from './settle-by-event.ts'
import type { SettleDeps } from './settle-deps.ts'
import { settleOrder } from './settle-order.ts'

/** Settling waits for the network nearly all its time: at a second an answer so many settle 24 orders a second. */
const atOnce = 24

/** Every event comes in the list: an order of which none has told for so long is asked about by itself. */
const askAfter = { minutes: 10 }
const askEvery = { minutes: 10 }
const askBatch = 200

/**
 * Finds the payments of which no webhook and no result page has told: reads on in the network's list of events, and settles
 * by what is new there. What that costs depends on what was paid, not on how many orders are open.
 */
export async function reconcilePayments(deps: SettleDeps): Promise<void> {
  try {
    await walkPaymentEvents(deps, (events) => settleListed(deps, events))
  } catch (error) {
    // a restricted key may not list events; the orders are asked about one by one then
    if (!(error instanceof PaymentNetworkRefused)) throw error
    deps.log.error({ err: error }, 'the payment network does not list its events')
  }
  await askAboutOld(deps)
}

/** Orders side by side, the events of each in turn: what an event says by itself first. */
async function settleListed(deps: SettleDeps, events: readonly PaymentEvent[]): Promise<void> {
  const queue = createWorkQueue(atOnce, Infinity)
  const byOrder = Map.groupBy(events, ({ orderId, intentId, id }) => orderId ?? intentId ?? id)
  const work = [...byOrder.values()].map((ofOrder) =>
    queue.run(async () => {
      for (const event of ofOrder.toSorted((a, b) => Number(b.told !== null) - Number(a.told !== null))) {
        await attempt(deps, { eventId: event.id }, () => settleByListed(deps, event))
      }
    }),
  )
  await Promise.all(work)
}

async function askAboutOld(deps: SettleDeps): Promise<void> {
  const now = deps.clock.now()
  const notSince = now.subtract(askEvery)
  const due = await listUnsettled(deps.db, {
    placedBefore: now.subtract(askAfter).toString(),
    notAskedSince: notSince.toString(),
    limit: askBatch,
  })
  const queue = createWorkQueue(atOnce, Infinity)
  await Promise.all(
    due.map(({ orderId, paymentId }) =>
      queue.run(async () => {
        if (!(await noteAsking(deps.db, paymentId, { now, notSince }))) return
        await attempt(deps, { orderId }, () => settleOrder(deps, orderId))
      }),
    ),
  )
}

/** One that cannot be settled now does not keep the others waiting: its job, or the next round, tries it again. */
async function attempt(deps: SettleDeps, about: object, settle: () => Promise<void>): Promise<void> {
  try {
    await settle()
  } catch (error) {
    deps.log.error({ err: error, ...about }, 'an order could not be settled')
  }
}

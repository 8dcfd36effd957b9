import { announceOutcome } from './announce-outcome.ts'
import { endReservation } from './conclude-order.ts'
import { findSettlement, listOverdue, listUnsettled, lockOrder, noteAsking } from '../orders.queries.ts'
import type { SettleDeps } from './settle-deps.ts'
import { settleOrder } from './settle-order.ts'

/** A buyer takes minutes to pay; a webhook takes seconds to come. */
const reconcileAfter = { minutes: 3 }
const reconcileEvery = { minutes: 4 }
const batch = 100

/** Asks the payment network about orders of which no webhook and no result page has told for minutes. */
export async function reconcilePayments(deps: SettleDeps): Promise<void> {
  const now = deps.clock.now()
  const notSince = now.subtract(reconcileEvery)
  const due = await listUnsettled(deps.db, {
    placedBefore: now.subtract(reconcileAfter).toString(),
    notAskedSince: notSince.toString(),
    limit: batch,
  })
  for (const { orderId, paymentId } of due) {
    if (await noteAsking(deps.db, paymentId, { now, notSince })) await attempt(deps, orderId, settleOrder)
  }
}

/**
 * Ends orders whose places are kept past their time. Nobody waits for this: an expired hold makes room for the next taker
 * by itself. An unpaid order is settled, since its payment may have come in the last second; a reservation nobody paid is
 * cancelled.
 */
export async function expireHolds(deps: SettleDeps): Promise<void> {
  const overdue = await listOverdue(deps.db, { now: deps.clock.now().toString(), limit: batch })
  for (const { id, status } of overdue) {
    await attempt(deps, id, status === 'RESERVED' ? cancelReservation : settleOrder)
  }
}

/** One order that cannot be settled now must not keep the others waiting: the next round tries it again. */
async function attempt(
  deps: SettleDeps,
  orderId: string,
  settle: (deps: SettleDeps, orderId: string) => Promise<void>,
): Promise<void> {
  try {
    await settle(deps, orderId)
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'an order could not be settled')
  }
}

async function cancelReservation({ db }: SettleDeps, orderId: string): Promise<void> {
  await db.transaction(async (trx) => {
    const order = await findSettlement(trx, orderId)
    if (!order || (await lockOrder(trx, order)) !== 'RESERVED') return
    await endReservation(trx, order, 'EXPIRED')
    await announceOutcome(trx, orderId, 'CANCELLED')
  })
}

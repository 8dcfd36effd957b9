import { announceOutcome } from './announce-outcome.ts'
import { endReservation } from './conclude-order.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'
import { findSettlement, listOverdue, lockOrder } from '../orders.queries.ts'
import type { SettleDeps } from './settle-deps.ts'
import { settleOrder } from './settle-order.ts'

const batch = 500
/** Ending an order waits for the network nearly all its time. */
const atOnce = 24

/**
 * Ends orders whose places are kept past their time. No request waits for this: an expired hold makes room for the next buyer
 * by itself. An unpaid order is settled, since its payment may have come in the last second; an unpaid reservation is
 * cancelled.
 */
export async function expireHolds(deps: SettleDeps): Promise<void> {
  const overdue = await listOverdue(deps.db, { now: deps.clock.now().toString(), limit: batch })
  const queue = createWorkQueue(atOnce, Infinity)
  await Promise.all(
    overdue.map(({ id, status }) =>
      queue.run(() => attempt(deps, id, status === 'RESERVED' ? cancelReservation : settleOrder)),
    ),
  )
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

import type { WithdrawChangeReply } from '../../contract/changes.ts'
import { PaymentNetworkUnreachable } from '../../payments/payment-network.ts'
import { Problem } from '../../platform/problem.ts'
import type { BookingKey } from '../cancellations/cancel-booking.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { abandonChange } from './abandon-change.ts'
import { findPendingChange } from './pending-changes.queries.ts'
import type { PendingChange } from './pending-changes.queries.ts'
import { settleWithdrawn } from './settle-change.ts'

/** From asked to agreed, from agreed to paid: no change goes further while it is given up. */
const mostAttempts = 3

/**
 * Ends a change that waits for its payment or for its supplier, because its traveller keeps the booking as it is. The page
 * is closed at the network first, so that an old tab cannot pay any more; where the traveller or the supplier was faster,
 * the change is made. A change that has ended before is told as it ended.
 *
 * @throws Problem 404 `change_unknown`, 503 `payment_unavailable` when it is not known yet whether it was paid
 */
export async function withdrawChange(
  deps: SettleDeps,
  key: BookingKey,
  changeId: string,
): Promise<WithdrawChangeReply> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const change = await find(deps, key, changeId)
    switch (change.status) {
      case 'APPLIED':
        return { outcome: 'changed' }
      case 'LAPSED':
      case 'DECLINED':
        return { outcome: 'kept' }
      case 'ASKED':
        await abandonChange(deps, change, { to: 'LAPSED', withdrawn: true })
        continue
      case 'AWAITING_PAYMENT':
        await closePage(deps, change)
        continue
      default:
        change.status satisfies never
    }
  }
  throw unavailable()
}

async function find({ db }: SettleDeps, key: BookingKey, changeId: string): Promise<PendingChange> {
  const change = await findPendingChange(db, changeId)
  if (change?.order.id !== key.orderId || change.booking.reference !== key.booking) {
    throw new Problem(404, 'change_unknown', 'This booking has no such change.')
  }
  return change
}

async function closePage(deps: SettleDeps, change: PendingChange): Promise<void> {
  try {
    await settleWithdrawn(deps, change)
  } catch (error) {
    if (error instanceof PaymentNetworkUnreachable) throw unavailable()
    throw error
  }
}

const unavailable = () =>
  new Problem(503, 'payment_unavailable', 'It cannot be said now whether the change was paid; ask again.')

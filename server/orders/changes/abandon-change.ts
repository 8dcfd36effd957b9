import { dropChangePlaces } from '../../availability/change-places.ts'
import { announce } from '../../messages/announce.ts'
import type { OrderKind } from '../../messages/message-kinds.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { notifySupplierOfWithdrawal } from '../fulfilment/notify-supplier.ts'
import { lockOrder, movePayment } from '../orders.queries.ts'
import { capturePaymentJob } from '../payment-jobs.ts'
import { endChange, takeNothing } from './pending-changes.queries.ts'
import type { PendingChange } from './pending-changes.queries.ts'

/** How a change ends that does not come about, and what its traveller is told. */
export interface AbandonedChange {
  to: 'LAPSED' | 'DECLINED'
  reason?: string
  tells?: OrderKind
  /** Its supplier, who has been asked, is told that there is nothing to answer any more. */
  withdrawn?: boolean
}

/**
 * Ends a change that does not come about, once: its places go back, a job lets go what is authorised for it, and the
 * booking stays as it was. False: another transaction decided first.
 */
export async function abandonChange(
  { db }: Pick<Deps, 'db'>,
  change: PendingChange,
  { to, reason, tells, withdrawn }: AbandonedChange,
): Promise<boolean> {
  const { id, order, booking, payment } = change
  return db.transaction(async (trx) => {
    await lockOrder(trx, { id: order.id, cartId: order.cartId })
    if (!(await endChange(trx, change, { to, reason }))) return false
    await dropChangePlaces(trx, id)
    if (payment) {
      await takeNothing(trx, payment.id)
      const { id: paymentId } = payment
      await enqueueJob(trx, capturePaymentJob, { paymentId }, { key: `${capturePaymentJob}:${paymentId}` })
    }
    if (tells) await announce(trx, { kind: tells, orderId: order.id, booking: booking.reference, change: id })
    if (withdrawn) await notifySupplierOfWithdrawal(trx, booking.id, id)
    return true
  })
}

/** Ends a change that was not paid for: its places go back, and the booking stays as it was. */
export async function lapseChange(
  { db }: Pick<Deps, 'db'>,
  change: PendingChange,
  status: 'FAILED' | 'EXPIRED' | 'CANCELLED',
  tells?: OrderKind,
): Promise<void> {
  const { id, order, booking, payment } = change
  await db.transaction(async (trx) => {
    await lockOrder(trx, { id: order.id, cartId: order.cartId })
    if (!(await endChange(trx, change, { to: 'LAPSED' }))) return
    await dropChangePlaces(trx, id)
    if (payment) await movePayment(trx, payment.id, status)
    if (tells) await announce(trx, { kind: tells, orderId: order.id, booking: booking.reference, change: id })
  })
}

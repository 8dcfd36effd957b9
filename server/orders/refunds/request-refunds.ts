import type { Knex } from 'knex'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { insertRefund, listRefundable } from '../orders.queries.ts'
import { refundPaymentJob } from '../payment-jobs.ts'
import { giveSupportRefund } from './give-support-refund.ts'

/**
 * Asks for an amount of what was taken for an order, in the transaction that wants it: from its first payment, then from
 * what was paid for changes. Jobs send it to the payment network; what was paid by hand is given back by hand:
 * support is told, and it is listed until the operator says that it was.
 */
export async function requestRefunds(
  trx: Knex.Transaction,
  orderId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  let wanted = amount
  for (const { id: paymentId, intentId, left } of await listRefundable(trx, orderId)) {
    const part = Math.min(left, wanted)
    if (part <= 0) continue
    wanted -= part
    const refundId = await insertRefund(trx, { paymentId, amount: part, reason })
    if (intentId) {
      await enqueueJob(trx, refundPaymentJob, { refundId }, { key: `${refundPaymentJob}:${refundId}` })
    } else await giveSupportRefund(trx, refundId)
  }
  if (wanted > 0) throw new Error(`${wanted} more than was taken for the order ${orderId} is to be refunded`)
}

import type { Knex } from 'knex'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { insertRefund, listRefundable } from '../orders.queries.ts'
import { refundPaymentJob } from '../payment-jobs.ts'
import { giveSupportRefund } from './give-support-refund.ts'
import { shareRefund } from './share-refund.ts'

/**
 * Asks for an amount of what was taken for an order, in the transaction that wants it: from its first payment, then from
 * what was paid for changes. Jobs send it to the payment network; what was paid by hand is given back by hand:
 * support is told, and it is listed until the operator says that it was.
 *
 * @returns among how many payments it is shared
 */
export async function requestRefunds(
  trx: Knex.Transaction,
  orderId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<number> {
  const { parts, missing } = shareRefund(amount, await listRefundable(trx, orderId))
  for (const { payment, amount: part } of parts) {
    const { id: paymentId, intentId } = payment
    const refundId = await insertRefund(trx, { paymentId, amount: part, reason })
    if (intentId) {
      await enqueueJob(trx, refundPaymentJob, { refundId }, { key: `${refundPaymentJob}:${refundId}` })
    } else await giveSupportRefund(trx, refundId)
  }
  if (missing > 0) {
    throw new Error(`${missing} more than was taken for the order ${orderId} is to be refunded`)
  }
  return parts.length
}

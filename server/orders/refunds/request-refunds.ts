import type { Knex } from 'knex'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { insertRefund, listRefundable } from '../orders.queries.ts'
import { refundPaymentJob } from '../payment-jobs.ts'
import { giveSupportRefund } from './give-support-refund.ts'
import { shareRefund, tellWays } from './share-refund.ts'
import type { RefundWays } from './share-refund.ts'

/**
 * Asks for an amount of what was taken for an order, in the transaction that wants it. Jobs send it to the payment network; what was paid by hand is given back by hand:
 * support is told, and it is listed until the operator says that it was.
 *
 * @returns how it comes back
 */
export async function requestRefunds(
  trx: Knex.Transaction,
  orderId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<RefundWays> {
  const { parts, missing } = shareRefund(amount, await listRefundable(trx, orderId))
  for (const { payment, amount: part } of parts) {
    const refundId = await insertRefund(trx, { paymentId: payment.id, amount: part, reason })
    if (payment.byHand) await giveSupportRefund(trx, refundId)
    else await enqueueJob(trx, refundPaymentJob, { refundId }, { key: `${refundPaymentJob}:${refundId}` })
  }
  if (missing > 0) {
    throw new Error(`${missing} more than was taken for the order ${orderId} is to be refunded`)
  }
  return tellWays(parts)
}

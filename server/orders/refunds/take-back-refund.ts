import { z } from 'zod'
import type { PaymentEvent } from '../../payments/payment-network.ts'
import { movePayment } from '../orders.queries.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { noteBouncedRefund } from './watch-refunds.queries.ts'

/** The refund as the network tells of it carries our own id, which was its idempotency key. */
const Refund = z.object({
  data: z.object({ object: z.object({ metadata: z.object({ idempotencyKey: z.uuid() }) }) }),
})

/**
 * The buyer's bank has sent a refund back, days later perhaps: what was given back is with us again, and is owed. The
 * watch over refunds tells support. Safe to call twice.
 */
export async function takeBackRefund({ db, log }: SettleDeps, { payload }: PaymentEvent): Promise<void> {
  const read = Refund.safeParse(payload)
  if (!read.success) return
  const refundId = read.data.data.object.metadata.idempotencyKey
  await db.transaction(async (trx) => {
    const bounced = await noteBouncedRefund(trx, refundId)
    if (!bounced) return
    await movePayment(trx, bounced.paymentId, 'CAPTURED')
    log.error({ refundId }, 'a refund came back')
  })
}

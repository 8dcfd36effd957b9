import { z } from 'zod'
import { finishPaymentEvent, readPaymentEvent } from '../payments/read-payment-event.ts'
import { settlePaymentJob } from '../payments/receive-webhook.ts'
import { forgetOldKeys } from '../platform/idempotency.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { expireRequests } from './fulfilment/answer-booking.ts'
import { finishPayment, sendRefund } from './settling/capture-payment.ts'
import { findOrderOfPayment } from './orders.queries.ts'
import { settleChangesOf, sweepChanges } from './changes/sweep-changes.ts'
import { capturePaymentJob, refundPaymentJob, settleChangesJob } from './payment-jobs.ts'
import type { SettleDeps } from './settling/settle-deps.ts'
import { settleOrder } from './settling/settle-order.ts'
import { expireHolds, reconcilePayments } from './settling/sweep-orders.ts'
import { takeBackRefund } from './refunds/take-back-refund.ts'
import { watchRefunds } from './refunds/watch-refunds.ts'
import { writeToTravellers } from './write-to-travellers.ts'

const EventPayload = z.object({ eventId: z.string() })
const PaymentPayload = z.object({ paymentId: z.uuid() })
const RefundPayload = z.object({ refundId: z.uuid() })
const OrderId = z.uuid()
const keptKeysHours = 48

/** When the sweepers run: `minute hour day month weekday name`. */
export const orderCron = [
  '* * * * * reconcile-payments',
  '* * * * * expire-holds',
  '* * * * * expire-requests',
  '* * * * * settle-changes',
  '11 * * * * watch-refunds',
  '17 3 * * * forget-idempotency-keys',
  '23 * * * * write-to-travellers',
]

/** Everything that happens to an order without anybody looking. Each is safe to run twice. */
export function orderJobs(deps: SettleDeps): JobHandlers {
  return {
    [settlePaymentJob]: async (payload) => settleByEvent(deps, EventPayload.parse(payload).eventId),
    [capturePaymentJob]: async (payload) => finishPayment(deps, PaymentPayload.parse(payload).paymentId),
    [refundPaymentJob]: async (payload) => sendRefund(deps, RefundPayload.parse(payload).refundId),
    'reconcile-payments': () => reconcilePayments(deps),
    'expire-holds': () => expireHolds(deps),
    'expire-requests': () => expireRequests(deps),
    [settleChangesJob]: () => sweepChanges(deps),
    'watch-refunds': () => watchRefunds(deps),
    'write-to-travellers': () => writeToTravellers(deps),
    'forget-idempotency-keys': () =>
      forgetOldKeys(deps.db, deps.clock.now().subtract({ hours: keptKeysHours })),
  }
}

/** The event says whom it is about; what happened is asked of the network, so their order does not matter. */
async function settleByEvent(deps: SettleDeps, eventId: string): Promise<void> {
  const kept = await readPaymentEvent(deps, eventId)
  if (!kept || kept.processed) return
  const { event } = kept
  const named = OrderId.safeParse(event.orderId)
  const orderId = named.success ? named.data : await findOrderOfPayment(deps.db, event)
  if (event.type === 'refund.failed') await takeBackRefund(deps, event)
  if (orderId) {
    await settleOrder(deps, orderId)
    await settleChangesOf(deps, orderId)
  } else {
    deps.log.warn({ eventId, type: event.type }, 'a payment event is about no order of ours')
  }
  await finishPaymentEvent(deps.db, deps, eventId)
}

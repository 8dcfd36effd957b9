import { z } from 'zod'
import { settlePaymentJob } from '../payments/receive-webhook.ts'
import { forgetOldKeys } from '../platform/idempotency.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { expireRequests } from './fulfilment/answer-booking.ts'
import { finishPayment, sendRefund } from './settling/capture-payment.ts'
import { sweepChanges } from './changes/sweep-changes.ts'
import { capturePaymentJob, refundPaymentJob, settleChangesJob } from './payment-jobs.ts'
import type { SettleDeps } from './settling/settle-deps.ts'
import { reconcilePayments } from './settling/reconcile-payments.ts'
import { settleByEvent } from './settling/settle-by-event.ts'
import { expireHolds } from './settling/sweep-orders.ts'
import { watchRefunds } from './refunds/watch-refunds.ts'
import { remindAndInvite } from './remind-and-invite.ts'

const EventPayload = z.object({ eventId: z.string() })
const PaymentPayload = z.object({ paymentId: z.uuid() })
const RefundPayload = z.object({ refundId: z.uuid() })
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

/** The jobs that move orders along. Each is safe to run twice. */
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
    'write-to-travellers': () => remindAndInvite(deps),
    'forget-idempotency-keys': () =>
      forgetOldKeys(deps.db, deps.clock.now().subtract({ hours: keptKeysHours })),
  }
}

import { PaymentNetworkBusy, PaymentNetworkUnreachable } from '../../payments/payment-network.ts'
import { finishPayment } from './capture-payment.ts'
import type { SettlementRow } from '../orders.queries.ts'
import type { SettleDeps } from './settle-deps.ts'

/** Captures or voids what is decided of an order's payment. Where the network does not answer, jobs finish it later. */
export async function finishWhatIsDue(
  deps: SettleDeps,
  { payment }: Pick<SettlementRow, 'payment'>,
): Promise<void> {
  if (!payment) return
  try {
    await finishPayment(deps, payment.id)
  } catch (error) {
    if (!(error instanceof PaymentNetworkUnreachable)) throw error
    // the webhook and the return page often come together: the second is told that the first is at work, which is no fault
    const isAtWork = error instanceof PaymentNetworkBusy
    const about = { paymentId: payment.id, ...(isAtWork ? { reason: error.message } : { err: error }) }
    deps.log[isAtWork ? 'info' : 'warn'](about, 'the payment will be finished by its job')
  }
}

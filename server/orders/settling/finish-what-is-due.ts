import { PaymentNetworkUnreachable } from '../../payments/payment-network.ts'
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
    deps.log.warn({ err: error, paymentId: payment.id }, 'the payment will be finished by its job')
  }
}

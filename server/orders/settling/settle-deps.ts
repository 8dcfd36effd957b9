import type { PaymentNetwork } from '../../payments/payment-network.ts'
import type { Deps } from '../../platform/deps.ts'

/** What settling orders asks for. */
export interface SettleDeps extends Deps {
  payments: PaymentNetwork
}

import type { PaymentNetwork } from '../payments/payment-network.ts'
import type { Deps } from '../platform/deps.ts'

/** What changing an offer asks for. */
export interface OfferDeps extends Deps {
  /** Absent where nobody can close a payment page: an offer that is being paid for is left alone then. */
  payments?: PaymentNetwork
}

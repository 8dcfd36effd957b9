import type { PaymentNetwork } from '../payments/payment-network.ts'
import type { Deps } from '../platform/deps.ts'

/** What changing an offer asks for. */
export interface OfferDeps extends Deps {
  /** Absent where payment pages cannot be closed: an offer that is being paid for is left alone then. */
  payments?: PaymentNetwork
}

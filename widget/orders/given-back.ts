/** What of a cancelled or changed order comes back to the card that paid. */
import type { Money } from '../../server/contract/primitives.ts'

/** What comes back to the card that paid, and for how many guests. */
export interface GivenBack {
  refund: Money
  guests: number
}

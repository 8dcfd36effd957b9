import type { Language } from '../../server/contract/primitives.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { Api } from '../environment/api.ts'
import type { CheckoutMemory } from './checkout-memory.ts'
import type { PlacedOrder } from './checkout-model.ts'
import type { PhoneNumbers } from './phone-numbers.ts'

/** What checkout needs. */
export interface CheckoutDeps {
  api: Api
  language: Language
  cart: Pick<CartStore, 'cart' | 'token' | 'load'>
  memory: CheckoutMemory
  loadPhones: () => Promise<PhoneNumbers>
  /** Country of the telephone number before one is chosen. */
  country: string | undefined
  /** Page to come back to after payment; the server knows the site's own. */
  returnUrl: string | undefined
  /** The order is placed: told before the browser leaves. */
  onPlaced: (order: PlacedOrder) => void
  /** Goes to the payment page. */
  leaveTo: (url: string) => void
  /** Shows what became of an order that needs no payment now. */
  showOrder: (order: PlacedOrder) => void
}

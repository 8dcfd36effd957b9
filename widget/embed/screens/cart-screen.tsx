import { CartView } from '../../cart/cart-view.tsx'

/** The cart. */
export function CartScreen() {
  return <CartView />
}

import { CartView } from '../../cart/cart-view.tsx'
import type { ScreenProps } from '../screens.ts'

/** The cart. */
export function CartScreen({ go }: ScreenProps<'cart'>) {
  return <CartView onEdit={({ id }) => go({ to: 'line', line: id })} />
}

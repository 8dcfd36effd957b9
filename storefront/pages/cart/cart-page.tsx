import { CartView } from '../../../widget/cart/cart-view.tsx'
import './cart-page.css'

/** The shopping cart. */
export function CartPage() {
  return (
    <div className="cart-page">
      <CartView />
    </div>
  )
}

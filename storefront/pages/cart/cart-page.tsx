import { Suspense, lazy } from 'react'
import { useCart } from '../../../widget/cart/cart-context.tsx'
import { CartView } from '../../../widget/cart/cart-view.tsx'
import './cart-page.css'

const ChangeBooking = lazy(async () => ({
  default: (await import('../../../widget/availability/change-booking.tsx')).ChangeBooking,
}))

/** The shopping cart. A line is changed in the form in which it was booked. */
export function CartPage() {
  const cart = useCart()
  return (
    <div className="cart-page">
      <CartView
        editor={(line, onDone) => (
          <Suspense fallback={null}>
            <ChangeBooking
              selection={line.selection}
              onSubmit={(selection) => cart.change(line.id, selection)}
              onClose={onDone}
            />
          </Suspense>
        )}
      />
    </div>
  )
}

import { useEffect } from 'react'
import { useCart } from '../../cart/cart-context.tsx'
import { CheckoutView } from '../../checkout/checkout-view.tsx'
import { useEnvironment } from '../../environment/environment.tsx'
import { openOrderShelf } from '../../orders/order-shelf.ts'
import type { ScreenProps } from '../screens.ts'

/** Checkout. An order is on the shelf before the browser leaves to pay: it may never come back. */
export function CheckoutScreen({ tell }: ScreenProps<'checkout'>) {
  const cart = useCart()
  const { memory } = useEnvironment()
  useEffect(() => {
    const shown = cart.cart.peek()
    tell('beginCheckout', { lines: shown?.lines.length ?? 0, total: shown?.total })
  }, [cart, tell])
  return (
    <CheckoutView
      cart={cart}
      onPlaced={(order) => {
        openOrderShelf(memory).keep(order)
        tell('addPaymentInfo', { reference: order.reference })
      }}
    />
  )
}

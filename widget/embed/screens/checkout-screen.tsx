import { useEffect, useRef } from 'react'
import { useSignals } from '@preact/signals-react/runtime'
import { AccountOffer } from '../../account/account-offer.tsx'
import { useCart } from '../../cart/cart-context.tsx'
import { UnavailableLines } from '../../cart/unavailable-lines.tsx'
import { CheckoutView } from '../../checkout/checkout-view.tsx'
import { useEnvironment } from '../../environment/environment.tsx'
import { openOrderShelf } from '../../orders/order-shelf.ts'
import type { ScreenProps } from '../screens.ts'
import { itemOf } from '../../telling/telling-cart.ts'

/** Checkout. An order is on the shelf before the browser leaves to pay: it may never come back. */
export function CheckoutScreen({ tell, inDialog }: ScreenProps<'checkout'>) {
  useSignals()
  const cart = useCart()
  const { memory, proofs } = useEnvironment()
  const hasBegun = useRef(false)
  const shown = cart.cart.value
  const ordered = () => ({ total: cart.cart.peek()?.total, items: cart.cart.peek()?.lines.map(itemOf) ?? [] })
  useEffect(() => {
    // a page that opens with its checkout has to wait for the cart
    if (hasBegun.current || !shown || shown.lines.length === 0) return
    hasBegun.current = true
    tell('beginCheckout', { lines: shown.lines.length, total: shown.total, items: shown.lines.map(itemOf) })
  }, [shown, tell])
  return (
    <CheckoutView
      cart={cart}
      account={(know) => <AccountOffer inline={inDialog} onKnown={know} />}
      latest={openOrderShelf(memory).list()[0]}
      unavailable={(lines) => <UnavailableLines lines={lines} />}
      onPlaced={(order) => {
        openOrderShelf(memory).keep(order)
        if (order.proof) proofs?.set(order.reference, order.proof)
        tell('addPaymentInfo', { reference: order.reference, ...ordered() })
      }}
    />
  )
}

import { useSignalEffect } from '@preact/signals-react'
import { useRef } from 'react'
import type { CartStore } from '../../widget/cart/cart-store.ts'
import { itemOf } from '../../widget/telling/telling-cart.ts'
import { useSiteTelling } from './site-telling.ts'

/** Tells once that the cart or its checkout is on the screen, as soon as the cart is there; of an empty one nothing. */
export function useTellCartShown(cart: CartStore, name: 'viewCart' | 'beginCheckout'): void {
  const { tell } = useSiteTelling()
  const isTold = useRef(false)
  useSignalEffect(() => {
    const shown = cart.cart.value
    if (isTold.current || cart.state.value !== 'ready' || !shown || shown.lines.length === 0) return
    isTold.current = true
    tell(name, { lines: shown.lines.length, total: shown.total, items: shown.lines.map(itemOf) })
  })
}

import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { useCart } from '../../cart/cart-context.tsx'
import { CartView } from '../../cart/cart-view.tsx'
import type { ScreenProps } from '../screens.ts'
import { itemOf } from '../../telling/telling-cart.ts'

/** The cart. */
export function CartScreen({ go, tell }: ScreenProps<'cart'>) {
  useSignals()
  const { cart, state } = useCart()
  const isTold = useRef(false)
  const shown = cart.value
  const isThere = state.value === 'ready'
  useEffect(() => {
    // what is changed in it is another event
    if (isTold.current || !isThere) return
    isTold.current = true
    const lines = shown?.lines ?? []
    tell('viewCart', { lines: lines.length, total: shown?.total, items: lines.map(itemOf) })
  }, [isThere, shown, tell])
  return <CartView onEdit={({ id }) => go({ to: 'line', line: id })} />
}

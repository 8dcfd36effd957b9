import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { CartStore } from './cart-store.ts'

const CartContext = createContext<CartStore | undefined>(undefined)

/** Hands the cart down. One for each app instance. */
export function CartProvider({ store, children }: { store: CartStore; children: ReactNode }) {
  return <CartContext value={store}>{children}</CartContext>
}

/** @throws Error outside a `CartProvider` */
export function useCart(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('no CartProvider above this component')
  return store
}

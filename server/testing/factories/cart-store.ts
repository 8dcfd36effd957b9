import { computed, signal } from '@preact/signals-react'
import { vi } from 'vitest'
import type { Cart, CartReply } from '../../contract/carts.ts'
import type { CartState, CartStore } from '../../../widget/cart/cart-store.ts'

/** A cart store that answers what a test wants; `show` changes what it holds. */
export function buildFakeCartStore(held?: Cart, state: CartState = 'ready') {
  const cart = signal<Cart | undefined>(held)
  const stateNow = signal<CartState>(state)
  const willNotLast = signal(false)
  const unchanged = (): Promise<CartReply> =>
    cart.peek()
      ? Promise.resolve({ outcome: 'changed', cart: cart.peek() as Cart })
      : Promise.reject(new TypeError('Failed to fetch'))
  const store = {
    cart,
    state: stateNow,
    count: computed(() => cart.value?.lines.length ?? 0),
    willNotLast,
    toldThatItWillNotLast: () => void (willNotLast.value = false),
    load: vi.fn(() => Promise.resolve()),
    take: vi.fn<CartStore['take']>(),
    leave: vi.fn<CartStore['leave']>(),
    ordered: vi.fn(() => Promise.resolve()),
    add: vi.fn<CartStore['add']>(unchanged),
    change: vi.fn<CartStore['change']>(unchanged),
    remove: vi.fn<CartStore['remove']>(unchanged),
    applyPromoCode: vi.fn<CartStore['applyPromoCode']>(unchanged),
    token: () => 'cart-token',
  } satisfies CartStore
  return Object.assign(store, {
    show(next: Cart | undefined, nextState: CartState = 'ready') {
      cart.value = next
      stateNow.value = nextState
    },
  })
}

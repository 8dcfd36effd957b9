import type { CartStore } from './cart-store.ts'

/**
 * Changes the cart into this page's currency when its tab comes into view again: meanwhile another tab may have changed it into
 * its own, and a hidden tab lets that be.
 */
export function keepCartCurrency(
  document: Document,
  cart: Pick<CartStore, 'cart' | 'load'>,
  currency: () => string,
): void {
  document.addEventListener('visibilitychange', () => {
    const shown = cart.cart.peek()
    if (document.visibilityState === 'visible' && shown && shown.currency !== currency()) void cart.load()
  })
}

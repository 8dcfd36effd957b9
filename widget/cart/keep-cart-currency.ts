import type { CartStore } from './cart-store.ts'

/**
 * Changes the cart into this page's currency when its tab becomes visible again. While it was hidden, another tab may have changed
 * the cart into its own currency.
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

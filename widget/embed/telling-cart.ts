import type { CartStore } from '../cart/cart-store.ts'
import type { Tell } from './events.ts'

/** The shared cart as one widget uses it: what is done through this widget, its page hears of. */
export function tellingCart(cart: CartStore, tell: Tell): CartStore {
  return {
    ...cart,
    async add(selection) {
      const reply = await cart.add(selection)
      if (reply.outcome === 'changed') {
        const { lines, total } = reply.cart
        const experience = lines.find(({ id }) => id === reply.lineId)?.experience.slug ?? ''
        tell('addToCart', { experience, lines: lines.length, total })
      }
      return reply
    },
    async remove(lineId) {
      const reply = await cart.remove(lineId)
      tell('removeFromCart', { lines: reply.cart?.lines.length ?? 0, total: reply.cart?.total })
      return reply
    },
  }
}

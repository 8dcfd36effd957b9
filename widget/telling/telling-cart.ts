import type { CartLine } from '../../server/contract/carts.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { EventItem, Tell } from './events.ts'

/** The shared cart as one widget uses it: what is done through this widget, its page hears of. */
export function tellingCart(cart: CartStore, tell: Tell): CartStore {
  return {
    ...cart,
    async add(selection) {
      const reply = await cart.add(selection)
      if (reply.outcome === 'changed') {
        const { lines, total } = reply.cart
        const line = lines.find(({ id }) => id === reply.lineId)
        if (line) tell('addToCart', { ...itemOf(line), lines: lines.length, total })
      }
      return reply
    },
    async remove(lineId) {
      const line = cart.cart.peek()?.lines.find(({ id }) => id === lineId)
      const reply = await cart.remove(lineId)
      if (line && reply.cart) {
        const { lines, total } = reply.cart
        tell('removeFromCart', { ...itemOf(line), lines: lines.length, total })
      }
      return reply
    },
  }
}

/** A line of the cart as events name it. */
export function itemOf({ experience, guests, price }: CartLine): EventItem {
  return { experience: experience.slug, title: experience.title, quantity: guests, value: price.total }
}

import type { PricedCart } from '../carts/price-cart.ts'
import type { CartCheck } from '../contract/cart-check.ts'
import type { Money } from '../contract/primitives.ts'

/** What is not as the shopper saw it. */
export interface CartFinding {
  check: CartCheck
  unavailable: string[]
  repriced: { lineId: string; agreed: Money; now: Money }[]
}

/**
 * The cart check (specification, section 4): undefined when every line can be booked and the total is the one that the
 * shopper agreed to; otherwise which of its four outcomes it is.
 */
export function checkCart(cart: PricedCart, agreedTotal: Money): CartFinding | undefined {
  const { currency } = cart
  const unavailable = cart.lines.filter((line) => line.fault).map((line) => line.id)
  const repriced = cart.lines
    .filter((line) => !line.fault && line.price.total.amount !== line.agreedTotal)
    .map((line) => ({
      lineId: line.id,
      agreed: { amount: line.agreedTotal, currency },
      now: line.price.total,
    }))
  const agreed = agreedTotal.amount === cart.total && agreedTotal.currency === currency
  if (unavailable.length === 0) return agreed ? undefined : { check: 'prices-changed', unavailable, repriced }
  if (unavailable.length === cart.lines.length) return { check: 'all-unavailable', unavailable, repriced: [] }
  const check = repriced.length > 0 ? 'some-unavailable-and-prices-changed' : 'some-unavailable'
  return { check, unavailable, repriced }
}

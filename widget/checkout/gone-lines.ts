/** Which lines of a cart cannot be booked any more beside others that can. */
import type { Cart } from '../../server/contract/carts.ts'

/** What the cart shows as not available beside what is: its total, which the shopper agrees to, is without it already. */
export function goneOf(cart: Cart | undefined): string[] {
  const gone = cart?.lines.filter(({ fault }) => fault).map(({ id }) => id) ?? []
  return gone.length === cart?.lines.length ? [] : gone
}

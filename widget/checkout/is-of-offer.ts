import type { CartLine } from '../../server/contract/carts.ts'

/** What was negotiated is not in the shopper's cart, and cannot be changed there. */
export function isOfOffer({ price }: Pick<CartLine, 'price'>): boolean {
  return price.lines.some(({ kind }) => kind === 'offer')
}

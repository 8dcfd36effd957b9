import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { hashToken } from '../platform/secret-token.ts'
import { findCart } from './carts.queries.ts'
import type { CartRow } from './carts.queries.ts'

/**
 * The cart of a token. One query.
 *
 * @throws Problem 401 `cart_unknown` when there is none: the caller opens a new one
 */
export async function findOpenCart(
  { db }: Pick<Deps, 'db'>,
  storefront: Pick<ServedStorefront, 'id'>,
  token: string | undefined,
): Promise<CartRow> {
  const cart = token && (await findCart(db, { tokenHash: hashToken(token), storefrontId: storefront.id }))
  if (!cart) {
    throw new Problem(401, 'cart_unknown', 'This storefront has no cart with that token. Open a new one.')
  }
  return cart
}

/**
 * The cart of a token, if its shopper may change it. One query.
 *
 * @throws Problem 401 `cart_unknown`, 409 `cart_fixed` for the cart of an offer: it holds what was agreed
 */
export async function findChangeableCart(...asked: Parameters<typeof findOpenCart>): Promise<CartRow> {
  const cart = await findOpenCart(...asked)
  if (cart.offerRequestId) throw new Problem(409, 'cart_fixed', 'The offer in this cart cannot be changed.')
  return cart
}

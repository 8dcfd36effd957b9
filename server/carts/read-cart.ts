import type { Cart } from '../contract/carts.ts'
import type { Deps } from '../platform/deps.ts'
import { presentCart } from './cart.presenter.ts'
import { findOpenCart } from './find-open-cart.ts'
import { priceCart } from './price-cart.ts'
import type { CartContext } from './price-cart.ts'

/**
 * The cart of a token, priced now, each line with what is wrong with it. Three queries.
 *
 * @throws Problem 401 `cart_unknown`
 */
export async function readCart(deps: Deps, context: CartContext, token: string | undefined): Promise<Cart> {
  const cart = await findOpenCart(deps, context.storefront, token)
  return presentCart(await priceCart(deps, context, cart), context.language)
}

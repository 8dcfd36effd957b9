import { createHmac } from 'node:crypto'
import type { AccountCartReply } from '../contract/carts.ts'
import type { Deps } from '../platform/deps.ts'
import { hashToken } from '../platform/secret-token.ts'
import { newestLinkKey } from '../platform/signed-link.ts'
import {
  claimCart,
  findAccountCart,
  findJoiningCart,
  lockAccountCarts,
  moveLines,
} from './account-carts.queries.ts'
import { updateCart } from './carts.queries.ts'
import { mostLines } from './change-lines.ts'
import { findOpenCart } from './find-open-cart.ts'
import { priceCart } from './price-cart.ts'
import type { CartContext } from './price-cart.ts'
import { readCart } from './read-cart.ts'

/** Whose cart it becomes. */
export interface CartAccount {
  id: number
  passwordVersion: number
}

/**
 * The cart of an account at this storefront, with the token that opens it on every device that logs in; a new
 * password voids it. The cart that the caller had before logging in joins it:
 *
 * - what was in either is in the cart; the same option at the same time stays once, as it was chosen last;
 * - of more lines than a cart holds, the newest stay;
 * - it is in the currency that was chosen last, the caller's; prices of another one are agreed anew;
 * - the account's promo code stays; without one, the caller's is taken along.
 *
 * A cart of another account and one that holds an offer are left as they are. Without any cart there is none.
 */
export async function joinAccountCart(
  deps: Deps,
  context: CartContext,
  { account, token }: { account: CartAccount; token: string | undefined },
): Promise<AccountCartReply> {
  const { storefront } = context
  const joined = await deps.db.transaction(async (trx) => {
    await lockAccountCarts(trx, account.id)
    const where = { storefrontId: storefront.id }
    const own = await findAccountCart(trx, { accountId: account.id, ...where })
    const given = token && (await findJoiningCart(trx, { tokenHash: hashToken(token), ...where }))
    const guests = given && given.accountId === null && !given.offerRequestId ? given : undefined
    const cart = own ?? guests
    if (!cart) return undefined
    if (own && guests) await moveLines(trx, { from: guests.id, into: own.id, most: mostLines })
    const accountToken = tokenOf(deps, cart.id, account)
    await claimCart(trx, { id: cart.id, accountId: account.id, tokenHash: hashToken(accountToken) })
    if (own && guests) await agree({ ...deps, db: trx }, accountToken, guests)
    return accountToken
  })
  return joined ? { token: joined, cart: await readCart(deps, context, joined) } : {}

  async function agree(
    on: Deps,
    accountToken: string,
    { currency, promoCode }: { currency: string; promoCode: string | null },
  ): Promise<void> {
    const cart = await findOpenCart(on, storefront, accountToken)
    const { lines } = await priceCart(on, context, { ...cart, currency })
    const isOther = cart.currency !== currency
    await updateCart(on.db, cart.id, {
      currency,
      language: context.language,
      promoCode: cart.promoCode ?? promoCode,
      agreedTotals: isOther ? lines.map(({ id, price }) => ({ id, total: price.total.amount })) : [],
    })
  }
}

/** The same on every device, and stored nowhere. */
function tokenOf({ env }: Pick<Deps, 'env'>, cartId: string, { id, passwordVersion }: CartAccount): string {
  const subject = `account-cart:${cartId}:${id}:${passwordVersion}`
  return createHmac('sha256', newestLinkKey(env)).update(subject).digest('base64url')
}

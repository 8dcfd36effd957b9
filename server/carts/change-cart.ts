import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import type { CartReply } from '../contract/carts.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { findPromo, updateCart } from './carts.queries.ts'
import { presentCart } from './cart.presenter.ts'
import { findChangeableCart } from './find-open-cart.ts'
import { priceCart } from './price-cart.ts'
import type { CartContext } from './price-cart.ts'

/** What concerns the whole cart; what is absent stays. An empty promo code takes the code off. */
export interface CartChange {
  currency?: string
  language?: Language
  promoCode?: string
}

/**
 * Changes currency, language or promo code. In another currency the lines are agreed anew, at the prices that the reply
 * shows. A code that takes nothing off stays with its reason, until it is taken off. At most five queries, and two more
 * for a new code: whoever guesses at codes is stopped.
 *
 * @throws Problem 401 `cart_unknown`, 400 `currency_not_sold`, 409 `cart_fixed`, 429 `too_many_attempts`
 */
export async function changeCart(
  deps: Deps & { attempts: AttemptLimits },
  context: CartContext & { storefront: Pick<ServedStorefront, 'currencies'> },
  { token, address, change }: { token: string | undefined; address: string; change: CartChange },
): Promise<CartReply> {
  const { storefront } = context
  const cart = await findChangeableCart(deps, storefront, token)
  const currency = change.currency ?? cart.currency
  const language = change.language ?? cart.language
  if (currency !== cart.currency && !storefront.currencies.includes(currency)) {
    throw new Problem(400, 'currency_not_sold', `This storefront does not sell in ${currency}.`)
  }
  const code = change.promoCode === undefined ? cart.promoCode : change.promoCode.toUpperCase() || null
  const promo = code === cart.promoCode ? cart.promo : await tryCode(deps, { code, address, storefront })
  const priced = await priceCart(
    deps,
    { ...context, language: change.language ?? context.language },
    {
      ...cart,
      currency,
      language,
      promoCode: code,
      promo,
    },
  )
  const agreedTotals =
    currency === cart.currency ? [] : priced.lines.map(({ id, price }) => ({ id, total: price.total.amount }))
  const revision = await updateCart(deps.db, cart.id, { currency, language, promoCode: code, agreedTotals })
  return {
    outcome: 'changed',
    cart: presentCart({ ...priced, revision }, change.language ?? context.language),
  }
}

async function tryCode(
  { db, attempts }: Pick<Deps, 'db'> & { attempts: AttemptLimits },
  {
    code,
    address,
    storefront,
  }: { code: string | null; address: string; storefront: Pick<ServedStorefront, 'id'> },
) {
  if (!code) return null
  await attempts.tryCode({ address })
  const promo = await findPromo(db, { code, storefrontId: storefront.id })
  if (promo) await attempts.forgiveCode({ address })
  return promo ?? null
}

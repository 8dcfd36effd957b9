import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import type { CartReply } from '../contract/carts.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { answerOnce } from '../platform/idempotency.ts'
import type { IdempotentRequest } from '../platform/idempotency.ts'
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

/** A change as it came: whose cart, from which network address, and the request as far as repeating it goes. */
export interface ChangeCartCommand {
  token: string | undefined
  address: string
  change: CartChange
  claim: IdempotentRequest
}

/**
 * Changes currency, language or promo code. In another currency the lines are agreed anew, at the prices that the reply
 * shows. A code that takes nothing off stays with its reason, until it is taken off. The same idempotency key changes once.
 * At most five queries and the key's, and two more with a code: guesses at codes are limited.
 *
 * @throws Problem 401 `cart_unknown`, 400 `currency_not_sold`, 409 `cart_fixed`, `idempotency_key_reused`, 429
 *   `too_many_attempts`
 */
export async function changeCart(
  deps: Deps & { attempts: AttemptLimits },
  context: ChangeContext,
  { token, address, change, claim }: ChangeCartCommand,
): Promise<CartReply> {
  const { attempts } = deps
  // counted outside of the transaction, which a wrong guess would not outlive and which would want a second connection
  if (change.promoCode) await attempts.tryCode({ address })
  const reply = await answerOnce(deps.db, claim, {
    work: (trx) => write({ ...deps, db: trx }, context, { token, change }),
  })
  const promo = reply.outcome === 'changed' ? reply.cart.promo : undefined
  if (change.promoCode && promo && promo.state !== 'unknown') await attempts.forgiveCode({ address })
  return reply
}

type ChangeContext = CartContext & { storefront: Pick<ServedStorefront, 'currencies'> }

async function write(
  deps: Deps,
  context: ChangeContext,
  { token, change }: Pick<ChangeCartCommand, 'token' | 'change'>,
): Promise<CartReply> {
  const { storefront } = context
  const cart = await findChangeableCart(deps, storefront, token)
  const currency = change.currency ?? cart.currency
  const language = change.language ?? cart.language
  if (currency !== cart.currency && !storefront.currencies.includes(currency)) {
    throw new Problem(400, 'currency_not_sold', `This storefront does not sell in ${currency}.`)
  }
  const code = change.promoCode === undefined ? cart.promoCode : change.promoCode.toUpperCase() || null
  const promo = code === cart.promoCode ? cart.promo : await findCode(deps, { code, storefront })
  const spoken = { ...context, language: change.language ?? context.language }
  const priced = await priceCart(deps, spoken, { ...cart, currency, language, promoCode: code, promo })
  const agreedTotals =
    currency === cart.currency ? [] : priced.lines.map(({ id, price }) => ({ id, total: price.total.amount }))
  const revision = await updateCart(deps.db, cart.id, { currency, language, promoCode: code, agreedTotals })
  return { outcome: 'changed', cart: presentCart({ ...priced, revision }, spoken.language) }
}

async function findCode(
  { db }: Pick<Deps, 'db'>,
  { code, storefront }: { code: string | null; storefront: Pick<ServedStorefront, 'id'> },
) {
  return (code && (await findPromo(db, { code, storefrontId: storefront.id }))) || null
}

import { randomUUID } from 'node:crypto'
import { findSellableOption } from '../availability/list-sellable-options.ts'
import type { Selection } from '../contract/availability.ts'
import type { OpenCartReply } from '../contract/carts.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import { findClaim } from '../platform/idempotency.ts'
import type { IdempotentRequest } from '../platform/idempotency.ts'
import { deriveToken, hashToken } from '../platform/secret-token.ts'
import { newestLinkKey } from '../platform/signed-link.ts'
import { insertCart } from './carts.queries.ts'
import { presentCart } from './cart.presenter.ts'
import { draftLine } from './draft-line.ts'
import { priceLines } from './price-cart.ts'
import type { CartContext } from './price-cart.ts'

/** How a cart is opened. */
export interface OpenCartCommand {
  line?: Selection
  language: Language
  currency: string
  /** The request as far as repeating it goes. */
  claim: IdempotentRequest
}

/**
 * Opens a cart, with its first line if one is given and can be booked; when it cannot, the cart is open and empty, and
 * `refused` says why. The same idempotency key opens one cart, and answers with its token again, which was stored nowhere. At
 * most three queries, and one more for a repeated request.
 *
 * @throws Problem 409 `idempotency_key_reused`
 */
export async function openCart(
  deps: Deps,
  context: CartContext,
  { line, language, currency, claim }: OpenCartCommand,
): Promise<OpenCartReply> {
  const token = tokenOf(deps.env, claim)
  const id = randomUUID()
  const cart = {
    id,
    storefrontId: context.storefront.id,
    tokenHash: hashToken(token),
    language,
    currency,
  }
  const sellable = line && (await findSellableOption(deps, line))
  const choices = line && sellable ? [{ id: randomUUID(), selection: line, sellable }] : []
  const blank = {
    id,
    revision: 1,
    language,
    currency,
    promoCode: null,
    promo: null,
    ordered: false,
    refusedStarts: [],
  }
  const priced = await priceLines(deps, context, { ...blank, lines: choices })
  const [first] = priced.lines

  if (first && !first.fault) {
    const written = { ...cart, line: { ...draftLine(first), id: first.id } }
    return once(written, { cart: presentCart(priced, context.language), lineId: first.id })
  }
  const empty = await priceLines(deps, context, { ...blank, lines: [] })
  const refused = line && (first?.fault ?? { fault: 'option-gone' as const })
  return once(cart, { cart: presentCart(empty, context.language), refused })

  async function once(
    written: Parameters<typeof insertCart>[1],
    body: Omit<OpenCartReply, 'token'>,
  ): Promise<OpenCartReply> {
    const isNew = await insertCart(deps.db, written, { request: claim, reply: { status: 201, body } })
    if (isNew) return { token, ...body }
    const before = await findClaim(deps.db, claim)
    if (before.state !== 'answered') throw new Error('a cart was opened without a reply')
    return { token, ...(before.reply.body as typeof body) }
  }
}

/** A repeated request can be given the same token. */
function tokenOf(env: Deps['env'], { scope, key }: IdempotentRequest): string {
  return deriveToken(newestLinkKey(env).toString('base64url'), `cart:${scope}:${key}`)
}

import { findSellable } from '../availability/list-sellables.ts'
import type { Selection } from '../contract/availability.ts'
import type { OpenCartReply } from '../contract/carts.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import { hashToken, newToken } from '../platform/secret-token.ts'
import { insertCart } from './carts.queries.ts'
import { presentCart } from './cart.presenter.ts'
import { draftLine, unwritten } from './draft-line.ts'
import { priceLines } from './price-cart.ts'
import type { CartContext } from './price-cart.ts'

/**
 * Opens a cart, with its first line if one is given and can be booked; when it cannot, the cart is open and empty, and
 * `refused` says why. At most three queries.
 */
export async function openCart(
  deps: Deps,
  context: CartContext,
  { line, language, currency }: { line?: Selection; language: Language; currency: string },
): Promise<OpenCartReply> {
  const token = newToken()
  const cart = { storefrontId: context.storefront.id, tokenHash: hashToken(token), language, currency }
  const sellable = line && (await findSellable(deps, line))
  const choices = line && sellable ? [{ id: unwritten, selection: line, sellable }] : []
  const blank = {
    id: unwritten,
    revision: 1,
    language,
    currency,
    promoCode: null,
    promo: null,
    ordered: false,
  }
  const priced = await priceLines(deps, context, { ...blank, lines: choices })
  const [first] = priced.lines

  if (first && !first.fault) {
    const { id, lineId } = await insertCart(deps.db, { ...cart, line: draftLine(first) })
    const written = { ...priced, id, lines: [{ ...first, id: lineId ?? unwritten }] }
    return { token, cart: presentCart(written, context.language), lineId: lineId ?? undefined }
  }
  const { id } = await insertCart(deps.db, cart)
  const empty = await priceLines(deps, context, { ...blank, id, lines: [] })
  const refused = line && (first?.fault ?? { fault: 'option-gone' as const })
  return { token, cart: presentCart(empty, context.language), refused }
}

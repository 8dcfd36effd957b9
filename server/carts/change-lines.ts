/** Adds, changes and takes out lines of a cart, and how many lines it may have. */
import { findSellableOption } from '../availability/list-sellable-options.ts'
import type { Selection } from '../contract/availability.ts'
import type { CartReply } from '../contract/carts.ts'
import type { Deps } from '../platform/deps.ts'
import { Problem } from '../platform/problem.ts'
import { deleteLine, deleteLines, insertLine, isRefused, updateLine } from './carts.queries.ts'
import type { CartRow } from './carts.queries.ts'
import { presentCart } from './cart.presenter.ts'
import { draftLine, unwritten } from './draft-line.ts'
import { findChangeableCart } from './find-open-cart.ts'
import { listChoices, priceCart, priceLines } from './price-cart.ts'
import type { CartContext, PricedCart } from './price-cart.ts'

/** Lines that a cart holds. */
export const mostLines = 50

/**
 * Adds a line if it can be booked beside what is in the cart, behind the others or `before` one of them. Five queries.
 *
 * @throws Problem 401 `cart_unknown`, 409 `cart_fixed`, `cart_full`
 */
export async function addLine(
  deps: Deps,
  context: CartContext,
  { token, selection, before }: { token: string | undefined; selection: Selection; before?: string },
): Promise<CartReply> {
  const cart = await findChangeableCart(deps, context.storefront, token)
  if (cart.lines.length >= mostLines) {
    throw new Problem(409, 'cart_full', `A cart holds at most ${mostLines} lines.`)
  }
  const proposed = await priceWith(deps, context, { cart, lineId: unwritten, selection })
  if (!proposed) return { outcome: 'unavailable', fault: 'option-gone' }
  const { line, priced } = proposed
  if (line.fault) return { outcome: 'unavailable', ...line.fault }
  const { lineId, revision } = await insertLine(deps.db, { cartId: cart.id, before, line: draftLine(line) })
  const others = priced.lines.filter((known) => known !== line)
  const at = others.findIndex(({ id }) => id === before)
  const lines = others.toSpliced(at < 0 ? others.length : at, 0, { ...line, id: lineId })
  return { outcome: 'changed', cart: presentCart({ ...priced, lines, revision }, context.language), lineId }
}

/**
 * Replaces a line by another selection if that can be booked. Five queries.
 *
 * @throws Problem 401 `cart_unknown`, 404 `line_unknown`, 409 `cart_fixed`
 */
export async function changeLine(
  deps: Deps,
  context: CartContext,
  { token, lineId, selection }: { token: string | undefined; lineId: string; selection: Selection },
): Promise<CartReply> {
  const cart = await findChangeableCart(deps, context.storefront, token)
  if (!cart.lines.some((line) => line.id === lineId)) {
    throw new Problem(
      404,
      'line_unknown',
      'The cart has no such line; it may have been removed in another tab.',
    )
  }
  const proposed = await priceWith(deps, context, { cart, lineId, selection })
  if (!proposed) return { outcome: 'unavailable', fault: 'option-gone' }
  const { line, priced } = proposed
  if (line.fault) return { outcome: 'unavailable', ...line.fault }
  const revision = await updateLine(deps.db, { cartId: cart.id, lineId, line: draftLine(line) })
  return { outcome: 'changed', cart: presentCart({ ...priced, revision }, context.language), lineId }
}

/**
 * Takes a line out. One that is out already is no error: the shopper has what they wanted. Four queries.
 *
 * @throws Problem 401 `cart_unknown`, 409 `cart_fixed`
 */
export async function removeLine(
  deps: Deps,
  context: CartContext,
  { token, lineId }: { token: string | undefined; lineId: string },
): Promise<CartReply> {
  const cart = await findChangeableCart(deps, context.storefront, token)
  const revision = await deleteLine(deps.db, { cartId: cart.id, lineId })
  const lines = cart.lines.filter((line) => line.id !== lineId)
  const priced = await priceCart(deps, context, { ...cart, lines, revision })
  return { outcome: 'changed', cart: presentCart(priced, context.language) }
}

/**
 * Takes all lines out; the cart itself stays. Four queries.
 *
 * @throws Problem 401 `cart_unknown`, 409 `cart_fixed`
 */
export async function emptyCart(
  deps: Deps,
  context: CartContext,
  { token }: { token: string | undefined },
): Promise<CartReply> {
  const cart = await findChangeableCart(deps, context.storefront, token)
  const ids = cart.lines.map(({ id }) => id)
  const revision = await deleteLines(deps.db, cart.id, ids)
  const priced = await priceCart(deps, context, { ...cart, lines: [], revision })
  return { outcome: 'changed', cart: presentCart(priced, context.language) }
}

/** The cart as it would be with the selection in the place of a line, or behind the others. */
async function priceWith(
  deps: Deps,
  context: CartContext,
  { cart, lineId, selection }: { cart: CartRow; lineId: string; selection: Selection },
): Promise<{ line: PricedCart['lines'][number]; priced: PricedCart } | undefined> {
  const sellable = await findSellableOption(deps, selection)
  if (!sellable) return undefined
  const stored = await listChoices(deps, cart.lines)
  const refused = isRefused(cart, { optionId: sellable.optionId, start: selection.start })
  const choice = { id: lineId, sellable, selection, refused }
  const replaces = stored.some(({ id }) => id === lineId)
  const lines = replaces ? stored.map((line) => (line.id === lineId ? choice : line)) : [...stored, choice]
  const priced = await priceLines(deps, context, { ...cart, lines })
  const line = priced.lines.find(({ id }) => id === lineId)
  return line && { line, priced }
}

import { assessSelections } from '../availability/assess-selections.ts'
import type { Assessment, Choice } from '../availability/assess-selections.ts'
import { asAgreed } from '../availability/agreed-terms.ts'
import { listSellableOptions } from '../availability/list-sellable-options.ts'
import type { SellableOption } from '../availability/sellable-option.ts'
import type { Selection } from '../contract/availability.ts'
import type { PromoState } from '../contract/carts.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { readRates } from '../platform/money/exchange.ts'
import type { CartLineRow, CartRow } from './carts.queries.ts'
import { applyPromo } from './apply-promo.ts'
import { reservedUntil } from './reserved-until.ts'

/** Where a cart is looked at, and in which language it is told. */
export interface CartContext {
  storefront: Pick<ServedStorefront, 'id' | 'supplierId' | 'currency'>
  language: Language
}

/** A line with the option as it is now, its price and what is wrong with it. */
export interface PricedLine extends Choice, Assessment {
  id: string
  agreedTotal: number
  /** What the promo code takes off; 0 while the line cannot be booked. */
  discount: number
}

/** A cart, priced now. Subtotal, discount, total and whether it can be paid later count the lines that can be booked. */
export interface PricedCart extends Omit<CartRow, 'lines' | 'promo'> {
  lines: PricedLine[]
  promo?: PromoState
  subtotal: number
  discount: number
  total: number
  payLater: boolean
  /** Until when its places would be held for who pays later, from now. */
  reservedUntil?: Temporal.Instant
}

/** Prices a stored cart: one query for its options, one for what is taken of their departures. */
export async function priceCart(deps: Deps, context: CartContext, cart: CartRow): Promise<PricedCart> {
  const lines = await listChoices(deps, cart.lines)
  return priceLines(deps, context, { ...cart, lines })
}

/** The cart with lines whose options are known already; see `priceCart`. */
export async function priceLines(
  deps: Deps,
  { storefront, language }: CartContext,
  cart: Omit<CartRow, 'lines'> & { lines: readonly (Choice & { id: string; agreedTotal?: number })[] },
): Promise<PricedCart> {
  const { currency } = cart
  const terms = {
    supplierId: storefront.supplierId,
    cartId: cart.ordered ? cart.id : undefined,
    currency,
    language,
  }
  const assessments = await assessSelections(deps, cart.lines, terms)
  const assessed = cart.lines.flatMap((line, index) => {
    const assessment = assessments[index]
    return assessment
      ? [{ ...line, ...assessment, agreedTotal: line.agreedTotal ?? assessment.price.total.amount }]
      : []
  })
  const bookable = assessed.filter(({ fault }) => !fault)
  const promoLines = assessed.map(({ sellable, price, fault }) => ({
    supplierId: sellable.supplierId,
    total: fault ? 0 : price.total.amount,
  }))
  const { discounts, state } = applyPromo(cart.promoCode, cart.promo, promoLines, {
    now: deps.clock.now(),
    currency,
    storefrontCurrency: storefront.currency,
    rates: await readRates(deps),
  })
  const subtotal = promoLines.reduce((sum, line) => sum + line.total, 0)
  const payLater = bookable.length > 0 && bookable.every(({ sellable }) => sellable.payLater)
  const discount = discounts.reduce((sum, amount) => sum + amount, 0)
  return {
    ...cart,
    lines: assessed.map((line, index) => ({ ...line, discount: discounts[index] ?? 0 })),
    promo: state,
    subtotal,
    discount,
    total: subtotal - discount,
    payLater,
    ...(payLater && { reservedUntil: reservedUntil(bookable, deps.clock.now()) }),
  }
}

/** Stored lines as choices of the options that they are for. One query. */
export async function listChoices(
  deps: Pick<Deps, 'db'>,
  lines: readonly CartLineRow[],
): Promise<(Choice & { id: string; agreedTotal?: number })[]> {
  const sellables = await listSellableOptions(
    deps,
    lines.map((line) => line.optionId),
  )
  return lines.flatMap((line) => {
    const sellable = sellables.get(line.optionId)
    const { id, agreedTotal, refused, offer: agreed } = line
    if (!sellable) return []
    if (!agreed) return [{ id, agreedTotal, refused, sellable, selection: selectionOf(line, sellable) }]
    const offered = asAgreed(sellable, agreed)
    return [{ id, agreedTotal, refused, agreed, sellable: offered, selection: selectionOf(line, offered) }]
  })
}

/** The guests in the order of the option's units, in which a form, a ticket and an invoice name them: JSON in the database has its own. */
function inOrderOf({ units }: SellableOption, party: Selection['units']): Selection['units'] {
  const ordered = units.flatMap(({ id }) => (party[id] === undefined ? [] : [[id, party[id]] as const]))
  return { ...Object.fromEntries(ordered), ...party }
}

/** A stored line as the selection it was made from. */
function selectionOf(line: CartLineRow, sellable: SellableOption): Selection {
  return {
    experience: sellable.slug,
    option: sellable.optionCode,
    start: line.start,
    periods: line.periods,
    units: inOrderOf(sellable, line.units),
    guests: sellable.priceBasis === 'ITEM' ? line.guests : undefined,
    extras: line.extras,
    pickup: line.pickup ?? undefined,
  }
}

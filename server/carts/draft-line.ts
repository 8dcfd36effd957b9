import { periodsOf } from '../availability/price.ts'
import type { LineDraft } from './carts.queries.ts'
import type { PricedLine } from './price-cart.ts'

/** A priced choice as the row that remembers it, agreed at its price of now. */
export function draftLine({ sellable, selection, guests, price }: Omit<PricedLine, 'id'>): LineDraft {
  return {
    experienceId: sellable.experienceId,
    optionId: sellable.optionId,
    start: selection.start,
    periods: periodsOf(sellable, selection),
    units: selection.units,
    guests,
    extras: selection.extras,
    pickup: selection.pickup ?? null,
    agreedTotal: price.total.amount,
  }
}

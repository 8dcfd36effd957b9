import { periodsOf } from '../availability/price.ts'
import type { LineDraft } from './carts.queries.ts'
import type { PricedLine } from './price-cart.ts'

/** Stands for the id of a cart or a line that is priced before it is written. */
export const unwritten = '00000000-0000-4000-8000-000000000000'

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

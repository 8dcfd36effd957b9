import type { QuoteReply, Selection } from '../contract/availability.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { assessSelections } from './assess-selections.ts'
import { findOption, findPublished } from './availability.queries.ts'
import { payThereOf } from './pay-there.ts'

/** Whose quote it is and how it is told. */
export interface QuoteTerms {
  storefront: Pick<ServedStorefront, 'supplierId'>
  currency: string
  language: Language
}

/**
 * The live price of a selection with its explanation, or why it cannot be booked. Two queries.
 *
 * @throws Problem 404 `experience_unknown`
 */
export async function quoteSelection(
  deps: Deps,
  { storefront, currency, language }: QuoteTerms,
  selection: Selection,
): Promise<QuoteReply> {
  const sellable = await findOption(deps.db, selection.experience, selection.option)
  if (!sellable) {
    if (await findPublished(deps.db, selection.experience)) {
      return { outcome: 'unavailable', fault: 'option-gone' }
    }
    throw new Problem(404, 'experience_unknown', `There is no experience "${selection.experience}" here.`)
  }
  const { supplierId } = storefront
  const [quote] = await assessSelections(deps, [{ sellable, selection }], { supplierId, currency, language })
  if (!quote) throw new Error('one selection has one assessment')
  const { price, remaining, end, fault } = quote
  if (fault) return { outcome: 'unavailable', ...fault, price }
  return {
    outcome: 'available',
    price,
    start: selection.start,
    end,
    remaining,
    payThere: payThereOf(sellable.payThere, { guests: quote.guests, units: selection.units }, language),
    freeUntil: quote.freeUntil?.toString(),
    cancellationTerms: quote.cancellationTerms,
  }
}

import type { Selection } from '../contract/availability.ts'
import { chosenExtras } from './price.ts'
import type { SellableOption } from './sellable-option.ts'

/**
 * The option as long as its extras make it: two hours more of a boat end two hours later and keep the boat from its next
 * start. One for each person or each guest who wants it, as a second museum or a massage, lengthens the day once and not by
 * every guest.
 */
export function withAddedTime<T extends SellableOption>(
  sellable: T,
  selection: Pick<Selection, 'units' | 'guests' | 'extras'>,
): T {
  const added = chosenExtras(sellable, selection).reduce(
    (sum, { extra, quantity }) =>
      sum + (extra.addsMinutes ?? 0) * (extra.per === 'PERSON' || extra.atMost === 'GUESTS' ? 1 : quantity),
    0,
  )
  return added === 0 ? sellable : { ...sellable, durationMinutes: sellable.durationMinutes + added }
}

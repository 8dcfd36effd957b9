import type { Selection } from '../contract/availability.ts'
import type { PricePeriod } from '../contract/primitives.ts'
import { isOfferedWith } from './check-selection.ts'
import type { SellableOption } from './sellable-option.ts'

/** What decides how exactly an end is known. */
export interface EndTerms {
  pricePeriod?: PricePeriod | null
  /** Its duration is a range, so that the end is not known. */
  durationVaries?: boolean
}

/**
 * The end of a start as far as it may be told (local, `2026-12-24T11:00`). Only the day (`2026-12-24`) of a stay of nights that
 * has no check-out time of its own: guests come and go at different hours. Nothing where the length varies: the shortest is no promise.
 */
export function toldEnd(
  { start, end }: { start: string; end: string },
  { pricePeriod, durationVaries }: EndTerms,
): string | undefined {
  if (durationVaries) return undefined
  const noHour = pricePeriod === 'NIGHT' && end.slice(11) === start.slice(11)
  return noHour ? end.slice(0, 10) : end
}

/**
 * Whether the end of a selection is not known: its option's length is a range, or the end is that of the way back to the pickups
 * and this party comes on its own, which finishes earlier.
 */
export function endVaries(
  sellable: Pick<SellableOption, 'durationVaries' | 'optionCode' | 'pickups'>,
  { pickup }: Pick<Selection, 'pickup'>,
): boolean {
  const offered = sellable.pickups.filter(isOfferedWith(sellable))
  const endsAtPickups = offered.length > 0 && offered.every(({ minutesAfter }) => minutesAfter === 0)
  return sellable.durationVaries === true || (endsAtPickups && !pickup)
}

import { chosenExtras, chosenUnits } from '../availability/price.ts'
import type { SellableOption } from '../availability/sellable-option.ts'
import type { SoldExperience } from '../carts/cart.presenter.ts'
import type { Price, Selection } from '../contract/availability.ts'
import type { CancellationPolicy, GroupDiscount } from '../contract/listing.ts'
import { toldEnd } from '../availability/told-end.ts'
import type { Localized, PricePeriod, UnitId } from '../contract/primitives.ts'

/** What a booking was sold as, by language: later changes of the catalogue do not change what was bought. */
export interface SoldAs {
  experience: SoldExperience
  optionTitle: Localized
  units: { id: UnitId; title?: Localized; places?: number }[]
  extras: { id: string; title: Localized; per?: 'PERSON' | 'BOOKING' }[]
  address?: Localized
  pickup?: { name: Localized; minutesBefore: number; address?: string; note?: Localized }
  cancellation: CancellationPolicy
  /** How exactly its end is known; absent in what was sold before it was asked. */
  pricePeriod?: PricePeriod | null
  durationVaries?: boolean
  groupDiscounts?: GroupDiscount[]
}

/** Whether it came of an offer: its price was agreed for its party. */
export function isOfOffer({ explanation }: { explanation: Price }): boolean {
  return explanation.lines.some(({ kind }) => kind === 'offer')
}

/** The end of a booking as far as it may be told. */
export function toldEndOf(
  times: { start: string; end: string; explanation: Price },
  { pricePeriod, durationVaries }: SoldAs,
): string | undefined {
  const priced = times.explanation.lines.find(({ period }) => period)?.period
  return toldEnd(times, { pricePeriod: pricePeriod ?? priced, durationVaries })
}

/** Whether its supplier has to agree to another start, as they agreed to this one. */
export function asksSupplier(booking: { explanation: Price; soldAs: SoldAs }): boolean {
  return booking.soldAs.experience.confirmation === 'ON_REQUEST' || isOfOffer(booking)
}

/** The guests by unit, with the places that each takes. */
export function soldUnits(sellable: SellableOption, selection: Pick<Selection, 'units'>): SoldAs['units'] {
  return chosenUnits(sellable, selection).map(({ unit: { id, title, places } }) => ({ id, title, places }))
}

/** What was booked along. */
export function soldExtras(
  sellable: SellableOption,
  selection: Pick<Selection, 'units' | 'guests' | 'extras'>,
): SoldAs['extras'] {
  return chosenExtras(sellable, selection).map(({ extra: { id, title, per } }) => ({ id, title, per }))
}

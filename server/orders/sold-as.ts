import { chosenExtras, chosenUnits } from '../availability/price.ts'
import type { SellableOption } from '../availability/sellable-option.ts'
import type { SoldExperience } from '../carts/cart.presenter.ts'
import type { Price, Selection } from '../contract/availability.ts'
import type { CancellationPolicy, GroupDiscount } from '../contract/listing.ts'
import type { OptionPayThere } from '../contract/pay-there.ts'
import type { Entry } from '../availability/entry.ts'
import { toldEnd } from '../availability/told-end.ts'
import { unitIds } from '../contract/primitives.ts'
import type { Language, Localized, PricePeriod, UnitId } from '../contract/primitives.ts'
import { optionalTextIn } from '../platform/text/localise.ts'

/** What a booking was sold as, by language: later changes of the catalogue do not change what was bought. */
export interface SoldAs {
  experience: SoldExperience
  optionTitle: Localized
  /** Absent in what was sold before it was asked, as where nothing is said of the option. */
  optionDescription?: Localized
  units: { id: UnitId; title?: Localized; places?: number }[]
  /** `description` is absent if the extra has none, and in bookings from before it was stored. */
  extras: {
    id: string
    title: Localized
    description?: Localized
    per?: 'PERSON' | 'BOOKING'
    atMost?: 'GUESTS' | 'PERIODS'
    minutesBefore?: number
    minutesAfter?: number
    /** Absent where no address is asked for, and in bookings from before it was stored. */
    asks?: 'ADDRESS'
  }[]
  address?: Localized
  pickup?: {
    name: Localized
    minutesBefore: number
    minutesAfter?: number
    address?: string
    note?: Localized
    asks?: 'ADDRESS'
  }
  cancellation: CancellationPolicy
  /** How exactly its end is known; absent in what was sold before it was asked. */
  pricePeriod?: PricePeriod | null
  /** Whether its end is not known (`endVaries`). */
  durationVaries?: boolean
  /** Its time is that of an entry; absent in what was sold before it was asked. */
  entry?: Entry
  groupDiscounts?: GroupDiscount[]
  /** Absent in what was sold before it was asked, as where nothing is paid at the place. */
  payThere?: OptionPayThere
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
  return chosenExtras(sellable, selection).map(
    ({ extra: { id, title, description, per, atMost, minutesBefore, minutesAfter, asks } }) => ({
      id,
      title,
      ...(description && { description }),
      per,
      ...(atMost && { atMost }),
      ...(minutesBefore && { minutesBefore }),
      ...(minutesAfter !== undefined && { minutesAfter }),
      ...(asks && { asks }),
    }),
  )
}

/**
 * A party in a language, in the order of the option's units, as on the traveller's ticket: JSON in the database has its own.
 * Who came before a change need not be among the units that the booking is sold in since; the price of then has them in that order,
 * unless it was agreed as one sum.
 */
export function partyIn(
  {
    units,
    guests,
    soldAs,
    explanation,
  }: { units: Selection['units']; guests: number; soldAs: Pick<SoldAs, 'units'>; explanation: Price },
  language: Language,
): { units: { id: UnitId; title?: string; quantity: number }[]; guests: number } {
  const labels = new Map(
    explanation.lines.flatMap(({ kind, id, label }) => (kind === 'unit' ? [[id as UnitId, label]] : [])),
  )
  const titles = new Map(soldAs.units.map(({ id, title }) => [id, optionalTextIn(title, language)]))
  const comers = [...new Set([...labels.keys(), ...titles.keys(), ...unitIds])].flatMap((id) => {
    const quantity = units[id] ?? 0
    return quantity > 0 ? [{ id, title: titles.get(id) ?? labels.get(id), quantity }] : []
  })
  return { units: comers, guests }
}

/** Which extras a change of a booking offers, and how many of each its party can have. */
import type { Experience, Extra } from '../../server/contract/catalogue.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { mostOfExtra } from '../ui/facts/most-of-extra.ts'

/** How many of each extra are booked along. */
export type Along = Record<string, number>

/** Who comes, and for how many hours, days or nights. */
export interface Coming {
  guests: number
  periods: number
}

/** The wished extras that are still offered, each at most as often as the party may have it; extras per person, once for each guest. */
export function fitExtras(extras: readonly Extra[], wished: Along, { guests, periods }: Coming): Along {
  return Object.fromEntries(
    extras
      .filter(({ id }) => wished[id])
      .map((extra) => {
        const most = extra.per === 'PERSON' ? guests : mostOfExtra(extra, guests, periods)
        return [extra.id, Math.min(wished[extra.id] ?? 0, most)]
      }),
  )
}

/** The extras of a booking's option, as its change tells them. */
export interface ExtrasOfChange {
  /** Those that can be added or given up. */
  extras: readonly Extra[]
  /** Those for which the supplier would have to know an address that was not given. */
  unaddressed: readonly Extra[]
}

/** Which extras of its option a change of a booking offers. */
export function extrasToChange(
  { extras = [] }: Partial<Pick<Experience, 'extras'>>,
  { option, addressGiven, extras: booked }: Booking,
): ExtrasOfChange {
  const had = extras.filter(({ options }) => options?.includes(option) ?? true)
  const isUnaddressed = ({ id, asks }: Extra) =>
    asks !== undefined && addressGiven === undefined && booked.every((extra) => extra.id !== id)
  return {
    extras: had.filter((extra) => !isUnaddressed(extra)),
    unaddressed: had.filter(isUnaddressed),
  }
}

/** What a booking has along. */
export function alongOf({ extras }: Booking): Along {
  return Object.fromEntries(extras.map(({ id, quantity }) => [id, quantity]))
}

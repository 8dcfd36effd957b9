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

/** Those that the option has; one for which its supplier has to know where, only if that was said. */
export function extrasToChange(
  { extras = [] }: Partial<Pick<Experience, 'extras'>>,
  { option, addressGiven, extras: booked }: Booking,
): Extra[] {
  return extras.filter(({ id, options, asks }) => {
    const isAnswered = !asks || addressGiven !== undefined || booked.some((extra) => extra.id === id)
    return isAnswered && (options?.includes(option) ?? true)
  })
}

/** What a booking has along. */
export function alongOf({ extras }: Booking): Along {
  return Object.fromEntries(extras.map(({ id, quantity }) => [id, quantity]))
}

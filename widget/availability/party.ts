/** How many of each unit come, and how many more may. */
import type { Departure } from '../../server/contract/availability.ts'
import type { ExperienceOption, OptionUnit } from '../../server/contract/options.ts'
import type { UnitId } from '../../server/contract/primitives.ts'
import { peopleOf } from '../ui/facts/people-of.ts'
import type { Party } from '../ui/facts/people-of.ts'

/** The unit that a party begins with when none was chosen: the first of these that the option sells. */
const firstOfAll: readonly UnitId[] = ['ADULT', 'ITEM', 'SENIOR', 'STUDENT', 'FAMILY']

/** The most of one unit that a screen books at once; larger groups ask for an offer. */
const mostOfAUnit = 99

/** Most people that a screen asks for when nothing else limits them. */
export const mostGuests = 500

/**
 * The party in the units of an option, with at least the minimum of each. Guests who were only counted come as its first unit; those
 * who were chosen as something that it has no ticket for are left out (`left-out.ts`): nobody buys a ticket that they did not choose.
 * Of what carries several, as few as carry them all.
 */
export function partyFor(option: ExperienceOption, wished: Party, guests = 1): Party {
  const party: Party = {}
  for (const unit of option.units) {
    const quantity = Math.max(wished[unit.id] ?? 0, unit.minimum)
    if (quantity > 0) party[unit.id] = quantity
  }
  const first = firstUnit(option)
  if (!first) return party
  // a minimum is no answer to how many come
  const others = peopleOf({ ...party, [first.id]: 0 }, option)
  const counted = Object.keys(wished).length > 0 ? 0 : guests - others
  const coming = first.id === 'ITEM' ? itemsFor(first, guests) : Math.min(counted, first.maximum ?? guests)
  const quantity = Math.max(party[first.id] ?? 0, coming)
  return quantity > 0 || others === 0 ? { ...party, [first.id]: Math.max(1, quantity) } : party
}

/** As few items as carry so many guests. */
export const itemsFor = ({ guests: each }: OptionUnit, guests: number) =>
  each ? Math.ceil(guests / each) : 1

/** As what guests come of whom nothing more is known. */
export function firstUnit({ units }: Pick<ExperienceOption, 'units'>): OptionUnit | undefined {
  return units.find(({ id }) => firstOfAll.includes(id)) ?? units[0]
}

/** How many units were chosen in all. */
export function sizeOf(party: Party): number {
  return Object.values(party).reduce((sum, quantity) => sum + quantity, 0)
}

/** Places of a departure that a party takes. */
export function placesOf(party: Party, { units }: Pick<ExperienceOption, 'units'>): number {
  return units.reduce((sum, unit) => sum + (party[unit.id] ?? 0) * unit.places, 0)
}

/** The most of one unit that can still be chosen beside the others, on a departure if there is one. */
export function mostOf(
  unit: OptionUnit,
  party: Party,
  option: ExperienceOption,
  departure?: Departure,
): number {
  const others = placesOf({ ...party, [unit.id]: 0 }, option)
  const free = (departure?.remaining ?? option.capacity) - others
  const fitting = unit.places > 0 ? Math.floor(free / unit.places) : mostOfAUnit
  return Math.max(unit.minimum, Math.min(unit.maximum ?? mostOfAUnit, fitting))
}

/** Most guests that the chosen items carry, and one of them; undefined when it is not priced per item. */
export function carriedBy(option: ExperienceOption, party: Party): { all: number; each: number } | undefined {
  const items = option.units.filter((unit) => unit.guests !== undefined)
  if (items.length === 0) return undefined
  return {
    all: items.reduce((sum, unit) => sum + (unit.guests ?? 0) * (party[unit.id] ?? 0), 0),
    each: Math.max(...items.map((unit) => unit.guests ?? 0)),
  }
}

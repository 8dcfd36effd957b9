import type { ExperienceOption } from '../../server/contract/options.ts'
import type { UnitId } from '../../server/contract/primitives.ts'
import { firstUnit } from './party.ts'
import { peopleOf } from '../ui/facts/people-of.ts'
import type { Party } from '../ui/facts/people-of.ts'

/** Guests whom an option has no ticket for, and as what they could come. */
export interface LeftOut {
  guests: Party
  /** In the option's units: whom a ticket for several stands for, and otherwise its first unit. */
  instead: Party
  /** The whole party once they are booked as `instead`. */
  together: Party
}

/** Those of a party who were chosen in another option of the experience. */
export function findLeftOut(
  option: ExperienceOption,
  wished: Party,
  options: readonly ExperienceOption[],
): LeftOut | undefined {
  const first = firstUnit(option)
  const known = options.flatMap(({ units }) => units)
  const isSold = (id: string) => option.units.some((unit) => unit.id === id)
  const guests: Party = {}
  const instead: Party = {}
  const together: Party = {}
  const count = (id: UnitId, quantity: number) => {
    for (const party of [instead, together]) party[id] = (party[id] ?? 0) + quantity
  }
  for (const [id, quantity = 0] of Object.entries(wished) as [UnitId, number | undefined][]) {
    if (isSold(id)) together[id] = (together[id] ?? 0) + quantity
    if (isSold(id) || quantity === 0) continue
    guests[id] = quantity
    const covered = Object.entries(known.find((unit) => unit.id === id && unit.covers)?.covers ?? {})
    if (covered.length > 0 && covered.every(([of]) => isSold(of))) {
      for (const [of, each] of covered) count(of as UnitId, each * quantity)
    } else if (first) {
      const unit = known.find((one) => one.id === id)
      count(first.id, unit ? peopleOf({ [id]: quantity }, { units: [unit] }) : quantity)
    }
  }
  // on a boat or in a room people are counted by themselves
  return Object.keys(guests).length > 0 && first?.id !== 'ITEM' ? { guests, instead, together } : undefined
}

import type { ExperienceOption, OptionUnit } from '../../../server/contract/options.ts'
import type { UnitId } from '../../../server/contract/primitives.ts'
import { peopleOf } from './people-of.ts'
import type { Party } from './people-of.ts'

/** A ticket that stands for several of a party, and costs less than they do. */
export interface CheaperTicket {
  unit: OptionUnit
  quantity: number
  /** Whom so many of it stand for. */
  instead: Party
  /** How many of each unit there are with it, the ticket first. */
  party: [UnitId, number][]
  /** In the minor unit of the prices' currency. */
  saved: number
}

/** The ticket that saves a party most, in as many pieces as it fills. Only of what the units say themselves. */
export function findCheaperTicket(option: ExperienceOption, party: Party): CheaperTicket | undefined {
  const people = peopleOf(party, option)
  // what a group pays less is only known to the last step of rounding when it is quoted
  if (option.groupDiscounts?.some(({ guests }) => people >= guests)) return undefined
  return option.units
    .flatMap((unit) => exchangeFor(unit, option, party) ?? [])
    .toSorted((a, b) => b.saved - a.saved)[0]
}

function exchangeFor(unit: OptionUnit, { units }: ExperienceOption, party: Party): CheaperTicket | undefined {
  const covered = Object.entries(unit.covers ?? {}).map(([id, each]) => ({
    each,
    of: units.find((other) => other.id === id),
  }))
  const has = party[unit.id] ?? 0
  const fits = covered.map(({ each, of }) => (of ? Math.floor(((party[of.id] ?? 0) - of.minimum) / each) : 0))
  const quantity = Math.min(...fits, (unit.maximum ?? Infinity) - has)
  const singly = covered.reduce((sum, { each, of }) => sum + each * (of?.price.amount ?? 0), 0)
  const saved = quantity * (singly - unit.price.amount)
  if (covered.length === 0 || quantity < 1 || saved <= 0) return undefined
  const others = covered.flatMap(({ each, of }) => (of ? [{ id: of.id, gone: each * quantity }] : []))
  return {
    unit,
    quantity,
    instead: Object.fromEntries(others.map(({ id, gone }) => [id, gone])),
    party: [
      [unit.id, has + quantity],
      ...others.map(({ id, gone }): [UnitId, number] => [id, (party[id] ?? 0) - gone]),
    ],
    saved,
  }
}

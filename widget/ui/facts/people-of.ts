import type { OptionUnit } from '../../../server/contract/options.ts'
import type { UnitId } from '../../../server/contract/primitives.ts'

/** How many of each unit come. */
export type Party = Partial<Record<UnitId, number>>

/** How many people come: a family ticket is as many as it takes places, an infant on a lap is one. */
export function peopleOf(party: Party, { units }: { units: readonly OptionUnit[] }): number {
  return units.reduce((sum, unit) => sum + (party[unit.id] ?? 0) * Math.max(1, unit.places), 0)
}

/** How many places are left, by what is taken of a departure's slots. */
import type { TakenRow } from './availability.queries.ts'
import type { SellableOption, TimedOption } from './sellable-option.ts'

/** Places that are gone, by pool and slot. */
export type Taken = Map<string, number>

const keyOf = (poolId: number, slot: string) => `${poolId} ${slot}`

/** Rows as a map. */
export function collectTaken(rows: readonly TakenRow[]): Taken {
  return new Map(rows.map((row) => [keyOf(row.poolId, row.localStart), row.taken]))
}

/** Places that one booking could still have of all these slots together. */
export function remainingOf(sellable: TimedOption, slots: readonly string[], taken: Taken): number {
  const free = slots.map((slot) => sellable.poolCapacity - (taken.get(keyOf(sellable.poolId, slot)) ?? 0))
  return Math.max(0, Math.min(sellable.capacity, ...free))
}

/** Counts places as taken, so that the next line of the same cart does not count on them as well. */
export function countTaken(
  taken: Taken,
  sellable: SellableOption,
  slots: readonly string[],
  places: number,
): void {
  for (const slot of slots) {
    const key = keyOf(sellable.poolId, slot)
    taken.set(key, (taken.get(key) ?? 0) + places)
  }
}

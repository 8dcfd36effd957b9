import type { Deps } from '../platform/deps.ts'
import { findOption, findOptions } from './availability.queries.ts'
import type { Sellable } from './sellable.ts'

/** Options as the catalogue has them now, by id; those that are no longer offered too. One query. */
export async function listSellables(
  { db }: Pick<Deps, 'db'>,
  optionIds: readonly number[],
): Promise<Map<number, Sellable>> {
  if (optionIds.length === 0) return new Map()
  const options = await findOptions(db, [...new Set(optionIds)])
  return new Map(options.map((option) => [option.optionId, option]))
}

/** The option that a selection names, offered or not. One query. */
export async function findSellable(
  { db }: Pick<Deps, 'db'>,
  { experience, option }: { experience: string; option: string },
): Promise<Sellable | undefined> {
  return findOption(db, experience, option)
}

import type { Deps } from '../platform/deps.ts'
import { findOption, findOptions } from './availability.queries.ts'
import type { SellableOption } from './sellable-option.ts'

/** Options as the catalogue has them now, by id; those that are no longer offered too. One query. */
export async function listSellableOptions(
  { db }: Pick<Deps, 'db'>,
  optionIds: readonly number[],
): Promise<Map<number, SellableOption>> {
  if (optionIds.length === 0) return new Map()
  const options = await findOptions(db, [...new Set(optionIds)])
  return new Map(options.map((option) => [option.optionId, option]))
}

/** The option that a selection names, offered or not. One query. */
export async function findSellableOption(
  { db }: Pick<Deps, 'db'>,
  { experience, option }: { experience: string; option: string },
): Promise<SellableOption | undefined> {
  return findOption(db, experience, option)
}

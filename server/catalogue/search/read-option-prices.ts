import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { OptionPrices } from './option-prices.ts'
import { listOptionPrices } from './option-prices.queries.ts'

/**
 * The prices that a search filtered by time, language or price goes by: from the memory of the process, if they are of this version
 * of the catalogue. Those of a day are asked for each time: bookings close by the minute.
 */
export async function readOptionPrices(
  { db, catalogueMemory: memory }: CatalogueDeps,
  {
    version,
    city,
    day,
  }: { version: number; city?: string; day?: { date: string; guests: number; now: Temporal.Instant } },
): Promise<OptionPrices> {
  if (!day && memory?.optionPrices?.version === version) return memory.optionPrices.prices
  // of a city they are few
  if (day || city !== undefined || !memory) return listOptionPrices(db, { city, day })
  const prices = await listOptionPrices(db, {})
  memory.optionPrices = { version, prices }
  return prices
}

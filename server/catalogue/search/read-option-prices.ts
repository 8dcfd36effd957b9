import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { OptionPrices } from './option-prices.ts'
import { listOptionPrices } from './option-prices.queries.ts'

const everywhere = ''

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
  if (day || !memory) return listOptionPrices(db, { city, day })
  const known = (key: string) => {
    const found = memory.optionPrices.get(key)
    return found?.version === version ? found.prices : undefined
  }
  const found = known(everywhere) ?? known(city ?? everywhere)
  if (found) return found
  const prices = await listOptionPrices(db, { city })
  memory.optionPrices.set(city ?? everywhere, { version, prices })
  return prices
}

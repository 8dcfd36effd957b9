/** The SQL of prices by option, which filtered lists go by. */
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import type { OptionPrice } from './option-prices.ts'
import { isInCity, minutesSince2020, openOn } from './search-rows.queries.ts'

/**
 * The prices of the options of each experience whose options differ in price, time of day, language, length or ages. `city`: only
 * experiences there. `day`: only options that run then, carry so many guests and can still be booked.
 */
export async function listOptionPrices(
  db: Database,
  { city, day }: { city?: string; day?: { date: string; guests: number; now: Temporal.Instant } },
): Promise<Map<number, OptionPrice[]>> {
  const conditions = [
    // a row of an older version of the code says nothing until it is renewed
    'r.most_guests > 0',
    ...(city === undefined ? [] : [isInCity]),
    ...(day ? [`r.most_guests >= :guests and ${openOn}`] : []),
  ]
  const name = `option-prices${city === undefined ? '' : '-in-city'}${day ? '-on-day' : ''}`
  const rows = await runPrepared<OptionPrice & { id: number }>(db, name, {
    sql: `select r.experience_id::int as id, r.price::float8 as price, e.currency, r.most_guests as "mostGuests", r.parts, r.languages, r.durations, r.ages
      from search_day_prices r join experiences e on e.id = r.experience_id where ${conditions.join(' and ')}`,
    bindings: {
      ...(city !== undefined && { city }),
      ...(day && { day: day.date, guests: day.guests, minutes: minutesSince2020(day.now.toString()) }),
    },
  })
  return Map.groupBy(rows, ({ id }) => id)
}

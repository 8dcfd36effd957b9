/** The SQL of searches by date and time of day. */
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { nearDaysAhead } from '../upkeep/open-days.ts'
import type { MissingBits } from './facet-counts.ts'
import { isInCity, minutesSince2020, openOn } from './search-rows.queries.ts'

/**
 * In which parts of a day experiences start nothing that can still be booked, though they do on other days or did earlier: those of a
 * city, or all.
 */
export async function listMissingTimes(
  db: Database,
  { day, now, city }: { day: string; now: Temporal.Instant; city?: string },
): Promise<MissingBits> {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  // zones differ by a day
  const isNear = today.until(Temporal.PlainDate.from(day)).days <= nearDaysAhead + 1
  const conditions = [
    'r.open_from is not null',
    ...(isNear ? [] : ['r.differs']),
    ...(city === undefined ? [] : [isInCity]),
    `not (${openOn})`,
  ]
  const name = `missing-times${isNear ? '-near' : ''}${city === undefined ? '' : '-city'}`
  const [row] = await runPrepared<{ ids: number[]; parts: number[] }>(db, name, {
    sql: `select coalesce(array_agg(id), '{}') ids, coalesce(array_agg(parts), '{}') parts from (
       select r.experience_id::int as id, bit_or(1 << r.part) as parts from search_day_times r
       where ${conditions.join(' and ')}
       group by r.experience_id
     ) missing`,
    bindings: { day, minutes: minutesSince2020(now.toString()), ...(city !== undefined && { city }) },
  })
  return new Map(row?.ids.map((id, at) => [id, row.parts[at] ?? 0]))
}

/** The SQL of searches by date and duration. */
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import type { MissingBits } from './facet-counts.ts'
import { minutesSince2020, openOn } from './search-rows.queries.ts'

/** By experience whose options state how long they take, which `durationBuckets` none of them is of that runs on a day and can still be booked. */
export async function listMissingDurations(
  db: Database,
  { day, now }: { day: string; now: Temporal.Instant },
): Promise<MissingBits> {
  const rows = await runPrepared<{ id: number; missing: number }>(db, 'missing-durations', {
    sql: `select r.experience_id::int as id, 15 & ~bit_or(coalesce(r.durations, 15)::int) as missing
      from search_day_prices r
      where r.experience_id in (select v.experience_id from search_day_prices v where v.durations is not null) and ${openOn}
      group by r.experience_id`,
    bindings: { day, minutes: minutesSince2020(now.toString()) },
  })
  return new Map(rows.map(({ id, missing }) => [id, missing]))
}

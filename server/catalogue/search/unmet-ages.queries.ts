/** The SQL of searches by date and age. */
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { minutesSince2020, openOn } from './search-rows.queries.ts'

/**
 * Experiences whose options differ in their ages and of which no option that runs on the day admits all of these age groups, given as bits
 * of `ageBuckets`: "from 16" alone runs in the evening, and a child of twelve cannot come.
 */
export async function listUnmetAges(
  db: Database,
  { ages, day, now }: { ages: number; day: string; now: string },
): Promise<number[]> {
  const [row] = await runPrepared<{ ids: number[] }>(db, 'unmet-ages', {
    sql: `select coalesce(array_agg(id), '{}') ids from (
       select r.experience_id::int as id from search_day_prices r where r.ages is not null
       group by r.experience_id having not bool_or(r.ages & :ages::int = :ages::int and ${openOn})
     ) unmet`,
    bindings: { ages, day, minutes: minutesSince2020(now) },
  })
  return row?.ids ?? []
}

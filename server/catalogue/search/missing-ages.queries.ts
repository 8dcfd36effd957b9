/** The SQL of searches by date and age. */
import { ageBuckets } from '../../contract/filter-buckets.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import type { MissingBits } from './facet-counts.ts'
import { minutesSince2020, openOn } from './search-rows.queries.ts'

const isAdmitted = (bit: number) =>
  `bool_or(r.ages & (:ages::int | ${1 << bit}) = (:ages::int | ${1 << bit}) and ${openOn})`
const missing = ageBuckets.map((_, bit) => `case when ${isAdmitted(bit)} then 0 else ${1 << bit} end`)

/**
 * Of the experiences whose options differ in their ages, the age groups that no option which runs on the day admits beside those
 * that are asked for, given as bits of `ageBuckets`: "from 16" alone runs in the evening, and a child of twelve cannot come.
 */
export async function listMissingAges(
  db: Database,
  { ages, day, now }: { ages: number; day: string; now: Temporal.Instant },
): Promise<MissingBits> {
  const rows = await runPrepared<{ id: number; ages: number }>(db, 'missing-ages', {
    sql: `select r.experience_id::int as id, ${missing.join(' | ')} as ages from search_day_prices r
      where r.ages is not null group by r.experience_id`,
    bindings: { ages, day, minutes: minutesSince2020(now.toString()) },
  })
  return new Map(rows.map((row) => [row.id, row.ages]))
}

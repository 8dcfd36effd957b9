/** The SQL of searches by date and language. */
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { minutesSince2020, openOn } from './search-rows.queries.ts'

/** By experience, which of its languages no option is held in that runs on a day and can still be booked. */
export async function listMissingLanguages(
  db: Database,
  { day, now }: { day: string; now: Temporal.Instant },
): Promise<Map<number, readonly Language[]>> {
  const rows = await runPrepared<{ id: number; missing: Language[] }>(db, 'missing-languages', {
    sql: `select e.id::int as id, array(
        select unnest(e.spoken_languages)
        except select unnest(coalesce(r.languages, e.spoken_languages)) from search_day_prices r
        where r.experience_id = e.id and ${openOn}
      ) as missing
      from experiences e
      where e.id in (select v.experience_id from search_day_prices v where v.languages is not null)`,
    bindings: { day, minutes: minutesSince2020(now.toString()) },
  })
  return new Map(rows.flatMap(({ id, missing }) => (missing.length > 0 ? [[id, missing]] : [])))
}

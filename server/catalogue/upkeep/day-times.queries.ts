/** The SQL of the parts of the day by day, which searches by date and time of day go by. */
import type { Knex } from 'knex'
import { packedClosing, paddedDays } from '../search/search-documents.queries.ts'
import type { TimedExperience } from './open-days.queries.ts'
import type { OpenDays } from './open-days.ts'

/** Those of these experiences that start in more than one part of the day. */
export async function listInSeveralParts(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<TimedExperience[]> {
  const { rows } = await trx.raw<{ rows: TimedExperience[] }>(
    `select e.id, e.time_zone "timeZone", e.expires_on::text "expiresOn",
       jsonb_agg(jsonb_build_object('schedule', o.schedule, 'closedDays', o.closed_days, 'cutoffMinutes', o.cutoff_minutes)) options
     from experiences e join options o on o.experience_id = e.id
     where e.id = any(:ids) and o.offered and cardinality(e.parts_of_day) > 1
     group by e.id`,
    { ids: [...ids] },
  )
  return rows
}

/** When an experience starts something in a part of the day. */
export interface DayTime extends OpenDays {
  experienceId: number
  /** Place in `PartOfDay`. */
  part: number
  /** Whether some of its parts start on other days than others. */
  differs: boolean
}

/** Writes the parts of the day of these experiences anew: those of which no row is given have none. */
export async function writeDayTimes(
  trx: Knex.Transaction,
  ids: readonly number[],
  rows: readonly DayTime[],
): Promise<void> {
  await trx.raw('delete from search_day_times where experience_id = any(:ids)', { ids: [...ids] })
  if (rows.length === 0) return
  await trx.raw(
    `insert into search_day_times (experience_id, part, differs, open_from, open_days, closing)
     select e.experience_id, e.part, e.differs, e.open_from, ${paddedDays}, ${packedClosing}
     from (
       select r."experienceId" experience_id, r.part, r.differs, r."openFrom" open_from, r."openDays" open_days,
         r."nearClosing" near_closing
       from jsonb_to_recordset(:rows::jsonb) as r("experienceId" bigint, part smallint, differs boolean, "openFrom" date,
         "openDays" bit varying, "nearClosing" timestamptz[])
     ) e
     order by e.experience_id, e.part`,
    { rows: JSON.stringify(rows) },
  )
}

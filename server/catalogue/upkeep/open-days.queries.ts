/** The SQL of the index of open days. */
import type { Knex } from 'knex'
import type { Database } from '../../platform/database.ts'
import type { OpenDays, TimedOption } from './open-days.ts'

/** An experience with what its open days come from. */
export interface TimedExperience {
  id: number
  timeZone: string
  expiresOn: string | null
  options: TimedOption[]
}

/** Experiences whose index, of open days, prices or times, does not begin today in their own zone, with their offered options, in order of their ids. */
export async function listTimedExperiences(
  db: Database,
  { afterId, limit, now }: { afterId: number; limit: number; now: Temporal.Instant },
): Promise<TimedExperience[]> {
  const { rows } = await db.raw<{ rows: TimedExperience[] }>(
    `select e.id, e.time_zone "timeZone", e.expires_on::text "expiresOn",
       coalesce(jsonb_agg(jsonb_build_object('schedule', o.schedule, 'closedDays', o.closed_days, 'cutoffMinutes', o.cutoff_minutes))
         filter (where o.offered), '[]') options
     from experiences e join options o on o.experience_id = e.id
     where e.id > :afterId and (
       e.open_from is distinct from (:now::timestamptz at time zone e.time_zone)::date
       or exists (select from search_day_prices p where p.experience_id = e.id
         and p.open_from is distinct from (:now::timestamptz at time zone e.time_zone)::date)
       or exists (select from search_day_times t where t.experience_id = e.id
         and t.open_from is distinct from (:now::timestamptz at time zone e.time_zone)::date))
     group by e.id order by e.id limit :limit`,
    { afterId, limit, now: now.toString() },
  )
  return rows
}

/** Writes the index of open days. */
export async function writeOpenDays(
  trx: Knex.Transaction,
  rows: readonly (OpenDays & { id: number })[],
): Promise<void> {
  await trx.raw(
    `update experiences e set open_from = r."openFrom", open_days = r."openDays", near_closing = r."nearClosing"
     from jsonb_to_recordset(:rows::jsonb)
       as r(id bigint, "openFrom" date, "openDays" bit varying, "nearClosing" timestamptz[])
     where e.id = r.id`,
    { rows: JSON.stringify(rows) },
  )
}

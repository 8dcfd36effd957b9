import { parseCrontab } from 'graphile-worker'
import type { ParsedCronItem } from 'graphile-worker'
import type pg from 'pg'

/** Enqueues the regular jobs whose time has come at `minute`, the database's; does so once for all processes. */
export type EnqueueRegular = (client: pg.Client, minute: Date) => Promise<void>

const minuteMs = 60_000
/** What was missed is made up for: a daily job whose minute passed while the database was away runs once it is back. */
const lookBackMinutes = 24 * 60

/**
 * Regular jobs by cron lines, `minute hour day month weekday name`, in UTC. The clock is the database's: the queue's own
 * counts by the process, and one machine whose clock is an hour ahead would stop the regular jobs of all for that hour.
 * A job that was not known runs at its next time; of each name at most one waits.
 */
export function openRegularJobs(crontab: string): EnqueueRegular {
  const items = parseCrontab(crontab)
  let seen = 0
  return async (client, minute) => {
    if (items.length === 0 || minute.getTime() === seen) return
    const due = items.map((item) => ({ name: item.identifier, at: lastTime(item, minute) }))
    const values = [due.map(({ name }) => name), due.map(({ at }) => at.toISOString())]
    await client.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       select name, now(), at from unnest($1::text[], $2::timestamptz[]) regular (name, at) on conflict do nothing`,
      values,
    )
    await client.query(
      `with due as (
         update graphile_worker._private_known_crontabs known set last_execution = at
         from unnest($1::text[], $2::timestamptz[]) regular (name, at)
         where known.identifier = name
           -- a time to come is that of a clock that was wrong
           and (last_execution is null or last_execution < at or last_execution > now())
         returning name
       )
       select graphile_worker.add_job(name, job_key => name, run_at => now()) from due`,
      values,
    )
    seen = minute.getTime()
  }
}

/** The last minute up to `minute` at which a job was to run; a day ago where there was none. */
function lastTime({ match }: ParsedCronItem, minute: Date): Date {
  for (let back = 0; back < lookBackMinutes; back += 1) {
    const at = new Date(minute.getTime() - back * minuteMs)
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    }
    if (match(digest)) return at
  }
  return new Date(minute.getTime() - lookBackMinutes * minuteMs)
}

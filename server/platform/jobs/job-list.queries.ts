import type { Knex } from 'knex'

/** A job that waits, is at work, or is dead. */
export interface JobRow {
  id: string
  name: string
  attempts: number
  maxAttempts: number
  runAt: Date
  working: boolean
  error: string | null
}

/** Jobs by the time they are due; dead ones have used up all their tries. */
export async function listJobs(
  db: Knex,
  { dead, limit }: { dead: boolean; limit: number },
): Promise<JobRow[]> {
  const { rows } = await db.raw<{ rows: JobRow[] }>(
    `select id::text, task_identifier name, attempts::int, max_attempts::int "maxAttempts", run_at "runAt",
       locked_at is not null working, last_error error
     from graphile_worker.jobs where (attempts >= max_attempts) = :dead order by run_at, id limit :limit`,
    { dead, limit },
  )
  return rows
}

/** Gives dead jobs all their tries back, due now; every dead one when no ids are given. Says which. */
export async function replayJobs(db: Knex, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id::text from graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and (:all::boolean or id = any(:ids::bigint[]))
     ), run_at => now(), attempts => 0)`,
    { all: ids.length === 0, ids: [...ids] },
  )
  return rows.map(({ id }) => id)
}

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

/** The queue in figures: how many jobs wait, are due and are dead, and for how long the oldest due one has waited. */
export interface JobCounts {
  waiting: number
  due: number
  dead: number
  oldestDueSeconds: number
}

/** Counts the jobs, for `/readyz`, the metrics and the operator. */
export async function countJobs(db: Knex): Promise<JobCounts> {
  const { rows } = await db.raw<{ rows: JobCounts[] }>(
    `select count(*) filter (where attempts < max_attempts)::int waiting,
       count(*) filter (where is_available and run_at <= now())::int due,
       count(*) filter (where attempts >= max_attempts)::int dead,
       coalesce(round(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now()))), 0)::int
         "oldestDueSeconds"
     from graphile_worker._private_jobs`,
  )
  return rows[0] ?? { waiting: 0, due: 0, dead: 0, oldestDueSeconds: 0 }
}

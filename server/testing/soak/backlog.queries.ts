import type { Knex } from 'knex'

/** What waits and what is done about it: for finding out afterwards why jobs had to wait. */
export interface Backlog {
  /** Jobs by name: how many are due, and how many a worker has taken. */
  jobs: { name: string; due: number; atWork: number; longestSeconds: number }[]
  /** Connections by program and by what they wait for. */
  connections: { program: string; state: string; waits: string; count: number; longestSeconds: number }[]
}

/** Reads the queue and the connections of the whole server. */
export async function readBacklog(db: Knex): Promise<Backlog> {
  const jobs = await db.raw<{ rows: Backlog['jobs'] }>(
    `select t.identifier as name, count(*) filter (where j.is_available and j.run_at <= now())::int due,
       count(*) filter (where j.locked_at is not null)::int "atWork",
       coalesce(round(extract(epoch from now() - min(j.locked_at))), 0)::int "longestSeconds"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.locked_at is not null or j.run_at <= now() group by 1 order by 2 desc`,
  )
  const connections = await db.raw<{ rows: Backlog['connections'] }>(
    `select application_name program, coalesce(state, '') state, coalesce(wait_event, '') waits, count(*)::int,
       coalesce(round(extract(epoch from now() - min(state_change))), 0)::int "longestSeconds"
     from pg_stat_activity where backend_type = 'client backend' group by 1, 2, 3 order by 4 desc`,
  )
  return { jobs: jobs.rows, connections: connections.rows }
}

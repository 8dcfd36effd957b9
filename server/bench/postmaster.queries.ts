import { readFileSync } from 'node:fs'
import type { Knex } from 'knex'

/** The parent of any backend: where the cluster lies depends on who runs the benchmark. */
export async function findPostmaster(db: Knex): Promise<number> {
  const { rows } = await db.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

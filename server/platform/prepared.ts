import type { Knex } from 'knex'

/**
 * Runs a statement that PostgreSQL parses and plans once for each connection instead of once for each call. For the
 * statements of the hot path, whose planning costs several times their execution. A name belongs to one text.
 */
export async function runPrepared<Row>(
  db: Knex,
  name: string,
  { sql, bindings }: { sql: string; bindings: Record<string, unknown> },
): Promise<Row[]> {
  const query = db.raw<{ rows: Row[] }>(sql, bindings as Record<string, Knex.RawBinding>)
  // behind a pooler the next call may be in a session that does not know the name
  const { prepared } = db.userParams as { prepared?: boolean }
  const { rows } = await (prepared === false ? query : query.options({ name }))
  return rows
}

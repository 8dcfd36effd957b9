import type { Knex } from 'knex'

/** A column as code of a release relies on it. */
export interface Column {
  type: string
  /** A row may be written that does not name it. */
  optional: boolean
}

/** Every column, as `table.column`. */
export type Schema = Readonly<Record<string, Column>>

/** The schema of a database, without what search and libraries keep for themselves. */
export async function readSchema(db: Knex): Promise<Schema> {
  const { rows } = await db.raw<{ rows: ({ name: string } & Column)[] }>(
    `select table_name || '.' || column_name name, udt_name "type",
       is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' optional
     from information_schema.columns where table_schema = 'public' and table_name not like 'migrations%' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, type, optional }) => [name, { type, optional }]))
}

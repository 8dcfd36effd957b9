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

/** The rows of a table, as jsonb writes them. */
export type Rows = Readonly<Record<string, readonly unknown[]>>

/** The rows of every table, without those of libraries' own migrations. */
export async function readRows(db: Knex): Promise<Rows> {
  const rows: [string, readonly unknown[]][] = []
  for (const table of await listTables(db)) {
    const found = await db.raw<{ rows: { kept: unknown }[] }>(
      `select to_jsonb(t) kept from ?? t order by to_jsonb(t)::text`,
      [table],
    )
    rows.push([table, found.rows.map(({ kept }) => kept)])
  }
  return Object.fromEntries(rows)
}

/** Writes those rows into the schema that they were read from, as they are: nothing is derived or told again. */
export async function writeRows(db: Knex, rows: Rows): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(`set local session_replication_role = replica`)
    await trx.raw(`truncate ${Object.keys(rows).join(', ')}`)
    for (const [table, kept] of Object.entries(rows)) {
      const columns = await writableColumns(trx, table)
      await trx.raw(
        `insert into ?? (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, :kept)`.replace('??', table),
        { kept: JSON.stringify(kept) },
      )
    }
    await trx.raw(`select setval(pg_get_serial_sequence(c.table_name, c.column_name), 1000000)
      from information_schema.columns c where table_schema = 'public' and is_identity = 'YES'`)
  })
}

async function listTables(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select relname name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname not like 'migrations%' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function writableColumns(db: Knex, table: string): Promise<string> {
  const { rows } = await db.raw<{ rows: { columns: string }[] }>(
    `select string_agg(quote_ident(column_name), ', ') columns from information_schema.columns
     where table_schema = 'public' and table_name = :table and is_generated = 'NEVER'`,
    { table },
  )
  return rows[0]?.columns ?? ''
}

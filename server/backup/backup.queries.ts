/** The SQL of a backup of a running PostgreSQL. */
import pg from 'pg'

/** Works on a connection of its own, which is closed whatever comes of it. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Begins an online backup on this connection, which must stay open until `endBackup`, and keeps the log that it will need. */
export async function beginBackup(client: pg.Client, slot: string): Promise<void> {
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [slot])
  await client.query(`select pg_backup_start($1, fast => true)`, [slot])
}

/** Ends it: what to write to `backup_label`, and the first log file that a restore reads. */
export async function endBackup(client: pg.Client): Promise<{ label: string; firstLog: string }> {
  const { rows } = await client.query<{ label: string }>(
    `select labelfile label from pg_backup_stop(wait_for_archive => false)`,
  )
  const label = rows[0]?.label ?? ''
  const firstLog = /file ([0-9A-F]{24})/.exec(label)?.[1] ?? ''
  // what was written until the end of the backup is in files that are no longer written to
  await client.query(`select pg_switch_wal()`)
  return { label, firstLog }
}

/** Lets the log go. */
export async function forgetSlot(client: pg.Client, slot: string): Promise<void> {
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active`,
    [slot],
  )
}

/** Whether a database is still empty. */
export async function hasNoTables(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.tables where table_schema = 'public' limit 1`,
  )
  return rowCount === 0
}

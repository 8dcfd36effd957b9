import type { Knex } from 'knex'

/** A position in the write-ahead log, as a number of bytes since its beginning. */
export type WalPosition = bigint

/** How far the primary has written. */
export async function readWritten(db: Knex): Promise<WalPosition> {
  const { rows } = await db.raw<{ rows: { position: string }[] }>(
    `select (pg_current_wal_lsn() - '0/0')::text as position`,
  )
  return BigInt(rows[0]?.position ?? 0)
}

/** How far a replica has come; undefined for what is no replica (any more). */
export async function readReplayed(db: Knex): Promise<WalPosition | undefined> {
  const { rows } = await db.raw<{ rows: { position: string | null }[] }>(
    `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position`,
  )
  const position = rows[0]?.position
  return position === null || position === undefined ? undefined : BigInt(position)
}

/** The SQL of confirmed devices and of mailed log-in codes. */
import type { Knex } from 'knex'

/** Whether a device was confirmed for an account, by the password that it has now. */
export async function hasDevice(
  db: Knex,
  device: { tokenHash: Buffer; accountId: number; passwordVersion: number; now: string },
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select from confirmed_devices
     where token_hash = :tokenHash and account_id = :accountId and password_version = :passwordVersion
       and expires_at > :now::timestamptz`,
    device,
  )
  return rows.length === 1
}

/** Gives a device a new token, for every account that it was confirmed for. */
export async function renameDevice(db: Knex, hashes: { before: Buffer; tokenHash: Buffer }): Promise<void> {
  await db.raw(`update confirmed_devices set token_hash = :tokenHash where token_hash = :before`, hashes)
}

/** Confirms a device for an account, until a time. */
export async function insertDevice(
  db: Knex,
  device: { tokenHash: Buffer; accountId: number; passwordVersion: number; expiresAt: string },
): Promise<void> {
  await db.raw(
    `insert into confirmed_devices (token_hash, account_id, password_version, expires_at)
     values (:tokenHash, :accountId, :passwordVersion, :expiresAt::timestamptz)
     on conflict (token_hash, account_id) do update
     set password_version = excluded.password_version, expires_at = excluded.expires_at`,
    device,
  )
}

/** Forgets every device of an account, but one when it is told. */
export async function deleteDevices(
  db: Knex,
  { accountId, except }: { accountId: number; except: Buffer | null },
): Promise<void> {
  await db.raw(
    `delete from confirmed_devices where account_id = :accountId and token_hash is distinct from :except`,
    { accountId, except },
  )
}

/** Forgets the devices of all accounts. */
export async function deleteAllDevices(db: Knex): Promise<void> {
  await db.raw(`delete from confirmed_devices`)
}

/** Keeps the hash of a code that is being mailed. */
export async function insertLogInCode(
  db: Knex,
  code: { id: string; accountId: number; passwordVersion: number; codeHash: Buffer; expiresAt: string },
): Promise<void> {
  await db.raw(
    `insert into log_in_codes (id, account_id, password_version, code_hash, expires_at)
     values (:id, :accountId, :passwordVersion, :codeHash, :expiresAt::timestamptz)`,
    code,
  )
}

/** The mail address of the account that a code was mailed to. */
export async function findCodeEmail(db: Knex, id: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { email: string }[] }>(
    `select email from log_in_codes join accounts on accounts.id = account_id where log_in_codes.id = :id`,
    { id },
  )
  return rows[0]?.email
}

/** A code that somebody tries: `tries` counts this one too. */
export interface TriedCode {
  accountId: number
  passwordVersion: number
  codeHash: Buffer
  tries: number
}

/** Counts a try in the statement that reads the code, so that of many at once each counts. None: unknown, used, or too late. */
export async function countTry(
  db: Knex,
  { id, now, most }: { id: string; now: string; most: number },
): Promise<TriedCode | undefined> {
  const { rows } = await db.raw<{ rows: TriedCode[] }>(
    `update log_in_codes set tries = least(tries + 1, :most + 1)
     where id = :id and expires_at > :now::timestamptz
     returning account_id "accountId", password_version "passwordVersion", code_hash "codeHash", tries`,
    { id, now, most },
  )
  return rows[0]
}

/** Takes a code away: true for one of those who type it at the same time. */
export async function deleteLogInCode(db: Knex, id: string): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(`delete from log_in_codes where id = :id`, { id })
  return rowCount === 1
}

/** The SQL of accounts, and the deleting of sessions, codes, devices and counted attempts whose time is over. */
import type { Knex } from 'knex'

/** An account as it is stored. */
export interface AccountRow {
  id: number
  email: string
  passwordHash: string
  passwordVersion: number
  verified: boolean
}

const accountSql = `
  select id, email, password_hash "passwordHash", password_version "passwordVersion", verified_at is not null verified
  from accounts`

/** The account of a mail address in lower case. */
export async function findAccountByEmail(db: Knex, email: string): Promise<AccountRow | undefined> {
  const { rows } = await db.raw<{ rows: AccountRow[] }>(`${accountSql} where email = :email`, { email })
  return rows[0]
}

/** An account by its id. */
export async function findAccount(db: Knex, id: number): Promise<AccountRow | undefined> {
  const { rows } = await db.raw<{ rows: AccountRow[] }>(`${accountSql} where id = :id`, { id })
  return rows[0]
}

/**
 * Writes a new account. An account whose address was never confirmed is written over: the earlier sign-up had no
 * more right to it. One that is in use stays as it is.
 */
export async function insertAccount(
  db: Knex,
  account: { email: string; passwordHash: string },
): Promise<void> {
  await db.raw(
    `insert into accounts (email, password_hash) values (:email, :passwordHash)
     on conflict (email) do update
     set password_hash = excluded.password_hash, password_version = accounts.password_version + 1
     where accounts.verified_at is null`,
    account,
  )
}

/** Notes that the address is shown to be the account's own. */
export async function verifyAccount(db: Knex, id: number, at: string): Promise<void> {
  await db.raw(`update accounts set verified_at = coalesce(verified_at, :at) where id = :id`, { id, at })
}

/** Sets a new password if the old one still is what it was: of two at once, one wins. The new version, or none. */
export async function updatePassword(
  db: Knex,
  change: { id: number; version: number; passwordHash: string; verifiedAt: string | null },
): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { version: number }[] }>(
    `update accounts set password_hash = :passwordHash, password_version = password_version + 1,
       verified_at = coalesce(verified_at, :verifiedAt::timestamptz)
     where id = :id and password_version = :version returning password_version version`,
    change,
  )
  return rows[0]?.version
}

/** Ends every session of an account. */
export async function deleteSessions(db: Knex, accountId: number): Promise<void> {
  await db.raw(`delete from sessions where sess ->> 'accountId' = :accountId`, {
    accountId: String(accountId),
  })
}

/** Forgets sessions, codes, devices and counted attempts whose time is over. */
export async function deleteExpired(db: Knex): Promise<void> {
  await db.raw(`delete from sessions where expire < now()`)
  await db.raw(`delete from log_in_codes where expires_at < now()`)
  await db.raw(`delete from confirmed_devices where expires_at < now()`)
  await db.raw(`delete from attempts where expire < extract(epoch from now()) * 1000`)
}

import type { Knex } from 'knex'

/** A session as it is stored, without its id. */
export interface SessionRow {
  name: string
  /** An instant; null for one that was begun before it was noted. */
  begunAt: string | null
  browser: string | null
  system: string | null
  /** Name of the storefront in whose widget it was begun; null on our own pages. */
  site: string | null
  expiresAt: Date
}

// as `sessionName` makes it
const nameSql = `left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)`
const ofAccount = `sess ->> 'accountId' = :accountId`

/** The sessions of an account that are good for something, the latest used first. */
export async function findSessions(
  db: Knex,
  { accountId, passwordVersion, now }: { accountId: number; passwordVersion: number; now: string },
): Promise<SessionRow[]> {
  const { rows } = await db.raw<{ rows: SessionRow[] }>(
    `select ${nameSql} name, sess ->> 'begunAt' "begunAt", sess ->> 'browser' browser, sess ->> 'system' system,
       sess ->> 'site' site, expire::timestamptz "expiresAt"
     from sessions
     where ${ofAccount} and sess ->> 'passwordVersion' = :passwordVersion and expire > :now::timestamptz
     order by expire desc limit 100`,
    { accountId: String(accountId), passwordVersion: String(passwordVersion), now },
  )
  return rows
}

/** Ends some sessions of an account, and says how many there were. */
export async function deleteNamedSessions(
  db: Knex,
  { accountId, names }: { accountId: number; names: readonly string[] },
): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `delete from sessions where ${ofAccount} and ${nameSql} = any(:names)`,
    { accountId: String(accountId), names: [...names] },
  )
  return rowCount
}

/** Ends all sessions of an account but one, and says how many there were. */
export async function deleteOtherSessions(
  db: Knex,
  { accountId, except }: { accountId: number; except: string | null },
): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `delete from sessions where ${ofAccount} and ${nameSql} is distinct from :except`,
    { accountId: String(accountId), except },
  )
  return rowCount
}

/** Ends the sessions of all accounts, and says how many there were. */
export async function deleteAllSessions(db: Knex): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(`delete from sessions`)
  return rowCount
}

/** A session without a cookie, in a supplier's own page. */
export async function insertWidgetSession(
  db: Knex,
  session: { id: string; about: object; expiresAt: string },
): Promise<void> {
  await db.raw(`insert into sessions (sid, sess, expire) values (:id, :about, :expiresAt::timestamptz)`, {
    id: session.id,
    about: JSON.stringify(session.about),
    expiresAt: session.expiresAt,
  })
}

/** Whether a session has not ended. */
export async function hasSession(db: Knex, { id, now }: { id: string; now: string }): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select from sessions where sid = :id and expire > :now::timestamptz`,
    { id, now },
  )
  return rows.length === 1
}

/** Ends one session, by its id. */
export async function deleteSession(db: Knex, id: string): Promise<void> {
  await db.raw(`delete from sessions where sid = :id`, { id })
}

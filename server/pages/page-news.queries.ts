import type { Knex } from 'knex'

const channel = 'dhow_pages_changed'

/** Tells every listener, once the transaction commits. */
export async function notifyPages(trx: Knex, slug: string): Promise<void> {
  await trx.raw(`select pg_notify(:channel, :slug)`, { channel, slug })
}

/** The part of PostgreSQL's client that hears; the pool's own connections come and go. */
export interface Hearing {
  on(event: 'notification', listener: (message: { payload?: string }) => void): void
  on(event: 'error' | 'end', listener: () => void): void
  query(sql: string): Promise<unknown>
  end(): Promise<void>
}

/** Opens a connection of its own. */
export async function openHearing(db: Knex): Promise<Hearing> {
  // knex does not know the type of its driver's connections
  return (await (db.client as Knex.Client).acquireRawConnection()) as Hearing
}

/** From now on the connection hears. */
export async function listenForPages(hearing: Hearing): Promise<void> {
  await hearing.query(`listen ${channel}`)
}

/** The connection on which a process hears that what pages show has changed. */
import pg from 'pg'

/** The part of PostgreSQL's client that hears. */
export interface Hearing {
  on(event: 'notification', listener: (message: { payload?: string }) => void): void
  on(event: 'error' | 'end', listener: () => void): void
  query(sql: string): Promise<unknown>
  end(): Promise<void>
}

const connectWithinMs = 5_000

/** Opens a connection of its own, by the direct address: a pooler in transaction mode hands a session to another client. */
export async function openHearing(url: string): Promise<Hearing> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    application_name: 'dhow-news',
  })
  // the `end` event tells of it as well; without a listener an error between two steps would end the process
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** From now on the connection hears what the triggers of the catalogue's tables tell. */
export async function listenForPages(hearing: Hearing): Promise<void> {
  await hearing.query('listen dhow_pages')
}

/** Answers as long as the connection leads somewhere. */
export async function askWhetherAlive(hearing: Hearing): Promise<void> {
  await hearing.query('select 1')
}

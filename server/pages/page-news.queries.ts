import type { Knex } from 'knex'
import type { Logger } from '../platform/log.ts'

const channel = 'dhow_pages_changed'

/** Tells every process, once the transaction commits, that pages whose address names this have changed. */
export async function tellPagesChanged(trx: Knex, slug: string): Promise<void> {
  await trx.raw(`select pg_notify(:channel, :slug)`, { channel, slug })
}

/** What a process does when it hears of changed pages. */
export interface PageListener {
  changed: (slug: string) => void
  /** The connection was away: whatever changed meanwhile was not heard. */
  missed: () => void
}

/** The part of PostgreSQL's client that hears; the pool's own connections come and go. */
interface Hearing {
  on(event: 'notification', listener: (message: { payload?: string }) => void): void
  on(event: 'error' | 'end', listener: () => void): void
  query(sql: string): Promise<unknown>
  end(): Promise<void>
}

const againMs = 2_000

/** Listens on a connection of its own, until stopped; one that breaks is opened again. */
export async function followPageNews(
  db: Knex,
  listener: PageListener,
  log: Logger,
): Promise<{ stop: () => Promise<void> }> {
  let current: Hearing | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const open = async (): Promise<void> => {
    // knex types the driver's connection as unknown to it
    const connection = (await (db.client as Knex.Client).acquireRawConnection()) as Hearing
    if (stopped) return connection.end()
    let isLost = false
    const lost = () => {
      if (isLost) return
      isLost = true
      current = undefined
      again()
    }
    connection.on('error', lost)
    connection.on('end', lost)
    connection.on('notification', ({ payload }) => payload && listener.changed(payload))
    await connection.query(`listen ${channel}`)
    current = connection
    listener.missed()
  }
  const again = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      open().catch((error: unknown) => {
        log.warn({ err: error }, 'news of changed pages cannot be heard; trying again')
        again()
      })
    }, againMs)
  }

  await open()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await current?.end()
    },
  }
}

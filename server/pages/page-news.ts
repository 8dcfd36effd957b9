import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { listenForPages, notifyPages, openHearing } from './page-news.queries.ts'
import type { Hearing } from './page-news.queries.ts'

/** Tells every process, once the transaction commits, that pages whose address names this have changed. */
export function tellPagesChanged(trx: Database, slug: string): Promise<void> {
  return notifyPages(trx, slug)
}

/** What a process does when it hears of changed pages. */
export interface PageListener {
  changed: (slug: string) => void
  /** The connection was away: whatever changed meanwhile was not heard. */
  missed: () => void
}

const againMs = 2_000

/** Listens on a connection of its own, until stopped; one that breaks is opened again. */
export async function followPageNews(
  db: Database,
  listener: PageListener,
  log: Logger,
): Promise<{ stop: () => Promise<void> }> {
  let current: Hearing | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const open = async (): Promise<void> => {
    const hearing = await openHearing(db)
    if (stopped) return hearing.end()
    // one that never heard is for whoever opened it to try again, and only for them
    let hears = false
    const lost = () => {
      if (!hears) return
      hears = false
      current = undefined
      again()
    }
    hearing.on('error', lost)
    hearing.on('end', lost)
    hearing.on('notification', ({ payload }) => payload && listener.changed(payload))
    try {
      await listenForPages(hearing)
    } catch (error) {
      await hearing.end().catch(() => undefined)
      throw error
    }
    if (stopped) return hearing.end()
    hears = true
    current = hearing
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

import type { Logger } from '../platform/log.ts'
import { askWhetherAlive, listenForPages, openHearing } from './listen-for-changes.queries.ts'
import type { Hearing } from './listen-for-changes.queries.ts'

/** What a process does when it hears of changes. */
export interface PageListener {
  /** What shows one of these keys (`shownKeys`) is out of date. */
  changed: (keys: ReadonlySet<string>) => void
  /** The connection was away: whatever changed meanwhile was not heard. */
  missed: () => void
}

const againMs = 1_000

/** A connection that a firewall or a dead machine has cut is silent like one on which nothing happens: together at most 4 s. */
const heartbeat = { everyMs: 2_000, withinMs: 2_000 }

/** Listens on a connection of its own by the direct address, until stopped; one that breaks, or does not answer any more, is opened again. */
export async function followPageNews(
  url: string,
  listener: PageListener,
  log: Logger,
  connect: (url: string) => Promise<Hearing> = openHearing,
): Promise<{ stop: () => Promise<void> }> {
  let current: Hearing | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const open = async (): Promise<void> => {
    const hearing = await connect(url)
    if (stopped) return hearing.end()
    // a connection that never listened is opened again by the code that opened it, not here
    let hears = false
    const lost = () => {
      if (!hears) return
      hears = false
      current = undefined
      clearTimeout(timer)
      again()
    }
    hearing.on('error', lost)
    hearing.on('end', lost)
    hearing.on('notification', ({ payload }) => payload && listener.changed(new Set(payload.split(' '))))
    const beat = async (): Promise<void> => {
      const answered = await Promise.race([
        askWhetherAlive(hearing).then(
          () => true,
          () => false,
        ),
        new Promise<false>((resolve) => setTimeout(resolve, heartbeat.withinMs, false).unref()),
      ])
      if (!hears) return
      if (answered) {
        timer = setTimeout(() => void beat(), heartbeat.everyMs).unref()
        return
      }
      log.warn('the connection that hears of changed pages does not answer; another is opened')
      lost()
      hearing.end().catch(() => undefined)
    }
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
    timer = setTimeout(() => void beat(), heartbeat.everyMs).unref()
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

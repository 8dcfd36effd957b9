/** Counts visits and views of a storefront by day. */
import type { Deps } from '../platform/deps.ts'
import { addToDay } from './figures.queries.ts'
import type { DayCounts } from './figures.queries.ts'

/** Adds to the figures of a storefront on the day that it is now, UTC. Nothing else is kept. Resolves once it is written. */
export type DayCounter = (storefrontId: number, counts: DayCounts) => Promise<void>

interface Batch {
  counts: Required<DayCounts>
  written: Promise<void>
}

/**
 * Counts of one day that come while its row is being written are written together afterwards: the row is one for all
 * visitors of a storefront, and each write of it waits for the disk.
 */
export function createDayCounter({ db, clock }: Pick<Deps, 'db' | 'clock'>): DayCounter {
  const writing = new Map<string, Promise<void>>()
  const next = new Map<string, Batch>()

  return (storefrontId, { visits = 0, views = 0, carts = 0 }) => {
    const day = clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString()
    const key = `${storefrontId} ${day}`
    const batch = next.get(key) ?? open(key, { storefrontId, day })
    batch.counts.visits += visits
    batch.counts.views += views
    batch.counts.carts += carts
    return batch.written
  }

  function open(key: string, of: { storefrontId: number; day: string }): Batch {
    const before = writing.get(key)
    const counts = { visits: 0, views: 0, carts: 0 }
    const written = write()
    const batch = { counts, written }
    next.set(key, batch)
    return batch

    async function write(): Promise<void> {
      // the failure of the one before is told to those whose counts it had
      await before?.catch(() => undefined)
      next.delete(key)
      const done = addToDay(db, of, counts)
      writing.set(key, done)
      try {
        await done
      } finally {
        if (writing.get(key) === done) writing.delete(key)
      }
    }
  }
}

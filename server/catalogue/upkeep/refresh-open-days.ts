import { toInstant } from '../../availability/schedule.ts'
import { createWallClock, indexOpenDays } from './open-days.ts'
import { listTimedExperiences, writeOpenDays } from './open-days.queries.ts'
import { refreshDayPrices } from './refresh-day-prices.ts'
import { refreshDayTimes } from './refresh-day-times.ts'
import { refreshSearchFacets } from '../search/search-documents.queries.ts'
import type { ListingDeps } from '../listings/upsert-listing.ts'

const batchSize = 500

/**
 * Rolls the index of open days, and of the prices and times by day, on to today where it begins on another day; to be called once a day, and safe at any time.
 * Each batch is a transaction of its own, so that no other transaction waits for all of them. Answers how many experiences it rolled: none
 * the second time, or every start would make all processes read the catalogue anew.
 */
export async function refreshOpenDays({ db, clock }: ListingDeps): Promise<number> {
  const now = clock.now()
  const wallClock = createWallClock(now, toInstant)
  let count = 0
  let afterId = 0
  for (;;) {
    const experiences = await listTimedExperiences(db, { afterId, limit: batchSize, now })
    const last = experiences.at(-1)
    if (!last) return count
    const rows = experiences.map(({ id, timeZone, expiresOn, options }) => ({
      id,
      ...indexOpenDays(options, { timeZone, expiresOn }, wallClock),
    }))
    await db.transaction(async (trx) => {
      await writeOpenDays(trx, rows)
      const ids = rows.map(({ id }) => id)
      await refreshDayPrices(trx, ids, wallClock)
      await refreshDayTimes(trx, ids, wallClock)
      await refreshSearchFacets(trx, ids)
    })
    count += experiences.length
    afterId = last.id
  }
}

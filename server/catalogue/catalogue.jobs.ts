import { openPressRoom } from '../media/press-room.ts'
import type { Deps } from '../platform/deps.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { adoptPhotographs } from './upkeep/adopt-photographs.ts'
import { countSold } from './upkeep/count-sold.ts'
import { fetchPictures } from './upkeep/fetch-pictures.ts'
import { refreshOpenDays } from './upkeep/refresh-open-days.ts'
import { translateSlugs } from './upkeep/translate-slugs.ts'

/** The days on which experiences are open, rolled forward; also enqueued at each start, for a process that was down. */
export const refreshOpenDaysJob = 'refresh-open-days'

/** When the catalogue is kept true, in UTC. The open days roll after the last midnight on Earth and once more at noon. */
export const catalogueCron = [
  `7 0,12 * * * ${refreshOpenDaysJob}`,
  '* * * * * adopt-photographs',
  '* * * * * fetch-pictures',
  // seldom: each time, every process reads the index of its searches anew
  '*/10 * * * * count-sold',
  // imports do it at once; this is for what was written by a release without it
  '23 * * * * translate-slugs',
]

/** The jobs that keep the catalogue true. Each is safe to run twice. */
export function catalogueJobs(deps: Deps): JobHandlers {
  return {
    [refreshOpenDaysJob]: async () => {
      const refreshed = await refreshOpenDays(deps)
      deps.log.info({ refreshed }, 'open days rolled')
    },
    async 'translate-slugs'() {
      const changed = await translateSlugs(deps)
      if (changed > 0) deps.log.info({ changed }, 'addresses translated')
    },
    'count-sold': async () => void (await countSold(deps)),
    async 'adopt-photographs'() {
      const changed = await adoptPhotographs({ db: deps.db, files: openFiles(deps) })
      if (changed > 0) deps.log.info({ changed }, 'photographs taken up')
    },
    async 'fetch-pictures'() {
      const press = openPressRoom(deps.log)
      try {
        const tried = await fetchPictures({ ...deps, files: openFiles(deps), press })
        if (tried > 0) deps.log.info({ tried }, 'picture addresses of listings tried')
      } finally {
        await press.stop()
      }
    },
  }
}

import { openPressRoom } from '../media/press-room.ts'
import type { Press } from '../media/press.ts'
import type { Deps } from '../platform/deps.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { adoptPhotographs } from './upkeep/adopt-photographs.ts'
import { countSold } from './upkeep/count-sold.ts'
import { fetchPictures } from './upkeep/fetch-pictures.ts'
import { refreshOpenDays } from './upkeep/refresh-open-days.ts'
import { translateListSlugs } from './upkeep/translate-list-slugs.ts'
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
      const changed = (await translateListSlugs(deps)) + (await translateSlugs(deps))
      if (changed > 0) deps.log.info({ changed }, 'addresses translated')
    },
    'count-sold': async () => void (await countSold(deps)),
    'adopt-photographs': () =>
      withPress(deps, async (media) => {
        const changed = await adoptPhotographs(media)
        if (changed > 0) deps.log.info({ changed }, 'photographs taken up')
      }),
    'fetch-pictures': () =>
      withPress(deps, async (media) => {
        const tried = await fetchPictures(media)
        if (tried > 0) deps.log.info({ tried }, 'picture addresses of listings tried')
      }),
  }
}

/** The media folder and a press room, which is closed behind the work; its processes start with the first picture. */
async function withPress(
  deps: Deps,
  work: (media: Deps & { files: FileStore; press: Press }) => Promise<void>,
): Promise<void> {
  const press = openPressRoom(deps.log)
  try {
    await work({ ...deps, files: openFiles(deps), press })
  } finally {
    await press.stop()
  }
}

import { createHash } from 'node:crypto'
import { fetchPhotograph, PictureUnreachable } from '../../media/fetch-photograph.ts'
import type { Connection, FetchFault } from '../../media/fetch-photograph.ts'
import type { PhotographKind, Press } from '../../media/press.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { takeDuePictures, writeFetch } from './picture-fetches.queries.ts'
import type { DuePicture, FetchOutcome } from './picture-fetches.queries.ts'
import { listFetchedWithoutPreview, writePreview } from './picture-previews.queries.ts'
import { previewPhotographs } from './preview-photographs.ts'

/** What fetching asks for. */
export interface FetchDeps {
  db: Database
  clock: Clock
  files: FileStore
  press: Pick<Press, 'describePhotograph'>
  /** How other hosts are connected to; a test brings its own. */
  connection?: Connection
}

/** Why an address gave no picture that can be shown. */
export type PictureFault = FetchFault | 'too_small'

const mostTries = 6
const mostBytes = 20_000_000
/** A picture of fewer pixels is a counter or an icon. */
const leastPixels = 200
const atOnce = 4
/** Of pictures that were fetched before there were previews. */
const previewsAtOnce = 50
/** A run ends before the next one is due; each takes up where the other stopped. */
const runMs = 50_000

const endings: Record<PhotographKind['format'], string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tiff: 'tiff',
}

/** 2, 8, 32 minutes, 2 hours and 8.5 hours after the tries before. */
const minutesUntilNext = (tries: number) => 2 * 4 ** tries

/**
 * Fetches the pictures that listings name by address and that are due, four at once, into the folder `_fetched` of the media
 * folder. The bytes decide what is a picture. What may be there later is tried at most six times. Answers how many were tried.
 */
export async function fetchPictures(deps: FetchDeps): Promise<number> {
  const end = performance.now() + runMs
  await previewPhotographs(deps, await listFetchedWithoutPreview(deps.db, previewsAtOnce))
  let tried = 0
  while (performance.now() < end) {
    const now = deps.clock.now()
    const due = await takeDuePictures(deps.db, {
      now: now.toString(),
      until: now.add({ minutes: 2 }).toString(),
      limit: atOnce,
    })
    if (due.length === 0) break
    await Promise.all(
      due.map(async (picture) => writeFetch(deps.db, picture.address, await fetchOne(deps, picture))),
    )
    tried += due.length
  }
  return tried
}

async function fetchOne(deps: FetchDeps, { address, tries }: DuePicture): Promise<FetchOutcome> {
  try {
    return { source: await keepPicture(deps, address) }
  } catch (error) {
    const fault = faultOf(error)
    const again = (fault === 'no_answer' || fault === 'busy') && tries + 1 < mostTries
    const dueAt = again
      ? deps.clock
          .now()
          .add({ minutes: minutesUntilNext(tries) })
          .toString()
      : null
    return { fault, dueAt }
  }
}

class TooSmall extends Error {}

function faultOf(error: unknown): PictureFault {
  if (error instanceof PictureUnreachable) return error.fault
  if (error instanceof TooSmall) return 'too_small'
  // what the press room throws for bytes that it cannot read; a process of it that ended is another matter
  if (error instanceof TypeError) return 'no_picture'
  throw error
}

async function keepPicture({ db, files, press, connection }: FetchDeps, address: string): Promise<string> {
  const bytes = await fetchPhotograph(address, connection, { redirects: 3, typed: false, bytes: mostBytes })
  const { format, width, height, preview } = await press.describePhotograph(bytes)
  if (Math.min(width, height) < leastPixels) throw new TooSmall(`${width} × ${height} pixels`)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  const path = `_fetched/${digest}.${endings[format]}`
  await files.write(path, bytes)
  const source = `${path}?v=${digest.slice(0, 8)}`
  await writePreview(db, source, preview)
  return source
}

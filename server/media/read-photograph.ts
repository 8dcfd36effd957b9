import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../platform/problem.ts'
import { isPhotographPath } from './picture-source.ts'

const largestPhotographBytes = 40_000_000

/** A photograph's bytes, and what tells this version of the file from the next. */
export interface Photograph {
  readonly bytes: () => Promise<Buffer>
  readonly version: string
}

const notFound = (): Problem => new Problem(404, 'picture_not_found', 'This picture does not exist.')
const refused = (): Problem => new Problem(400, 'invalid_picture', 'This is not a valid picture path.')

/**
 * Finds a photograph of the media folder. The path must stay inside by its spelling, and be no symlink nor lead through one:
 * a link that a supplier uploads would otherwise read any file that we can.
 *
 * @throws Problem 400 for a path that leaves the folder, 404 when there is no such file
 */
export async function readPhotograph(mediaFolder: string, relativePath: string): Promise<Photograph> {
  if (!isPhotographPath(relativePath)) throw refused()
  const home = await realpath(mediaFolder).catch(() => {
    throw notFound()
  })
  const file = path.join(home, relativePath)
  const real = await realpath(file).catch(() => {
    throw notFound()
  })
  if (real !== file) throw refused()
  // O_NOFOLLOW closes the gap between looking and opening; only Windows does not know it.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
  const handle = await open(file, flags)
  try {
    const found = await handle.stat()
    if (!found.isFile()) throw notFound()
    if (found.size > largestPhotographBytes) {
      throw new Problem(422, 'picture_too_large', 'Photographs may have up to 40 MB.')
    }
    return {
      version: `${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}`,
      bytes: async () => {
        const opened = await open(file, flags)
        try {
          return await opened.readFile()
        } finally {
          await opened.close()
        }
      },
    }
  } finally {
    await handle.close()
  }
}

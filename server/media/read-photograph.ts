import type { FileStore } from '../platform/files/file-store.ts'
import { Problem } from '../platform/problem.ts'
import { isPhotographPath } from './picture-source.ts'

const largestPhotographBytes = 40_000_000

/** A photograph's bytes, and what tells this version of the file from the next. */
export interface Photograph {
  readonly bytes: () => Promise<Buffer>
  readonly version: string
}

const notFound = (): Problem => new Problem(404, 'picture_not_found', 'This picture does not exist.')

/**
 * Finds a photograph of the store.
 *
 * @throws Problem 400 for a path that leaves the store, 404 when there is no such file, 422 for one that is too large
 */
export async function readPhotograph(store: FileStore, path: string): Promise<Photograph> {
  if (!isPhotographPath(path)) {
    throw new Problem(400, 'invalid_picture', 'This is not a valid picture path.')
  }
  const found = await store.find(path)
  if (!found) throw notFound()
  if (found.bytes > largestPhotographBytes) {
    throw new Problem(422, 'picture_too_large', 'Photographs may have up to 40 MB.')
  }
  return {
    version: found.version,
    async bytes() {
      const bytes = await store.read(path)
      if (!bytes) throw notFound()
      return bytes
    },
  }
}

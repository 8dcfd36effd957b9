import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import type { Stats } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../problem.ts'
import type { FileStore, StoredFile } from './file-store.ts'

// closes the gap between looking and opening; only Windows does not know it
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/**
 * A store in a folder of this machine, or one that several machines have mounted. A symlink is no file of it, and none is
 * followed: one that a supplier uploads would otherwise read any file that we can.
 */
export function openFolderStore(home: string): FileStore {
  return {
    async listFolders() {
      const entries = await readdir(home, { withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
    async list(folder) {
      const entries = await readdir(path.join(home, folder), { withFileTypes: true }).catch(
        unless(['ENOENT', 'ENOTDIR'], () => []),
      )
      return Promise.all(
        entries
          .filter((entry) => entry.isFile())
          .map(async ({ name }) => describe(name, await stat(path.join(home, folder, name)))),
      )
    },
    async find(name) {
      const handle = await openInside(name)
      if (!handle) return undefined
      try {
        const found = await handle.stat()
        return found.isFile() ? describe(path.basename(name), found) : undefined
      } finally {
        await handle.close()
      }
    },
    async read(name) {
      const handle = await openInside(name)
      if (!handle) return undefined
      try {
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
    async write(name, bytes) {
      const file = path.join(home, name)
      // renamed into place, so that no reader sees half of it
      const draft = `${file}.${randomUUID()}.draft`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
      } finally {
        await rm(draft, { force: true })
      }
    },
  }

  async function openInside(name: string): Promise<FileHandle | undefined> {
    const top = await realpath(home).catch(() => undefined)
    if (top === undefined) return undefined
    const file = path.join(top, name)
    const real = await realpath(file).catch(() => undefined)
    if (real === undefined) return undefined
    if (real !== file) throw new Problem(400, 'invalid_picture', 'This is not a valid picture path.')
    return open(file, flags)
  }
}

function describe(name: string, { mtimeMs, size }: Stats): StoredFile {
  return { name, version: `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`, bytes: size }
}

function unless<Result>(
  codes: readonly string[],
  instead: () => Result,
): (error: NodeJS.ErrnoException) => Result {
  return (error) => {
    if (codes.includes(error.code ?? '')) return instead()
    throw error
  }
}

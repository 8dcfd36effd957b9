import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '../platform/log.ts'

/** Made pictures on disk, by key. A lost file costs a drawing, never a picture. */
export interface PictureCache {
  /** The picture of a key: from disk, or made now. Two who ask at once for a new picture wait for the same drawing. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

interface Kept {
  readonly file: string
  readonly bytes: number
  readonly usedAt: number
}

async function listKept(folder: string): Promise<Kept[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const found = await stat(file).catch(() => undefined)
      return found?.isFile() ? { file, bytes: found.size, usedAt: found.mtimeMs } : undefined
    }),
  )
  return files.filter((kept) => kept !== undefined)
}

/**
 * A cache in a folder that keeps at most `megabytes`: any visitor may ask for a poster of any seed, and must not fill the disk
 * with them. Over the limit, the pictures that were used longest ago go, down to nine tenths. A disk that is full or broken
 * costs the keeping, and a line of the log: the picture is made and sent all the same.
 */
export function createPictureCache(
  folder: string,
  megabytes: number,
  log: Pick<Logger, 'warn'>,
): PictureCache {
  const limit = megabytes * 1_000_000
  const making = new Map<string, Promise<Buffer>>()
  let total: number | undefined
  let sweeping = false

  async function sweep(): Promise<void> {
    if (sweeping) return
    sweeping = true
    try {
      const kept = (await listKept(folder)).sort((a, b) => a.usedAt - b.usedAt)
      total = kept.reduce((sum, { bytes }) => sum + bytes, 0)
      for (const { file, bytes } of total > limit ? kept : []) {
        if (total <= limit * 0.9) break
        await rm(file, { force: true })
        total -= bytes
      }
    } finally {
      sweeping = false
    }
  }

  async function keep(file: string, picture: Buffer): Promise<void> {
    // Renamed into place, so that another process never reads half a picture.
    const draft = `${file}.${randomUUID()}.draft`
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(draft, picture)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      throw error
    }
    total = total === undefined ? undefined : total + picture.length
    if (total === undefined || total > limit) await sweep()
  }

  async function makeAndKeep(key: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const picture = await make()
      await keep(file, picture).catch((error: unknown) => log.warn({ err: error }, 'a picture was not kept'))
      return picture
    } finally {
      making.delete(key)
    }
  }

  async function readKept(file: string): Promise<Buffer | undefined> {
    try {
      const picture = await readFile(file)
      const now = new Date()
      // The time of use orders the sweep; file systems are often mounted without access times.
      await utimes(file, now, now).catch(() => undefined)
      return picture
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        log.warn({ err: error }, 'a kept picture is lost')
      }
      return undefined
    }
  }

  return {
    async get(key, make) {
      const file = path.join(folder, key.slice(0, 2), key)
      const underway = making.get(key)
      if (underway) return underway
      const kept = await readKept(file)
      if (kept) return kept
      const made = making.get(key) ?? makeAndKeep(key, file, make)
      making.set(key, made)
      return made
    },
  }
}

import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** A disk that can be filled. */
export interface SmallDisk {
  fill(): void
  free(): void
  close(): void
}

const bytes = 2.5e9
const block = Buffer.alloc(1_048_576)

/**
 * Makes `folder` a disk of its own, in memory. It takes a right that root has.
 *
 * @throws Error where it cannot be mounted
 */
export function openSmallDisk(folder: string): SmallDisk {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=755`, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0) throw new Error(`The soak mounts a disk and must run as root: ${mounted.stderr}`)
  const filler = path.join(folder, 'filler')
  return {
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (;;) writeSync(file, block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => void spawnSync('umount', [folder]),
  }
}

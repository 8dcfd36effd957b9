import { mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder with those above it, one by one. Node's own recursive way never ends where a file system makes none, as
 * `/proc`, and hears no signal meanwhile.
 *
 * @throws Error of the file system
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const above = path.dirname(folder)
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || above === folder) throw error
    makeFolder(above, mode)
    mkdirSync(folder, { mode })
  }
}

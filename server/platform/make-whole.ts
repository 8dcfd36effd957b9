import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder that is there whole or not at all: a process that is killed while it makes one leaves a draft, which the
 * next one clears away, and of several that make it at once the first decides.
 *
 * @param part what the folder has once it is made
 * @param make fills the draft, an empty folder
 * @throws Error when something else stands in its place
 */
export async function makeWhole(
  folder: string,
  part: string,
  make: (draft: string) => void | Promise<void>,
): Promise<void> {
  const isThere = () => existsSync(path.join(folder, part))
  if (isThere()) return
  clearDrafts(folder)
  const draft = `${folder}.draft-${process.pid}-${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  try {
    await make(draft)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!isThere()) throw error
  }
}

/** Those of processes that live may yet become the folder. */
function clearDrafts(folder: string): void {
  const parent = path.dirname(folder)
  const start = `${path.basename(folder)}.draft-`
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    if (name.startsWith(start) && !isAlive(Number.parseInt(name.slice(start.length)))) {
      rmSync(path.join(parent, name), { recursive: true, force: true })
    }
  }
}

/** Whether a process of this number lives. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readManifest } from './manifest.ts'

/** `dhow-2026-11-22T03-00-00Z`, as `backUp` names them: by name, the newest is the last. */
const backupName = /^dhow-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/**
 * Removes the oldest backups of a folder until `keep` whole ones are left. What is no whole backup is neither counted nor
 * touched.
 *
 * @returns the names of those removed
 */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  if (!Number.isInteger(keep) || keep < 1) throw new Error('At least one backup is kept.')
  const whole: string[] = []
  for (const name of (await readdir(folder)).filter((each) => backupName.test(each)).toSorted()) {
    const isWhole = await readManifest(path.join(folder, name)).then(
      () => true,
      () => false,
    )
    if (isWhole) whole.push(name)
  }
  const old = whole.slice(0, -keep)
  for (const name of old) await rm(path.join(folder, name), { recursive: true })
  return old
}

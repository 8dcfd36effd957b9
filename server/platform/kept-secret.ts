import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from './env.ts'

/**
 * A secret of this installation that nobody had to think of: made at the first asking, kept in the data folder for its
 * owner's eyes only. Several processes on one folder agree on it.
 */
export function keptSecret(
  { dataFolder }: Pick<Env, 'dataFolder'>,
  name: string,
  make: () => string,
): string {
  const folder = path.join(dataFolder, 'secrets')
  const file = path.join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    // the first one to create the file decides
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

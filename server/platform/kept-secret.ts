import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from './env.ts'
import { makeFolder } from './make-folder.ts'

/**
 * A secret of this installation that the operator need not choose: made when it is first needed, kept in the data folder for its
 * owner's eyes only. Several processes on one folder agree on it.
 *
 * @throws Error when the file is there and empty: a key of no bytes is known to all
 */
export function keptSecret(
  { dataFolder }: Pick<Env, 'dataFolder'>,
  name: string,
  make: () => string,
): string {
  const folder = path.join(dataFolder, 'secrets')
  makeFolder(folder, 0o700)
  return keptFile(path.join(folder, name), make)
}

/** A secret in a file of a folder that is there, as `keptSecret` makes and keeps them. */
export function keptFile(file: string, make: () => string): string {
  const secret = read(file) ?? keep(file, make())
  if (!secret.trim()) {
    throw new Error(`The secret ${file} is empty. Restore it, or delete it to have a new one made.`)
  }
  return secret
}

function read(file: string): string | undefined {
  return unless('ENOENT', () => readFileSync(file, 'utf8'))
}

function keep(file: string, secret: string): string {
  const draft = `${file}.${randomUUID()}`
  try {
    // written whole before it has its name: a full disk or another process at its start never leaves, or reads, half of it
    writeFileSync(draft, secret, { flag: 'wx', mode: 0o600 })
    // the first one to give it the name decides
    unless('EEXIST', () => linkSync(draft, file))
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function unless<Result>(code: string, work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error
    return undefined
  }
}

import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { keptFile } from '../kept-secret.ts'
import { environment, identity, stateFolder } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { makeFolder } from '../make-folder.ts'
import { makeWhole } from '../make-whole.ts'

/** The database role that owns everything in the cluster. */
export const owner = 'dhow'

/** What a cluster has from the moment at which it can be started. */
const version = 'PG_VERSION'

/** The files of a PostgreSQL, and what opens it. */
export interface Cluster {
  folder: string
  password: string
}

/**
 * The cluster of a data folder, made at the first call.
 *
 * @param durable false: it may come to nothing when the machine goes down right after
 * @throws Error that says what to do when it cannot be made, or not be opened
 */
export async function openCluster(
  dataFolder: string,
  binaries: Binaries,
  durable: boolean,
): Promise<Cluster> {
  makeFolder(dataFolder)
  const folder = clusterFolder(dataFolder)
  const passwordFile = path.join(dataFolder, 'postgres-password')
  if (existsSync(path.join(folder, version)) && !existsSync(passwordFile)) {
    throw new Error(
      `The database in ${folder} cannot be opened without its password, ${passwordFile}. Restore that file.`,
    )
  }
  const password = keptFile(passwordFile, () => `${randomBytes(18).toString('hex')}\n`).trim()
  try {
    await makeWhole(folder, version, (draft) => initialise(binaries, draft, password, durable))
  } catch (error) {
    throw new Error(
      `The embedded PostgreSQL could not make its data folder ${folder}: ${error instanceof Error ? error.message : String(error)}\n` +
        'Set DATA_FOLDER to another place, or DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause: error },
    )
  }
  return { folder, password }
}

/**
 * The cluster lives in the data folder, unless we are root and the user `nobody` may not enter it (`/root` is 0700): then in
 * the system's place for a service's state, under a name that belongs to this data folder.
 */
export function clusterFolder(dataFolder: string): string {
  const inside = path.join(dataFolder, 'postgres')
  if (!identity.uid) return inside
  const reachable = spawnSync('test', ['-x', dataFolder], { ...identity, cwd: '/' }).status === 0
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  return reachable ? inside : path.join(stateFolder, name)
}

function initialise(binaries: Binaries, folder: string, password: string, durable: boolean): void {
  chmodSync(folder, 0o700)
  // initdb reads it as the user `nobody`; afterwards only this process needs it
  const handed = path.join(os.tmpdir(), `dhow-pw-${randomBytes(6).toString('hex')}`)
  writeFileSync(handed, `${password}\n`, { mode: 0o600 })
  if (identity.uid) {
    chownSync(folder, identity.uid, identity.gid)
    chownSync(handed, identity.uid, identity.gid)
  }
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      folder,
      '-U',
      owner,
      `--pwfile=${handed}`,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...identity, env: environment, encoding: 'utf8' },
  )
  rmSync(handed, { force: true })
  if (made.status !== 0) throw made.error ?? new Error(made.stderr)
}

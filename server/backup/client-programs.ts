import { spawnSync } from 'node:child_process'

/**
 * Runs one of PostgreSQL's own programs, which come with every PostgreSQL.
 *
 * @throws Error with its own words, or with what to install
 */
export function runClientProgram(program: 'pg_dump' | 'pg_restore', parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    throw new Error(
      `${program} is not installed. A database at DATABASE_URL is backed up and restored by PostgreSQL's own programs: install the client of its version (Debian: apt-get install postgresql-client).`,
    )
  }
  if (status !== 0) throw new Error(`${program} failed:\n${stderr || String(error)}`)
}

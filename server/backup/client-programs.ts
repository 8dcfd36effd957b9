import { spawnSync } from 'node:child_process'

/**
 * Runs one of PostgreSQL's own programs, which come with every PostgreSQL, on the database of `url`. The password goes by its
 * environment: every user of a machine can read the words of a command.
 *
 * @throws Error with its own words, or with what to install
 */
export function runClientProgram(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  parameters: readonly string[],
): void {
  const database = new URL(url)
  const password = decodeURIComponent(database.password)
  database.password = ''
  const { status, stderr, error } = spawnSync(program, [...parameters, `--dbname=${database.href}`], {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    throw new Error(
      `${program} is not installed. A database at DATABASE_URL is backed up and restored by PostgreSQL's own programs: install the client of its version (Debian: apt-get install postgresql-client).`,
    )
  }
  if (status !== 0) throw new Error(`${program} failed:\n${stderr || String(error)}`)
}

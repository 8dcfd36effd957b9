import { cp, mkdir, readFile, rename } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Clock } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { clusterFolder } from '../platform/postgres/cluster.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { runClientProgram } from './client-programs.ts'
import { copyCluster } from './copy-cluster.ts'
import { nameOfSecret, writeManifest } from './manifest.ts'

/**
 * Writes a backup into a new folder of `to`, for its owner's eyes only: the database, the suppliers' photographs, and the
 * keys and secrets of the data folder. The shop may go on selling meanwhile. A `SESSION_SECRET` of the environment is not in
 * it: without it sealed keys and links in mails are worth nothing, so keep it with the backup, and apart from it.
 *
 * @returns the folder
 */
export async function backUp({ env, clock }: { env: Env; clock: Clock }, to: string): Promise<string> {
  const madeAt = clock.now().round('second').toString()
  const folder = path.join(to, `dhow-${madeAt.replaceAll(':', '-')}`)
  const draft = `${folder}.part`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  let postgres: string | undefined
  if (env.DATABASE_URL) {
    const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
    const file = path.join(draft, 'database.dump')
    runClientProgram('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`])
  } else {
    const cluster = clusterFolder(env.dataFolder)
    postgres = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
    const server = await startEmbeddedPostgres(env.dataFolder)
    try {
      await copyCluster(server.url('postgres'), cluster, path.join(draft, 'postgres'))
    } finally {
      await server.stop()
    }
    await cp(path.join(env.dataFolder, 'postgres-password'), path.join(draft, 'postgres-password'))
  }
  // photographs after the database: one that a row names is there
  await copyIfThere(env.mediaFolder, path.join(draft, 'media'))
  await copyIfThere(path.join(env.dataFolder, 'secrets'), path.join(draft, 'secrets'))
  await writeManifest(draft, {
    madeAt,
    database: env.DATABASE_URL ? 'dump' : 'cluster',
    postgres,
    architecture: `${process.platform}-${process.arch}`,
    secret: nameOfSecret(env),
  })
  await rename(draft, folder)
  return folder
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, preserveTimestamps: true })
}

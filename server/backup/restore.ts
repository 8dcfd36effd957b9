import { chmod, chown, cp, mkdir, readdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '../platform/env.ts'
import { identity } from '../platform/postgres/binaries.ts'
import { clusterFolder } from '../platform/postgres/cluster.ts'
import { hasNoTables, withConnection } from './backup.queries.ts'
import { runClientProgram } from './client-programs.ts'
import { nameOfSecret, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'

/**
 * Puts a backup where this environment says that its data is: `DATA_FOLDER` and `MEDIA_FOLDER`, and `DATABASE_URL` when it is of
 * such a database. Nothing that is there already is written over.
 *
 * @throws Error that says what is in the way, or what does not fit
 */
export async function restore(env: Env, from: string): Promise<Manifest> {
  const manifest = await readManifest(from)
  await refuse(env, manifest)
  await mkdir(env.dataFolder, { recursive: true })
  if (manifest.database === 'dump') {
    const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? ''
    runClientProgram('pg_restore', url, [
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      path.join(from, 'database.dump'),
    ])
  } else {
    await cp(path.join(from, 'postgres-password'), path.join(env.dataFolder, 'postgres-password'))
    const cluster = clusterFolder(env.dataFolder)
    await mkdir(path.dirname(cluster), { recursive: true })
    await cp(path.join(from, 'postgres'), cluster, { recursive: true })
    await handOver(cluster)
  }
  await copyIfThere(path.join(from, 'media'), env.mediaFolder)
  await copyIfThere(path.join(from, 'secrets'), path.join(env.dataFolder, 'secrets'))
  return manifest
}

async function refuse(env: Env, manifest: Manifest): Promise<void> {
  const secret = nameOfSecret(env)
  if (manifest.secret !== secret) {
    throw new Error(
      manifest.secret
        ? 'This backup was made with another SESSION_SECRET, and its ticket key is sealed with it. Set that one; a newer one may stand before it once it is restored.'
        : 'This backup was made without SESSION_SECRET: its secrets are in it. Restore it without one.',
    )
  }
  if (manifest.database === 'dump' && !env.DATABASE_URL) {
    throw new Error('This backup is of a database at DATABASE_URL. Set it to an empty one.')
  }
  if (manifest.database === 'cluster' && env.DATABASE_URL) {
    throw new Error('This backup is of the embedded PostgreSQL. Restore it without DATABASE_URL.')
  }
  if (manifest.database === 'cluster' && manifest.architecture !== `${process.platform}-${process.arch}`) {
    throw new Error(
      `This backup was made on ${manifest.architecture}: the files of its PostgreSQL fit no other machine.`,
    )
  }
  for (const folder of [env.dataFolder, env.mediaFolder]) {
    const there = existsSync(folder) ? await readdir(folder) : []
    if (there.length > 0) {
      throw new Error(`${folder} is not empty. Move it away, or set DATA_FOLDER and MEDIA_FOLDER to others.`)
    }
  }
  if (manifest.database === 'cluster' && existsSync(clusterFolder(env.dataFolder))) {
    throw new Error(`${clusterFolder(env.dataFolder)} is there already. Move it away.`)
  }
  if (env.DATABASE_URL && !(await withConnection(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, hasNoTables))) {
    throw new Error('The database at DATABASE_URL is not empty. Make a new one: createdb NAME.')
  }
}

/** PostgreSQL runs as the user `nobody` where this runs as root, and must own its files. */
export async function handOver(folder: string): Promise<void> {
  await own(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const each = path.join(folder, entry.name)
    if (entry.isDirectory()) await handOver(each)
    else await own(each, 0o600)
  }
}

async function own(file: string, mode: number): Promise<void> {
  await chmod(file, mode)
  if (identity.uid) await chown(file, identity.uid, identity.gid)
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, preserveTimestamps: true })
}

import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { beginBackup, endBackup, forgetSlot, withConnection } from './backup.queries.ts'

/**
 * What a base backup leaves out: what belongs to the running server, what it makes anew, and its log, which is copied last
 * (PostgreSQL's manual, "Making a Base Backup Using the Low Level API").
 */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|\.s\.PGSQL.*|pgsql_tmp.*)$/

/**
 * Copies the files of a running cluster while others go on writing to it. npm brings no client programs: this is the base
 * backup that `pg_basebackup` makes, through the server's own functions. It is restored by starting PostgreSQL on the copy.
 */
export async function copyCluster(url: string, cluster: string, to: string): Promise<void> {
  const slot = `dhow_backup_${randomBytes(6).toString('hex')}`
  await withConnection(url, async (client) => {
    // the slot belongs to the connection, and goes with it should this process die
    await beginBackup(client, slot)
    await copyFolder(cluster, to)
    const { label, firstLog } = await endBackup(client)
    await writeFile(path.join(to, 'backup_label'), label)
    await copyLog(path.join(cluster, 'pg_wal'), path.join(to, 'pg_wal'), firstLog)
    await forgetSlot(client, slot)
  })
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of (await unlessGone(readdir(from, { withFileTypes: true }))) ?? []) {
    if (leftOut.test(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isFile()) await unlessGone(copyFile(source, target))
    else if (entry.isDirectory() && emptied.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) await copyFolder(source, target)
  }
}

/** Segments from the one in which the backup began. Their names sort as they were written. */
async function copyLog(from: string, to: string, first: string): Promise<void> {
  await mkdir(path.join(to, 'archive_status'), { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) ? name >= first : name.endsWith('.history')
    if (isNeeded) await unlessGone(copyFile(path.join(from, name), path.join(to, name)))
  }
}

/** A table that is dropped meanwhile takes its file along: the log says so. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

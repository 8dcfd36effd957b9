import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { copyCluster } from '../../backup/copy-cluster.ts'
import { handOver } from '../../backup/restore.ts'
import { openDatabase } from '../../platform/database.ts'
import { clusterFolder } from '../../platform/postgres/cluster.ts'
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import { openCutProxy } from '../cut-proxy.ts'

/** PostgreSQL with a synchronous replica whenever one is wanted, behind PgBouncer. */
export interface SoakDatabase {
  /** Through the pooler, in transaction mode. */
  pooled: string
  /** PostgreSQL itself, whichever node is the primary. */
  direct: string
  restart(): Promise<void>
  /** Makes a replica, cuts all connections to the primary, leads them to the replica, and promotes it after `readOnlyMs`. */
  promoteReplica(readOnlyMs: number): Promise<void>
  restartPooler(): Promise<void>
  close(): Promise<void>
}

const pooler = '/usr/sbin/pgbouncer'

/** Starts the first node in `folder`, and the pooler. */
export async function openSoakDatabase(folder: string): Promise<SoakDatabase> {
  let number = 1
  let node = path.join(folder, 'node-1')
  let cluster = await startEmbeddedPostgres(node)
  // PgBouncer takes no limit among the parameters of a connection (docs/operating.md)
  await onNode(cluster, `alter role dhow set statement_timeout = '15s'`)
  await onNode(cluster, `alter role dhow set lock_timeout = '5s'`)
  const proxy = await openCutProxy(cluster.url())
  const bouncer = await openPooler(folder, proxy.url)
  return {
    pooled: bouncer.url,
    direct: proxy.url,
    async restart() {
      const port = Number(new URL(cluster.url()).port)
      await cluster.stop()
      cluster = await startEmbeddedPostgres(node, { port })
    },
    async promoteReplica(readOnlyMs) {
      const next = path.join(folder, `node-${(number += 1)}`)
      const replica = await startReplica({ of: cluster, from: node, to: next })
      await waitUntilSynchronous(cluster)
      // from here on nothing that the old primary does is seen
      await proxy.cut()
      await proxy.mend(replica.url())
      await delay(readOnlyMs)
      await onNode(replica, `alter system set synchronous_standby_names = ''`)
      await onNode(replica, 'select pg_promote()')
      const former = { cluster, node }
      cluster = replica
      node = next
      await former.cluster.stop()
      await rm(clusterFolder(former.node), { recursive: true, force: true })
    },
    restartPooler: () => bouncer.restart(),
    async close() {
      await bouncer.stop()
      await proxy.cut()
      await cluster.stop()
      await rm(clusterFolder(node), { recursive: true, force: true })
    },
  }
}

interface Copy {
  of: EmbeddedPostgres
  from: string
  to: string
}

async function startReplica({ of, from, to }: Copy): Promise<EmbeddedPostgres> {
  // PostgreSQL runs as the user `nobody`, who must be able to enter this folder
  await mkdir(to, { mode: 0o755 })
  const copy = clusterFolder(to)
  await copyCluster(of.url('postgres'), clusterFolder(from), copy)
  await copyFile(path.join(from, 'postgres-password'), path.join(to, 'postgres-password'))
  const { port, username, password } = new URL(of.url())
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  await appendFile(path.join(copy, 'postgresql.auto.conf'), `\nprimary_conninfo = '${primary}'\n`)
  await writeFile(path.join(copy, 'standby.signal'), '')
  await handOver(copy)
  return startEmbeddedPostgres(to)
}

async function waitUntilSynchronous(primary: EmbeddedPostgres): Promise<void> {
  await onNode(primary, `alter system set synchronous_standby_names = '*'`)
  await onNode(primary, 'select pg_reload_conf()')
  for (let looks = 0; looks < 150; looks += 1) {
    const rows = await onNode(primary, `select from pg_stat_replication where sync_state = 'sync'`)
    if (rows.length > 0) {
      // commits wait for the replica only once the checkpointer has read the setting, which it does before it works
      await onNode(primary, 'checkpoint')
      return
    }
    await delay(200)
  }
  throw new Error('the replica did not catch up within 30 s')
}

async function onNode(node: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const db = openDatabase(node.url('postgres'), { poolSize: 1, statementTimeoutMs: 60_000 })
  try {
    return (await db.raw<{ rows: unknown[] }>(sql)).rows
  } finally {
    await db.destroy()
  }
}

async function openPooler(folder: string, behind: string) {
  const { hostname, port: databasePort, username, password, pathname } = new URL(behind)
  const port = Number(databasePort) === 6_432 ? 6_433 : 6_432
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${databasePort} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 300',
    // as short as its own documentation advises for a database that fails over
    'server_login_retry = 1',
  ]
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, settings.join('\n'))
  await chmod(file, 0o644)
  const start = (): ChildProcess =>
    spawn(pooler, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), '-q', file], { stdio: 'ignore' })
  let running = start()
  const stop = async () => {
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop,
    async restart() {
      await stop()
      await delay(1_000)
      running = start()
    },
  }
}

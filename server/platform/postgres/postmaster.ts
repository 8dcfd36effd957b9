import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '../make-whole.ts'
import { environment, identity } from './binaries.ts'
import type { Binaries } from './binaries.ts'

/** What the path of a socket may have at most, on Linux and on macOS: the shorter of `sun_path`, less its ending zero. */
const longestSocketPath = 103

/** Where a cluster listens: at a port of this machine always, in a folder of sockets where that is possible. */
export interface Place {
  port: number
  sockets: string | undefined
}

/** A running PostgreSQL, by the `postmaster.pid` in its cluster. */
export interface Postmaster extends Place {
  pid: number
}

/** Reads which server runs on a cluster; undefined where none does, by the cluster's own files. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port, sockets] = readFileSync(file, 'utf8').split('\n')
  if (!Number(pid) || !Number(port)) return undefined
  return { pid: Number(pid), port: Number(port), sockets: sockets || undefined }
}

/**
 * A statement through a socket in the file system takes a third less time than through TCP to the same machine. The
 * cluster's own folder can be entered only by users who may use the cluster.
 */
function socketsIn(cluster: string): string {
  const longest = path.join(cluster, '.s.PGSQL.65535')
  if (process.platform === 'win32' || Buffer.byteLength(longest) > longestSocketPath) return ''
  // it is read as a list
  return `"${cluster.replaceAll('"', '""')}"`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}

/** What PostgreSQL says when another process runs on the cluster, or ends there: it is worth another try. */
const inUse = /lock file "postmaster\.pid" already exists|is still in use/

/** A port that was free when we looked, and is not any more. */
const portTaken = /could not bind .*: Address already in use/

/** Another process was quicker: it has the cluster, or the free port that was found for it. */
export class ClusterInUse extends Error {}

/** Enough of a log to say why it ended. */
const keptWords = 4_000

/**
 * Starts PostgreSQL on a cluster; resolves once it is ready, however long it recovers from a crash.
 *
 * @throws ClusterInUse when another process was quicker; Error with PostgreSQL's own words otherwise
 */
export async function launch(
  binaries: Binaries,
  cluster: string,
  { port, durable }: { port: number | undefined; durable: boolean },
): Promise<{ child: ChildProcess; lastWords: () => string }> {
  const settings = [
    'max_connections=100',
    'shared_buffers=256MB',
    'random_page_cost=1.1',
    'jit=off',
    // the error of a statement goes to the client that sent it; this log holds no names and addresses
    'log_min_messages=log',
    'log_checkpoints=off',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ]
  const place = ['-p', String(port ?? (await freePort())), '-h', '127.0.0.1', '-k', socketsIn(cluster)]
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...place, ...settings.flatMap((setting) => ['-c', setting])],
    // a group of its own: Ctrl-C reaches us first, and we stop it once the last request is answered
    { ...identity, env: environment, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  let said = ''
  const ready = Promise.withResolvers<void>()
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-keptWords)
    // a replica is ready for reading
    if (/ready to accept (read-only )?connections/.test(said)) ready.resolve()
  })
  child.once('error', ready.reject)
  child.once('close', (code) =>
    ready.reject(
      inUse.test(said) || (port === undefined && portTaken.test(said))
        ? new ClusterInUse(said)
        : new Error(`The embedded PostgreSQL ended with ${code}:\n${said}`),
    ),
  )
  await ready.promise
  return { child, lastWords: () => said }
}

const lookAgainMs = 20

/** Fast shutdown of the server that runs on a cluster; resolves when it has ended. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = readPostmaster(cluster)
  if (!running || !isAlive(running.pid)) return
  process.kill(running.pid, 'SIGINT')
  while (isAlive(running.pid)) await pause(lookAgainMs)
}

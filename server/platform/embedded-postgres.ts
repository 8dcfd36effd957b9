import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { environment, findBinaries, identity, nobody } from './postgres-binaries.ts'
import type { Binaries } from './postgres-binaries.ts'

/** A PostgreSQL of our own: real server binaries from npm, its cluster in the project's data folder. */
export interface EmbeddedPostgres {
  /** Connection string of a database in the cluster; the `dhow` database exists. */
  url(database?: string): string
  /** Whether it was running already: another process uses it, or was killed and left it behind. */
  readonly joined: boolean
  /** Stops it, for everybody. */
  stop(): Promise<void>
}

const user = 'dhow'
const startLimitMs = 30_000
/** What the path of a socket may have at most, on Linux and on macOS: the shorter of `sun_path`, less its ending zero. */
const longestSocketPath = 103

/**
 * The cluster lives in the data folder, unless we are root and nobody may not even walk there (`/root` is 0700): then in
 * the system's place for a service's state, under a name that belongs to this data folder.
 */
function chooseCluster(folder: string): string {
  const inside = path.join(folder, 'postgres')
  if (!identity.uid) {
    return inside
  }
  const reachable = spawnSync('test', ['-x', folder], { ...identity, cwd: '/' }).status === 0
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return reachable ? inside : path.join('/var/lib/dhow', name)
}

/** Where the cluster listens: at a port of this machine always, in a folder of sockets where that is possible. */
interface Place {
  port: number
  sockets: string | undefined
}

/**
 * A statement through a socket in the file system takes a third less time than through TCP to the same machine. The
 * cluster's own folder is entered by whoever may use the cluster, and by nobody else.
 */
function chooseSockets(cluster: string): string | undefined {
  const longest = path.join(cluster, '.s.PGSQL.65535')
  return process.platform === 'win32' || Buffer.byteLength(longest) > longestSocketPath ? undefined : cluster
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

/**
 * Starts the cluster in `folder` (made at the first call), or joins the one that a killed process left running.
 *
 * @param options.port where it is to listen, so that it comes back where its clients look for it; absent: anywhere
 * @param options.durable false: what it holds need not outlive the machine, only the process, as of a test's cluster
 * @throws Error that says what to do when the binaries or the folder cannot be used
 */
export async function startEmbeddedPostgres(
  folder: string,
  { port: wantedPort, durable = true }: { port?: number; durable?: boolean } = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true })
  const cluster = chooseCluster(folder)
  const passwordFile = path.join(folder, 'postgres-password')
  mkdirSync(path.dirname(cluster), { recursive: true })
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (identity.uid) {
    chownSync(cluster, nobody, nobody)
  }

  const binaries = await findBinaries(folder)
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    initialise(binaries, cluster, passwordFile)
  }
  const password = readFileSync(passwordFile, 'utf8').trim()
  const urlAt =
    ({ port, sockets }: Place) =>
    (database = 'dhow') =>
      `postgres://${user}:${password}@127.0.0.1:${port}/${database}${sockets ? `?host=${encodeURIComponent(sockets)}` : ''}`

  const running = await findRunning(cluster, urlAt)
  if (running) {
    return { url: urlAt(running), joined: true, stop: async () => signalPostmaster(cluster) }
  }

  const place = { port: wantedPort ?? (await freePort()), sockets: chooseSockets(cluster) }
  const child = await launch(binaries, cluster, place, durable)
  const url = urlAt(place)
  await ensureDatabase(url('postgres'))
  return { url, joined: false, stop: () => stopChild(child) }
}

function initialise(binaries: Binaries, cluster: string, passwordFile: string): void {
  const password = randomBytes(18).toString('hex')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  // initdb reads it as nobody; afterwards only this process needs it
  const handed = path.join(os.tmpdir(), `dhow-pw-${randomBytes(6).toString('hex')}`)
  writeFileSync(handed, `${password}\n`, { mode: 0o600 })
  if (identity.uid) {
    chownSync(handed, nobody, nobody)
  }
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      cluster,
      '-U',
      user,
      `--pwfile=${handed}`,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    { ...identity, env: environment, encoding: 'utf8' },
  )
  rmSync(handed, { force: true })
  if (made.status !== 0) {
    const reason = made.error?.message ?? made.stderr
    throw new Error(
      `The embedded PostgreSQL could not make its data folder ${cluster}: ${reason}\n` +
        'Set DATA_FOLDER to another place, or DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}

async function findRunning(
  cluster: string,
  urlAt: (place: Place) => (database?: string) => string,
): Promise<Place | undefined> {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) {
    return undefined
  }
  const [, , , port, sockets] = readFileSync(file, 'utf8').split('\n')
  if (!Number(port)) {
    return undefined
  }
  const place = { port: Number(port), sockets: sockets || undefined }
  try {
    await ensureDatabase(urlAt(place)('postgres'))
    return place
  } catch {
    return undefined
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const found = await client.query(`select 1 from pg_database where datname = 'dhow'`)
    if (!found.rowCount) {
      await client.query('create database dhow')
    }
  } finally {
    await client.end()
  }
}

function launch(
  binaries: Binaries,
  cluster: string,
  { port, sockets }: Place,
  durable: boolean,
): Promise<ChildProcess> {
  const settings = [
    'max_connections=100',
    'shared_buffers=256MB',
    'random_page_cost=1.1',
    'jit=off',
    'log_min_messages=warning',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ]
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      cluster,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      sockets ?? '',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // a group of its own: Ctrl-C reaches us first, and we stop it once the last request is answered
    { ...identity, env: environment, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  return new Promise((resolve, reject) => {
    let said = ''
    const limit = setTimeout(
      () => reject(new Error(`The embedded PostgreSQL did not start:\n${said}`)),
      startLimitMs,
    )
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) {
        said += chunk.toString()
      }
      if (said.includes('ready to accept connections')) {
        clearTimeout(limit)
        resolve(child)
      }
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The embedded PostgreSQL ended with ${code}:\n${said}`)))
  })
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}

/** Fast shutdown of a postmaster that an earlier process started. */
function signalPostmaster(cluster: string): void {
  const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  if (pid > 1) {
    process.kill(pid, 'SIGINT')
  }
}

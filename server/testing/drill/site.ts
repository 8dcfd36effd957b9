import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { balancerSettings, cacheSettings, patroniSettings, poolerSettings } from './settings.ts'
import type { Ports } from './settings.ts'
import { startUnit } from './unit.ts'
import type { Unit } from './unit.ts'

/** Three zones with a PostgreSQL, a member of etcd and a process each; before them a pooler, a balancer and a cache. */
export interface DrillSite {
  origin: string
  ports: Ports
  etcd: Unit[]
  nodes: Unit[]
  apps: Unit[]
  pooler: Unit
  balancer: Unit
  /** PostgreSQL itself, by way of the balancer. */
  primaryUrl: string
  logs: string
  /** The zone that may be written; undefined while there is none. */
  findPrimary(): Promise<number | undefined>
  /** Kills the PostgreSQL of a zone; Patroni stays. */
  killPostgres(zone: number): void
  stop(): Promise<void>
}

const zones = [0, 1, 2]
const root = path.join(import.meta.dirname, '../../..')

export async function openDrillSite(say: (line: string) => void): Promise<DrillSite> {
  const folder = makeTemporaryFolder('drill')
  const logs = path.join(folder, 'logs')
  mkdirSync(logs)
  const ports = await choosePorts()
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  )
  const asPostgres = { uid, gid, logs, cwd: '/' }
  const units: Unit[] = []
  const start: typeof startUnit = (...args) => {
    const unit = startUnit(...args)
    units.push(unit)
    return unit
  }
  const folderOf = (name: string) => {
    const made = path.join(folder, name)
    mkdirSync(made, { recursive: true })
    chownSync(made, uid ?? 0, gid ?? 0)
    chmodSync(made, 0o700)
    return made
  }
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    chmodSync(file, 0o644)
    return file
  }
  const stop = async () => {
    for (const unit of units.toReversed()) await unit.stop()
    for (const zone of zones) killPostgres(zone)
    await buckets.close()
    rmSync(folder, { recursive: true, force: true })
  }
  // s3rver 5 pages through more than 1,000 objects with RC4: `npm run drill` lets OpenSSL know it
  const buckets = new S3rver({
    address: '127.0.0.1',
    port: ports.bucket,
    directory: path.join(folder, 'buckets'),
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'dhow', configs: [] }],
  })
  await buckets.run()

  function killPostgres(zone: number): void {
    try {
      const [pid = ''] = readFileSync(path.join(folder, `node${zone}/data/postmaster.pid`), 'utf8').split(
        '\n',
      )
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // it is dead already
    }
  }

  try {
    const members = ports.etcd.map(({ peer }, zone) => `etcd${zone}=http://127.0.0.1:${peer}`).join(',')
    const etcd = ports.etcd.map(({ client, peer }, zone) =>
      start(
        `etcd${zone}`,
        [
          '/usr/bin/etcd',
          `--name=etcd${zone}`,
          `--data-dir=${folderOf(`etcd${zone}`)}`,
          `--listen-client-urls=http://127.0.0.1:${client}`,
          `--advertise-client-urls=http://127.0.0.1:${client}`,
          `--listen-peer-urls=http://127.0.0.1:${peer}`,
          `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
          `--initial-cluster=${members}`,
          '--log-level=error',
        ],
        asPostgres,
      ),
    )
    const nodes = zones.map((zone) =>
      start(
        `node${zone}`,
        ['/usr/bin/patroni', write(`node${zone}.yml`, patroniSettings(ports, zone, folderOf(`node${zone}`)))],
        asPostgres,
      ),
    )
    const balancer = start(
      'balancer',
      ['/usr/sbin/haproxy', '-db', '-f', write('haproxy.cfg', balancerSettings(ports))],
      { logs },
    )
    const findPrimary = async () => {
      const answers = await Promise.all(
        ports.patroni.map((port) =>
          fetch(`http://127.0.0.1:${port}/primary`, { signal: AbortSignal.timeout(2_000) }).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      const zone = answers.indexOf(true)
      return zone === -1 ? undefined : zone
    }
    await until('a primary', async () => (await findPrimary()) !== undefined)
    await until('two replicas', async () => {
      const reply = await fetch(`http://127.0.0.1:${ports.patroni[0]}/cluster`).catch(() => undefined)
      const { members: known = [] } = ((await reply?.json()) ?? {}) as { members?: { state: string }[] }
      return known.length === 3 && known.every(({ state }) => state === 'running' || state === 'streaming')
    })
    psql(ports.primary, `create role dhow login password 'drill'`)
    psql(ports.primary, `alter role dhow set statement_timeout = '15s'`)
    psql(ports.primary, `create database dhow owner dhow template template0 encoding 'UTF8'`)
    const pooler = start(
      'pooler',
      ['/usr/sbin/pgbouncer', write('pgbouncer.ini', poolerSettings(ports))],
      asPostgres,
    )

    const origin = `http://localhost:${ports.cache}`
    const primaryUrl = `postgres://dhow:drill@127.0.0.1:${ports.primary}/dhow`
    const startApp = (zone: number) =>
      start(`app${zone}`, [process.execPath, 'server/start.mjs'], {
        cwd: root,
        logs,
        env: {
          PATH: process.env['PATH'],
          PORT: String(ports.apps[zone]),
          HOST: '127.0.0.1',
          DATA_FOLDER: path.join(folder, `app${zone}`),
          DATABASE_URL: `postgres://dhow:drill@127.0.0.1:${ports.pooler}/dhow`,
          DATABASE_DIRECT_URL: primaryUrl,
          DATABASE_PREPARED: '0',
          DATABASE_REPLICA_URLS: `postgres://dhow:drill@127.0.0.1:${ports.replica}/dhow`,
          MEDIA_BUCKET_URL: `http://S3RVER:S3RVER@127.0.0.1:${ports.bucket}/dhow`,
          CACHE_PURGE_URLS: origin,
          PUBLIC_ORIGIN: origin,
          SESSION_SECRET: 'a secret of the drill that is of no use to anybody',
          // the cache adds its visitor's address, the balancer is the one that calls
          TRUST_PROXY: '2',
          UNPAID_PLACES: '0',
          DEMO: '1',
          LOG_LEVEL: 'warn',
        },
      })
    say('PostgreSQL stands in three zones; the first process loads the demo catalogue …')
    const apps = [startApp(0)]
    await until('the first process', () => isReady(ports.apps[0]), 600)
    apps.push(startApp(1), startApp(2))
    start(
      'cache',
      [
        '/usr/sbin/varnishd',
        '-F',
        '-j',
        'none',
        '-n',
        path.join(folder, 'varnish'),
        '-a',
        `127.0.0.1:${ports.cache}`,
        '-f',
        write('cache.vcl', cacheSettings(ports)),
        '-s',
        'malloc,96m',
      ],
      { logs },
    )
    await until('every process', async () => (await Promise.all(ports.apps.map(isReady))).every(Boolean), 300)
    await until('the cache', async () => (await fetch(origin).catch(() => undefined))?.ok ?? false)
    return {
      origin,
      ports,
      etcd,
      nodes,
      apps,
      pooler,
      balancer,
      primaryUrl,
      logs,
      findPrimary,
      killPostgres,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function isReady(port: number | undefined): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return reply?.ok ?? false
}

/** @throws Error when it has not come within the time */
export async function until(what: string, isThere: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1_000
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${seconds} s`)
    await delay(300)
  }
}

function psql(port: number, sql: string): void {
  execFileSync('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-qc', sql, 'postgres'])
}

async function choosePorts(): Promise<Ports> {
  const servers = await Promise.all(
    Array.from({ length: 21 }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const free = servers.map((server) => {
    const address = server.address()
    server.close()
    return address === null || typeof address === 'string' ? 0 : address.port
  })
  const next = () => free.pop() ?? 0
  return {
    etcd: zones.map(() => ({ client: next(), peer: next() })),
    postgres: zones.map(next),
    patroni: zones.map(next),
    apps: zones.map(next),
    primary: next(),
    replica: next(),
    pooler: next(),
    web: next(),
    cache: next(),
    bucket: next(),
  }
}

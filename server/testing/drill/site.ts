import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { hub, inZone, openNetwork, ports, zoneAddress, zones } from './network.ts'
import { balancerSettings, cacheSettings, patroniSettings, poolerSettings } from './settings.ts'
import { startUnit } from './unit.ts'
import type { Unit } from './unit.ts'

/** Three zones with a PostgreSQL, a member of etcd and a process each; before them a pooler, a balancer and a cache. */
export interface DrillSite {
  origin: string
  /** The sources that its processes are started from. */
  builtFrom: string
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
  /** Waits until every node runs and one of the replicas is synchronous: what breaks next breaks alone. */
  untilWhole(): Promise<void>
  /** Ends the process of a zone as an init system does, and starts one of other sources in its place. */
  replaceApp(zone: number, sources: string): Promise<void>
  /** Kills the PostgreSQL of a zone; Patroni stays. */
  killPostgres(zone: number): void
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../../..')

export async function openDrillSite(say: (line: string) => void): Promise<DrillSite> {
  const folder = makeTemporaryFolder('drill')
  const logs = path.join(folder, 'logs')
  mkdirSync(logs)
  openNetwork()
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  )
  const postgres = { uid: uid ?? 0, gid: gid ?? 0 }
  const units: Unit[] = []
  const start: typeof startUnit = (...args) => {
    const unit = startUnit(...args)
    units.push(unit)
    return unit
  }
  const folderOf = (name: string) => {
    const made = path.join(folder, name)
    mkdirSync(made, { recursive: true })
    chownSync(made, postgres.uid, postgres.gid)
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
  const buckets = new S3rver({
    address: hub,
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
    const members = zones.map((zone) => `etcd${zone}=http://${zoneAddress(zone)}:${ports.etcdPeer}`)
    const etcd = zones.map((zone) => {
      const client = `http://${zoneAddress(zone)}:${ports.etcdClient}`
      const peer = `http://${zoneAddress(zone)}:${ports.etcdPeer}`
      return start(
        `etcd${zone}`,
        [
          ...inZone(zone, postgres),
          '/usr/bin/etcd',
          `--name=etcd${zone}`,
          `--data-dir=${folderOf(`etcd${zone}`)}`,
          `--listen-client-urls=${client}`,
          `--advertise-client-urls=${client}`,
          `--listen-peer-urls=${peer}`,
          `--initial-advertise-peer-urls=${peer}`,
          `--initial-cluster=${members.join(',')}`,
          '--enable-v2',
          '--log-level=error',
        ],
        { logs, cwd: '/' },
      )
    })
    const nodes = zones.map((zone) => {
      const settings = write(`node${zone}.yml`, patroniSettings(zone, folderOf(`node${zone}`)))
      return start(`node${zone}`, [...inZone(zone, postgres), '/usr/bin/patroni', settings], {
        logs,
        cwd: '/',
      })
    })
    const balancer = start(
      'balancer',
      ['/usr/sbin/haproxy', '-db', '-f', write('haproxy.cfg', balancerSettings())],
      { logs },
    )
    const findPrimary = async () => {
      const answers = await Promise.all(
        zones.map((zone) =>
          fetch(`http://${zoneAddress(zone)}:${ports.patroni}/primary`, {
            signal: AbortSignal.timeout(2_000),
          }).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      const zone = answers.indexOf(true)
      return zone === -1 ? undefined : zone
    }
    await until('a primary', async () => (await findPrimary()) !== undefined)
    await untilWhole()
    psql(`create role dhow login password 'drill'`)
    psql(`alter role dhow set statement_timeout = '15s'`)
    psql(`create database dhow owner dhow template template0 encoding 'UTF8'`)
    const pooler = start('pooler', ['/usr/sbin/pgbouncer', write('pgbouncer.ini', poolerSettings())], {
      ...postgres,
      logs,
      cwd: '/',
    })

    const origin = `http://localhost:${ports.cache}`
    const primaryUrl = `postgres://dhow:drill@${hub}:${ports.primary}/dhow`
    const startApp = (zone: number, sources = root) =>
      start(`app${zone}`, [...inZone(zone), process.execPath, 'server/start.mjs'], {
        cwd: sources,
        logs,
        env: {
          PATH: process.env['PATH'],
          PORT: String(ports.app),
          DATA_FOLDER: path.join(folder, `app${zone}`),
          DATABASE_URL: `postgres://dhow:drill@${hub}:${ports.pooler}/dhow`,
          DATABASE_DIRECT_URL: primaryUrl,
          DATABASE_PREPARED: '0',
          DATABASE_REPLICA_URLS: `postgres://dhow:drill@${hub}:${ports.replica}/dhow`,
          MEDIA_BUCKET_URL: `http://S3RVER:S3RVER@${hub}:${ports.bucket}/dhow`,
          CACHE_PURGE_URLS: `http://${hub}:${ports.cache}`,
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
    await until('the first process', () => isReady(0), 600)
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
        `0.0.0.0:${ports.cache}`,
        '-f',
        write('cache.vcl', cacheSettings()),
        '-s',
        'malloc,96m',
      ],
      { logs },
    )
    await until('every process', async () => (await Promise.all(zones.map(isReady))).every(Boolean), 300)
    await until('the cache', async () => (await fetch(origin).catch(() => undefined))?.ok ?? false)
    return {
      origin,
      builtFrom: root,
      etcd,
      nodes,
      apps,
      pooler,
      balancer,
      primaryUrl,
      logs,
      findPrimary,
      untilWhole,
      killPostgres,
      async replaceApp(zone, sources) {
        await apps[zone]?.stop()
        apps[zone] = startApp(zone, sources)
        await until('the process of the other build', () => isReady(zone), 300)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilWhole(): Promise<void> {
  await until(
    'a primary with a synchronous and another replica',
    async () => {
      const reply = await fetch(`http://${zoneAddress(0)}:${ports.patroni}/cluster`).catch(() => undefined)
      const { members = [] } = ((await reply?.json().catch(() => undefined)) ?? {}) as {
        members?: { state: string; role: string }[]
      }
      const areUp = members.every(({ state }) => state === 'running' || state === 'streaming')
      return (
        areUp &&
        ['leader', 'replica', 'sync_standby'].every((one) => members.some(({ role }) => role === one))
      )
    },
    240,
  )
}

async function isReady(zone: number): Promise<boolean> {
  const reply = await fetch(`http://${zoneAddress(zone)}:${ports.app}/readyz`).catch(() => undefined)
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

function psql(sql: string): void {
  execFileSync('psql', ['-h', hub, '-p', String(ports.primary), '-U', 'postgres', '-qc', sql, 'postgres'])
}

import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../platform/database.ts'
import type { Database } from '../../platform/database.ts'
import { countJobs } from '../../platform/jobs/job-list.queries.ts'
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import { startMortalProcess } from '../crash/mortal-process.ts'
import type { MortalProcess } from '../crash/mortal-process.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { openBalancer } from './balancer.ts'
import type { Balancer } from './balancer.ts'
import type { SiteFault } from './fault-plan.ts'
import type { History } from './history.ts'

/** The product as an operator runs it on several machines, and its database. */
export interface SoakSite {
  machines: readonly MortalProcess[]
  balancer: Balancer
  db: Database
  dataFolder: string
  /** Does it, and resolves once the fault is over. */
  suffer(fault: SiteFault): Promise<void>
  close(): Promise<void>
}

const metricsToken = randomBytes(16).toString('hex')

/** Starts `count` machines behind a balancer, with a payment network as slow as the real one. */
export async function openSoakSite(count: number): Promise<SoakSite> {
  const dataFolder = makeTemporaryFolder('soak')
  let cluster = await startEmbeddedPostgres(dataFolder)
  const settings = {
    DATA_FOLDER: dataFolder,
    DATABASE_URL: cluster.url(),
    LOG_LEVEL: 'fatal',
    // all shoppers come from one address
    UNPAID_PLACES: '0',
    SESSION_SECRET: 'a secret of the soak that is of no use to anybody',
    // each shopper comes from an address of their own
    TRUST_PROXY: '1',
    SANDBOX_LATENCY_MS: '300-1500',
    METRICS_TOKEN: metricsToken,
  }
  const program = { entry: path.join(import.meta.dirname, '../../start.mjs'), ready: 'Dhow is at' }
  const machines: MortalProcess[] = []
  // one after the other: the first builds and loads what the others find
  while (machines.length < count) {
    const machine = await startMortalProcess(settings, program)
    await machine.ready()
    machines.push(machine)
  }
  const balancer = await openBalancer(machines.map(({ origin }) => origin))
  const db = openDatabase(cluster.url(), { poolSize: 4 })
  const allReady = async () => {
    await Promise.all(machines.map((machine) => machine.ready()))
  }
  return {
    machines,
    balancer,
    db,
    dataFolder,
    async suffer(fault) {
      switch (fault.kind) {
        case 'kill': {
          const machine = machines[fault.machine]
          const deaths = machine?.deaths() ?? 0
          machine?.kill()
          // before it has died, it is its predecessor that is ready
          while (machine?.deaths() === deaths && !machine.broken()) await delay(50)
          return allReady()
        }
        case 'restart-database': {
          // a process that starts without a database gives up, and says so: that is no fault
          await allReady()
          const port = Number(new URL(cluster.url()).port)
          await cluster.stop()
          cluster = await restart(dataFolder, port)
          return undefined
        }
        case 'read-only':
          // nor does one start on a database that cannot be written
          await allReady()
          await setReadOnly(db, 'on')
          await delay(fault.seconds * 1_000)
          return setReadOnly(db, 'off')
        default:
          return fault satisfies never
      }
    },
    async close() {
      await balancer.close()
      await Promise.all(machines.map((machine) => machine.stop()))
      await db.destroy()
      await cluster.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

const restart = (dataFolder: string, port: number): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres(dataFolder, { port })

/** As a failover to a replica leaves it that is not promoted yet. */
async function setReadOnly(db: Database, state: 'on' | 'off'): Promise<void> {
  await db.raw(`alter system set default_transaction_read_only = ${state}`)
  await db.raw('select pg_reload_conf()')
}

/** The worst that was seen while nothing was wrong on purpose. */
export interface Watched {
  oldestDueSeconds: number
  mostMemoryBytes: number
}

const lookEveryMs = 5_000

/** Looks at the queue and at the memory of each machine until told to stop. */
export async function watchSite(site: SoakSite, history: History, signal: AbortSignal): Promise<Watched> {
  const worst: Watched = { oldestDueSeconds: 0, mostMemoryBytes: 0 }
  while (!signal.aborted) {
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined)
    const memory = await Promise.all(site.machines.map(({ origin }) => readMemory(origin)))
    worst.mostMemoryBytes = Math.max(worst.mostMemoryBytes, ...memory)
    const jobs = await countJobs(site.db).catch(() => undefined)
    history.note({ jobs, memory })
    if (jobs && !history.isExcused()) {
      worst.oldestDueSeconds = Math.max(worst.oldestDueSeconds, jobs.oldestDueSeconds)
    }
  }
  return worst
}

async function readMemory(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await fetch(new URL('/metrics', origin), { headers }).then(
    (reply) => reply.text(),
    () => '',
  )
  return Number(/^dhow_process_resident_memory_bytes (\d+)$/m.exec(text)?.[1] ?? 0)
}

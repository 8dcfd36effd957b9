import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../platform/database.ts'
import type { Database } from '../../platform/database.ts'
import { readBacklog } from './backlog.queries.ts'
import { countJobs } from '../../platform/jobs/job-list.queries.ts'
import { measureTree } from '../../bench/memory/process-tree.ts'
import { startMortalProcess } from '../crash/mortal-process.ts'
import type { MortalProcess } from '../crash/mortal-process.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { openBalancer } from './balancer.ts'
import type { Balancer } from './balancer.ts'
import type { SiteFault } from './fault-plan.ts'
import type { History } from './history.ts'
import { openSmallDisk } from './small-disk.ts'
import { openSoakDatabase } from './soak-database.ts'

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

/** Starts `count` machines behind a balancer, with a payment network as slow as the real one. Their errors are added to the file `log`. */
export async function openSoakSite(count: number, log: string): Promise<SoakSite> {
  const folder = makeTemporaryFolder('soak')
  const disk = openSmallDisk(folder)
  const dataFolder = path.join(folder, 'data')
  const postgres = await openSoakDatabase(folder)
  const settings = {
    DATA_FOLDER: dataFolder,
    DATABASE_URL: postgres.pooled,
    DATABASE_DIRECT_URL: postgres.direct,
    DATABASE_PREPARED: '0',
    LOG_LEVEL: 'error',
    // all shoppers come from one address
    UNPAID_PLACES: '0',
    SESSION_SECRET: 'a secret of the soak that is of no use to anybody',
    // each shopper comes from an address of their own
    TRUST_PROXY: '1',
    SANDBOX_LATENCY_MS: '300-1500',
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'jumping-clock.ts')}`,
  }
  const clockOf = (machine: number) => path.join(folder, `clock-${machine}`)
  const setClock = (machine: number, jump: number) => writeFileSync(clockOf(machine), String(jump))
  const program = { entry: path.join(import.meta.dirname, '../../start.mjs'), ready: 'Dhow is at', log }
  const machines: MortalProcess[] = []
  // one after the other: the first builds and loads what the others find
  while (machines.length < count) {
    const number = machines.length
    setClock(number, 0)
    const machine = await startMortalProcess({ ...settings, SOAK_CLOCK: clockOf(number) }, program)
    await machine.ready()
    machines.push(machine)
  }
  const balancer = await openBalancer(machines.map(({ origin }) => origin))
  const db = openDatabase(postgres.direct, { poolSize: 4 })
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
        case 'restart-database':
          return postgres.restart()
        case 'read-only':
          await setReadOnly(db, 'on')
          await delay(fault.seconds * 1_000)
          return setReadOnly(db, 'off')
        case 'promote-replica':
          return postgres.promoteReplica(fault.seconds * 1_000)
        case 'restart-pooler':
          return postgres.restartPooler()
        case 'clock-jump':
          setClock(fault.machine, fault.jump)
          await delay(fault.seconds * 1_000)
          return setClock(fault.machine, 0)
        case 'full-disk':
          disk.fill()
          await delay(fault.seconds * 1_000)
          return disk.free()
        default:
          return fault satisfies never
      }
    },
    async close() {
      await balancer.close()
      await Promise.all(machines.map((machine) => machine.stop()))
      await db.destroy()
      await postgres.close()
      disk.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As a failover to a replica leaves it that is not promoted yet. */
async function setReadOnly(db: Database, state: 'on' | 'off'): Promise<void> {
  await db.raw(`alter system set default_transaction_read_only = ${state}`)
  await db.raw('select pg_reload_conf()')
}

/** The worst that was seen while nothing was wrong on purpose. */
export interface Watched {
  oldestDueSeconds: number
  /** Proportional set size of one server, and of one with all that it started. */
  mostMemoryBytes: number
  mostTreeBytes: number
}

const lookEveryMs = 5_000
/** From then on the history says what waits and for what. */
const backlogSeconds = 8

/** Looks at the queue and at the memory of each machine until told to stop. */
export async function watchSite(site: SoakSite, history: History, signal: AbortSignal): Promise<Watched> {
  const worst: Watched = { oldestDueSeconds: 0, mostMemoryBytes: 0, mostTreeBytes: 0 }
  while (!signal.aborted) {
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined)
    const trees = site.machines.map((machine) => measureTree(machine.pid()))
    const memory = trees.map(([server]) => server?.bytes ?? 0)
    worst.mostMemoryBytes = Math.max(worst.mostMemoryBytes, ...memory)
    worst.mostTreeBytes = Math.max(
      worst.mostTreeBytes,
      ...trees.map((tree) => tree.reduce((sum, { bytes }) => sum + bytes, 0)),
    )
    const jobs = await countJobs(site.db).catch(() => undefined)
    history.note({ jobs, memory })
    if (jobs && jobs.oldestDueSeconds >= backlogSeconds) {
      history.note({ backlog: await readBacklog(site.db).catch(() => undefined) })
    }
    if (jobs && !history.isExcused()) {
      worst.oldestDueSeconds = Math.max(worst.oldestDueSeconds, jobs.oldestDueSeconds)
    }
  }
  return worst
}

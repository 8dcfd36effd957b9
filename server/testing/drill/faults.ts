import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cutNetwork, inZone, ports, zoneAddress, zones } from './network.ts'
import { until } from './site.ts'
import type { DrillSite } from './site.ts'

/** Where the drill writes what it sees, and what should not have been. */
export interface Notebook {
  say: (line: string) => void
  complain: (line: string) => void
}

/** Something that breaks, and how long writes may be away for it. */
export interface Fault {
  what: string
  writesWithinSeconds: number
  /** Breaks it. @returns how it is mended; nothing where it mends itself */
  wreak: (site: DrillSite, notebook: Notebook) => Promise<(() => void | Promise<void>) | undefined>
}

const primaryOf = async (site: DrillSite): Promise<number> => {
  let zone: number | undefined
  await until('a primary', async () => (zone = await site.findPrimary()) !== undefined)
  return zone ?? 0
}

export const faults: readonly Fault[] = [
  {
    what: 'the PostgreSQL that is written dies',
    writesWithinSeconds: 15,
    async wreak(site) {
      site.killPostgres(await primaryOf(site))
      return undefined
    },
  },
  {
    what: 'a process dies',
    writesWithinSeconds: 5,
    async wreak({ apps }) {
      apps[1]?.kill()
      return undefined
    },
  },
  {
    what: 'the pooler dies',
    writesWithinSeconds: 10,
    async wreak({ pooler }) {
      pooler.kill()
      return undefined
    },
  },
  {
    what: 'the balancer dies',
    writesWithinSeconds: 10,
    async wreak({ balancer }) {
      balancer.kill()
      return undefined
    },
  },
  {
    what: 'the node of the PostgreSQL that is written dies, Patroni and all',
    writesWithinSeconds: 35,
    async wreak(site) {
      const zone = await primaryOf(site)
      site.nodes[zone]?.hold()
      site.killPostgres(zone)
      return () => site.nodes[zone]?.release()
    },
  },
  {
    what: 'the whole zone of the PostgreSQL that is written dies: node, member of etcd, process',
    writesWithinSeconds: 35,
    async wreak(site) {
      const zone = await primaryOf(site)
      const dead = [site.nodes[zone], site.etcd[zone], site.apps[zone]]
      for (const unit of dead) unit?.hold()
      site.killPostgres(zone)
      return () => dead.forEach((unit) => unit?.release())
    },
  },
  {
    what: 'the network between zones is cut: the PostgreSQL that is written lives, and balancers reach it, but neither its replicas nor the other members of etcd',
    writesWithinSeconds: 35,
    wreak: (site, notebook) => cutOff(site, notebook, 'zones'),
  },
  {
    what: 'the cable of its zone is pulled: node, member of etcd and process live, and reach nobody',
    writesWithinSeconds: 35,
    wreak: (site, notebook) => cutOff(site, notebook, 'everything'),
  },
]

async function cutOff(site: DrillSite, notebook: Notebook, from: 'zones' | 'everything') {
  const zone = await primaryOf(site)
  const join = cutNetwork(zone, from)
  const watching = watchPrimaries(zone)
  return async () => {
    const { gaveUpAfter, otherAfter, wereTwo } = await watching.stop()
    join()
    const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1_000).toFixed(1)} s`)
    notebook.say(
      `  the PostgreSQL that was cut off gave up writing after ${seconds(gaveUpAfter)}; another one was chosen after ${seconds(otherAfter)}`,
    )
    if (gaveUpAfter === undefined) notebook.complain('the PostgreSQL that was cut off never gave up')
    if (otherAfter === undefined) notebook.complain('no other PostgreSQL was chosen')
    if (wereTwo) notebook.complain('two could be written at the same time')
  }
}

const execute = promisify(execFile)

/** Asks the PostgreSQL of a zone from inside it whether it may be written, and the other zones whether one of them is. */
function watchPrimaries(zone: number) {
  const began = performance.now()
  const over = new AbortController()
  let gaveUpAfter: number | undefined
  let otherAfter: number | undefined
  let wereTwo = false
  const isWritable = async () => {
    const [command, ...words] = inZone(zone)
    const sql = 'select pg_is_in_recovery()'
    const psql = ['psql', '-h', '127.0.0.1', '-p', String(ports.postgres), '-U', 'postgres', '-Atqc', sql]
    const reply = await execute(command, [...words, ...psql, 'postgres'], { timeout: 4_000 }).catch(
      () => undefined,
    )
    return reply?.stdout.trim() === 'f'
  }
  const isPrimary = (other: number) =>
    fetch(`http://${zoneAddress(other)}:${ports.patroni}/primary`, {
      signal: AbortSignal.timeout(2_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
  const watchOwn = async () => {
    while (!over.signal.aborted) {
      const asked = performance.now() - began
      const isOtherChosen = otherAfter !== undefined
      if (!(await isWritable())) gaveUpAfter ??= asked
      else {
        gaveUpAfter = undefined
        // the question was put when another one had been chosen already
        wereTwo ||= isOtherChosen
      }
      await delay(100)
    }
  }
  const watchOthers = async () => {
    while (!over.signal.aborted) {
      const others = await Promise.all(zones.filter((one) => one !== zone).map(isPrimary))
      if (others.includes(true)) otherAfter ??= performance.now() - began
      await delay(100)
    }
  }
  const working = Promise.all([watchOwn(), watchOthers()])
  return {
    async stop() {
      over.abort()
      await working
      return { gaveUpAfter, otherAfter, wereTwo }
    },
  }
}

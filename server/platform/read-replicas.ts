import type { Database } from './database.ts'
import type { Logger } from './log.ts'
import { readReplayed, readWritten } from './read-replicas.queries.ts'
import type { WalPosition } from './read-replicas.queries.ts'

/** Where pages and the catalogue are read. */
export interface ReplicaReading {
  /** A replica that is good enough now, in turn; the primary when there is none. */
  database(): Database
  /** Something that pages show has changed: nothing is read from a replica that does not have it yet. */
  noteChange(): void
  stop(): Promise<void>
}

/** How often replicas are asked how far they are, and how far behind they may be. */
export interface ReplicaPace {
  everyMs: number
  lagMs: number
}

interface Replica {
  db: Database
  isGood: boolean
}

const usualPace: ReplicaPace = { everyMs: 500, lagMs: 2_000 }

/**
 * Reads from replicas whose lag is bounded: one is used while it has replayed all that the primary had written `lagMs` ago, and
 * all that was written when a change was last heard of. While the primary is away nothing can be written, and a replica that was
 * good stays so. Carts, orders and everything of a traveller's own is not read here, but from the primary.
 */
export function openReplicaReading(
  primary: Database,
  replicas: readonly Database[],
  log: Pick<Logger, 'warn'>,
  { everyMs, lagMs }: ReplicaPace = usualPace,
): ReplicaReading {
  const known: Replica[] = replicas.map((db) => ({ db, isGood: false }))
  /** What the primary had written, and when it was asked; the oldest first. */
  const written: { position: WalPosition; at: number }[] = []
  /** What a replica must have for the changes that were heard of, as of one of their numbers. */
  const needed = { position: 0n, changes: 0 }
  let changes = 0
  let turn = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let round = work()

  async function work(): Promise<void> {
    const changesBefore = changes
    const at = performance.now()
    const position = await readWritten(primary).catch(() => undefined)
    if (position !== undefined) {
      written.push({ position, at })
      if (needed.changes !== changesBefore) Object.assign(needed, { position, changes: changesBefore })
    }
    // of what is older than the lag that is allowed, the newest alone counts
    while ((written[1]?.at ?? Infinity) <= performance.now() - lagMs) written.shift()
    const least = written[0] && written[0].at <= performance.now() - lagMs ? written[0].position : 0n
    await Promise.all(
      known.map((replica) => judge(replica, least > needed.position ? least : needed.position)),
    )
    if (!stopped) timer = setTimeout(() => void (round = work()), everyMs).unref()
  }

  async function judge(replica: Replica, atLeast: WalPosition): Promise<void> {
    const wasGood = replica.isGood
    try {
      const replayed = await readReplayed(replica.db)
      replica.isGood = replayed !== undefined && replayed >= atLeast && changes === needed.changes
    } catch (error) {
      replica.isGood = false
      if (wasGood) log.warn({ err: error }, 'a replica does not answer; it is not read from')
    }
  }

  return {
    database() {
      const good = known.filter(({ isGood }) => isGood)
      turn += 1
      return good[turn % good.length]?.db ?? primary
    },
    noteChange() {
      changes += 1
      for (const replica of known) replica.isGood = false
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
      await Promise.all(known.map(({ db }) => db.destroy()))
    },
  }
}

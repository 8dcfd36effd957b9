import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import { openReplicaReading } from './read-replicas.ts'
import type { ReplicaReading } from './read-replicas.ts'

const pace = { everyMs: 10, lagMs: 100 }
const log = { warn: vi.fn() }
let reading: ReplicaReading | undefined
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await reading?.stop()
  vi.useRealTimers()
})

/** A database that says where it is in the log; away when it is nowhere. */
function standIn(position: { now: number | undefined }): Database {
  return {
    raw: () =>
      position.now === undefined
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ rows: [{ position: String(position.now) }] }),
    destroy: () => Promise.resolve(),
  } as unknown as Database
}

function open() {
  const [written, replayed] = [{ now: 1_000 as number | undefined }, { now: 1_000 as number | undefined }]
  const [primary, replica] = [standIn(written), standIn(replayed)]
  reading = openReplicaReading(primary, [replica], log, pace)
  /** Where is read after long enough for every question. */
  const later = async () => {
    await vi.advanceTimersByTimeAsync(3 * pace.lagMs)
    return reading?.database()
  }
  return { written, replayed, primary, replica, later, reading }
}

test('reads from a replica that has what the primary had, and from the primary without one', async () => {
  const { replica, primary, replayed, later } = open()
  expect(await later()).toBe(replica)
  replayed.now = undefined
  expect(await later()).toBe(primary)
  replayed.now = 1_000
  expect(await later()).toBe(replica)
})

test('does not read from a replica that is further behind than it may be', async () => {
  const { replica, primary, written, replayed, later } = open()
  expect(await later()).toBe(replica)
  written.now = 2_000
  expect(await later()).toBe(primary)
  replayed.now = 2_000
  expect(await later()).toBe(replica)
})

test('after a change that was heard of, reads nothing from a replica that does not have it', async () => {
  const { replica, primary, written, replayed, later, reading: open1 } = open()
  expect(await later()).toBe(replica)
  written.now = 1_001
  open1?.noteChange()
  expect(open1?.database()).toBe(primary)
  expect(await later()).toBe(primary)
  replayed.now = 1_001
  expect(await later()).toBe(replica)
})

test('goes on reading from a good replica while the primary is away', async () => {
  const { replica, written, later } = open()
  expect(await later()).toBe(replica)
  written.now = undefined
  expect(await later()).toBe(replica)
})

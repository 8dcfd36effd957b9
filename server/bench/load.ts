import { readFileSync, readdirSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'
import type { RecordableHistogram } from 'node:perf_hooks'
import { Client } from 'undici'

/** One measured load: rate, latency and what it cost the machine. */
export interface LoadResult {
  name: string
  perSecond: number
  /** Milliseconds of a call. */
  p50: number
  p99: number
  /** CPU milliseconds of a visit, of the process itself and of PostgreSQL's backends together. */
  serverMs: number
  databaseMs: number
  failures: number
}

/** A call. `GET` unless there is a body, which is sent as JSON. */
export interface Call {
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** What a visit calls with on its connection: `get` throws the body away, `ask` reads it as JSON. */
export interface Caller {
  get: (call: Call) => Promise<void>
  ask: <Reply>(call: Call) => Promise<Reply>
}

/** What each connection does over and over. It throws when the product did not do what was asked. */
export type Visit = (caller: Caller) => Promise<void>

/** Options of `measure`. */
export interface LoadOptions {
  name: string
  /** Process ids whose CPU time counts as the server's, and the postmaster whose children count as the database's. */
  target: { origin: string; pid: number }
  postmasterPid: number
  seconds: number
  visit: Visit
}

/** Clock ticks a second in /proc (USER_HZ), fixed at 100 by Linux's interface to programs. */
const ticksPerSecond = 100
const connections = 10
/** So long it takes until V8 has compiled what an order runs through: after 5 s it still spent a tenth on that. A process that sells is warm. */
const warmUpSeconds = 10

/** Loads a server for some seconds after a warm-up and reads the CPU time off /proc before and after. */
export async function measure(options: LoadOptions): Promise<LoadResult> {
  await load(options.target.origin, warmUpSeconds, options.visit)
  const sum = emptyMeasure()
  await measureRound(options, sum)
  return resultOf(options.name, sum)
}

/**
 * Loads servers in turn, round after round: a machine that is slower for a minute is so for each of them. `settle` comes after each
 * load, and what it costs is answered with the results, in CPU milliseconds of a visit.
 */
export async function measureInTurns(
  loads: readonly LoadOptions[],
  { rounds, settle }: { rounds: number; settle: () => Promise<void> },
): Promise<{ results: LoadResult[]; settling: Map<string, number> }> {
  const sums = loads.map((options) => ({ options, sum: emptyMeasure(), settlingMs: 0 }))
  for (const { target, visit } of loads) {
    await load(target.origin, warmUpSeconds, visit)
    await settle()
  }
  for (let round = 0; round < rounds; round++) {
    for (const turn of sums) {
      const { target, postmasterPid } = turn.options
      await measureRound(turn.options, turn.sum)
      const before = cpuOf(target.pid, postmasterPid)
      await settle()
      const after = cpuOf(target.pid, postmasterPid)
      turn.settlingMs += after.server - before.server + after.database - before.database
    }
  }
  return {
    results: sums.map(({ options, sum }) => resultOf(options.name, sum)),
    settling: new Map(
      sums.map(({ options, sum, settlingMs }) => [options.name, settlingMs / Math.max(1, sum.visits)]),
    ),
  }
}

/** What was measured so far. */
interface Measured extends Load {
  seconds: number
  serverMs: number
  databaseMs: number
}

const emptyMeasure = (): Measured => ({ ...emptyLoad(), seconds: 0, serverMs: 0, databaseMs: 0 })

async function measureRound(
  { target, postmasterPid, seconds, visit }: LoadOptions,
  sum: Measured,
): Promise<void> {
  const before = cpuOf(target.pid, postmasterPid)
  await load(target.origin, seconds, visit, sum)
  const after = cpuOf(target.pid, postmasterPid)
  sum.seconds += seconds
  sum.serverMs += after.server - before.server
  sum.databaseMs += after.database - before.database
}

function resultOf(name: string, sum: Measured): LoadResult {
  const visits = Math.max(1, sum.visits)
  return {
    name,
    perSecond: sum.visits / sum.seconds,
    p50: sum.latency.percentile(50) / 1000,
    p99: sum.latency.percentile(99) / 1000,
    serverMs: sum.serverMs / visits,
    databaseMs: sum.databaseMs / visits,
    failures: sum.failures,
  }
}

/** A visit that makes these calls in turn, one each time, so that no cache of one answer is measured. */
export function inTurn(calls: readonly Call[]): Visit {
  let turn = 0
  return async ({ get }) => {
    const call = calls[turn++ % calls.length]
    if (call) await get(call)
  }
}

/** What a load did. */
export interface Load {
  visits: number
  failures: number
  /** Microseconds of each call. */
  latency: RecordableHistogram
}

const emptyLoad = (): Load => ({ visits: 0, failures: 0, latency: createHistogram() })

/**
 * Ten connections that visit until the time is over. The client must cost less than what it measures: autocannon spends
 * 0.18 ms on a page of 10 kB, which the server sends in 0.05 ms, and the measure is then its own.
 */
export async function load(
  origin: string,
  seconds: number,
  visit: Visit,
  sum: Load = emptyLoad(),
): Promise<Load> {
  const end = performance.now() + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => visitUntil(end, origin, visit, sum)))
  return sum
}

async function visitUntil(end: number, origin: string, visit: Visit, sum: Load): Promise<void> {
  const client = new Client(origin)
  const caller = createCaller(client, sum.latency)
  while (performance.now() < end) {
    try {
      await visit(caller)
      sum.visits += 1
    } catch {
      sum.failures += 1
    }
  }
  await client.close()
}

function createCaller(client: Client, latency: RecordableHistogram): Caller {
  const call = async <Reply>(
    { path, headers, body }: Call,
    read: (body: Awaited<ReturnType<Client['request']>>['body']) => Promise<Reply>,
  ): Promise<Reply> => {
    const begun = performance.now()
    const reply = await client.request({
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const result = await read(reply.body)
    latency.record(Math.max(1, Math.round((performance.now() - begun) * 1000)))
    if (reply.statusCode >= 300) throw new Error(`${path}: ${reply.statusCode}`)
    return result
  }
  return {
    get: (asked) => call(asked, (body) => body.dump({ limit: Infinity })),
    ask: (asked) => call(asked, async (body) => (await body.json()) as never),
  }
}

/**
 * CPU milliseconds used so far. A backend that ended meanwhile is in the time of the postmaster's ended children. Those of the server
 * are left out: it draws pictures in processes of its own, and the whole life of one would count in the second in which it ends.
 */
function cpuOf(serverPid: number, postmasterPid: number): { server: number; database: number } {
  return { server: timesOf(serverPid)?.own ?? 0, database: familyMilliseconds(postmasterPid) }
}

function familyMilliseconds(postmaster: number): number {
  const family = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .flatMap((pid) => {
      const times = timesOf(pid)
      return times && (pid === postmaster || times.parent === postmaster) ? [times] : []
    })
  return family.reduce((sum, { own, ended }) => sum + own + ended, 0)
}

/**
 * Fields of /proc/<pid>/stat after the name in brackets: 4 parent, 14 and 15 its own time, 16 and 17 that of its children that have
 * ended. Milliseconds of CPU.
 */
function timesOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = (user: number, system: number) => (fields[user] ?? 0) + (fields[system] ?? 0)
    return {
      parent: fields[1] ?? 0,
      own: (ticks(11, 12) * 1000) / ticksPerSecond,
      ended: (ticks(13, 14) * 1000) / ticksPerSecond,
    }
  } catch {
    return undefined
  }
}

/**
 * Prints results as a table. `ratio` is of the rate against the row named as the yardstick, `by CPU` of the CPU time of both
 * processes, the yardstick's divided by this one's. Waiting for a core is not in the second; lost caches of a busy machine are.
 */
export function printTable(
  title: string,
  results: LoadResult[],
  yardsticks: Readonly<Record<string, string>>,
): void {
  const cpuOfVisit = ({ serverMs, databaseMs }: LoadResult) => serverMs + databaseMs
  process.stdout.write(`\n${title}\n`)
  for (const result of results) {
    const yardstick = results.find(({ name }) => name === yardsticks[result.name])
    const columns = [
      result.name.padEnd(46),
      `${result.perSecond.toFixed(0).padStart(7)}/s`,
      `p50 ${result.p50.toFixed(1).padStart(5)} ms`,
      `p99 ${result.p99.toFixed(1).padStart(5)} ms`,
      `CPU ${result.serverMs.toFixed(2)} + ${result.databaseMs.toFixed(2)} ms`,
      yardstick ? `ratio ${(result.perSecond / yardstick.perSecond).toFixed(2)}` : '',
      yardstick ? `by CPU ${(cpuOfVisit(yardstick) / cpuOfVisit(result)).toFixed(2)}` : '',
      result.failures ? `${result.failures} FAILED` : '',
    ]
    process.stdout.write(`  ${columns.join('  ')}\n`)
  }
}

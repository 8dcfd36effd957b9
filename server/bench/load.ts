import { readFileSync, readdirSync } from 'node:fs'
import autocannon from 'autocannon'

/** One measured load: rate, latency and what it cost the machine. */
export interface LoadResult {
  name: string
  perSecond: number
  p50: number
  p99: number
  /** CPU milliseconds of a request, of the process itself and of PostgreSQL's backends together. */
  serverMs: number
  databaseMs: number
  failures: number
}

/** A request to repeat. A list is gone through in turn, so that no cache of one answer is measured. */
export interface LoadRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Changes the request each time that it is sent. */
  setupRequest?: (request: autocannon.Request) => autocannon.Request
}

/** Options of `measure`. */
export interface LoadOptions {
  name: string
  origin: string
  requests: LoadRequest[]
  /** Process ids whose CPU time counts as the server's, and the postmaster whose children count as the database's. */
  serverPid: number
  postmasterPid?: number
  connections?: number
  seconds?: number
}

/** Clock ticks a second in /proc (USER_HZ), fixed at 100 by Linux's interface to programs. */
const ticksPerSecond = 100

/** Loads an address for some seconds after a warm-up and reads the CPU time off /proc before and after. */
export async function measure(options: LoadOptions): Promise<LoadResult> {
  const { name, origin, requests, serverPid, postmasterPid, connections = 10, seconds = 5 } = options
  const fire = (duration: number) => autocannon({ url: origin, connections, duration, requests })
  await fire(2)
  const before = cpuOf(serverPid, postmasterPid)
  const result = await fire(seconds)
  const after = cpuOf(serverPid, postmasterPid)
  const total = Math.max(1, result.requests.total)
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverMs: (after.server - before.server) / total,
    databaseMs: (after.database - before.database) / total,
    failures: result.non2xx + result.errors,
  }
}

/** CPU milliseconds used so far. A backend that ended meanwhile is in its parent's children time. */
export function cpuOf(
  serverPid: number,
  postmasterPid: number | undefined,
): { server: number; database: number } {
  return {
    server: milliseconds(serverPid),
    database: postmasterPid === undefined ? 0 : familyMilliseconds(postmasterPid),
  }
}

function familyMilliseconds(postmaster: number): number {
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === postmaster)
  return children.reduce((sum, pid) => sum + milliseconds(pid), milliseconds(postmaster))
}

function milliseconds(pid: number): number {
  const stat = statOf(pid)
  return stat ? (stat.ticks * 1000) / ticksPerSecond : 0
}

/** Fields of /proc/<pid>/stat after the name in brackets: 4 parent, 14–17 own and reaped children's time. */
function statOf(pid: number): { parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent, user, system, childUser, childSystem] = [
      fields[1],
      fields[11],
      fields[12],
      fields[13],
      fields[14],
    ]
    return { parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0) }
  } catch {
    return undefined
  }
}

/** Prints results as a table; `ratio` is of the rate against the row named as the yardstick. */
export function printTable(
  title: string,
  results: LoadResult[],
  yardsticks: Readonly<Record<string, string>>,
): void {
  const rateOf = (name: string | undefined) => results.find((result) => result.name === name)?.perSecond
  process.stdout.write(`\n${title}\n`)
  for (const result of results) {
    const yardstick = rateOf(yardsticks[result.name])
    const columns = [
      result.name.padEnd(46),
      `${result.perSecond.toFixed(0).padStart(7)}/s`,
      `p50 ${result.p50.toFixed(0).padStart(4)} ms`,
      `p99 ${result.p99.toFixed(0).padStart(4)} ms`,
      `CPU ${result.serverMs.toFixed(2)} + ${result.databaseMs.toFixed(2)} ms`,
      yardstick ? `ratio ${(result.perSecond / yardstick).toFixed(2)}` : '',
      result.failures ? `${result.failures} FAILED` : '',
    ]
    process.stdout.write(`  ${columns.join('  ')}\n`)
  }
}

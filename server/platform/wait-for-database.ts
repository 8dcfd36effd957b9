import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { checkConnections, DatabaseNotReady } from './check-connections.ts'
import type { DatabaseAddresses } from './check-connections.ts'
import type { Logger } from './log.ts'

const pauseMs = 1_000
const retryAfterSeconds = 5

/** Where a process says that it waits, and what it was started with. */
export interface WaitingPlace {
  log: Logger
  port: number
  host: string
  /** Told the port on which it says so, and how to end the wait when the process is stopped. */
  onWaiting?: (waiting: { port: number; stop: () => Promise<void> }) => void
}

/**
 * Resolves once the database can be written. A process that starts during a failover finds one that can only be read, or that
 * is itself starting: it waits, asks each second, answers `/healthz`, and says on `/readyz` (503) and to every other request why nothing is served yet.
 *
 * @throws Error with one sentence for the operator who set the variables, when an address cannot do what is asked of it
 */
export async function waitForDatabase(
  addresses: DatabaseAddresses,
  { log, port, host, onWaiting }: WaitingPlace,
): Promise<void> {
  const first = await refusalOf(addresses)
  if (!first) return
  if (!(first instanceof DatabaseNotReady)) throw first
  const server = createServer(answerWaiting(first)).listen(port, host)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  let stopped = false
  const stop = () =>
    new Promise<void>((resolve) => {
      stopped = true
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onWaiting?.({ port: (server.address() as AddressInfo).port, stop })
  let told = ''
  for (let refusal: Error | undefined = first; refusal && !stopped; refusal = await refusalOf(addresses)) {
    if (refusal.message !== told) log.warn({ err: refusal }, 'the start waits for the database')
    told = refusal.message
    await delay(pauseMs)
  }
  if (!stopped) await stop()
}

async function refusalOf(addresses: DatabaseAddresses): Promise<Error | undefined> {
  try {
    await checkConnections(addresses)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function answerWaiting({ status, message }: DatabaseNotReady): Parameters<typeof createServer>[1] {
  return (req, res) => {
    const isAlive = req.url === '/healthz'
    res.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(!isAlive && { 'retry-after': String(retryAfterSeconds) }),
    })
    res.end(JSON.stringify(isAlive ? { status: 'ok' } : { status, detail: message }))
  }
}

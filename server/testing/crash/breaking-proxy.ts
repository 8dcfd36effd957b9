import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Database } from '../../platform/database.ts'

/**
 * How a connection is lost at a statement: PostgreSQL ends it before the statement runs, or after it ran and together with its
 * reply; or the network does, before the statement arrives, or before its reply does.
 */
export const losses = ['ended before', 'ended after', 'cut before', 'cut after'] as const
export type Loss = (typeof losses)[number]

/** A way to PostgreSQL on which the connection of one statement is lost. */
export interface BreakingProxy {
  url: string
  /** Counts statements from now on, over all connections; the connection of statement `at`, from 0, is lost. */
  loseAt(at: number, loss: Loss): void
  /** How many statements were sent since `loseAt`. */
  sent(): number
  close(): Promise<void>
}

/** A client asks for the reply to a statement of the extended protocol by Sync, its last message. */
const sync = Buffer.from([0x53, 0, 0, 0, 4])
/** A simple statement (begin, commit) is one message of its own. */
const query = 0x51
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

const isStatement = (chunk: Buffer) => chunk[0] === query || chunk.subarray(-sync.length).equals(sync)

/** Opens one in front of the PostgreSQL of `url`; `admin` is a way past it. */
export async function openBreakingProxy(admin: Database, url: string): Promise<BreakingProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let count = 0
  let trap: { at: number; loss: Loss } | undefined

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let lost: Loss | undefined
    let reply = Buffer.alloc(0)
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    const endBackend = () =>
      admin
        .raw('select pg_terminate_backend(pid) from pg_stat_activity where client_port = ?', [
          upstream.localPort ?? 0,
        ])
        .catch(end)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end).once('close', () => sockets.delete(socket))
    }
    client.on('close', end)
    // what PostgreSQL said last has to arrive
    upstream.on('close', () => client.end(reply))
    client.on('data', (chunk: Buffer) => {
      if (isStatement(chunk)) {
        if (trap?.at === count) lost = trap.loss
        count += 1
      }
      if (lost === 'ended before') return void endBackend()
      if (lost === 'cut before') return end()
      return upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      if (lost === undefined || lost === 'ended before') return client.write(chunk)
      const whole = chunk.includes(readyForQuery)
      if (lost === 'cut after') return whole ? end() : undefined
      reply = Buffer.concat([reply, chunk])
      return whole ? void endBackend() : undefined
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  // the cluster's folder of sockets would lead past the proxy
  through.searchParams.delete('host')
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    loseAt(at, loss) {
      count = 0
      trap = { at, loss }
    },
    sent: () => count,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

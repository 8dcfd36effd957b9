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

/** Types of messages: a statement ends with Sync, or is one Query (begin, commit); its reply ends with ReadyForQuery. */
const query = 0x51
const sync = 0x53
const readyForQuery = 0x5a

/**
 * Cuts what comes in chunks into messages: a type of one byte, and a length of four that counts itself. The first message of a client
 * has no type.
 */
function cutMessages(first: 'typed' | 'untyped'): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  let before = first === 'typed' ? 1 : 0
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Buffer[] = []
    while (rest.length >= before + 4 && rest.length >= before + rest.readInt32BE(before)) {
      const end = before + rest.readInt32BE(before)
      messages.push(rest.subarray(0, end))
      rest = rest.subarray(end)
      before = 1
    }
    return messages
  }
}

/** The start of a connection and its password are no statements, and wait for none. */
const isStarting = (message: Buffer): boolean => message[0] === 0 || message[0] === 0x70

/** Opens one in front of the PostgreSQL of `url`; `admin` is a way past it. */
export async function openBreakingProxy(admin: Database, url: string): Promise<BreakingProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let count = 0
  let trap: { at: number; loss: Loss } | undefined

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const fromClient = cutMessages('untyped')
    const fromServer = cutMessages('typed')
    let lost: Loss | undefined
    let statement: Buffer[] = []
    /** Statements of this connection without a reply. The first ReadyForQuery answers its start. */
    let unanswered = 1
    const reply: Buffer[] = []
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
    upstream.on('close', () => client.end(Buffer.concat(reply)))
    client.on('data', (chunk: Buffer) => {
      for (const message of fromClient(chunk)) if (lost === undefined) send(message)
    })
    upstream.on('data', (chunk: Buffer) => {
      for (const message of fromServer(chunk)) hear(message)
    })

    /** Several statements may come in one packet: those before the one that is lost arrive, and none behind it. */
    function send(message: Buffer): void {
      statement.push(message)
      if (message[0] !== query && message[0] !== sync) return isStarting(message) ? pass() : undefined
      if (trap?.at === count) lost = trap.loss
      count += 1
      if (lost === 'ended before') return void endBackend()
      if (lost === 'cut before') return end()
      unanswered += 1
      pass()
    }

    function pass(): void {
      upstream.write(Buffer.concat(statement))
      statement = []
    }

    function hear(message: Buffer): void {
      // the replies to what came before the lost statement arrive
      const isOfLost = (lost === 'ended after' || lost === 'cut after') && unanswered <= 1
      if (message[0] === readyForQuery) unanswered -= 1
      if (!isOfLost) return void client.write(message)
      if (lost === 'ended after') reply.push(message)
      if (message[0] !== readyForQuery) return
      if (lost === 'cut after') end()
      else void endBackend()
    }
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

import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { StatementReader } from './statement-reader.ts'

/** When the axe falls: before PostgreSQL hears of a step, or once it has done it and before it can say so. */
export type Moment = 'before' | 'after'

/** A proxy in front of PostgreSQL that sees every step which lasts: a commit, or a write outside a transaction. */
export interface StatementProxy {
  url: string
  /** The steps that went through since the last `watch`, once each, in the order of their first time. */
  seen(): string[]
  /** Begins to watch; at the first of the named step, `strike` is called and the connection breaks. */
  watch(trap?: { step: string; moment: Moment; strike: () => void }): void
  close(): Promise<void>
}

/** The reply to a statement ends with ReadyForQuery. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

export async function openStatementProxy(target: string): Promise<StatementProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let steps = new Set<string>()
  let trap: { step: string; moment: Moment; strike: () => void } | undefined

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const reader = new StatementReader()
    let struck: (() => void) | undefined
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
      socket.once('close', () => sockets.delete(socket))
    }
    client.on('data', (chunk: Buffer) => {
      for (const step of reader.read(chunk)) {
        steps.add(step)
        if (step !== trap?.step) continue
        const { moment, strike } = trap
        trap = undefined
        if (moment === 'before') {
          strike()
          return end()
        }
        struck = strike
      }
      return upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      if (!struck) return void client.write(chunk)
      if (!chunk.includes(readyForQuery)) return undefined
      struck()
      return end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  // the cluster's folder of sockets would lead past the proxy
  url.searchParams.delete('host')
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    seen: () => [...steps],
    watch(next) {
      steps = new Set()
      trap = next
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

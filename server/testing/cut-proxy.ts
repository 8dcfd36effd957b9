import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

/** A way to a database that can be cut: nothing listens then, and what was open breaks. */
export interface CutProxy {
  url: string
  cut(): Promise<void>
  /** Listens again, in front of another PostgreSQL where one is given. */
  mend(behind?: string): Promise<void>
}

/** Opens one in front of the PostgreSQL of `url`. */
export async function openCutProxy(url: string): Promise<CutProxy> {
  let target = new URL(url)
  const sockets = new Set<Socket>()
  const dial = () => {
    const socketFolder = target.searchParams.get('host')
    const port = Number(target.port || 5432)
    return socketFolder ? connect(`${socketFolder}/.s.PGSQL.${port}`) : connect(port, target.hostname)
  }
  let server: Server | undefined
  const listen = async (at: number) => {
    server = createServer((caller) => {
      const answerer = dial()
      for (const socket of [caller, answerer]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.delete(socket)
          caller.destroy()
          answerer.destroy()
        })
      }
      caller.pipe(answerer).pipe(caller)
    })
    await new Promise<void>((resolve) => server?.listen(at, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const open = await listen(0)
  const through = new URL(url)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String(open)
  return {
    url: through.href,
    async cut() {
      const closed = new Promise<void>((resolve) => server?.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async mend(behind) {
      if (behind) target = new URL(behind)
      await listen(open)
    },
  }
}

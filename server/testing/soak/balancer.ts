import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands in front of the machines of a soak. */
export interface Balancer {
  origin: string
  close(): Promise<void>
}

/** Sends each request to the next machine in turn; one that does not answer breaks the request, as a balancer's does. */
export async function openBalancer(origins: readonly string[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((asked, answer) => {
    const origin = origins[turn++ % origins.length]
    const passed = request(new URL(asked.url ?? '/', origin), {
      method: asked.method,
      headers: { ...asked.headers, host: asked.headers.host },
    })
    passed.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
      reply.on('error', () => answer.destroy())
    })
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

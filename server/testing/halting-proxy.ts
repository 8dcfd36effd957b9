import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** A product whose documents halt for a second in front of the first `halt`: long enough for a browser to paint what it has. */
export async function openHaltingProxy(
  behind: string,
  halt: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const { hostname, port } = new URL(behind)
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const asked = { host: '127.0.0.1', port, method, path: url }
    const forwarded = ask({ ...asked, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
      const { 'content-length': _, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      if (!headers['content-type']?.startsWith('text/html')) return answer.pipe(response)
      void text(answer).then(async (html) => {
        const cut = html.indexOf(halt)
        response.write(html.slice(0, cut))
        await delay(1_000)
        response.end(html.slice(cut))
      })
    })
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'

/**
 * An HTTP server with time limits for use behind a balancer: a client that sends its request too slowly is cut off,
 * and a connection that is kept is given up by the balancer first. One that we gave up at the moment at which it is used
 * again would be a failed request of a traveller.
 */
export function createWebServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // balancers keep one for 60 seconds
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    listener,
  )
}

const lookAgainMs = 50

/** Takes no new connection, answers what is under way, and then gives up on what hangs. */
export async function drain(server: Server, seconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // a connection that has had its answer while we drain would be kept for another
  const idle = setInterval(() => server.closeIdleConnections(), lookAgainMs)
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  await closed
  clearInterval(idle)
  clearTimeout(limit)
}

import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { Problem } from '../platform/problem.ts'
import { isAddress, publicLookup } from './public-lookup.ts'

const largestPhotographBytes = 40_000_000
const patienceSeconds = 10

/** How a connection to another host is made; tests bring a name server and a certificate of their own. */
export type Connection = RequestOptions

/**
 * Only hosts that the operator names, over https on its usual port. A host written as an address is refused: it would be
 * connected to without being looked up.
 *
 * @throws Problem 400 for any other address
 */
export function checkHost(address: string, allowedHosts: readonly string[]): void {
  const url = new URL(address)
  const usual = url.protocol === 'https:' && url.port === '' && !isAddress(url.hostname)
  if (!usual || !allowedHosts.includes(url.hostname)) {
    throw new Problem(400, 'host_not_allowed', 'Pictures from this host are not allowed.')
  }
}

function open(url: URL, connection: Connection): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        ...connection,
        // a kept connection would outlive the check of its address
        agent: false,
        signal: AbortSignal.timeout(patienceSeconds * 1000),
        headers: { accept: 'image/*', 'user-agent': 'Dhow' },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

/**
 * Fetches a picture whose host was checked. It connects to an address that was checked after it was looked up. Redirects are
 * refused: an allowed host could otherwise send us to an address inside our own network.
 *
 * @throws Problem 502 when it does not answer with a picture of at most 40 MB within ten seconds
 */
export async function fetchPhotograph(
  address: string,
  connection: Connection = { lookup: publicLookup() },
): Promise<Buffer> {
  const unreadable = (): Problem =>
    new Problem(502, 'picture_unreachable', 'The host of this picture did not return a picture.')
  let reply: IncomingMessage | undefined
  try {
    reply = await open(new URL(address), connection)
    if (reply.statusCode !== 200 || !reply.headers['content-type']?.startsWith('image/')) throw unreadable()
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of reply as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > largestPhotographBytes) throw unreadable()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw unreadable()
  } finally {
    reply?.destroy()
  }
}

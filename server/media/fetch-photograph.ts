import { Problem } from '../platform/problem.ts'

const largestPhotographBytes = 40_000_000
const patienceSeconds = 10

/**
 * Only hosts that the operator names, over https on its usual port.
 *
 * @throws Problem 400 for any other address
 */
export function checkHost(address: string, allowedHosts: readonly string[]): void {
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.port !== '' || !allowedHosts.includes(url.hostname)) {
    throw new Problem(400, 'host_not_allowed', 'Pictures from this host are not allowed.')
  }
}

/**
 * Fetches a picture whose host was checked. Redirects are refused: an allowed host could otherwise send us to an address
 * inside our own network.
 *
 * @throws Problem 502 when it does not answer with a picture
 */
export async function fetchPhotograph(address: string): Promise<Buffer> {
  const unreadable = (): Problem =>
    new Problem(502, 'picture_unreachable', 'The host of this picture did not return a picture.')
  try {
    const reply = await fetch(address, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceSeconds * 1000),
    })
    if (!reply.ok || reply.body === null || !reply.headers.get('content-type')?.startsWith('image/')) {
      await reply.body?.cancel()
      throw unreadable()
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of reply.body as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > largestPhotographBytes) throw unreadable()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw unreadable()
  }
}

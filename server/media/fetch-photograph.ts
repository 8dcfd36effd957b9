import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { Problem } from '../platform/problem.ts'
import { AddressRefused, isAddress, publicLookup } from './public-lookup.ts'

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

/** Why another host gave no picture. Only `no_answer` and `busy` are worth another try. */
export type FetchFault =
  'private_host' | 'address' | 'redirects' | 'no_answer' | 'busy' | 'not_there' | 'no_picture' | 'too_large'

/** Another host did not return a picture. To whoever asked for it over HTTP it is a 502, whatever the fault. */
export class PictureUnreachable extends Problem {
  readonly fault: FetchFault

  constructor(fault: FetchFault) {
    super(502, 'picture_unreachable', 'The host of this picture did not return a picture.')
    this.fault = fault
  }
}

/** How far a fetch may go. */
export interface FetchLimits {
  /** How many redirects are followed, each only to an address that is checked like the first. Default: 0. */
  redirects?: number
  /** Whether the host must call it a picture: its bytes are judged anyway. Default: true. */
  typed?: boolean
  bytes?: number
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

/** A host that is written as an address would be connected to without a lookup, and so without the check of its addresses. */
function isFetchable(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    !isAddress(url.hostname)
  )
}

function faultOfStatus(status: number): FetchFault | undefined {
  if (status === 200) return undefined
  return status === 408 || status === 429 || status >= 500 ? 'busy' : 'not_there'
}

async function readBytes(reply: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of reply as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > most) throw new PictureUnreachable('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function fetchOnce(
  url: URL,
  connection: Connection,
  { typed = true, bytes = largestPhotographBytes }: FetchLimits,
): Promise<{ bytes: Buffer } | { redirectedTo: string }> {
  let reply: IncomingMessage | undefined
  try {
    reply = await open(url, connection)
    const { statusCode: status = 0, headers } = reply
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      return { redirectedTo: new URL(headers.location, url).href }
    }
    const fault = faultOfStatus(status)
    if (fault) throw new PictureUnreachable(fault)
    if (typed && !headers['content-type']?.startsWith('image/')) throw new PictureUnreachable('no_picture')
    return { bytes: await readBytes(reply, bytes) }
  } catch (error) {
    if (error instanceof PictureUnreachable) throw error
    throw new PictureUnreachable(error instanceof AddressRefused ? 'private_host' : 'no_answer')
  } finally {
    reply?.destroy()
  }
}

/**
 * Fetches a picture over https. It connects to an address that was checked after it was looked up, and follows no redirect
 * unless told to: the host could send us to an address inside our own network, so each step is checked like the first.
 *
 * @throws PictureUnreachable when no host answers with a picture of at most 40 MB, each step within ten seconds
 */
export async function fetchPhotograph(
  address: string,
  connection: Connection = { lookup: publicLookup() },
  limits: FetchLimits = {},
): Promise<Buffer> {
  let next = address
  for (let left = limits.redirects ?? 0; ; left--) {
    if (!isFetchable(next)) throw new PictureUnreachable('address')
    const found = await fetchOnce(new URL(next), connection, limits)
    if ('bytes' in found) return found.bytes
    if (left === 0) throw new PictureUnreachable('redirects')
    next = found.redirectedTo
  }
}

/** How a secret token is stored, and how a second one is derived from it. */
import { createHash, createHmac } from 'node:crypto'

/** What is stored of a token. It is random already, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * A second token that the bearer of the first can be given again and again, for one purpose, without either having
 * been stored.
 */
export function deriveToken(token: string, purpose: string): string {
  return createHmac('sha256', token).update(purpose).digest('base64url')
}

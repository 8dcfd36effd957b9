import { createHash, createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** What tickets are signed with, and what a scanner checks them with. */
export interface TicketKey {
  privateKey: KeyObject
  publicKey: KeyObject
  /** Eight characters that name the public key. */
  id: string
}

/** A private key with its public one and its name. */
export function ticketKeyOf(privateKey: KeyObject): TicketKey {
  const publicKey = createPublicKey(privateKey)
  return { privateKey, publicKey, id: keyId(publicKey) }
}

/** The name of a public key: the start of the SHA-256 of its 32 bytes, base64url. */
function keyId(publicKey: KeyObject): string {
  return createHash('sha256').update(rawKey(publicKey)).digest('base64url').slice(0, 8)
}

/** The 32 bytes of a public key (RFC 8032). */
export function rawKey(publicKey: KeyObject): Buffer {
  return Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
}

/** A public key from its 32 bytes in base64url. */
export function publicKeyOf(raw: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' })
}

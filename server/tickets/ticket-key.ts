import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Env } from '../platform/env.ts'
import { keptSecret } from '../platform/kept-secret.ts'

/** What tickets are signed with, and what a scanner checks them with. */
export interface TicketKey {
  privateKey: KeyObject
  publicKey: KeyObject
  /** Eight characters that name the public key. */
  id: string
}

/**
 * The Ed25519 key of this installation: `TICKET_KEY` (PKCS #8, as PEM or as base64 of its DER), otherwise one that is
 * made once and kept in the data folder.
 *
 * @throws Error when `TICKET_KEY` is no Ed25519 key
 */
export function readTicketKey(env: Pick<Env, 'dataFolder' | 'TICKET_KEY'>): TicketKey {
  const text =
    env.TICKET_KEY ??
    keptSecret(env, 'ticket-key.pem', () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    )
  const privateKey = text.includes('-----BEGIN')
    ? createPrivateKey(text.replaceAll(String.raw`\n`, '\n'))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('TICKET_KEY is not an Ed25519 key')
  const publicKey = createPublicKey(privateKey)
  return { privateKey, publicKey, id: keyId(publicKey) }
}

/** The name of a public key: the start of the SHA-256 of its 32 bytes, base64url. */
export function keyId(publicKey: KeyObject): string {
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

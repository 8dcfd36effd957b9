import { createPrivateKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/**
 * A private key written as PKCS #8, PEM (line ends may be written `\n`) or base64 of its DER.
 *
 * @throws Error when it is no such key, or not an Ed25519 one
 */
export function readEd25519(text: string): KeyObject {
  const key = text.includes('-----BEGIN')
    ? createPrivateKey(text.replaceAll(String.raw`\n`, '\n'))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
  return key
}

/** Whether a text is such a key. */
export function isEd25519(text: string): boolean {
  try {
    readEd25519(text)
    return true
  } catch {
    return false
  }
}

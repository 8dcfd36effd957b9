import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keptSecret } from './kept-secret.ts'
import type { LinkEnv } from './signed-link.ts'

const nonceBytes = 12
const tagBytes = 16

/** Encrypts for this installation alone (AES-256-GCM, under the newest `SESSION_SECRET`): what the database may keep. */
export function seal(env: LinkEnv, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const [newest] = keysOf(env)
  if (!newest) throw new Error('there is no secret to seal with')
  const cipher = createCipheriv('aes-256-gcm', newest, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** What was sealed under any of the secrets; undefined when none of them opens it. */
export function unseal(env: LinkEnv, sealed: Buffer): string | undefined {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const body = sealed.subarray(nonceBytes + tagBytes)
  for (const key of keysOf(env)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(tag)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    } catch {
      // another secret may have sealed it
    }
  }
  return undefined
}

function keysOf(env: LinkEnv): Buffer[] {
  const kept = () => keptSecret(env, 'links', () => randomBytes(32).toString('base64url'))
  return (env.SESSION_SECRET ?? [kept()]).map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'dhow seal', 32)),
  )
}

/** How links are signed and checked, by keys that follow `SESSION_SECRET`. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Env } from './env.ts'
import { keptSecret } from './kept-secret.ts'

/** Tells a signature from a random token where both may come. */
const mark = 's'

/** What the key of signed links is made from. */
export type LinkEnv = Pick<Env, 'dataFolder' | 'SESSION_SECRET'>

/** The newest key first: it signs, and each of them is believed. */
export type LinkKeys = readonly [Buffer, ...Buffer[]]

/** An environment does not change while its process lives, and an order asks for its keys six times. */
const known = new WeakMap<LinkEnv, LinkKeys>()

/** The keys of signed links: derived from `SESSION_SECRET`, so that every process of an installation has the same. */
export function linkKeys(env: LinkEnv): LinkKeys {
  const keys = known.get(env) ?? deriveKeys(env)
  known.set(env, keys)
  return keys
}

function deriveKeys(env: LinkEnv): LinkKeys {
  const kept = () => keptSecret(env, 'links', () => randomBytes(32).toString('base64url'))
  const [newest, ...older] = env.SESSION_SECRET ?? [kept()]
  return [keyOf(newest), ...older.map(keyOf)]
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'dhow signed links', 32))

/**
 * The key that unguessable names are derived from. With a newer one they are other names: each derivation can be repeated,
 * and loses nothing that lasts longer than a cart.
 */
export function newestLinkKey(env: LinkEnv): Buffer {
  return linkKeys(env)[0]
}

/**
 * Signs what a link allows (`subject`) until a time. The signature fits in an address and in a bearer header; nothing is
 * stored.
 */
export function signSubject([newest]: LinkKeys, subject: string, until: Temporal.Instant): string {
  const expiry = Math.floor(until.epochMilliseconds / 1000).toString(36)
  return `${mark}.${expiry}.${macOf(newest, subject, expiry)}`
}

/** Whether a link allows that now: signed by us for this very subject, and not past its time. */
export function isSignedFor(
  keys: LinkKeys,
  signature: string,
  { subject, now }: { subject: string; now: Temporal.Instant },
): boolean {
  const [found, expiry = '', mac = '', ...rest] = signature.split('.')
  if (found !== mark || rest.length > 0) return false
  const given = Buffer.from(mac)
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(macOf(key, subject, expiry))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs && endOf(expiry) > now.epochMilliseconds
}

/** When a signature that `isSignedFor` has believed ends. */
export function signatureEnds(signature: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(endOf(signature.split('.')[1] ?? ''))
}

const endOf = (expiry: string) => Number.parseInt(expiry, 36) * 1000

/** The name in front of its signature, `name.signature`; undefined when it is not signed for what it names, or not any more. */
export function readSignedName(
  keys: LinkKeys,
  text: string,
  { subjectOf, now }: { subjectOf: (name: string) => string; now: Temporal.Instant },
): string | undefined {
  const dot = text.indexOf('.')
  const name = text.slice(0, Math.max(dot, 0))
  return isSignedFor(keys, text.slice(dot + 1), { subject: subjectOf(name), now }) ? name : undefined
}

/** Whether it has the form of a signature; a random token never has. */
export function looksSigned(token: string): boolean {
  return token.startsWith(`${mark}.`)
}

/** A text without the signatures in it, for a log: a reader of the log could use one. */
export function withoutSignatures(text: string): string {
  return text.replaceAll(/\bs\.[\da-z]+\.[\w-]{43}/g, `${mark}.[redacted]`)
}

function macOf(key: Buffer, subject: string, expiry: string): string {
  return createHmac('sha256', key).update(`${expiry}\n${subject}`).digest('base64url')
}

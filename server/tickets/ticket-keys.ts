import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Deps } from '../platform/deps.ts'
import { readEd25519 } from '../platform/ed25519.ts'
import { seal, unseal } from '../platform/seal.ts'
import { rawKey, ticketKeyOf } from './ticket-key.ts'
import type { TicketKey } from './ticket-key.ts'
import { insertTicketKey, listTicketKeys, makeCurrent, resealTicketKey } from './ticket-keys.queries.ts'
import type { TicketKeyRow } from './ticket-keys.queries.ts'

type KeyDeps = Pick<Deps, 'db' | 'env'>

/** A public key that scanners are to know. */
export interface PublicTicketKey {
  id: string
  /** 32 bytes, base64url. */
  x: string
}

/** The keys of an installation: the one that signs, and all that tickets may be signed with. */
export interface TicketKeys {
  signing: TicketKey
  /** The signing one first. */
  published: readonly PublicTicketKey[]
}

/**
 * The keys that every machine of this installation has: `TICKET_KEY` signs where it is set (with commas between: the newest
 * first, older ones only verify); otherwise a key in the database, sealed by `SESSION_SECRET`, which the first machine that
 * asks makes. A key that a single machine kept in its data folder before becomes that one.
 *
 * @throws Error when the key in the database is sealed with a secret that this machine does not have
 */
export async function openTicketKeys({ db, env }: KeyDeps): Promise<TicketKeys> {
  if (env.TICKET_KEY) {
    const [signing, ...older] = env.TICKET_KEY.map((text) => ticketKeyOf(readEd25519(text)))
    if (!signing) throw new Error('TICKET_KEY is empty')
    for (const key of older) await insertTicketKey(db, rowOf(key, { sealed: null, state: 'FORMER' }))
    const [current] = await listTicketKeys(db)
    if (current?.state !== 'CURRENT' || current.id !== signing.id) {
      await makeCurrent(db, rowOf(signing, { sealed: null, state: 'CURRENT' }))
    }
    return { signing, published: published(await listTicketKeys(db)) }
  }
  if (!(await listTicketKeys(db)).some(({ state }) => state === 'CURRENT')) {
    const first = readKept(env.dataFolder) ?? makePem()
    await insertTicketKey(
      db,
      rowOf(ticketKeyOf(readEd25519(first)), { sealed: seal(env, first), state: 'CURRENT' }),
    )
  }
  const rows = await listTicketKeys(db)
  const current = rows.find(({ state }) => state === 'CURRENT')
  if (!current) throw new Error('there is no ticket key')
  return {
    signing: ticketKeyOf(readEd25519(await openSealed({ db, env }, current))),
    published: published(rows),
  }
}

/** A successor that scanners can learn of before it signs: published at once. Undefined: there is one already. */
export async function prepareSuccessor({ db, env }: KeyDeps): Promise<PublicTicketKey | undefined> {
  const pem = makePem()
  const key = ticketKeyOf(readEd25519(pem))
  await insertTicketKey(db, rowOf(key, { sealed: seal(env, pem), state: 'NEXT' }))
  const [next] = published((await listTicketKeys(db)).filter(({ state }) => state === 'NEXT'))
  return next?.id === key.id ? next : undefined
}

/** The prepared successor signs from now on; tickets of the one before stay genuine. Undefined: none was prepared. */
export async function promoteSuccessor({ db }: Pick<KeyDeps, 'db'>): Promise<PublicTicketKey | undefined> {
  const next = (await listTicketKeys(db)).find(({ state }) => state === 'NEXT')
  if (!next) return undefined
  await makeCurrent(db, next)
  return { id: next.id, x: next.publicKey }
}

async function openSealed({ db, env }: KeyDeps, row: TicketKeyRow): Promise<string> {
  if (!row.sealed) {
    throw new Error(
      'The ticket key is kept by the operator, and TICKET_KEY is not set. Set it, or run `npm run ticket-key -- prepare` and `promote`.',
    )
  }
  const text = unseal(env, row.sealed)
  if (text === undefined) {
    throw new Error(
      'The ticket key in the database is sealed with another SESSION_SECRET. Every machine needs the same one; put the former one behind it, with a comma between.',
    )
  }
  // the newest secret seals, so that the former one can be taken away
  if (
    unseal({ ...env, SESSION_SECRET: env.SESSION_SECRET && [env.SESSION_SECRET[0]] }, row.sealed) ===
    undefined
  ) {
    await resealTicketKey(db, row.id, seal(env, text))
  }
  return text
}

function rowOf(key: TicketKey, more: Pick<TicketKeyRow, 'sealed' | 'state'>): TicketKeyRow {
  return { id: key.id, publicKey: rawKey(key.publicKey).toString('base64url'), ...more }
}

function published(rows: readonly TicketKeyRow[]): PublicTicketKey[] {
  return rows.map(({ id, publicKey }) => ({ id, x: publicKey }))
}

function readKept(dataFolder: string): string | undefined {
  const file = path.join(dataFolder, 'secrets', 'ticket-key.pem')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function makePem(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
}

import { createHash, createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { inTransaction } from './database.ts'
import type { Database } from './database.ts'
import { runPrepared } from './prepared.ts'
import { Problem } from './problem.ts'
import { newestLinkKey } from './signed-link.ts'
import type { LinkEnv } from './signed-link.ts'

/**
 * An unsafe request, as far as repeating it goes. Keys of different scopes never meet: a scope names the call and its caller
 * (the hash of a cart's token, an order, an account; a storefront where the caller is unknown).
 */
export interface IdempotentRequest {
  scope: string
  key: string
  fingerprint: Buffer
}

/** What a repeated request is answered with. */
export interface KeptReply {
  status: number
  body: unknown
}

/** 'unanswered': the same request has done its work before, and broke off before it answered. */
export type Claim = { state: 'new' } | { state: 'unanswered' } | { state: 'answered'; reply: KeptReply }

/** A hash of whatever makes two requests the same; every value must survive JSON. */
export function fingerprintOf(...values: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest()
}

/** The same for a request with a password in it, which a reader of the table could guess at if its hash were plain. */
export function secretFingerprintOf(env: LinkEnv, ...values: unknown[]): Buffer {
  return createHmac('sha256', newestLinkKey(env)).update(JSON.stringify(values)).digest()
}

/**
 * Does the work of a request once, in one transaction with its key: sent again, it gets the reply of the first time. A reply
 * that `keep` refuses has changed nothing, and neither it nor the key stays.
 *
 * @throws Problem 409 `idempotency_key_reused` when the key came with another request before
 */
export async function answerOnce<Reply>(
  db: Database,
  request: IdempotentRequest,
  {
    work,
    keep = () => true,
  }: { work: (trx: Knex.Transaction) => Promise<Reply>; keep?: (reply: Reply) => boolean },
): Promise<Reply> {
  return inTransaction(db, keep, async (trx) => {
    const claim = await claimKey(trx, request)
    if (claim.state === 'answered') return claim.reply.body as Reply
    const reply = await work(trx)
    if (keep(reply)) await keepReply(trx, request, { status: 200, body: reply })
    return reply
  })
}

/**
 * Claims a key in the transaction that does the request's work. The same request at the same time waits here until that
 * transaction has ended; if it rolled back, the waiting one is new.
 *
 * `turn` is an advisory lock of the transaction that is taken first, in the same statement.
 *
 * @throws Problem 409 `idempotency_key_reused` when the key came with another request before
 */
export async function claimKey(
  trx: Knex.Transaction,
  request: IdempotentRequest,
  turn?: bigint,
): Promise<Claim> {
  const inserted = await runPrepared<object>(trx, turn === undefined ? 'claim-key' : 'claim-key-in-turn', {
    sql: `insert into idempotency_keys (scope, key, fingerprint)
      select :scope, :key, :fingerprint${turn === undefined ? '' : ' from (select pg_advisory_xact_lock(:turn)) turn'}
      on conflict do nothing returning key`,
    bindings: { ...request, ...(turn !== undefined && { turn: turn.toString() }) },
  })
  if (inserted.length === 1) return { state: 'new' }
  const claim = await findClaim(trx, request)
  // the request that held it gave it up in between
  return claim.state === 'new' ? claimKey(trx, request, turn) : claim
}

/**
 * What has become of a request so far, without claiming anything.
 *
 * @throws Problem 409 `idempotency_key_reused` when the key came with another request before
 */
export async function findClaim(db: Knex, request: IdempotentRequest): Promise<Claim> {
  const { rows } = await db.raw<{ rows: { fingerprint: Buffer; status: number | null; body: unknown }[] }>(
    `select fingerprint, status, body from idempotency_keys where scope = :scope and key = :key`,
    { scope: request.scope, key: request.key },
  )
  const [row] = rows
  if (!row) return { state: 'new' }
  if (!row.fingerprint.equals(request.fingerprint)) {
    throw new Problem(
      409,
      'idempotency_key_reused',
      'This Idempotency-Key was already used for a different request.',
    )
  }
  return row.status === null
    ? { state: 'unanswered' }
    : { state: 'answered', reply: { status: row.status, body: row.body } }
}

/**
 * The beginning of a statement that claims a key, keeps the reply and does the work all in one: what follows reads
 * `from claimed`, which is empty when the key has been claimed before. For the hot path, where the reply is known beforehand.
 */
export const withClaimed = `with claimed as (
  insert into idempotency_keys (scope, key, fingerprint, status, body)
  values (:scope, :key, :fingerprint, :status, :body::jsonb) on conflict do nothing returning key
)`

/** Keeps the reply, for when the request is sent again. It must hold no secret. The first one kept stays. */
export async function keepReply(db: Knex, request: IdempotentRequest, reply: KeptReply): Promise<void> {
  await runPrepared(db, 'keep-reply', {
    sql: `insert into idempotency_keys (scope, key, fingerprint, status, body)
     values (:scope, :key, :fingerprint, :status, :body::jsonb)
     on conflict (scope, key) do update set status = excluded.status, body = excluded.body
     where idempotency_keys.status is null and idempotency_keys.fingerprint = excluded.fingerprint`,
    bindings: { ...request, status: reply.status, body: JSON.stringify(reply.body) },
  })
}

/** Lets the same key be used again: what it was for was undone. */
export async function forgetKey(db: Knex, { scope, key }: IdempotentRequest): Promise<void> {
  await db.raw(`delete from idempotency_keys where scope = :scope and key = :key and status is null`, {
    scope,
    key,
  })
}

/** Deletes keys of requests that are too old to be repeated. */
export async function forgetOldKeys(db: Knex, before: Temporal.Instant): Promise<void> {
  await db.raw(`delete from idempotency_keys where created_at < :before`, { before: before.toString() })
}

import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { runPrepared } from './prepared.ts'
import { Problem } from './problem.ts'

/** An unsafe request, as far as repeating it goes. Keys of different scopes (a cart, a storefront) never meet. */
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

/**
 * Claims a key in the transaction that does the request's work. The same request at the same time waits here until that
 * transaction has ended; if it rolled back, the waiting one is new.
 *
 * @throws Problem 409 `idempotency_key_reused` when the key came with another request before
 */
export async function claimKey(trx: Knex.Transaction, request: IdempotentRequest): Promise<Claim> {
  const inserted = await runPrepared<object>(trx, 'claim-key', {
    sql: `insert into idempotency_keys (scope, key, fingerprint) values (:scope, :key, :fingerprint)
      on conflict do nothing returning key`,
    bindings: { ...request },
  })
  if (inserted.length === 1) return { state: 'new' }
  const found = await trx.raw<{ rows: { fingerprint: Buffer; status: number | null; body: unknown }[] }>(
    `select fingerprint, status, body from idempotency_keys where scope = :scope and key = :key`,
    { scope: request.scope, key: request.key },
  )
  const [row] = found.rows
  if (!row || !row.fingerprint.equals(request.fingerprint)) {
    throw new Problem(409, 'idempotency_key_reused', 'This Idempotency-Key came with another request before.')
  }
  return row.status === null
    ? { state: 'unanswered' }
    : { state: 'answered', reply: { status: row.status, body: row.body } }
}

/** Keeps the reply, for whoever sends the request again. It must hold no secret. The first one kept stays. */
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

/** Forgets keys of requests that nobody repeats any more. */
export async function forgetOldKeys(db: Knex, before: Temporal.Instant): Promise<void> {
  await db.raw(`delete from idempotency_keys where created_at < :before`, { before: before.toString() })
}
